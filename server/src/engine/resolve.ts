// Resolving what is on the stack (608): targets looked at again, instructions followed in order, the card put where it goes.
import type { EffectBody, TargetSpec } from '../cards/ability.ts';
import { targetSlots } from './announce.ts';
import { boardOf, type Ctx, conditionHolds } from './ask.ts';
import { unbestow } from './bestow.ts';
import type { AbilityInstance } from './characteristics.ts';
import { queueOf } from './choose.ts';
import { enterBattlefield } from './enter.ts';
import { refuseUntaken } from './entersTaken.ts';
import type { Answers, GameEventRef, GameObject, ObjectBase, StackDecisions, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { runBody } from './instructions/run.ts';
import { explainIllegalTarget } from './legality.ts';
import { resolvedMark } from './meaning/past.ts';
import { inMoment } from './moment.ts';
import { overloaded } from './overload.ts';
import type { Illegality } from './protection.ts';
import { rebound, rebounds } from './rebound.ts';
import { type Resolution, resolutionOf } from './resolution.ts';
import { returnWhatIsDue } from './returning.ts';
import { bodiesOfSpell, hasUnread, isPermanentSpell, spellInstance, unreadText } from './spellText.ts';
import { withTargetReasons } from './whyNot.ts';
import {
  askingIn,
  changeObject,
  happen,
  inform,
  noteNotModelled,
  objectOf,
  putObject,
  refuse,
  type Work,
} from './work.ts';
import { cease, lastKnownIn, moveTo, removeObject } from './zones.ts';

export const NO_DECISIONS: StackDecisions = {
  targets: [],
  modes: [],
  division: [],
  costs: [],
  sacrificed: [],
  discarded: [],
  tapped: [],
  answers: { choosing: [] },
};

interface Checked {
  readonly decisions: StackDecisions;
  /** Every target has become illegal (608.2b). */
  readonly fizzles: boolean;
  /** Those that have, and why. */
  readonly illegal: readonly { readonly target: Target; readonly why: Illegality }[];
}

/** 608.2b: targets that have become illegal take no part; with none left the spell or ability does nothing. */
const checkAgain = (
  work: Work,
  slots: readonly TargetSpec[],
  decisions: StackDecisions,
  outer: Ctx,
  source: ObjectId | undefined,
): Checked => {
  let some = false;
  let legal = false;
  const division: number[] = [];
  const illegal: { readonly target: Target; readonly why: Illegality }[] = [];
  // What is said of one target by way of another is asked of those that were chosen.
  const ctx: Ctx = decisions.modes.length === 0 ? { ...outer, targets: decisions.targets } : outer;
  const targets = decisions.targets.map((group, index) => {
    const spec = slots[index];
    if (spec === undefined) return group;
    return group.filter((target, inner) => {
      some = true;
      const why = explainIllegalTarget(work.game, spec, target, ctx, source);
      const fine = why === undefined;
      if (fine) legal = true;
      else illegal.push({ target, why: withTargetReasons(work.game, why, spec, target, ctx) });
      const share = spec.divided === true ? decisions.division[inner] : undefined;
      if (fine && share !== undefined) division.push(share);
      return fine;
    });
  });
  return {
    decisions: { ...decisions, targets, ...(decisions.division.length === 0 ? {} : { division }) },
    fizzles: some && !legal,
    illegal,
  };
};

/** Says which targets take no part, or that nothing happens for want of one (608.2b). */
const tellIllegal = (work: Work, object: GameObject, { fizzles, illegal }: Checked): void => {
  for (const { target, why } of illegal) {
    inform(work, {
      code: fizzles ? 'resolve.fizzled' : 'resolve.partly',
      rule: '608.2b',
      values: { why: why.code },
      because: why.because,
      objects: { what: { object: object.id }, target },
    });
  }
};

/** Text that could not be read might have asked for what was said (`unread`). */
const follow = (work: Work, r: Resolution, bodies: readonly EffectBody[], unread = false): void => {
  for (const body of bodies) runBody(work, r, body);
  returnWhatIsDue(work, r.queue);
  if (!unread) refuseUntaken(work, r.entered, r.queue);
};

/** A mana ability, or an ability that something else follows at once: no stack (605.3b). */
export const runAbilityAtOnce = (
  work: Work,
  instance: AbilityInstance,
  source: ObjectId,
  player: PlayerId,
  decisions: StackDecisions,
  event?: GameEventRef,
): void => {
  if (instance.ability.kind !== 'activated' && instance.ability.kind !== 'triggered') return;
  const r = resolutionOf(work, {
    you: player,
    self: source,
    queue: queueOf(decisions.answers, work),
    decisions,
    ability: instance,
    ...(event === undefined ? {} : { event }),
  });
  follow(work, r, [instance.ability.body]);
};

const resolveAbility = (work: Work, object: GameObject, base: Extract<ObjectBase, { kind: 'ability' }>): void => {
  const ability = base.instance.ability;
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return;
  const you = boardOf(work.game).objects.get(object.id)?.controller ?? object.controller;
  const given = object.stack ?? NO_DECISIONS;
  const ctx: Ctx = {
    ...askingIn(work),
    you,
    self: base.source,
    ability: base.instance,
    ...(given.x === undefined ? {} : { x: given.x }),
    ...(base.trigger === undefined ? {} : { event: base.trigger }),
  };
  const slots = targetSlots([ability.body], given.modes);
  const checked = checkAgain(work, slots, given, ctx, base.source);
  const { decisions, fizzles } = checked;
  tellIllegal(work, object, checked);
  const done = (event: 'resolved' | 'countered', rule: string): void => {
    happen(work, { event, object: object.id, card: object.card, player: you, rule });
    removeObject(work, object.id);
  };
  if (fizzles) {
    done('countered', '608.2b');
    return;
  }
  if (
    ability.kind === 'triggered' &&
    ability.condition !== undefined &&
    !conditionHolds(work.game, ability.condition, ctx)
  ) {
    happen(work, { event: 'didNothing', object: object.id, rule: '603.4' });
    done('resolved', '608.2a');
    return;
  }
  const r = resolutionOf(work, {
    you,
    self: base.source,
    onStack: object.id,
    queue: queueOf(given.answers, work),
    decisions,
    ability: base.instance,
    event: base.trigger,
    ...(base.bindings === undefined
      ? {}
      : { bound: base.bindings.bound, boundPlayers: base.bindings.boundPlayers, fixedTargets: base.bindings.targets }),
    became: base.bindings?.became,
    ...(base.bindings?.x === undefined ? {} : { x: base.bindings.x }),
    ...(base.that === undefined ? {} : { that: base.that }),
    source: {
      object: base.source,
      card: base.sourceCard,
      name: base.sourceLastKnown?.values.name ?? boardOf(work.game).objects.get(base.source)?.name ?? '',
    },
  });
  const mark = { what: resolvedMark(base.instance.key), object: base.source };
  work.game = { ...work.game, history: work.game.history.with([mark]) };
  follow(work, r, [ability.body], base.instance.compiled.state === 'unread');
  done('resolved', '608.2m');
};

const resolvePermanent = (work: Work, object: GameObject, you: PlayerId, decisions: StackDecisions): void => {
  const host: Target | undefined = decisions.targets[0]?.[0];
  const base = object.base;
  if (base.kind === 'copy' && base.of === 'spell') {
    if (work.game.edition.policies.copiedPermanentSpell === 'ceasesToExist') {
      happen(work, { event: 'resolved', object: object.id, player: you });
      cease(work, object.id, '706.9a');
      return;
    }
    putObject(work, { ...object, base: { ...base, of: 'permanent' } });
  }
  happen(work, { event: 'resolved', object: object.id, player: you });
  const unread = hasUnread(boardOf(work.game).objects.get(object.id));
  const queue = queueOf(decisions.answers, work);
  const entered: ObjectId[] = [];
  inMoment(work, () => {
    const id = enterBattlefield(work, {
      what: { object: object.id },
      under: you,
      as: object.status.faceDown ? { faceDown: true } : {},
      queue,
      host,
    });
    if (id !== undefined) entered.push(id);
  });
  if (!unread) refuseUntaken(work, entered, queue);
};

/** The half of an adventurer or omen card that is cast as an instant or sorcery (715.3, 720.3). */
const sideOf = ({ base, face }: GameObject): 'adventure' | 'omen' | undefined => {
  if (base.kind !== 'card' || base.card.layout !== 'adventure' || face !== 1) return undefined;
  return base.card.faces[1]?.typeLine.subtypes.includes('Omen') === true ? 'omen' : 'adventure';
};

/** Where a spell goes once it has resolved (608.2n): an Adventure into exile (715.3d), an Omen into its owner's library (720.3d). */
const zoneAfter = (spell: GameObject, decisions: StackDecisions): 'graveyard' | 'hand' | 'exile' | 'library' => {
  if (decisions.costs.includes('buyback')) return 'hand';
  const side = sideOf(spell);
  if (side !== undefined) return side === 'omen' ? 'library' : 'exile';
  return decisions.costs.includes('flashback') ? 'exile' : 'graveyard';
};

const RULE_OF_SIDE = { adventure: '715.3d', omen: '720.3d', none: '608.2n' } as const;

const resolveSpell = (work: Work, object: GameObject): void => {
  const state = boardOf(work.game).objects.get(object.id);
  if (state === undefined) return;
  const you = state.controller;
  const given = object.stack ?? NO_DECISIONS;
  const ctx: Ctx = { you, self: object.id, ...askingIn(work), ...(given.x === undefined ? {} : { x: given.x }) };
  const each = overloaded(work.game, object.id, ctx);
  const bodies = each?.bodies ?? bodiesOfSpell(work.game, object.id);
  const checked =
    each === undefined
      ? checkAgain(work, targetSlots(bodies, given.modes), given, ctx, object.id)
      : { decisions: { ...given, targets: each.targets }, fizzles: false, illegal: [] };
  const { decisions, fizzles } = checked;
  if (fizzles && unbestow(work, object.id)) {
    resolvePermanent(work, object, you, { ...decisions, targets: [] });
    return;
  }
  tellIllegal(work, object, checked);
  if (fizzles) {
    happen(work, { event: 'countered', object: object.id, player: you, rule: '608.2b' });
    moveTo(work, object.id, 'graveyard', { rule: '608.2b' });
    return;
  }
  if (isPermanentSpell(state)) {
    resolvePermanent(work, object, you, decisions);
    return;
  }
  const r = resolutionOf(work, {
    you,
    self: object.id,
    onStack: object.id,
    queue: queueOf(given.answers, work),
    decisions,
    ability: spellInstance(work.game, object.id),
  });
  if (hasUnread(state)) noteNotModelled(work, 'text.unread', { card: state.name, text: unreadText(state) }, object.id);
  const known = lastKnownIn(work.game, object.id);
  follow(work, r, bodies, hasUnread(state));
  happen(work, { event: 'resolved', object: object.id, card: object.card, player: you });
  inMoment(work, () => {
    if (objectOf(work, object.id) === undefined) return;
    const to = zoneAfter(object, decisions);
    if (to === 'graveyard' && rebounds(work, object)) rebound(work, object, you);
    else {
      const rule = RULE_OF_SIDE[sideOf(object) ?? 'none'];
      const now = moveTo(work, object.id, to, { rule, known });
      if (to === 'exile' && now !== undefined && sideOf(object) === 'adventure')
        changeObject(work, now, { onAdventure: you });
    }
  });
};

/** A copy brings no choices of its resolution along: its controller makes them now (707.10f). */
const withAnswers = (object: GameObject, answers: Partial<Answers>): GameObject => {
  const decisions = object.stack ?? NO_DECISIONS;
  return { ...object, stack: { ...decisions, answers: { ...decisions.answers, ...answers } } };
};

/** Resolves an object of the stack (608). */
export const resolveObject = (work: Work, id: ObjectId, answers?: Partial<Answers>): void => {
  const there = objectOf(work, id);
  if (there === undefined || there.zone !== 'stack') {
    refuse({ code: 'resolve.notOnStack', rule: '608.1', slot: { slot: 'object' } });
    return;
  }
  const object = answers === undefined ? there : withAnswers(there, answers);
  const base = object.base;
  if (base.kind === 'ability') resolveAbility(work, object, base);
  else resolveSpell(work, object);
};
