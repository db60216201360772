// Finding what triggers (603): after a moment, with everything applied (418.2, D27); leaving and dying look back at the state before.
import type { Ability, Condition, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { boardOf, type Ctx, conditionHolds } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import { controlLost, isOfControl } from './controlLost.ts';
import type { Game, GameEventRef, WaitingTrigger } from './game.ts';
import type { ObjectId } from './ids.ts';
import { triggersOfKeyword } from './keywordAbilities.ts';
import { noteKeyword } from './keywordNotes.ts';
import { isTriggeredMana } from './triggeredMana.ts';
import { ctxOfLook, type Holder, type Look, namedBy } from './triggerLook.ts';
import { answersTo, partsAnswered } from './triggerMatch.ts';
import { unmodelledEvent } from './triggerNotes.ts';
import { changeObject, happen, inTurnOrder, noteIn, noteNotModelled, objectOf, type Work } from './work.ts';
import { zoneItWorksIn } from './worksIn.ts';
import { isThere, lastKnownIn } from './zones.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

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
  ability.kind === 'triggered' && zoneItWorksIn(ability) !== 'battlefield';

/** Whether a trigger can see an event from where its object is: on the battlefield, in the zone it works in, or as what it is about. */
const canSee = (game: Game, holder: Holder, self: boolean): boolean => {
  const object = game.objects.get(holder.id);
  if (object !== undefined && worksElsewhere(holder.instance)) return object.zone === zoneItWorksIn(holder.ability);
  if (!self && !isThere(game, holder.id)) return false;
  // What is not on the battlefield sees only what happens to itself (113.6).
  return object?.zone === 'battlefield' || seesItself(holder.ability.event);
};

/** All triggered abilities of objects that can see what happens: permanents, cards where their abilities work, and what the event is about. */
export const holdersIn = (
  game: Game,
  about: readonly ObjectId[],
  keyword: (holder: ObjectId, instance: AbilityInstance) => void = () => {},
): readonly Holder[] => {
  const board = boardOf(game);
  const seen = new Set<ObjectId>([...(game.zones['battlefield'] ?? []), ...about]);
  for (const [zone, ids] of Object.entries(game.zones)) {
    if (!zone.startsWith('graveyard:') && !zone.startsWith('exile:')) continue;
    for (const id of ids) if (board.objects.get(id)?.abilities.some(worksElsewhere) === true) seen.add(id);
  }
  const found: Holder[] = [];
  for (const id of seen) {
    const object = game.objects.get(id);
    const state = board.objects.get(id);
    if (object === undefined || state === undefined) continue;
    for (const instance of state.abilities) {
      if (instance.ability.kind === 'triggered') {
        found.push({ id, you: state.controller, instance, ability: instance.ability });
        continue;
      }
      if (instance.ability.kind !== 'keyword') continue;
      keyword(id, instance);
      for (const ability of triggersOfKeyword(instance.ability)) {
        found.push({ id, you: state.controller, instance: { ...instance, ability }, ability });
      }
    }
  }
  return found;
};

const OTHERS: ReadonlySet<string> = new Set(['anyPlayer', 'opponents']);

/** What an event is about, as the trigger remembers it. */
const refOf = (work: Work, event: GameEvent, waits?: TriggerEvent): GameEventRef => {
  const named = namedBy(event, waits);
  const { object } = named;
  // what enters attached has reached its host as it enters: that is the second object
  const host =
    event.event === 'entered' && event.object !== undefined ? objectOf(work, event.object)?.attachedTo : undefined;
  const other = named.other ?? (host !== undefined && 'object' in host ? host.object : undefined);
  const target = event.target !== undefined && 'player' in event.target ? event.target.player : undefined;
  // "Attacks a player, that player …": the one that is attacked; "attacks you, that player …" is who attacks.
  const attacked =
    event.event === 'attacked' && waits?.on === 'attacks' && waits.whom?.some(({ kind }) => OTHERS.has(kind));
  const player = attacked === true ? (target ?? event.player) : (event.player ?? target);
  const known = event.lastKnown ?? (event.object === undefined ? undefined : lastKnownIn(work.game, event.object));
  const card = event.card;
  return {
    ...(object === undefined ? {} : { object }),
    ...(other === undefined ? {} : { other }),
    ...(card === undefined ? {} : { card }),
    ...(event.source === undefined ? {} : { source: event.source }),
    ...(player === undefined ? {} : { player }),
    ...(event.amount === undefined ? {} : { amount: event.amount }),
    ...(known === undefined ? {} : { lastKnown: known }),
  };
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
  if (JSON.stringify(holder.ability.body).includes('"antecedent":"event"')) {
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
  const lost = watchesControl(work, [...now, ...past]) ? controlLost(before, after) : [];
  const back = looks || lost.length === 0 ? past : holdersIn(before, about);
  const events = [...heard, ...lost];
  if (now.length === 0 && back.length === 0 && work.game.delayed.length === 0) return;
  const seen = new Set<string>();
  for (const event of events) {
    const game = looksBack(event) ? before : after;
    for (const holder of looksBack(event) ? back : now) {
      const self = holder.id === event.object || holder.id === event.became;
      if (!canSee(game, holder, self)) continue;
      const look: Look = { game, holder, event, note: noteIn(work) };
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
    fireDelayed(work, game, event);
  }
  if (work.game.waiting.length > first) inApnap(work, first);
};

/** Whether anything there waits for control to be lost: else who has what need not be compared. */
const watchesControl = (work: Work, holders: readonly Holder[]): boolean =>
  holders.some(({ ability }) => isOfControl(ability.event)) ||
  work.game.delayed.some(({ when }) => typeof when === 'object' && isOfControl(when.event));

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

/** Whether the time in which it waits has passed. */
const isOver = ({ game }: Work, { when, createdTurn, during, controller }: Game['delayed'][number]): boolean => {
  if (typeof when !== 'object' || createdTurn === game.turn.number) return false;
  if (when.until === 'endOfYourNextTurn') {
    // How many turns from the one it began in to the next of its controller, in the order of turns (500.1).
    const order = game.players.filter(({ inGame }) => inGame).map(({ id }) => id);
    const apart = (order.indexOf(controller) - order.indexOf(during ?? controller) + order.length) % order.length;
    return game.turn.number - createdTurn > (apart === 0 ? order.length : apart);
  }
  return when.thisTurn === true || (when.until !== undefined && game.turn.active === controller);
};

/** What of an event waited for is not modelled: also that several at once set it off together (603.2c), and mana at once (605.4a). */
const unmodelledDelayed = (look: Look, event: TriggerEvent): string | undefined => {
  if (event.on === 'oneOrMore') return answersTo(look, event.of) ? 'one or more' : undefined;
  if (event.on === 'tappedForMana') return answersTo(look, event) ? event.on : undefined;
  return unmodelledEvent(look, event);
};

const isDelayedNow = (work: Work, game: Game, event: GameEvent, delayed: Game['delayed'][number]): boolean => {
  const { when, controller } = delayed;
  if (typeof when === 'object') {
    if (isOver(work, delayed)) return false;
    const { targets, bound } = delayed.bindings;
    const holder: Holder = {
      id: delayed.source.object ?? (-1 as ObjectId),
      you: controller,
      instance: delayed.ability ?? NO_INSTANCE,
      ability: { kind: 'triggered', event: when.event, body: delayed.body, lead: 'when' },
    };
    const look: Look = { game, holder, event, awaited: { targets, bound, that: delayed.that } };
    const left = unmodelledDelayed(look, when.event);
    if (left !== undefined) noteNotModelled(work, 'condition-not-modelled', { condition: left }, delayed.source.object);
    return answersTo(look, when.event);
  }
  if (event.event !== 'step') return false;
  const step = event.values?.['step'];
  switch (when) {
    case 'nextEndStep':
      return step === 'end';
    case 'thatEndStep':
      // Which turn that is was noted where it was taken.
      return step === 'end' && game.turn.number > delayed.createdTurn;
    case 'nextUpkeep':
      return step === 'upkeep';
    case 'yourNextUpkeep':
      return step === 'upkeep' && event.player === controller;
    case 'yourNextEndStep':
      return step === 'end' && event.player === controller;
    case 'endOfCombat':
      return step === 'endOfCombat';
    case 'nextCombat':
      return step === 'combat';
  }
};

const NO_INSTANCE: AbilityInstance = {
  key: 'delayed',
  compiled: { ability: { kind: 'unread' }, text: '', offset: 0, state: 'read', unread: [] },
  ability: { kind: 'unread' },
  origin: 'rule',
  acquisition: 'delayed',
};

/** "It", "that much": of the event waited for; where that is only a step, of the event that set the ability up (603.7c). */
const eventOf = (work: Work, event: GameEvent, { when, event: before }: Game['delayed'][number]): GameEventRef =>
  typeof when === 'object' ? refOf(work, event, when.event) : { ...refOf(work, event), ...before };

/** 603.7: delayed abilities whose moment has come trigger once. */
const fireDelayed = (work: Work, game: Game, event: GameEvent): void => {
  if (work.game.delayed.some((delayed) => isOver(work, delayed)))
    work.game = { ...work.game, delayed: work.game.delayed.filter((delayed) => !isOver(work, delayed)) };
  const due = work.game.delayed.filter((delayed) => isDelayedNow(work, game, event, delayed));
  if (due.length === 0) return;
  // "Whenever" waits on, all turn; everything else triggers once.
  const goesOn = ({ when }: Game['delayed'][number]): boolean => typeof when === 'object' && when.each === true;
  work.game = {
    ...work.game,
    delayed: work.game.delayed.filter((delayed) => !due.includes(delayed) || goesOn(delayed)),
  };
  for (const delayed of due) {
    const base = delayed.ability ?? NO_INSTANCE;
    const ability: Triggered = {
      kind: 'triggered',
      event: { on: 'other', verb: 'delayed', args: [] },
      body: delayed.body,
      lead: 'at',
    };
    const source = delayed.source.object ?? (-1 as ObjectId);
    const known = lastKnownIn(work.game, source) ?? {
      object: source,
      card: delayed.source.card ?? (-1 as never),
      controller: delayed.controller,
      values: { name: delayed.source.name, colors: 0, supertypes: [], types: [], subtypes: [], abilities: [] },
      counters: [],
    };
    const waiting: WaitingTrigger = {
      instance: { ...base, key: `${base.key}:delayed`, ability },
      source,
      sourceCard: delayed.source.card ?? known.card,
      controller: delayed.controller,
      lastKnown: known,
      event: eventOf(work, event, delayed),
      bindings: delayed.bindings,
      cause: delayed.cause,
      ...(delayed.that === undefined ? {} : { that: delayed.that }),
    };
    work.game = { ...work.game, waiting: [...work.game.waiting, waiting] };
    happen(work, { event: 'triggered', object: source, player: delayed.controller, rule: '603.7' });
  }
};

/** 603.8: state triggers, looked at when all has settled; one that still waits or is on the stack does not trigger again. */
export const findStateTriggers = (work: Work): void => {
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
    const ctx: Ctx = { you: holder.you, self: holder.id, ability: holder.instance, note: noteIn(work) };
    // 603.4: with an "if" that is not so it does not trigger, however long its state goes on.
    const asks = condition === undefined ? [event.condition] : [event.condition, condition];
    if (asks.every((one) => conditionHolds(work.game, one, ctx))) {
      trigger(work, work.game, holder, { event: 'triggered', object: holder.id }, event);
    }
  }
};
