// Conditions on how a spell was cast: costs that were paid for it, mana that was spent on it, from where and by whom.
import type { Condition, ObjectRef, PlayerRef } from '../ability.ts';
import { readCosts } from './costs.ts';
import { inZone } from './filterPosts.ts';
import { readNounPhrase } from './filters.ts';
import { readPlayer } from './players.ts';
import { howMany, readQuantity } from './quantities.ts';
import type { Reader } from './reader.ts';
import { readPossessiveRef, readSingleRef } from './refs.ts';
import { readColor, readMana } from './words.ts';

/** What was done to a spell by paying a cost of that name, as it is said. */
export const PAID_VERBS: readonly (readonly [string, string])[] = [
  ['kicked', 'kicker'],
  ['bargained', 'bargain'],
  ['overloaded', 'overload'],
  ['foretold', 'foretell'],
];

/** Costs spoken of by their name: "if its surge cost was paid", "if this spell was cast using teamwork". */
export const PAID_NAMES = [
  'additional',
  'surge',
  'madness',
  'prowl',
  'sneak',
  'evoke',
  'dash',
  'blitz',
  'spectacle',
  'miracle',
  'emerge',
  'escape',
  'flashback',
  'warp',
  'impending',
  'buyback',
  'entwine',
  'freerunning',
  'mayhem',
  'web-slinging',
  'teamwork',
  'conspire',
  'mutate',
] as const;

const saidAgain = (ref: ObjectRef): boolean => 'again' in ref && ref.again !== undefined;

/** What the cost was paid for, where it is no cost of the object itself. */
const paidFor = (ref: ObjectRef): { readonly it?: true; readonly of?: ObjectRef } =>
  ref.kind !== 'self' && ref.kind !== 'granter' ? { of: ref } : saidAgain(ref) ? { it: true } : {};

/** "this spell was kicked", "it was kicked with its {2}{U} kicker", "this spell was cast using teamwork". */
const paidVerb = (r: Reader): Condition | undefined => {
  const ref = readSingleRef(r);
  if (ref === undefined || ref.kind === 'all') return undefined;
  const it = paidFor(ref);
  if (r.eat("'s bargained")) return { kind: 'wasPaid', cost: 'bargain', ...it, present: true };
  const not = r.eat("wasn't");
  if (!not && !r.eat('was')) return undefined;
  const found = PAID_VERBS.find(([words]) => r.eat(words));
  if (found === undefined) {
    const using = r.eat('cast using') ? r.eatOne(...PAID_NAMES) : undefined;
    return using === undefined ? undefined : denied(not, { kind: 'wasPaid', cost: using, form: 'using', ...it });
  }
  const kicker = r.attempt((reader) => {
    if (found[1] !== 'kicker' || !reader.eat('with its')) return undefined;
    const costs = readCosts(reader);
    return costs !== undefined && reader.eat('kicker') ? costs : undefined;
  });
  return denied(not, { kind: 'wasPaid', cost: found[1], ...it, ...(kicker === undefined ? {} : { with: kicker }) });
};

const denied = (not: boolean, condition: Condition): Condition => (not ? { kind: 'not', of: condition } : condition);

/** "its surge cost was paid". */
const costPaid = (r: Reader): Condition | undefined => {
  const ref = readPossessiveRef(r) ?? (r.eatOne('his', 'her', 'their') === undefined ? undefined : ITSELF);
  const cost = ref === undefined ? undefined : r.eatOne(...PAID_NAMES);
  if (ref === undefined || cost === undefined || !r.eat('cost')) return undefined;
  const not = r.eat("wasn't paid");
  if (!not && !r.eat('was paid')) return undefined;
  const thisTurn = r.eat('this turn') ? ({ thisTurn: true } as const) : {};
  return denied(not, { kind: 'wasPaid', cost, form: 'cost', ...paidFor(ref), ...thisTurn });
};

const ITSELF: ObjectRef = { kind: 'self', again: 'it' };

/** Costs that others may pay, or that are promised: said without the spell. */
export const PROMISES: readonly (readonly [string, string])[] = [
  ['the gift was promised', 'gift'],
  ['tribute was paid', 'tribute'],
];
const DENIED_PROMISES: readonly (readonly [string, string])[] = [
  ["the gift wasn't promised", 'gift'],
  ["tribute wasn't paid", 'tribute'],
];

const promised = (r: Reader): Condition | undefined => {
  const found = PROMISES.find(([words]) => r.eat(words));
  if (found !== undefined) return { kind: 'wasPaid', cost: found[1], form: 'promise' };
  const not = DENIED_PROMISES.find(([words]) => r.eat(words));
  return not === undefined ? undefined : { kind: 'not', of: { kind: 'wasPaid', cost: not[1], form: 'promise' } };
};

/** "{R} was spent to cast it", "at least four mana was spent to cast this spell", "no mana was spent to cast it". */
const spent = (r: Reader): Condition | undefined => {
  const cost = r.attempt(readMana);
  const amount = cost === undefined ? readQuantity(r) : undefined;
  const color = amount === undefined ? undefined : r.attempt(readColor);
  if (cost === undefined && (amount === undefined || amount.other || !r.eat('mana'))) return undefined;
  const same = color === undefined && r.eat('of the same color');
  const from = cost === undefined && r.eat('from') ? readNounPhrase(r)?.filter : undefined;
  if (r.eatOne('was spent to cast', 'were spent to cast') === undefined) return undefined;
  const on = readSingleRef(r);
  if (on === undefined) return undefined;
  return {
    kind: 'wasSpent',
    on,
    ...(cost === undefined ? {} : { cost }),
    ...(amount === undefined ? {} : { number: howMany(amount) }),
    ...(from === undefined ? {} : { from }),
    ...(color === undefined ? (same ? { color: 'same' as const } : {}) : { color }),
  };
};

/** "that mana is spent on a creature spell". */
const spentOn = (r: Reader): Condition | undefined => {
  if (!r.eat('that mana is spent on') || r.eatOne('a', 'an') === undefined) return undefined;
  const phrase = readNounPhrase(r);
  if (phrase === undefined) return undefined;
  // "It" is the spell from here on, not what the mana came from.
  r.mean({ kind: 'that', antecedent: 'event', noun: phrase.filter });
  return { kind: 'manaSpentOn', what: phrase.filter };
};

/** "it was cast", "this spell was cast from a graveyard", "you cast it from your hand", "you cast this spell during your main phase". */
const wasCast = (r: Reader): Condition | undefined => {
  const byPlayer = r.attempt((reader) => {
    const by = readPlayer(reader);
    if (by === undefined) return undefined;
    const not = reader.eat("didn't cast");
    if (!not && !reader.eat('cast')) return undefined;
    const what = readSingleRef(reader);
    return what === undefined || what.kind === 'choose' || what.kind === 'all' ? undefined : { by, what, not };
  });
  const told = byPlayer ?? r.attempt(castPassive);
  if (told === undefined) return undefined;
  const { what, not } = told;
  const by: PlayerRef | undefined = told.by;
  const from = r.attempt((reader) => {
    const zone = inZone(reader);
    return zone?.kind === 'inZone' && zone.word === 'from' ? zone : undefined;
  });
  const during = r.eat('during your main phase');
  return denied(not, {
    kind: 'wasCast',
    what,
    ...(by === undefined ? {} : { by }),
    ...(from === undefined ? {} : { from }),
    ...(during ? { during: 'mainPhase' as const } : {}),
  });
};

const castPassive = (
  r: Reader,
): { readonly what: ObjectRef; readonly not: boolean; readonly by?: PlayerRef } | undefined => {
  const what = readSingleRef(r);
  if (what === undefined || what.kind === 'all') return undefined;
  const not = r.eatOne("wasn't cast", "weren't cast") !== undefined;
  return not || r.eatOne('was cast', 'were cast') !== undefined ? { what, not } : undefined;
};

/** How a spell was cast. */
export const castFact = (r: Reader): Condition | undefined =>
  r.first(paidVerb, costPaid, promised, spent, spentOn, wasCast);
