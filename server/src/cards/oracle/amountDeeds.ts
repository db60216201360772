// How much life or damage: "the life you've lost this turn", "1 damage dealt to you this turn", "4 or more damage was dealt to it this turn".
import type { Amount, Condition, ObjectRef, PlayerRef } from '../ability.ts';
import { readBy, readTime } from './pastDeeds.ts';
import { readPlayer } from './players.ts';
import { readOwnPronoun } from './pronouns.ts';
import { readQuantity } from './quantities.ts';
import type { Reader } from './reader.ts';
import { readSingleRef } from './refs.ts';

type Total = Extract<Amount, { kind: 'deedTotal' }>;

/** What is summed, with its words. */
export const TOTALLED: readonly (readonly [string, Total['what']])[] = [
  ['combat damage', 'combatDamage'],
  ['noncombat damage', 'noncombatDamage'],
  ['excess damage', 'excessDamage'],
  ['damage', 'damage'],
];

const lifeOf = (r: Reader): Total | undefined => {
  const who = readPlayer(r);
  const perfect = r.eatOne("'ve", 'have', 'has') !== undefined ? ({ perfect: true } as const) : {};
  const verb = who === undefined ? undefined : r.eatOne('lost', 'gained');
  const when = verb === undefined ? undefined : readTime(r);
  if (who === undefined || when === undefined) return undefined;
  return { kind: 'deedTotal', what: verb === 'lost' ? 'lostLife' : 'gainedLife', to: who, ...perfect, when };
};

/** "dealt to it by creatures this turn". */
const dealt = (r: Reader, what: Total['what']): Total | undefined => {
  const { refs } = r.said;
  const to: ObjectRef | PlayerRef | undefined = r.eat('dealt to')
    ? (r.attempt(readPlayer) ?? r.attempt(readOwnPronoun) ?? readSingleRef(r))
    : undefined;
  const by = to === undefined ? undefined : r.attempt(readBy);
  const when = to === undefined ? undefined : readTime(r);
  r.say('refs', refs);
  if (to === undefined || when === undefined) return undefined;
  return { kind: 'deedTotal', what, to, ...(by === undefined ? {} : { by }), when };
};

const total = (r: Reader): Total | undefined => {
  if (r.eat('life')) return lifeOf(r);
  const what = TOTALLED.find(([words]) => r.eat(words))?.[1];
  return what === undefined ? undefined : dealt(r, what);
};

/** "the life they lost this turn", "the amount of damage dealt to it this turn". */
export const readDeedTotal = (r: Reader): Amount | undefined => {
  const long = r.eat('the amount of');
  if (!long && !r.eat('the')) return undefined;
  const found = total(r);
  return found === undefined ? undefined : { ...found, ...(long ? { form: 'amount' as const } : {}) };
};

/** After "for each": "1 life your opponents have lost this turn". */
export const readEachDeed = (r: Reader): Amount | undefined => {
  if (!r.eat('1')) return undefined;
  const found = total(r);
  return found === undefined ? undefined : { ...found, form: 'forEach' };
};

/** "4 or more damage was dealt to it this turn". */
export const readDamageWasDealt = (r: Reader): Condition | undefined => {
  const amount = readQuantity(r);
  const what = amount === undefined || amount.other ? undefined : TOTALLED.find(([words]) => r.eat(words))?.[1];
  if (amount === undefined || what === undefined || !r.eat('was')) return undefined;
  const left = dealt(r, what);
  return left === undefined
    ? undefined
    : { kind: 'compare', left, comparison: amount.comparison, right: amount.to, form: 'was' };
};
