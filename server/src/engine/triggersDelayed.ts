// Delayed triggered abilities (603.7): whether their moment has come, and that they trigger then.
import type { Ability, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import type { AbilityInstance } from './characteristics.ts';
import { refOf } from './eventRef.ts';
import type { Game, GameEventRef, WaitingTrigger } from './game.ts';
import type { ObjectId } from './ids.ts';
import type { Holder, Look } from './triggerLook.ts';
import { answersTo } from './triggerMatch.ts';
import { unmodelledEvent } from './triggerNotes.ts';
import { happen, noteNotModelled, spend, type Work } from './work.ts';
import { lastKnownIn } from './zones.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

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
export const fireDelayed = (work: Work, game: Game, event: GameEvent): void => {
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
  spend(work, 'triggers', due.length);
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
