// Taking a waiting trigger in hand (603.3): its choices are made and checked, then it is on the stack; or it is declined.
import type { Announcement } from './action.ts';
import { putAbilityOnStack } from './activate.ts';
import { announced, answersWith, castsLater } from './announce.ts';
import type { Ctx } from './ask.ts';
import { tellTargets } from './cast.ts';
import type { WaitingTrigger } from './game.ts';
import type { CardId, ObjectId } from './ids.ts';
import { legalTargets } from './legality.ts';
import { happen, refuse, type Work } from './work.ts';

const waitingOf = (work: Work, source: CardId): WaitingTrigger =>
  work.game.waiting.find((trigger) => trigger.sourceCard === source) ??
  refuse({ code: 'trigger.none', rule: '603.3', slot: { slot: 'object' } });

const drop = (work: Work, trigger: WaitingTrigger): void => {
  work.game = { ...work.game, waiting: work.game.waiting.filter((other) => other !== trigger) };
};

const ctxOf = (trigger: WaitingTrigger): Ctx => ({
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
  return ability.body.targets.some(
    (spec) => spec.min > 0 && legalTargets(work.game, spec, ctxOf(trigger), trigger.source).length < spec.min,
  );
};

/** Puts the first waiting trigger of a source on the stack with these choices; the ability's id, or none if it is removed. */
export const putTrigger = (work: Work, source: CardId, announce: Announcement): ObjectId | undefined => {
  const trigger = waitingOf(work, source);
  const ability = trigger.instance.ability;
  drop(work, trigger);
  if (ability.kind !== 'triggered') return undefined;
  if (cannotBePut(work, trigger)) {
    happen(work, { event: 'didNothing', object: trigger.source, card: source, rule: '603.3d' });
    return undefined;
  }
  const made = announced(work, {
    bodies: [ability.body],
    ctx: ctxOf(trigger),
    source: trigger.source,
    announce,
    needsX: false,
    auto: true,
    castsLater: castsLater(ability.body),
  });
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
      answers: { ...answersWith(announce, ability.body, made.targets.length), willing: true },
      ...(made.x === undefined ? {} : { x: made.x }),
    },
  });
  tellTargets(work, id, trigger.controller, made.targets);
  return id;
};

/** What it "may" do is not done; the trigger goes. */
export const declineTrigger = (work: Work, source: CardId): void => {
  const trigger = waitingOf(work, source);
  drop(work, trigger);
  happen(work, { event: 'declined', object: trigger.source, card: source, player: trigger.controller });
};
