// Conditions on what has happened: "a creature died this turn", "you've cast another spell this turn", "a card is exiled this way".
import type { Condition, DeedPlace, Filter, ObjectDid, ObjectRef, PastTime, PlayerRef, Zone } from '../ability.ts';
import { allOf, readNounPhrase, readPlainNoun, selectionOf } from './filters.ts';
import { askedTogether } from './learned.ts';
import { OBJECT_DEEDS, type ObjectDeedWords, PLAYER_DEEDS, type PlayerDeedWords, TIME_WORDS } from './pastWords.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { readOwnPronoun } from './pronouns.ts';
import { howMany, type Quantity, readQuantity } from './quantities.ts';
import type { Reader } from './reader.ts';
import { readSelfRef, readSingleRef } from './refs.ts';
import { ORDINALS } from './triggerWords.ts';

export const readTime = (r: Reader): PastTime | undefined => {
  for (const [words, when] of TIME_WORDS) if (r.eat(words)) return when;
  return undefined;
};

const readUnder = (r: Reader): PlayerRef | undefined =>
  r.attempt((reader) => {
    if (!reader.eat('under')) return undefined;
    const player = readPossessivePlayer(reader);
    return player !== undefined && reader.eat('control') ? player : undefined;
  });

const FROM: readonly (readonly [string, Zone | 'anywhere'])[] = [
  ['from anywhere', 'anywhere'],
  ['from the battlefield', 'battlefield'],
];

const readFrom = (r: Reader): Zone | 'anywhere' | undefined => FROM.find(([words]) => r.eat(words))?.[1];

const ZONES = ['graveyard', 'hand', 'library'] as const;

/** Players that are one and the same for a whole ability. */
const NAMED: ReadonlySet<PlayerRef['kind']> = new Set(['target', 'enchantedPlayer', 'chosenPlayer', 'boundPlayer']);

/** "the battlefield", "your graveyard", "exile". */
const readPlace = (r: Reader): DeedPlace | undefined => {
  if (r.eat('the battlefield')) return { zone: 'battlefield' };
  if (r.eat('exile')) return { zone: 'exile' };
  if (r.eat('a graveyard')) return { zone: 'graveyard' };
  if (r.eat('graveyards')) return { zone: 'graveyard', form: 'many' };
  if (r.eat('that graveyard')) {
    // The one of the player last named.
    const said = r.said.player;
    const player: PlayerRef | undefined = said === undefined || NAMED.has(said.kind) ? said : { kind: 'thatPlayer' };
    return { zone: 'graveyard', form: 'that', ...(player === undefined ? {} : { player }) };
  }
  const player = readPossessivePlayer(r);
  const zone = player === undefined ? undefined : r.eatOne(...ZONES);
  return player === undefined || zone === undefined ? undefined : { zone, player };
};

type More = Pick<ObjectDid, 'place' | 'from' | 'under' | 'to' | 'combat'>;

/** What the deed needs after its verb. */
export const readMore = (r: Reader, { deed, then }: ObjectDeedWords): More | undefined => {
  switch (then) {
    case 'under': {
      const under = readUnder(r);
      if (under === undefined) return deed === 'cameUnderControl' ? undefined : {};
      return { under };
    }
    case 'to': {
      const to = r.attempt((reader) =>
        reader.eat('to') ? (reader.attempt(readPlayer) ?? readSingleRef(reader)) : undefined,
      );
      return to === undefined ? {} : { to };
    }
    case 'place': {
      if (deed === 'put' && r.eatOne('into', 'onto') === undefined) return undefined;
      if (deed === 'returned' && !r.eat('to')) return undefined;
      const place = readPlace(r);
      if (place === undefined) return undefined;
      const from = readFrom(r);
      const under = deed === 'left' ? readUnder(r) : undefined;
      return { place, ...(from === undefined ? {} : { from }), ...(under === undefined ? {} : { under }) };
    }
    default:
      return {};
  }
};

interface Verb {
  readonly deed: ObjectDeedWords;
  readonly negated: boolean;
  readonly present: boolean;
}

const firstWord = (words: string): string => words.split(' ')[0] ?? '';

/** What verbs of objects begin with. */
export const OBJECT_VERBS: ReadonlySet<string> = new Set(
  OBJECT_DEEDS.flatMap(({ one, many, not, notMany, present }) => [one, many, not, notMany, present].map(firstWord)),
);

export const readVerb = (r: Reader): Verb | undefined => {
  if (r.passes(OBJECT_VERBS)) return undefined;
  for (const deed of OBJECT_DEEDS) {
    if (r.eat(deed.one) || r.eat(deed.many)) return { deed, negated: false, present: false };
    if (r.eat(deed.not) || r.eat(deed.notMany)) return { deed, negated: true, present: false };
    if (r.eat(deed.present)) return { deed, negated: false, present: true };
  }
  return undefined;
};

/** "by a spell or ability an opponent controlled", "by it". */
export const readBy = (r: Reader): ObjectRef | PlayerRef | undefined => {
  if (!r.eat('by')) return undefined;
  return r.attempt(readPlayer) ?? r.attempt(readOwnPronoun) ?? readSingleRef(r);
};

const endsThisTurn = (filter: Filter | undefined): boolean => {
  const last = filter?.kind === 'and' ? filter.of.at(-1) : filter;
  return (
    (last?.kind === 'did' && last.when === 'thisTurn') ||
    (last?.kind === 'history' && last.args?.at(-1) === 'this turn')
  );
};

const deedOf = (r: Reader, who: Pick<ObjectDid, 'what' | 'of' | 'number'>): Condition | undefined => {
  const verb = readVerb(r);
  const more = verb === undefined ? undefined : readMore(r, verb.deed);
  const soon = more === undefined ? undefined : readTime(r);
  const by = r.attempt(readBy);
  const byLate = soon !== undefined && by !== undefined ? ({ byLate: true } as const) : {};
  const said = soon ?? (by === undefined ? undefined : readTime(r));
  // "A creature dealt damage by this creature this turn died": the time has been said of the creature.
  const untimed = said === undefined && verb?.deed.deed === 'died' && endsThisTurn(who.of?.filter);
  const when = untimed ? 'thisTurn' : said;
  if (verb === undefined || when === undefined || (verb.present && when !== 'thisWay')) return undefined;
  // A card that is revealed this way is looked at by itself.
  if (verb.present && verb.deed.deed === 'revealed') return undefined;
  const late = verb.deed.then === 'place' && more?.from === undefined ? readFrom(r) : undefined;
  const condition: Condition = {
    kind: 'objectDid',
    deed: verb.deed.deed,
    ...who,
    ...more,
    ...(late === undefined ? {} : { from: late, early: true }),
    ...(verb.deed.combat === true ? { combat: true } : {}),
    ...(by === undefined ? {} : { by, ...byLate }),
    when,
    ...(untimed ? { untimed } : {}),
    ...(verb.present ? { present: true } : {}),
  };
  return verb.negated ? { kind: 'not', of: condition } : condition;
};

/** How many of what, as one selection with its number. */
export const readNumbered = (r: Reader): Pick<ObjectDid, 'of' | 'number'> | undefined => {
  const amount: Quantity | undefined = readQuantity(r);
  const phrase = amount === undefined ? undefined : readNounPhrase(r);
  if (amount === undefined || phrase === undefined) return undefined;
  const filter = allOf([...(amount.other ? [{ kind: 'other' } as const] : []), phrase.filter]);
  return { of: selectionOf(filter), number: howMany(amount) };
};

/** "you had a land enter under your control this turn": what entered under whose control. */
const hadEnter = (r: Reader): Condition | undefined => {
  const had = readPlayer(r);
  if (had === undefined || !r.eat('had')) return undefined;
  const numbered = readNumbered(r);
  if (numbered === undefined || !r.eat('enter')) return undefined;
  const under = readUnder(r);
  const when = under === undefined ? undefined : readTime(r);
  return under === undefined || when === undefined
    ? undefined
    : { kind: 'objectDid', deed: 'entered', ...numbered, under: had, when, had: true };
};

const DONE = askedTogether([...OBJECT_VERBS, 'had']);

/** "two or more creatures died this turn", "this creature attacked this turn", "that spell is countered this way". */
export const objectDeed = (r: Reader): Condition | undefined => {
  if (r.lacksAll(DONE)) return undefined;
  const had = r.attempt(hadEnter);
  if (had !== undefined) return had;
  const some = r.attempt((reader) => {
    const numbered = readNumbered(reader);
    return numbered === undefined ? undefined : deedOf(reader, numbered);
  });
  if (some !== undefined) return some;
  const what: ObjectRef | undefined = readSingleRef(r);
  if (what === undefined || what.kind === 'choose') return undefined;
  const { refs } = r.said;
  const did = deedOf(r, { what });
  // "If this creature didn't deal damage to a creature, sacrifice it": what the condition is about.
  const about = refs.at(-1);
  if (did !== undefined && about !== undefined && r.said.refs.at(-1) !== about) r.mean(about);
  return did;
};

interface Did {
  readonly words: PlayerDeedWords;
  readonly negated: boolean;
  readonly tense?: 'perfect' | 'present';
}

/** What verbs of players begin with. */
const PLAYER_VERBS: ReadonlySet<string> = new Set([
  ...["'ve", 'have', 'has', "haven't", "hasn't", "didn't", "don't", 'was', 'were'],
  ...PLAYER_DEEDS.flatMap(({ past, plain }) => [firstWord(past), firstWord(plain), `${firstWord(plain)}s`]),
]);

/** The verb of a player in any of its forms. */
const readPlayerVerb = (r: Reader): Did | undefined => {
  if (r.passes(PLAYER_VERBS)) return undefined;
  const perfect = r.eatOne("'ve", 'have', 'has', "haven't", "hasn't");
  if (perfect !== undefined) {
    const words = PLAYER_DEEDS.find((deed) => r.eat(deed.perfect));
    return words === undefined ? undefined : { words, negated: perfect.endsWith("n't"), tense: 'perfect' };
  }
  if (r.eat("didn't")) {
    const words = PLAYER_DEEDS.find((deed) => r.eat(deed.plain));
    return words === undefined ? undefined : { words, negated: true };
  }
  if (r.eat("don't")) {
    const words = PLAYER_DEEDS.find((deed) => r.eat(deed.plain));
    return words === undefined ? undefined : { words, negated: true, tense: 'present' };
  }
  const passive = r.eatOne('was', 'were') !== undefined;
  for (const words of PLAYER_DEEDS) {
    if (passive !== (words.deed === 'wasDealtDamage')) continue;
    if (r.eat(words.past)) return { words, negated: false };
    if (!passive && (r.eat(words.plain) || r.eat(`${words.plain}s`)))
      return { words, negated: false, tense: 'present' };
  }
  return undefined;
};

/** "3 or more" before life or damage; none at all says any. */
const readHowMuch = (r: Reader, noun: string): Pick<ObjectDid, 'number'> | undefined => {
  if (noun === 'flips') {
    const flips = readQuantity(r);
    return flips !== undefined && r.eatOne('flips', 'flip') !== undefined ? { number: howMany(flips) } : undefined;
  }
  if (r.eat(noun)) return {};
  const amount = readQuantity(r);
  if (amount === undefined || amount.other || !r.eat(noun)) return undefined;
  return { number: { comparison: amount.comparison, to: amount.to } };
};

/** What players do one after the other. */
const IN_ORDER = [
  ['cast', 'cast'],
  ['casts', 'cast'],
  ['played', 'played'],
  ['drew', 'drew'],
] as const;

/** "it's the second creature spell you cast this turn", "it wasn't the first land you played this turn". */
export const nthCast = (r: Reader): Condition | undefined => {
  const not = r.eatOne("it wasn't the", "it isn't the", "it 's not the") !== undefined;
  if (!not && r.eatOne("it 's the", 'it was the') === undefined) return undefined;
  const value = ORDINALS.findIndex((word) => r.eat(word)) + 1;
  const noun = value === 0 ? undefined : readPlainNoun(r);
  const who = noun === undefined ? undefined : readPlayer(r);
  const deed = who === undefined ? undefined : IN_ORDER.find(([word]) => r.eat(word))?.[1];
  if (noun === undefined || who === undefined || deed === undefined) return undefined;
  const when = readTime(r);
  const number = { comparison: '=', to: { kind: 'number', value } } as const;
  if (when === undefined) return undefined;
  const condition: Condition = { kind: 'playerDid', who, deed, of: selectionOf(noun.filter), number, when, nth: true };
  return not ? { kind: 'not', of: condition } : condition;
};

/** The verb after "has": "attacked", "been blocked", "become tapped". */
export const perfectOf = ({ deed, one, not }: ObjectDeedWords): string =>
  deed === 'becameTapped' ? not.replace("didn't ", '') : one.replace(/^was /, 'been ');

/** "it's the first time that creature has become tapped this turn". */
export const nthTime = (r: Reader): Condition | undefined => {
  if (r.eatOne("it 's the", 'this is the') === undefined) return undefined;
  const value = ORDINALS.findIndex((word) => r.eat(word)) + 1;
  const what = value === 0 || !r.eat('time') ? undefined : readSingleRef(r);
  if (what === undefined || what.kind === 'choose' || r.eatOne('has', 'have') === undefined) return undefined;
  const deed = OBJECT_DEEDS.find((entry) => r.eat(perfectOf(entry)));
  const when = deed === undefined ? undefined : readTime(r);
  const number = { comparison: '=', to: { kind: 'number', value } } as const;
  return deed === undefined || when === undefined
    ? undefined
    : { kind: 'objectDid', deed: deed.deed, what, number, when, nth: true };
};

/** "you gained 3 or more life this turn", "an opponent cast two or more spells this turn", "you sacrifice a Forest this way". */
export const playerDeed = (r: Reader): Condition | undefined => {
  const who = readPlayer(r);
  return who === undefined ? undefined : deedOfPlayer(r, who);
};

/** "you attacked with creatures this turn": any at all. */
const bareObjects = (r: Reader): Pick<ObjectDid, 'of' | 'number'> | undefined => {
  const phrase = r.attempt(readNounPhrase);
  return phrase?.plural === true ? { of: selectionOf(phrase.filter) } : undefined;
};

/** "was dealt damage by this creature": by the object itself. */
const bySelf = (r: Reader): Pick<ObjectDid, 'of' | 'number'> | undefined => {
  const ref = readSelfRef(r);
  const number = { comparison: '>=', to: { kind: 'number', value: 1 } } as const;
  return ref === undefined ? undefined : { of: { filter: { kind: 'isRef', ref } }, number };
};

/** The same after the player. */
export const deedOfPlayer = (r: Reader, who: PlayerRef): Condition | undefined => {
  const did = readPlayerVerb(r);
  if (did === undefined) return undefined;
  const { words } = did;
  const combat = words.deed === 'wasDealtDamage' && r.sees('combat damage') && r.eat('combat');
  const object =
    words.object === undefined
      ? {}
      : words.object === 'objects'
        ? (r.attempt(readNumbered) ?? bareObjects(r))
        : readHowMuch(r, words.object);
  const by = words.deed === 'wasDealtDamage' && r.eat('by') ? (r.attempt(readNumbered) ?? bySelf(r)) : undefined;
  const source = by?.of === undefined || by.number === undefined ? undefined : { of: by.of, number: by.number };
  const when = object === undefined ? undefined : words.object === 'flips' ? 'thisWay' : readTime(r);
  if (object === undefined || when === undefined || (did.tense === 'present' && when !== 'thisWay')) return undefined;
  // "If you discard a land card this way, put it …": the card (608.2c).
  const { of }: Partial<Pick<ObjectDid, 'of' | 'number'>> = object;
  if ((words.deed === 'discarded' || words.deed === 'sacrificed') && when === 'thisWay' && of !== undefined)
    r.mean({ kind: 'that', antecedent: words.deed, noun: of.filter });
  const condition: Condition = {
    kind: 'playerDid',
    who,
    deed: words.deed,
    ...object,
    ...(combat ? { combat } : {}),
    ...(source === undefined ? {} : { by: source }),
    when,
    ...(did.tense === undefined ? {} : { tense: did.tense }),
  };
  return did.negated ? { kind: 'not', of: condition } : condition;
};
