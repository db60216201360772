// Taking a waiting trigger in hand (603.3): its choices are made and checked, then it is on the stack.
import type { ObjectRef, PlayerRef } from '../cards/ability.ts';
import { some } from '../terms/walk.ts';
import type { Announcement } from './action.ts';
import { putAbilityOnStack } from './activate.ts';
import { announced, answersWith, castsLater, payingOf, targetSlots } from './announce.ts';
import type { Ctx } from './ask.ts';
import { tellTargets } from './cast.ts';
import type { WaitingTrigger } from './game.ts';
import type { CardId, ObjectId } from './ids.ts';
import { legalTargets } from './legality.ts';
import { hasMay, isAllMay } from './mayParts.ts';
import { bounds } from './targetBounds.ts';
import { happen, noteNotModelled, Refused, refuse, type Work } from './work.ts';

/** Whether what a trigger does is a player's to do or leave. */
export const isMay = (trigger: WaitingTrigger): boolean => {
  const ability = trigger.instance.ability;
  return ability.kind === 'triggered' && hasMay(ability.body.instructions);
};

/** Whether some of what it does is a player's to leave, and some happens in any case (603.5). */
export const isMixed = (trigger: WaitingTrigger): boolean => {
  const ability = trigger.instance.ability;
  return isMay(trigger) && ability.kind === 'triggered' && !isAllMay(ability.body.instructions);
};

export const waitingOf = (work: Work, source: CardId): readonly WaitingTrigger[] => {
  const waiting = work.game.waiting.filter((trigger) => trigger.sourceCard === source);
  return waiting.length > 0 ? waiting : refuse({ code: 'trigger.none', rule: '603.3', slot: { slot: 'object' } });
};

export const dropTrigger = (work: Work, trigger: WaitingTrigger): void => {
  work.game = { ...work.game, waiting: work.game.waiting.filter((other) => other !== trigger) };
};

const ctxOf = (work: Work, trigger: WaitingTrigger): Ctx => ({
  ...(work.legality === undefined ? {} : { legality: work.legality }),
  you: trigger.controller,
  self: trigger.source,
  ability: trigger.instance,
  event: trigger.event,
  ...(trigger.instance.granter === undefined ? {} : { granter: trigger.instance.granter }),
  ...(trigger.bindings === undefined
    ? {}
    : {
        bound: trigger.bindings.bound,
        boundPlayers: trigger.bindings.boundPlayers,
        targets: trigger.bindings.targets,
      }),
  ...(trigger.that === undefined ? {} : { that: trigger.that }),
});

/** 603.3d: a trigger without a legal choice for a target it needs is removed. */
const cannotBePut = (work: Work, trigger: WaitingTrigger): boolean => {
  const ability = trigger.instance.ability;
  if (ability.kind !== 'triggered') return false;
  const ctx = ctxOf(work, trigger);
  const noting: Ctx = { ...ctx, note: ({ code, values, object }) => noteNotModelled(work, code, values, object) };
  return targetSlots([ability.body], []).some((spec) => {
    const { min } = bounds(work, spec, ctx);
    // What is said by way of another target can be told once that is chosen.
    const isTarget = ({ kind }: ObjectRef | PlayerRef): boolean => kind === 'target';
    if (some('filter', spec.filter, { ref: isTarget, player: isTarget })) return false;
    const lacks = min > 0 && legalTargets(work.game, spec, ctx, trigger.source).length < min;
    // Nothing may be legal only because nobody keeps what the words ask for.
    return lacks && legalTargets(work.game, spec, noting, trigger.source).length < min;
  });
};

/**
 * Puts a waiting trigger of a source on the stack with these choices: of several, the first that they fit, one that
 * nobody may leave before one that somebody may. The ability's id, or none if it is removed.
 */
export const putTrigger = (work: Work, source: CardId, announce: Announcement): ObjectId | undefined => {
  const waiting = waitingOf(work, source);
  const ordered = [...waiting.filter((trigger) => !isMay(trigger)), ...waiting.filter(isMay)];
  const before = work.game;
  let first: Refused | undefined;
  for (const trigger of ordered) {
    try {
      return put(work, trigger, announce);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      first ??= error;
      work.game = before;
    }
  }
  if (first !== undefined) throw first;
  return undefined;
};

/** Puts it on the stack with its choices; `declined`: what it may do will not be done, and so wants no targets. */
export const put = (
  work: Work,
  trigger: WaitingTrigger,
  announce: Announcement,
  declined = false,
): ObjectId | undefined => {
  const ability = trigger.instance.ability;
  dropTrigger(work, trigger);
  if (ability.kind !== 'triggered') return undefined;
  if (cannotBePut(work, trigger)) {
    happen(work, { event: 'didNothing', object: trigger.source, card: trigger.sourceCard, rule: '603.3d' });
    return undefined;
  }
  const made = announced(work, {
    bodies: [ability.body],
    ctx: ctxOf(work, trigger),
    source: trigger.source,
    announce,
    needsX: false,
    auto: true,
    declined,
    castsLater: castsLater(ability.body),
  });
  const paying = payingOf(announce);
  const id = putAbilityOnStack(work, {
    instance: trigger.instance,
    source: trigger.source,
    controller: trigger.controller,
    sourceCard: trigger.sourceCard,
    lastKnown: trigger.lastKnown,
    trigger: trigger.event,
    ...(trigger.bindings === undefined ? {} : { bindings: trigger.bindings }),
    ...(trigger.that === undefined ? {} : { that: trigger.that }),
    decisions: {
      targets: made.targets,
      modes: made.modes,
      division: made.division,
      costs: [],
      sacrificed: [],
      discarded: [],
      tapped: [],
      answers: {
        ...answersWith(announce, [ability.body], made.targets.length),
        ...(paying === undefined ? {} : { paying }),
        willing: !declined,
      },
      ...(made.x === undefined ? {} : { x: made.x }),
    },
  });
  tellTargets(work, id, trigger.controller, made.targets);
  return id;
};
