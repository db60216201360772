// What follows a noun by way of another object or the past: "that shares a color with it", "that targets only this", "that entered this turn".
import type { CardType, Filter, ObjectRef } from '../ability.ts';
import { readDid, readFacing } from './filterDeeds.ts';
import { allOf, readNounPhrase, selectionOf } from './filters.ts';
import { readOwnPronoun, readPronoun } from './pronouns.ts';
import type { Reader } from './reader.ts';
import { readObjectRef, readSelfRef, readSingleRef } from './refs.ts';

const SHARED: readonly (readonly [string, Extract<Filter, { kind: 'shares' }>['what']])[] = [
  ['a creature type', 'creatureType'],
  ['a color', 'color'],
  ['a name', 'name'],
  ['a card type', 'cardType'],
  ['a land type', 'landType'],
];

/** The card types that the target before was said to be. */
const typesNamed = (r: Reader): readonly CardType[] => {
  const collect = (filter: Filter): readonly CardType[] =>
    filter.kind === 'type'
      ? [filter.type]
      : filter.kind === 'or' || filter.kind === 'and'
        ? filter.of.flatMap(collect)
        : [];
  const last = r.said.targets.at(-1);
  return last === undefined ? [] : collect(last.filter);
};

/** After "shares": what, and with what. */
export const readShared = (r: Reader): Filter | undefined => {
  if (r.eat('one of those types with')) {
    const those = typesNamed(r);
    const whom = readObjectRef(r);
    return whom === undefined || those.length === 0
      ? undefined
      : { kind: 'shares', what: 'cardType', with: whom, among: those };
  }
  const atLeast = r.eat('at least one');
  const found = SHARED.find(([words]) => r.eat(atLeast ? words.replace('a ', '') : words));
  if (found === undefined || !r.eat('with')) return undefined;
  const ref = r.attempt(readObjectRef) ?? readOwnPronoun(r);
  return ref === undefined
    ? undefined
    : { kind: 'shares', what: found[1], with: ref, ...(atLeast ? { form: 'atLeast' as const } : {}) };
};

const BY: ReadonlySet<string> = new Set(['that', 'the', 'it', 'this']);

/** "that the spell could target", "that spell could target", "it could target". */
const couldTarget = (r: Reader): Filter | undefined => {
  const that = r.sees('that the') || r.sees('that it') || r.sees('that this') ? r.eat('that') : false;
  const by = readSingleRef(r);
  if (by === undefined || by.kind === 'choose' || by.kind === 'all' || !r.eat('could target')) return undefined;
  return { kind: 'couldTarget', by, ...(that ? { that } : {}) };
};

/** "from a creature source". */
const fromSource = (r: Reader): Filter | undefined => {
  if (!r.eat('from')) return undefined;
  const many = r.eatOne('a', 'an') === undefined ? ({ many: true } as const) : {};
  const phrase = readNounPhrase(r);
  const parts = phrase?.filter.kind === 'and' ? phrase.filter.of : [];
  if (parts.length < 2 || parts.at(-1)?.kind !== 'source' || (many.many === true) !== phrase?.plural) return undefined;
  return { kind: 'fromSource', source: allOf(parts.slice(0, -1)), ...many };
};

/** "that shares a color with it", "blocking it", "that entered this turn". */
export const readRelative = (r: Reader): Filter | undefined => {
  const targetable = r.lacks('could') || r.passes(BY) ? undefined : r.attempt(couldTarget);
  if (targetable !== undefined) return targetable;
  const from = r.sees('from') ? r.attempt(fromSource) : undefined;
  if (from !== undefined) return from;
  if (r.eatOne('that were attached to', 'that was attached to') !== undefined) {
    const to = readObjectRef(r);
    return to === undefined ? undefined : { kind: 'attachedTo', to, were: true };
  }
  const shared = r.attempt((reader) =>
    reader.eatOne('that shares', 'that share') === undefined ? undefined : readShared(reader),
  );
  if (shared !== undefined) return shared;
  // "That target Wall blocked this turn": a target's deed, no targeting.
  const done = r.sees('that target') ? r.attempt(readDid) : undefined;
  if (done !== undefined) return done;
  if (r.eatOne('that targets', 'that target') !== undefined) {
    const only = r.eat('only') ? { only: true } : {};
    const self = r.attempt(readSelfRef) ?? r.attempt(readPronoun);
    if (self !== undefined) return { kind: 'targets', what: { filter: { kind: 'isRef', ref: self } }, ...only };
    const either = r.attempt((reader) => {
      if (!reader.eat('you or') || reader.eatOne('a', 'an') === undefined) return undefined;
      const phrase = readNounPhrase(reader);
      return phrase?.singular === true ? phrase.filter : undefined;
    });
    if (either !== undefined)
      return { kind: 'targets', what: selectionOf(either), player: { kind: 'you' }, ...only, either: true };
    if (r.eat('you'))
      return { kind: 'targets', what: { filter: { kind: 'player' } }, player: { kind: 'you' }, ...only };
    const article = r.eatOne('a single', 'a', 'an', 'one or more');
    const phrase = readNounPhrase(r);
    if (phrase === undefined || (article === undefined && !phrase.plural)) return undefined;
    const how = {
      ...(article === 'a single' ? { single: true } : article === 'one or more' ? { some: true } : {}),
      ...only,
    };
    return { kind: 'targets', what: selectionOf(phrase.filter), ...how };
  }
  const enchants = r.attempt((reader) =>
    readSelfRef(reader) === undefined ? undefined : reader.eatOne('can enchant', 'could enchant'),
  );
  if (enchants !== undefined) return { kind: 'history', event: CAN_ENCHANT, args: [enchants] };
  if (r.eat('put onto the battlefield with'))
    return readSelfRef(r) === undefined ? undefined : { kind: 'history', event: PUT_WITH, args: ['~'] };
  for (const [words, event] of LONGER_FIRST) if (r.eat(words)) return { kind: 'history', event };
  const relation = r.attempt(readDid) ?? r.attempt(readFacing);
  if (relation !== undefined) return relation;
  const pair = r.eatOne(
    'blocking or blocked by',
    'blocking',
    'blocked by',
    'attacking',
    "that 's attacking",
    'that are attacking',
  );
  if (pair === undefined) return undefined;
  const self = r.attempt(pairedRef);
  return self === undefined ? undefined : { kind: 'history', event: pair.replace(" 's", "'s"), args: [self] };
};

/** Whom something attacks, beside objects by themselves. */
const ATTACKED = ['you or a planeswalker you control', 'you or planeswalkers you control', 'you'] as const;

const pairedRef = (r: Reader): string | undefined => {
  const whom = r.eatOne(...ATTACKED);
  if (whom !== undefined) return whom;
  if (r.eat('it')) return 'it';
  const self: ObjectRef | undefined = readSelfRef(r);
  return self === undefined ? undefined : '~';
};

/** "this Aura can enchant": what an Aura could be attached to. */
export const CAN_ENCHANT = 'self can enchant';

/** "put onto the battlefield with this Aura": by an ability of it. */
export const PUT_WITH = 'put onto the battlefield with';

/** Past events that pick out objects: carried as data. */
const EVENTS: readonly (readonly [string, string])[] = [
  ['that was dealt damage this turn', 'wasDealtDamageThisTurn'],
  ['that were dealt damage this turn', 'wereDealtDamageThisTurn'],
  ['that attacked this turn', 'attackedThisTurn'],
  ['it can enchant', 'itCanEnchant'],
  ['it could enchant', 'itCouldEnchant'],
  ['they could enchant', 'theyCouldEnchant'],
  ['that blocked this turn', 'blockedThisTurn'],
  ['that entered this turn', 'enteredThisTurn'],
  ['that entered the battlefield this turn', 'enteredThisTurn'],
  ['that died this turn', 'diedThisTurn'],
  ['put into your graveyard this turn', 'putIntoYourGraveyardThisTurn'],
  ['put into your graveyard from the battlefield this turn', 'put into your graveyard from the battlefield this turn'],
  ...[
    'that was put there from the battlefield this turn',
    'that were put there from the battlefield this turn',
    'that was put there from anywhere this turn',
    'that dealt damage to you this turn',
    'that dealt combat damage to you this turn',
    'that dealt damage this turn',
    'that blocked or was blocked this turn',
    'that has been dealt damage this turn',
    'that convoked it',
    'that crewed it this turn',
    'that saddled it this turn',
    'used to craft it',
    'that share a creature type',
    'that share a card type',
    'that share a permanent type',
    'that share a color',
    'that share no creature types',
    'that share a land type',
    'that could enchant it',
    "it 's blocking",
    'it blocked this turn',
    'it devoured',
    'it targets',
    "that hasn't been chosen this way",
    'previously dealt damage by it',
    "you 've cycled or discarded this turn",
    "whose power and toughness aren't equal",
    'whose coin comes up tails',
    'whose coin comes up heads',
    'not declared as an attacking or blocking creature this combat',
  ].map((words) => [words, words.replace(/ ('s|'ve)/g, '$1')] as const),
];
/** A wording that begins like another is tried before it. */
const LONGER_FIRST = [...EVENTS].sort(([a], [b]) => b.length - a.length);

/** Their words, for printing. */
export const HISTORY_WORDS: ReadonlyMap<string, string> = new Map(
  EVENTS.map(([words, event]) => [event, words.replace(/ ('s|'ve)/g, '$1')]),
);
