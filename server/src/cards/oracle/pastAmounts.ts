// Numbers of the past of a game, carried by name: "the damage dealt this way", "for each time it was kicked".
import type { Amount } from '../ability.ts';
import { readEachDeed } from './amountDeeds.ts';
import { readCounterKind } from './counters.ts';
import type { Reader } from './reader.ts';
import { readSelfRef } from './refs.ts';

/** What is said to have been spent or paid, after "for each". */
export const EACH_PAST: readonly (readonly [string, string])[] = [
  ['color of mana spent to cast it', 'eachColorSpentOnIt'],
  ['color of mana spent to cast this spell', 'eachColorSpentOnThis'],
  ['color of mana spent to cast that spell', 'eachColorSpentOnThat'],
  ['color of mana used to pay this cost', 'eachColorPaid'],
  ['flip you won', 'eachFlipWon'],
  ["time you 've cast your commander from the command zone this game", 'eachCommanderCast'],
  ['time it was kicked', 'eachKick'],
  ['time this spell was kicked', 'eachKickOfThis'],
  ['time it has mutated', 'eachMutation'],
  ['time this creature has mutated', 'eachMutationOfThis'],
  ['spell cast before it this turn', 'eachSpellBefore'],
  ['1 damage dealt this way', 'eachDamage'],
  ['1 life lost this way', 'eachLifeLost'],
  ['1 life you gained', 'eachLifeGained'],
  ['1 life you lost', 'eachLifeYouLost'],
  ['1 damage prevented this way', 'eachDamagePrevented'],
];

/** "the number of colors of mana spent to cast this spell", by whatever it calls itself. */
const OF_SELF: readonly (readonly [before: string, after: string, what: string])[] = [
  ['the number of colors of mana spent to cast', '', 'colorsSpentOnThis'],
  ['the amount of mana spent to cast', '', 'manaSpentOnThis'],
  ['the number of times', 'was kicked', 'timesThisWasKicked'],
  ['color of mana spent to cast', '', 'eachColorSpentOnThis'],
  ['time', 'was kicked', 'eachKickOfThis'],
];

const ofSelf = (r: Reader): Amount | undefined => {
  for (const [before, after, what] of OF_SELF) {
    const found = r.attempt((reader): Amount | undefined => {
      if (!reader.eat(before) || readSelfRef(reader) === undefined || (after !== '' && !reader.eat(after)))
        return undefined;
      return { kind: 'past', what };
    });
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "strength vote": how many voted for it. */
const votes = (r: Reader): Amount | undefined => {
  const word = r.token;
  if (word?.kind !== 'word' || !/^\p{L}+$/u.test(word.text)) return undefined;
  r.step();
  return r.eat('vote') ? { kind: 'past', what: `each vote for ${word.text}` } : undefined;
};

export const eachPast = (r: Reader): Amount | undefined => {
  const own = r.attempt(ofSelf) ?? r.attempt(votes);
  if (own !== undefined) return own;
  const done = r.attempt(readEachDeed);
  if (done !== undefined) return done;
  const found = EACH_PAST.find(([words]) => r.eat(words));
  return found === undefined ? undefined : { kind: 'past', what: found[1] };
};

/** "charge counter removed this way", "{E} paid this way": what was paid or taken off is counted. */
export const countersRemoved = (r: Reader): Amount | undefined => {
  if (r.eat('counter removed this way')) return { kind: 'past', what: 'countersRemoved', counter: '' };
  if (r.eat('counter removed')) return { kind: 'past', what: 'countersRemovedAsCost', counter: '' };
  const counter = readCounterKind(r);
  if (counter === undefined || r.eatOne('counter removed this way', 'counters removed this way') === undefined)
    return undefined;
  return { kind: 'past', what: 'countersRemoved', counter };
};

/** Numbers of the game's past, with their words. */
export const PAST_AMOUNTS: readonly (readonly [string, string])[] = [
  ['the amount of mana spent to cast it', 'manaSpentOnIt'],
  ['the amount of mana spent to cast that spell', 'manaSpentOnThatSpell'],
  ['the amount of life you gained this turn', 'lifeGained'],
  ['the amount of life they lost this turn', 'lifeTheyLost'],
  ['the difference', 'difference'],
  ['the damage prevented this way', 'damagePrevented'],
  ['the amount of damage prevented this way', 'amountOfDamagePrevented'],
  ["the number of cards you 've drawn this turn", 'cardsDrawn'],
  ["the number of spells you 've cast this turn", 'spellsCast'],
  ['the number of colors of mana spent to cast it', 'colorsSpentOnIt'],
  ['the number of creatures that died this turn', 'creaturesDied'],
  ['the amount of mana spent to cast this spell', 'manaSpentOnThis'],
  ['the number of colors of mana spent to cast this spell', 'colorsSpentOnThis'],
  ['the number of colors of mana spent to cast that spell', 'colorsSpentOnThat'],
  ['the life lost this way', 'lifeLost'],
  ['the amount of life lost this way', 'amountOfLifeLost'],
  ['the life gained this way', 'lifeGainedThisWay'],
  ['the excess damage dealt this way', 'excessDamage'],
  ['the amount of excess damage dealt this way', 'amountOfExcessDamage'],
  ['the damage dealt this way', 'damageDealt'],
  ['the amount of damage dealt this way', 'amountOfDamageDealt'],
  ['the total amount of mana paid this way', 'manaPaid'],
  ['the amount of mana paid this way', 'amountOfManaPaid'],
  ['the amount of {e} paid this way', 'energyPaid'],
  ['the difference', 'difference'],
  ['the greatest result', 'highestResult'],
  ['the result', 'result'],
  ['their total power', 'theirTotalPower'],
  ['the damage dealt', 'theDamageDealt'],
  ...['the least', 'the greatest'].flatMap((which) =>
    ['all players', 'your opponents'].map((whose): readonly [string, string] => [
      `${which} life total among ${whose}`,
      `${which} life total among ${whose}`,
    ]),
  ),
  ['the life paid as it entered', 'lifePaidAsItEntered'],
  ['the number of players you attacked with a creature this combat', 'playersAttacked'],
  ['the number of times it was kicked', 'timesKicked'],
  ['the number of times this spell was kicked', 'timesThisWasKicked'],
  ['the number of times this creature has mutated', 'timesMutated'],
];

/** What stands second in them: most begin with the same word. */
const SECOND: ReadonlySet<string> = new Set([
  ...PAST_AMOUNTS.map(([words]) => words.split(' ')[1] ?? ''),
  ...OF_SELF.map(([words]) => words.split(' ')[1] ?? ''),
]);

export const pastAmount = (r: Reader): Amount | undefined => {
  if (!r.noting && !SECOND.has(r.peek(1))) return undefined;
  const own = r.sees('the') ? r.attempt(ofSelf) : undefined;
  if (own !== undefined) return own;
  const found = PAST_AMOUNTS.find(([words]) => r.eat(words));
  return found === undefined ? undefined : { kind: 'past', what: found[1] };
};
