// What a resolution sets up for later: delayed triggered abilities (603.7), and reflexive ones, which trigger at once (603.12).

import type { Ability, Instruction } from '../../cards/ability.ts';
import { mentionsX } from '../../cards/oracle/whereX.ts';
import { map } from '../../terms/walk.ts';
import type { Bindings, Target, WaitingTrigger } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { ownTargets } from '../reflexive.ts';
import { followed, movedTo, objectsFor, takesNone } from '../refs.ts';
import { bindingsOf, type Resolution } from '../resolution.ts';
import { happen, noteNotModelled, type Work } from '../work.ts';
import { lastKnownIn } from '../zones.ts';

/** What this resolution has moved is what a delayed ability speaks of (400.7j, 603.7c). */
const followedTarget = (work: Work, r: Resolution, target: Target): Target => {
  if (!('object' in target) || work.game.objects.has(target.object)) return target;
  const now = followed(work, r, target.object);
  if (now !== target.object) return { object: now };
  const [moved] = movedTo(work, target.object);
  return moved === undefined ? target : { object: moved };
};

const followedThat = (work: Work, r: Resolution): Resolution['that'] =>
  Object.fromEntries(
    Object.entries(r.that).map(([key, ids]) => [
      key,
      // What was sacrificed is asked as it last was on the battlefield (608.2h); what moves it finds it (foundAgain).
      key === 'sacrificed'
        ? ids
        : ids?.flatMap((id) => {
            const now = followedTarget(work, r, { object: id });
            return 'object' in now ? [now.object] : [];
          }),
    ]),
  );

/** What the words mean now, and go on meaning: targets that this resolution has moved are found where they went. */
export const followedBindings = (work: Work, r: Resolution): Bindings => {
  const source = r.self === undefined ? undefined : followedTarget(work, r, { object: r.self });
  const became = source !== undefined && 'object' in source ? source.object : undefined;
  return {
    ...bindingsOf(r),
    targets: r.targets.map((group) => group.map((target) => followedTarget(work, r, target))),
    ...(became === undefined || became === r.self ? {} : { became }),
  };
};

/** "When enchanted creature dies this turn", of an Aura that was sacrificed to set it up: what that was attached to (603.7c, 608.2h). */
const withHost = (
  work: Work,
  r: Resolution,
  said: Extract<Instruction, { do: 'delayed' }>,
): { readonly instruction: Extract<Instruction, { do: 'delayed' }>; readonly bound: readonly ObjectId[] } => {
  const left = r.self === undefined || work.game.objects.has(r.self) ? undefined : work.game.past?.get(r.self);
  const host = left?.was.attachedTo;
  if (host === undefined || !('object' in host)) return { instruction: said, bound: r.bound };
  const index = r.bound.length;
  const instruction = map('instruction', said, {
    ref: (ref) => (ref.kind === 'attached' ? { kind: 'bound', index } : ref),
  });
  return instruction.do === 'delayed'
    ? { instruction, bound: [...r.bound, host.object] }
    : { instruction: said, bound: r.bound };
};

/** "At the beginning of the next end step, …": waits for its moment (603.7). */
export const delay = (work: Work, r: Resolution, said: Extract<Instruction, { do: 'delayed' }>): void => {
  const { instruction, bound } = withHost(work, r, said);
  work.game = {
    ...work.game,
    delayed: [
      ...work.game.delayed,
      {
        when: instruction.when,
        body: { targets: [], instructions: instruction.then },
        controller: r.you,
        bindings: { ...followedBindings(work, r), bound },
        source: r.source,
        createdTurn: work.game.turn.number,
        during: work.game.turn.active,
        that: followedThat(work, r),
        cause: work.cause,
        ...(r.event === undefined ? {} : { event: r.event }),
        ...(r.ability === undefined ? {} : { ability: r.ability }),
      },
    ],
  };
};

/** An instruction without the mark that it follows "When you do". */
const plain = (instruction: Instruction): Instruction => {
  const { ifDone: _, ...rest } = instruction;
  return rest;
};

/**
 * "When you do, …": an ability of its own has triggered. It waits to be put on the stack, and only then are its targets
 * chosen (603.12); what the resolution was about goes on being what it speaks of.
 */
export const setOff = (work: Work, r: Resolution, instructions: readonly Instruction[]): void => {
  const { self } = r;
  const known = self === undefined ? undefined : lastKnownIn(work.game, self);
  if (self === undefined || known === undefined || r.ability === undefined) {
    // Words without a source make an ability that no line could name.
    noteNotModelled(work, 'instruction', { verb: 'when you do' });
    return;
  }
  const { whereX, targets } = r.body;
  const ability: Ability = {
    kind: 'triggered',
    event: { on: 'other', verb: 'reflexive', args: [] },
    lead: 'when',
    body: {
      targets: targets.slice(ownTargets(r.body).length),
      instructions: instructions.map(plain),
      ...(whereX === undefined || r.x !== undefined || !mentionsX('instruction', instructions) ? {} : { whereX }),
    },
  };
  const player = r.thatPlayer ?? r.event?.player;
  const amount = r.thatMany ?? r.event?.amount;
  const waiting: WaitingTrigger = {
    instance: { ...r.ability, key: `${r.ability.key}:reflexive`, ability },
    source: self,
    sourceCard: known.card,
    controller: r.you,
    lastKnown: known,
    event: {
      ...r.event,
      ...(player === undefined ? {} : { player }),
      ...(amount === undefined ? {} : { amount }),
    },
    bindings: followedBindings(work, r),
    that: followedThat(work, r),
    cause: work.cause,
  };
  work.game = { ...work.game, waiting: [...work.game.waiting, waiting] };
  happen(work, { event: 'triggered', object: self, card: known.card, player: r.you, rule: '603.12' });
};

/** "You may put a creature card onto the battlefield. That creature …": if it is not done, there is none (608.2c). */
export const forgoes = (work: Work, r: Resolution, then: readonly Instruction[], declined = false): void => {
  for (const one of then) if (one.do === 'move' || one.do === 'simple') takesNone(work, r, one.what);
  const names = (one: Instruction): boolean =>
    one.do === 'search' ||
    (one.do === 'deed' && one.deed === 'search') ||
    ('what' in one &&
      typeof one.what === 'object' &&
      (one.what.kind === 'choose' || (one.what.kind === 'top' && one.do === 'move' && one.to === 'battlefield')));
  // "You may put that card onto the battlefield. If you don't, put it into your hand": that is the card all the same.
  const card = declined ? then.find((one) => one.do === 'move' && one.what.kind === 'top') : undefined;
  if (card?.do === 'move') r.that.previous = objectsFor(work, r, card.what);
  else if (then.some(names)) r.that.previous = [];
  if (then.some((one) => one.do === 'createToken' || one.do === 'createTokenCopy')) r.that.created ??= [];
};
