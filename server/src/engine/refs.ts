// Which objects a resolving text means: references read on the spot, with "choose" answered.
import type { ObjectRef } from '../cards/ability.ts';
import { amountIn, isMatch, objectsIn, selectIn } from './ask.ts';
import { chooseObjects } from './choose.ts';
import type { ObjectId } from './ids.ts';
import { ctxOf, type Resolution } from './resolution.ts';
import { printWanted, qualitiesMissing } from './whyNot.ts';
import type { Work } from './work.ts';

/** What this resolution itself has moved is found where it went (400.7j). */
const followed = (work: Work, r: Resolution, ids: readonly ObjectId[]): readonly ObjectId[] =>
  r.moved.size === 0 ? ids : ids.map((id) => (work.game.objects.has(id) ? id : (r.moved.get(id) ?? id)));

/** The objects of a reference, in order. A "choose" is answered from the queue (608.2d). */
export const objectsFor = (work: Work, r: Resolution, ref: ObjectRef): readonly ObjectId[] => {
  switch (ref.kind) {
    case 'choose': {
      const from = selectIn(work.game, ref.selection, ctxOf(r));
      const count = amountIn(work.game, ref.count, ctxOf(r)) ?? 1;
      const { filter } = ref.selection;
      const chosen = chooseObjects(r.queue, 'object', '608.2d', from, count, ref.upTo === true, (id) => ({
        values: { asked: printWanted(filter) },
        because: qualitiesMissing(work.game, filter, id, ctxOf(r)),
      }));
      r.that.chosen = chosen;
      return chosen;
    }
    case 'attached': {
      // What the source was attached to when it left (608.2h).
      const left = r.self === undefined || work.game.objects.has(r.self) ? undefined : work.game.past?.get(r.self);
      const host = left?.attachedTo;
      if (host === undefined || !('object' in host)) return objectsIn(work.game, ref, ctxOf(r));
      return isMatch(work.game, ref.noun, host.object, ctxOf(r)) ? [host.object] : [];
    }
    case 'several':
      return [...new Set(ref.of.flatMap((one) => objectsFor(work, r, one)))];
    default:
      return followed(work, r, objectsIn(work.game, ref, ctxOf(r)));
  }
};
