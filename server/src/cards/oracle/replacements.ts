// Replacement effects: "If damage would be dealt to you, prevent 1 of that damage", "If a card would be put into a graveyard, exile it instead".
import type { Filter, ObjectRef, Operation, PlayerRef, RuleEffect, Subject, Would } from '../ability.ts';
import { readCondition } from './conditions.ts';
import { readCounterKind } from './counters.ts';
import { readPost } from './filterPosts.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { isPlayerRef } from './playerRefs.ts';
import { readPlayer, readPossessivePlayer, readUnderControl } from './players.ts';
import { howMany, readQuantity } from './quantities.ts';
import { oneOf, type Reader, readList } from './reader.ts';
import { readSingleRef } from './refs.ts';
import { type Result, readResult } from './replacementResults.ts';

type Replacement = Extract<RuleEffect, { rule: 'instead' }>;

/** What an object would do or undergo, with the words after "would". */
export const OBJECT_WOULD: readonly (readonly [
  string,
  Extract<Would, { readonly under?: unknown; readonly what: ObjectRef }>['would'],
])[] = [
  ['die', 'die'],
  ['enter', 'enter'],
  ['leave the battlefield', 'leave'],
  ['be destroyed', 'beDestroyed'],
  ['be sacrificed', 'beSacrificed'],
  ['be exiled', 'beExiled'],
  ['untap during your untap step', 'untap'],
];

/** The same of a player; with a number where one can be said. */
export const PLAYER_WOULD: readonly (readonly [string, Extract<Would, { readonly who: PlayerRef }>['would']])[] = [
  ['gain life', 'gainLife'],
  ['lose life', 'loseLife'],
  ['lose the game', 'loseGame'],
  ['flip a coin', 'flipCoin'],
  ['lose unspent mana', 'loseMana'],
  ['begin an extra turn', 'extraTurn'],
  ['scry a number of cards', 'scry'],
  ['proliferate', 'proliferate'],
];

/** "you", "a permanent or player", "another creature you control". */
const damaged = (r: Reader): Pick<Extract<Would, { would: 'dealDamage' }>, 'to' | 'toWord'> | undefined => {
  const list = readList<ObjectRef | PlayerRef>(
    r,
    (reader) => {
      const player = reader.attempt(readPlayer);
      if (player !== undefined) return player;
      if (reader.eat('player')) return { kind: 'anyPlayer', form: 'bare' };
      return readSingleRef(reader);
    },
    ['and / or', 'or', 'and'],
  );
  if (list === undefined) return undefined;
  const word = list.word === 'and / or' ? 'and/or' : list.word === 'and' ? 'and' : undefined;
  return { to: list.items, ...(list.items.length < 2 || word === undefined ? {} : { toWord: word }) };
};

const damageKind = (r: Reader): { readonly combat?: boolean } =>
  r.eat('combat') ? { combat: true } : r.eat('noncombat') ? { combat: false } : {};

/** "noncombat damage would be dealt to equipped creature". */
const damageDealt = (r: Reader): Would | undefined => {
  const kind = damageKind(r);
  if (!r.eat('damage would be dealt to')) return undefined;
  const to = damaged(r);
  return to === undefined ? undefined : { would: 'dealDamage', ...kind, ...to };
};

const graveyard = (r: Reader, what: ObjectRef): Would | undefined => {
  if (!r.eat('be put into')) return undefined;
  const whose = r.eat('a graveyard') ? undefined : readPossessivePlayer(r);
  if (whose !== undefined && !r.eat('graveyard')) return undefined;
  const from = r.eatOne('from anywhere', 'from the battlefield');
  return {
    would: 'goToGraveyard',
    what,
    ...(whose === undefined ? {} : { whose }),
    ...(from === undefined
      ? {}
      : { from: from === 'from anywhere' ? ('anywhere' as const) : ('battlefield' as const) }),
  };
};

const dealing = (r: Reader, source: ObjectRef): Extract<Would, { would: 'dealDamage' }> | undefined => {
  if (!r.eat('deal')) return undefined;
  const amount = r.attempt(readQuantity);
  const kind = damageKind(r);
  if (!r.eat('damage')) return undefined;
  const to = r.attempt((reader) => (reader.eat('to') ? damaged(reader) : undefined));
  return {
    would: 'dealDamage',
    source,
    ...kind,
    ...(amount === undefined ? {} : { number: { comparison: amount.comparison, to: amount.to } }),
    ...to,
  };
};

/** Whom pronouns mean after the event: what it is about, and the damaged before what deals the damage. */
const meanEvent = (r: Reader, event: Would): void => {
  const that = (ref: ObjectRef | PlayerRef | undefined, antecedent: 'event' | 'eventOther'): readonly ObjectRef[] => {
    if (ref === undefined || isPlayerRef(ref)) return [];
    return [ref.kind === 'choose' || ref.kind === 'all' || ref.kind === 'several' ? { kind: 'that', antecedent } : ref];
  };
  if (event.would === 'dealDamage') {
    const [only, more] = event.to ?? [];
    const other = more === undefined ? only : undefined;
    const alone = event.source === undefined;
    const about = [...that(other, alone ? 'event' : 'eventOther'), ...that(event.source, 'event')];
    r.say('refs', about);
  } else if (event.would === 'putCounters') r.say('refs', that(event.on, 'event'));
  else if ('what' in event && event.would !== 'createTokens') r.say('refs', that(event.what, 'event'));
};

/** "a nontoken creature would enter", "a red source would deal damage to you". */
const ofObject = (r: Reader): Would | undefined => {
  const named = readSingleRef(r);
  if (named === undefined) return undefined;
  const chosen = named.kind === 'choose' && r.eat('of your choice');
  const quality = chosen ? r.attempt(readPost) : undefined;
  const what: ObjectRef =
    named.kind === 'choose' && quality !== undefined
      ? { ...named, selection: selectionOf(allOf([named.selection.filter, quality])) }
      : named;
  if (!r.eat('would')) return undefined;
  const deals = r.attempt((reader) => dealing(reader, what));
  if (deals !== undefined) return chosen ? { ...deals, ofYourChoice: quality === undefined ? true : 'late' } : deals;
  if (chosen) return undefined;
  const other = r.attempt((reader) => graveyard(reader, what));
  if (other !== undefined) return other;
  const passive = r.attempt((reader): Would | undefined => {
    if (!reader.eat('be dealt')) return undefined;
    const kind = damageKind(reader);
    return reader.eat('damage') ? { would: 'dealDamage', ...kind, to: [what], passive: true } : undefined;
  });
  if (passive !== undefined) return passive;
  const would = OBJECT_WOULD.find(([words]) => r.eat(words))?.[1];
  if (would === undefined) return undefined;
  const under = readUnderControl(r);
  return { would, what, ...(under === undefined ? {} : { under }) };
};

const CARDS: readonly (readonly ['draw' | 'mill', string])[] = [
  ['draw', 'draw'],
  ['mill', 'mill'],
];

const ofPlayer = (r: Reader): Would | undefined => {
  const who = readPlayer(r);
  if (who === undefined || !r.eat('would')) return undefined;
  if (who.kind !== 'you' && who.kind !== 'target') r.meanPlayer({ kind: 'thatPlayer' });
  for (const [would, verb] of CARDS) {
    const number = r.attempt((reader) => {
      if (!reader.eat(verb)) return undefined;
      const amount = readQuantity(reader);
      return amount !== undefined && !amount.other && reader.eatOne('cards', 'card') !== undefined
        ? howMany(amount)
        : undefined;
    });
    if (number !== undefined) return { would, who, number };
  }
  const would = PLAYER_WOULD.find(([words]) => r.eat(words))?.[1];
  if (would !== undefined) return { would, who };
  return r.attempt((reader) => making(reader, who));
};

/** "create one or more tokens", "put one or more +1/+1 counters on a creature you control". */
const making = (r: Reader, by: PlayerRef | 'effect'): Would | undefined => {
  if (r.eat('create one or more')) {
    const phrase = readNounPhrase(r);
    return phrase?.plural === true ? { would: 'createTokens', by, ...whoseTokens(phrase.filter) } : undefined;
  }
  const gets = r.eat('get one or more');
  if (!gets && !r.eat('put one or more')) return undefined;
  const counter = r.eat('counters') ? undefined : readCounterKind(r);
  if (counter !== undefined && !r.eat('counters')) return undefined;
  if (gets)
    return by === 'effect'
      ? undefined
      : { would: 'putCounters', on: by, ...(counter === undefined ? {} : { counter }) };
  if (!r.eat('on')) return undefined;
  const on = readSingleRef(r);
  if (on === undefined) return undefined;
  return { would: 'putCounters', by, on, ...(counter === undefined ? {} : { counter }) };
};

/** "tokens under your control": under whose control they would be, not what they are. */
const whoseTokens = (filter: Filter): { readonly what: Filter; readonly under?: PlayerRef } => {
  const last = filter.kind === 'and' ? filter.of.at(-1) : undefined;
  if (filter.kind !== 'and' || last?.kind !== 'controlledBy') return { what: filter };
  return { what: allOf(filter.of.slice(0, -1)), under: last.player };
};

const byEffect = (r: Reader): Would | undefined => (r.eat('an effect would') ? making(r, 'effect') : undefined);

/** "one or more tokens would be created under your control", "one or more +1/+1 counters would be put on a creature". */
const made = (r: Reader): Would | undefined => {
  if (!r.eat('one or more')) return undefined;
  const counters = r.attempt((reader): Would | undefined => {
    const counter = reader.eat('counters') ? undefined : readCounterKind(reader);
    if (counter !== undefined && !reader.eat('counters')) return undefined;
    if (!reader.eat('would be put on')) return undefined;
    const on = readSingleRef(reader);
    return on === undefined ? undefined : { would: 'putCounters', on, ...(counter === undefined ? {} : { counter }) };
  });
  if (counters !== undefined) return counters;
  const phrase = readNounPhrase(r);
  if (phrase?.plural !== true || !r.eat('would be created')) return undefined;
  const under = readUnderControl(r);
  return { would: 'createTokens', what: phrase.filter, ...(under === undefined ? {} : { under }) };
};

const would = oneOf<Would>(() => [damageDealt, byEffect, made, ofPlayer, ofObject]);

const onlyWhile = (r: Reader): Replacement['only'] =>
  r.attempt((reader) => {
    if (reader.eat('during your turn')) return { word: 'during', condition: { kind: 'turn', of: { kind: 'you' } } };
    const word = reader.eatOne('and', 'while');
    const condition = word === undefined ? undefined : readCondition(reader);
    return word === undefined || condition === undefined ? undefined : { word, condition };
  });

/** A whole replacement sentence up to its full stop. */
export const readReplacement = (
  r: Reader,
): { readonly subject: Subject; readonly operations: readonly Operation[] } | undefined => {
  const lead = r.eatOne('if', 'the next time');
  if (lead === undefined) return undefined;
  const event = would(r);
  if (event === undefined) return r.want('what would happen');
  if (event.would === 'draw' && r.eat('except the first one you draw in each of your draw steps'))
    return rest(r, { ...event, exceptFirst: true }, lead);
  if (event.would === 'draw' && r.eat('except the first one they draw in each of their draw steps'))
    return rest(r, { ...event, exceptFirst: true }, lead);
  return rest(r, event, lead);
};

const rest = (
  r: Reader,
  event: Would,
  lead: 'if' | 'the next time',
): { readonly subject: Subject; readonly operations: readonly Operation[] } | undefined => {
  meanEvent(r, event);
  const thisTurn = r.eat('this turn') ? ({ thisTurn: true } as const) : {};
  if (lead === 'the next time' && thisTurn.thisTurn !== true) return r.want('this turn');
  const only = onlyWhile(r);
  if (!r.eat(',')) return r.want(',');
  const found = readResult(r, event);
  if (found === undefined) return undefined;
  const shield = lead === 'if' ? undefined : asShield(event, found);
  if (shield !== undefined) return { subject: { kind: 'rules' }, operations: [{ op: 'rule', rule: shield }] };
  const rule: Replacement = {
    rule: 'instead',
    would: event,
    ...(only === undefined ? {} : { only }),
    ...thisTurn,
    ...(lead === 'if' ? {} : { nextTime: true as const }),
    ...found,
  };
  return { subject: { kind: 'rules' }, operations: [{ op: 'rule', rule }] };
};

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage": a shield (615.7). */
const asShield = (event: Would, { alter, then }: Result): RuleEffect | undefined => {
  if (event.would !== 'dealDamage' || alter?.prevent !== 'all' || then !== undefined) return undefined;
  const { source, to, combat, number, ofYourChoice } = event;
  const [whom, more] = to ?? [];
  if (source?.kind !== 'choose' || whom === undefined || more !== undefined) return undefined;
  if (combat !== undefined || number !== undefined || ofYourChoice === 'late') return undefined;
  return {
    rule: 'preventDamage',
    scope: 'nextTime',
    bySource: source.selection.filter,
    ...(isPlayerRef(whom)
      ? { toPlayer: whom }
      : { toObject: whom.kind === 'all' ? whom.selection.filter : { kind: 'isRef' as const, ref: whom } }),
    thisTurn: true,
    ...(ofYourChoice === true ? { ofYourChoice: true } : {}),
  };
};
