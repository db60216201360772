// Finding what triggers (603): after a moment, with everything applied (418.2, D27); leaving and dying look back at the state before.

import type { Condition, TriggerEvent } from '../cards/ability.ts';
import { some } from '../terms/walk.ts';
import type { GameEvent } from './action.ts';
import { boardOf, type Ctx, conditionHolds } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import { controlLost, hostsLeft, waitsFor } from './controlLost.ts';
import { refOf } from './eventRef.ts';
import type { Game, WaitingTrigger } from './game.ts';
import { mayHear } from './hears.ts';
import type { ObjectId } from './ids.ts';
import { triggersOfKeyword } from './keywordAbilities.ts';
import { noteKeyword } from './keywordNotes.ts';
import { LiveIndex } from './liveIndex.ts';
import { isTriggeredMana } from './triggeredMana.ts';
import { ctxOfLook, type Holder, type Look } from './triggerLook.ts';
import { answersTo, partsAnswered } from './triggerMatch.ts';
import { unmodelledEvent } from './triggerNotes.ts';
import { fireDelayed } from './triggersDelayed.ts';
import { askingIn, changeObject, happen, inTurnOrder, noteNotModelled, objectOf, spend, type Work } from './work.ts';
import { zonesItWorksIn } from './worksIn.ts';
import { isThere, lastKnownIn } from './zones.ts';

/** Events judged by the state just before them (603.10a). */
const LOOKS_BACK: readonly GameEvent['event'][] = [
  'left',
  'died',
  'sacrificed',
  'destroyed',
  'exiled',
  'discarded',
  'unattached',
  'turnedFaceDown',
  'ceasedToExist',
  'controlChanged',
];

const looksBack = (event: GameEvent): boolean =>
  LOOKS_BACK.includes(event.event) || (event.event === 'phased' && event.values?.['out'] === 1);

/** An ability that moves its card out of a zone works there (113.6m). */
const worksElsewhere = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'triggered' && zonesItWorksIn(ability).some((zone) => zone !== 'battlefield');

/** Whether a trigger can see an event from where its object is: on the battlefield, in the zone it works in, or as what it is about. */
const canSee = (game: Game, holder: Holder, self: boolean): boolean => {
  const object = game.objects.get(holder.id);
  if (object !== undefined && worksElsewhere(holder.instance))
    return zonesItWorksIn(holder.ability).includes(object.zone);
  if (!self && !isThere(game, holder.id)) return false;
  // What is not on the battlefield sees only what happens to itself (113.6).
  return object?.zone === 'battlefield' || seesItself(holder.ability.event);
};

/** Permanents with an ability that triggers, or a keyword that may hold one. */
const listeners = new LiveIndex(
  ({ zone }, { abilities }) =>
    zone === 'battlefield' &&
    abilities.some(({ ability }) => ability.kind === 'triggered' || ability.kind === 'keyword'),
);

const elsewhere = new LiveIndex(
  ({ zone }, { abilities }) => (zone === 'graveyard' || zone === 'exile') && abilities.some(worksElsewhere),
);

/** Permanents with an ability that waits for a state (603.8). */
const waitForStates = new LiveIndex(
  ({ zone }, { abilities }) =>
    zone === 'battlefield' &&
    abilities.some(({ ability }) =>
      ability.kind === 'keyword'
        ? triggersOfKeyword(ability).some(({ event }) => event.on === 'state')
        : ability.kind === 'triggered' && ability.event.on === 'state',
    ),
);

/** All triggered abilities of objects that can see what happens: permanents, cards where their abilities work, and what the event is about. */
export const holdersIn = (
  game: Game,
  about: readonly ObjectId[],
  keyword: (holder: ObjectId, instance: AbilityInstance) => void = () => {},
): readonly Holder[] => {
  const listening = listeners.ids(game);
  const first = heldOnBattlefield(game, listening);
  const seen = new Set<ObjectId>();
  for (const id of about) if (!first.ids.has(id)) seen.add(id);
  const away = new Set(elsewhere.ids(game));
  for (const zone of away.size === 0 ? [] : Object.keys(game.zones)) {
    if (!zone.startsWith('graveyard:') && !zone.startsWith('exile:')) continue;
    for (const id of game.zones[zone] ?? []) if (away.has(id)) seen.add(id);
  }
  const more = seen.size === 0 ? undefined : heldBy(game, [...seen]);
  for (const [id, instance] of [...first.keywords, ...(more?.keywords ?? [])]) keyword(id, instance);
  return more === undefined ? first.holders : [...first.holders, ...more.holders];
};

/** Abilities that trigger, and keywords that may, of some objects. */
interface Held {
  readonly ids: ReadonlySet<ObjectId>;
  readonly holders: readonly Holder[];
  readonly keywords: readonly (readonly [ObjectId, AbilityInstance])[];
}

const heldBy = (game: Game, ids: readonly ObjectId[]): Held => {
  const board = boardOf(game);
  const holders: Holder[] = [];
  const keywords: (readonly [ObjectId, AbilityInstance])[] = [];
  for (const id of ids) {
    const state = board.objects.get(id);
    if (!game.objects.has(id) || state === undefined) continue;
    for (const instance of state.abilities) {
      if (instance.ability.kind === 'triggered') {
        holders.push({ id, you: state.controller, instance, ability: instance.ability });
        continue;
      }
      if (instance.ability.kind !== 'keyword') continue;
      keywords.push([id, instance]);
      for (const ability of triggersOfKeyword(instance.ability)) {
        holders.push({ id, you: state.controller, instance: { ...instance, ability }, ability });
      }
    }
  }
  return { ids: new Set(ids), holders, keywords };
};

const held = new WeakMap<readonly ObjectId[], Held>();

/** What permanents hold, kept for as long as none of them changes. */
const heldOnBattlefield = (game: Game, ids: readonly ObjectId[]): Held => {
  const known = held.get(ids);
  if (known !== undefined) return known;
  const made = heldBy(game, ids);
  held.set(ids, made);
  return made;
};

/** "Only once each turn", "for the first time each turn". */
const isOnceATurn = ({ ability }: Holder): boolean => {
  const event = ability.event.on === 'while' ? ability.event.of : ability.event;
  const first = event.on === 'nth' && event.nth === 1 && event.of.on !== 'cast' && event.of.on !== 'draws';
  return first || ability.limits?.oncePerTurn === true;
};

const alreadyThisTurn = (work: Work, holder: Holder): boolean =>
  isOnceATurn(holder) && (objectOf(work, holder.id)?.activations[`trigger:${holder.instance.key}`] ?? 0) > 0;

/** An ability has triggered: it waits to be put on the stack (603.3). */
const trigger = (work: Work, game: Game, holder: Holder, event: GameEvent, part: TriggerEvent): void => {
  const known = lastKnownIn(game, holder.id);
  const card = game.objects.get(holder.id)?.card;
  if (known === undefined || card === undefined || alreadyThisTurn(work, holder)) return;
  spend(work, 'triggers');
  const now = objectOf(work, holder.id);
  if (now !== undefined && isOnceATurn(holder)) {
    const mark = `trigger:${holder.instance.key}`;
    changeObject(work, now.id, { activations: { ...now.activations, [mark]: (now.activations[mark] ?? 0) + 1 } });
  }
  const waiting: WaitingTrigger = {
    instance: holder.instance,
    source: holder.id,
    sourceCard: card,
    controller: holder.you,
    lastKnown: known,
    event: refOf(work, event, part),
    cause: work.cause,
  };
  work.game = { ...work.game, waiting: [...work.game.waiting, waiting] };
  happen(work, {
    event: 'triggered',
    object: holder.id,
    card,
    player: holder.you,
    ability: holder.instance.compiled,
    lastKnown: known,
  });
};

/** Events that statements bring about one by one though they happen at once: attacking, blocking, and damage of one step. */
const isOfStep = (event: TriggerEvent): boolean =>
  event.on === 'or'
    ? event.of.some(isOfStep)
    : ['attacks', 'blocks', 'becomesBlocked', 'dealsDamage'].includes(event.on);

/** "One or more": whether this is the first of those that do it at once; what "they" all are is not kept. */
const firstOfSeveral = (work: Work, holder: Holder, seen: Set<string>): boolean => {
  const event = holder.ability.event.on === 'while' ? holder.ability.event.of : holder.ability.event;
  if (event.on !== 'oneOrMore') return true;
  const key = `${holder.id}:${holder.instance.key}`;
  if (seen.has(key)) return false;
  seen.add(key);
  if (some('body', holder.ability.body, { ref: (ref) => ref.kind === 'that' && ref.antecedent === 'event' })) {
    noteNotModelled(work, 'condition-not-modelled', { condition: 'one or more' }, holder.id);
  }
  const now = objectOf(work, holder.id);
  if (now === undefined || !isOfStep(event.of)) return true;
  const mark = `step:${work.game.turn.step}:${holder.instance.key}`;
  if ((now.activations[mark] ?? 0) > 0) return false;
  changeObject(work, now.id, { activations: { ...now.activations, [mark]: 1 } });
  return true;
};

/** 603.4: an "if" between event and effect must hold as the event happens. */
const intervening = (look: Look, work: Work): boolean => {
  const { condition, event } = look.holder.ability;
  if (condition !== undefined && !isSo(look, work, condition)) return false;
  const own = event.on === 'either' ? event.of.filter((one) => answersTo({ ...look, part: one }, one)) : [event];
  return own.some((one) => one.on !== 'while' || isSo(look, work, one.condition));
};

const isSo = (look: Look, work: Work, condition: Condition): boolean =>
  conditionHolds(work.game, condition, {
    ...ctxOfLook(look),
    event: refOf(work, look.event, look.part ?? look.holder.ability.event),
    note: ({ code, values, object }) => noteNotModelled(work, code, values, object),
  });

const inApnap = (work: Work, from: number): void => {
  const fresh = work.game.waiting.slice(from);
  const order = inTurnOrder(work.game);
  const sorted = [...fresh].sort((a, b) => order.indexOf(a.controller) - order.indexOf(b.controller));
  work.game = { ...work.game, waiting: [...work.game.waiting.slice(0, from), ...sorted] };
};

/** Events that no ability waits for; a moment of these alone needs no look at the board. */
const SILENT: readonly GameEvent['event'][] = [
  'effectBegan',
  'effectEnded',
  'resolved',
  'didNothing',
  'chose',
  'declined',
  'inert',
  'tally',
  'triggered',
  'mana',
  'sba',
  'countered',
];

/** Finds what triggered on the events of a moment, and lets it wait (603.2, 603.3b). */
export const findTriggers = (work: Work, all: readonly GameEvent[], before: Game): void => {
  const heard = all.filter((event) => !SILENT.includes(event.event));
  if (heard.length === 0 && !all.some(({ event }) => event === 'effectBegan' || event === 'effectEnded')) return;
  const first = work.game.waiting.length;
  const about = heard.flatMap((event) => [event.object, event.became].filter((id) => id !== undefined));
  const after = work.game;
  const note = (holder: ObjectId, instance: AbilityInstance): void => noteKeyword(work, holder, instance, heard);
  const now = holdersIn(after, about, note);
  const looks = heard.some(looksBack);
  const past = looks ? holdersIn(before, about, note) : [];
  const watched = (...kinds: readonly TriggerEvent['on'][]): boolean => isWatched(work, [...now, ...past], kinds);
  const lost = [
    ...(watched('losesControl', 'gainsControl') ? controlLost(before, after) : []),
    ...(watched('becomesUnattached') ? hostsLeft(before, after) : []),
  ];
  const back = looks || lost.length === 0 ? past : holdersIn(before, about);
  const events = [...heard.filter(({ event }) => event !== 'unattached'), ...lost];
  if (now.length === 0 && back.length === 0 && work.game.delayed.length === 0) return;
  const seen = new Set<string>();
  for (const event of events) {
    // who has lost control is asked of what there was; who has gained it, of what there is then (603.10a)
    const gains = ({ ability }: Holder): boolean =>
      event.event === 'controlChanged' && ability.event.on === 'gainsControl' && ability.event.who.kind === 'you';
    const holders = looksBack(event) ? [...back.filter((one) => !gains(one)), ...now.filter((one) => gains(one))] : now;
    for (const holder of holders) {
      if (!mayHear(holder.ability.event, event)) continue;
      const game = looksBack(event) && !gains(holder) ? before : after;
      const self = holder.id === event.object || holder.id === event.became;
      if (!canSee(game, holder, self)) continue;
      const look: Look = { game, holder, event, ...askingIn(work) };
      noteUnasked(work, holder, event);
      const left = unmodelledEvent(look, holder.ability.event);
      if (left !== undefined) noteNotModelled(work, 'condition-not-modelled', { condition: left }, holder.id);
      // 605.4a: what a mana ability triggers, and adds mana, has happened at once.
      if (event.event === 'tappedForMana' && isTriggeredMana(holder.ability)) continue;
      for (const part of partsAnswered(look, holder.ability.event)) {
        if (!intervening({ ...look, part }, work)) continue;
        if (firstOfSeveral(work, holder, seen)) trigger(work, game, holder, event, part);
      }
    }
    fireDelayed(work, looksBack(event) ? before : after, event);
  }
  if (work.game.waiting.length > first) inApnap(work, first);
};

/** Whether anything there waits for events of these kinds: else who has what, or what is on what, need not be compared. */
const isWatched = (work: Work, holders: readonly Holder[], kinds: readonly TriggerEvent['on'][]): boolean =>
  holders.some(({ ability }) => waitsFor(ability.event, kinds)) ||
  work.game.delayed.some(({ when }) => typeof when === 'object' && waitsFor(when.event, kinds));

/** Blockers are only stated, so whether an attacker stays unblocked is not known (509.3g). */
const noteUnasked = (work: Work, holder: Holder, event: GameEvent): void => {
  const { on } = holder.ability.event;
  if (on !== 'attacksAndIsntBlocked' || event.event !== 'attacked' || event.object !== holder.id) return;
  noteNotModelled(work, 'trigger', { event: on }, holder.id);
};

const seesItself = (event: TriggerEvent): boolean => {
  switch (event.on) {
    case 'cast':
      return event.what.kind === 'isRef' && event.what.ref.kind === 'self';
    case 'or':
    case 'either':
      return event.of.some(seesItself);
    case 'dies':
    case 'leaves':
    case 'putIntoGraveyard':
    case 'discarded':
    case 'cycled':
    case 'exiled':
    case 'returnedToHand':
    case 'sacrificed':
      return event.what.kind === 'self' || event.what.kind === 'several';
    default:
      return false;
  }
};

/** 603.8: state triggers, looked at when all has settled; one that still waits or is on the stack does not trigger again. */
export const findStateTriggers = (work: Work): void => {
  if (waitForStates.ids(work.game).length === 0) return;
  for (const holder of holdersIn(work.game, [])) {
    const { event, condition } = holder.ability;
    if (event.on !== 'state' || !isThere(work.game, holder.id)) continue;
    const pending =
      work.game.waiting.some((one) => one.source === holder.id && one.instance.key === holder.instance.key) ||
      (work.game.zones['stack'] ?? []).some((id) => {
        const base = work.game.objects.get(id)?.base;
        return base?.kind === 'ability' && base.source === holder.id && base.instance.key === holder.instance.key;
      });
    if (pending) continue;
    const ctx: Ctx = { you: holder.you, self: holder.id, ability: holder.instance, ...askingIn(work) };
    // 603.4: with an "if" that is not so it does not trigger, however long its state goes on.
    const asks = condition === undefined ? [event.condition] : [event.condition, condition];
    if (asks.every((one) => conditionHolds(work.game, one, ctx))) {
      trigger(work, work.game, holder, { event: 'triggered', object: holder.id }, event);
    }
  }
};
