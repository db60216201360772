// What is said of players: "have hexproof", "can't cast creature spells", "may play an additional land", how many cards they may keep.
import type { Ability, RuleEffect } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readAmount } from './amounts.ts';
import { readNounPhrase } from './filters.ts';
import { oneOf, type Reader } from './reader.ts';
import { readNumber } from './words.ts';

const FIXED: readonly (readonly [string, RuleEffect])[] = [
  ["can't gain life", { rule: 'cantGainLife' }],
  ["can't get counters", { rule: 'cantGetCounters' }],
  ["can't lose the game", { rule: 'cantLoseTheGame' }],
  ["can't win the game", { rule: 'cantWinTheGame' }],
];

const playerAbility = (r: Reader): RuleEffect | undefined => {
  if (r.eatOne('have', 'has', 'gain', 'gains') === undefined) return undefined;
  if (r.eat('no maximum hand size')) return { rule: 'maxHandSize', change: 'none' };
  const list = readAbilityList(r);
  const ability: Ability | undefined = list?.abilities[0];
  if (ability?.kind !== 'keyword' || list?.abilities.length !== 1) return undefined;
  return ability.keyword === 'protection' || ability.keyword === 'hexproof' || ability.keyword === 'shroud'
    ? { rule: 'playerAbility', ability }
    : undefined;
};

const additionalLand = (r: Reader): RuleEffect | undefined => {
  if (!r.eat('may play')) return undefined;
  const one = r.eat('an additional land');
  const any = !one && r.eat('any number of');
  const upTo = !one && !any && r.eat('up to');
  const count = one || any ? 1 : readNumber(r);
  if (count === undefined || (!one && !r.eat('additional lands'))) return undefined;
  const thisTurn = r.sees('this turn');
  if (!thisTurn && !r.eat('on each of your turns')) return undefined;
  return {
    rule: 'can',
    what: 'playAdditionalLand',
    ...(any ? {} : { amount: { kind: 'number', value: count } }),
    ...(upTo ? { upTo } : {}),
    ...(thisTurn ? {} : { each: true }),
  };
};

const PLAYED: readonly (readonly [string, 'cast' | 'play' | 'activate'])[] = [
  ['cast', 'cast'],
  ['play', 'play'],
  ['activate', 'activate'],
];

/** "can't cast creature spells", "can't play lands", "can't cast more than one spell each turn". */
const cantCast = (r: Reader): RuleEffect | undefined => {
  if (!r.eat("can't")) return undefined;
  if (r.eat('draw more than one card each turn'))
    return { rule: 'cant', what: 'draw', number: 'moreThanOne', eachTurn: true };
  if (r.eat('draw cards')) return { rule: 'cant', what: 'draw' };
  const what = PLAYED.find(([verb]) => r.eat(verb))?.[1];
  if (what === undefined) return undefined;
  const one = r.eat('more than one');
  const phrase = readNounPhrase(r);
  if (phrase === undefined || (one ? !r.eat('each turn') : !phrase.plural)) return undefined;
  return {
    rule: 'cant',
    what,
    by: phrase.filter,
    ...(one ? { number: 'moreThanOne' as const, eachTurn: true } : {}),
  };
};

/** "can't attack with creatures": of a player. */
const cantAttackWith = (r: Reader): RuleEffect | undefined => {
  if (!r.eat("can't attack with")) return undefined;
  const phrase = readNounPhrase(r);
  return phrase?.plural === true ? { rule: 'cant', what: 'attackWith', by: phrase.filter } : undefined;
};

const playerRules = oneOf<RuleEffect>(() => [playerAbility, additionalLand, cantAttackWith, cantCast]);

/** A change of what a player has or may do: "have hexproof", "have no maximum hand size". */
export const readPlayerRule = (r: Reader): RuleEffect | undefined => {
  for (const [words, rule] of FIXED) if (r.eat(words)) return rule;
  return playerRules(r);
};

/** After "… maximum hand size": "is two", "is reduced by one". */
export const readHandSize = (r: Reader): RuleEffect | undefined => {
  if (r.eat('is reduced by')) {
    const amount = readAmount(r);
    return amount === undefined ? undefined : { rule: 'maxHandSize', change: 'reduce', amount };
  }
  if (r.eat('is increased by')) {
    const amount = readAmount(r);
    return amount === undefined ? undefined : { rule: 'maxHandSize', change: 'increase', amount };
  }
  if (r.eatOne('is equal to', 'is') === undefined) return undefined;
  const amount = readAmount(r);
  return amount === undefined ? undefined : { rule: 'maxHandSize', change: 'set', amount };
};
