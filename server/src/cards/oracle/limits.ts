// When and how often something may be done: "Activate only as a sorcery and only once each turn", "Cast this spell only during combat".
import type { ActivationLimits, Condition } from '../ability.ts';
import { readCondition } from './conditions.ts';
import { type Reader, readMany } from './reader.ts';
import { readNumber } from './words.ts';

/** What can stand after "only", longest first where one begins like another; the first wording of a limit is the one that is printed. */
export const LIMIT_PARTS: readonly (readonly [string, ActivationLimits])[] = [
  ['any time you could cast an instant', { instantSpeed: true }],
  ['as an instant', { instantSpeed: true }],
  ['as a sorcery', { sorcerySpeed: true }],
  ['any time you could cast a sorcery', { sorcerySpeed: true }],
  ['any time they could cast a sorcery', { sorcerySpeed: true }],
  ['once each turn', { oncePerTurn: true }],
  ["during the declare blockers step on an opponent 's turn", { onlyDuring: 'declareBlockersOfOpponent' }],
  ['once', { once: true }],
  ['during your upkeep', { onlyDuring: 'yourUpkeep' }],
  ['during any upkeep step', { onlyDuring: 'upkeep' }],
  ['during combat before blockers are declared', { onlyDuring: 'combatBeforeBlockers' }],
  ['during combat after blockers are declared', { onlyDuring: 'combatAfterBlockers' }],
  ["during combat on an opponent 's turn", { onlyDuring: 'combatOnOpponentsTurn' }],
  ['during combat on your turn', { onlyDuring: 'combatOnYourTurn' }],
  ['during combat', { onlyDuring: 'combat' }],
  ['during the declare attackers step', { onlyDuring: 'declareAttackers' }],
  ['during the declare blockers step', { onlyDuring: 'declareBlockers' }],
  ['during your declare attackers step', { onlyDuring: 'yourDeclareAttackers' }],
  ['during your turn , before attackers are declared', { onlyDuring: 'beforeAttackers' }],
  ['during your turn before attackers are declared', { onlyDuring: 'beforeAttackers' }],
  ['during their turn before the end step', { onlyDuring: 'beforeTheirEndStep' }],
  ['during your end step', { onlyDuring: 'yourEndStep' }],
  ['during your turn', { onlyDuring: 'yourTurn' }],
  ["during an opponent 's turn", { onlyDuring: 'opponentsTurn' }],
  ["during an opponent 's upkeep", { onlyDuring: 'opponentsUpkeep' }],
  ['before attackers are declared', { onlyDuring: 'beforeAnyAttackers' }],
  ['before blockers are declared', { onlyDuring: 'beforeBlockers' }],
  ['before the combat damage step', { onlyDuring: 'beforeDamage' }],
  ['before the end of combat step', { onlyDuring: 'beforeEndOfCombat' }],
  ['after combat', { onlyDuring: 'afterCombat' }],
];

/** "if you control a Swamp", "if this land entered this turn or if you control a basic land". */
const readIf = (r: Reader): Condition | undefined => {
  if (!r.eat('if')) return undefined;
  const first = readCondition(r);
  if (first === undefined) return undefined;
  const second = r.attempt((reader) => (reader.eat('or if') ? readCondition(reader) : undefined));
  return second === undefined ? first : { kind: 'or', of: [first, second], again: 'if' };
};

/** One limit after "only". */
const readPartOfLimit = (r: Reader): ActivationLimits | undefined => {
  const fixed = LIMIT_PARTS.find(([words]) => r.eat(words))?.[1];
  if (fixed !== undefined) return fixed;
  const onlyIf = readIf(r);
  return onlyIf === undefined ? r.want('a time or a condition') : { onlyIf };
};

/** Two of a kind: the second window stands beside the first. */
const together = (limits: ActivationLimits, more: ActivationLimits): ActivationLimits | undefined => {
  if (more.onlyDuring !== undefined && limits.onlyDuring !== undefined)
    return limits.alsoDuring === undefined ? { ...limits, alsoDuring: more.onlyDuring } : undefined;
  if (more.onlyIf !== undefined && limits.onlyIf !== undefined)
    return { ...limits, onlyIf: { kind: 'and', of: [limits.onlyIf, more.onlyIf] } };
  return { ...limits, ...more };
};

const furtherLimit = (r: Reader): ActivationLimits | undefined => {
  r.eat(',');
  return r.eat('and only') ? readPartOfLimit(r) : undefined;
};

/** Limits joined by "and only", after the first "only". */
export const readLimitParts = (r: Reader, before: ActivationLimits = {}): ActivationLimits | undefined => {
  const first = readPartOfLimit(r);
  let limits = first === undefined ? undefined : together(before, first);
  if (limits === undefined) return undefined;
  for (const next of readMany(r, furtherLimit)) limits = limits === undefined ? undefined : together(limits, next);
  return limits;
};

const TIMES: readonly (readonly [string, number])[] = [['twice', 2]];

/** "no more than twice each turn", "no more than three times each turn". */
const readTimes = (r: Reader): ActivationLimits | undefined => {
  if (!r.eat('no more than')) return undefined;
  const twice = TIMES.find(([word]) => r.eat(word))?.[1];
  const times = twice ?? readNumber(r);
  if (times === undefined || (twice === undefined && !r.eat('times'))) return undefined;
  return r.eat('each turn') ? { times } : undefined;
};

/** Who alone may activate an ability that others have. */
export const ONLY_BY: readonly (readonly [string, NonNullable<ActivationLimits['onlyBy']>])[] = [
  ['only any opponent may activate this ability', 'anyOpponent'],
  ['only your opponents may activate this ability', 'opponents'],
];

/** One sentence of limits on activating an ability. */
export const readLimitSentence = (r: Reader, before: ActivationLimits): ActivationLimits | undefined => {
  if (r.eat('any player may activate this ability')) {
    const limits = { ...before, anyPlayer: true };
    return r.eat('but only') ? readLimitParts(r, limits) : limits;
  }
  const who = ONLY_BY.find(([words]) => r.eat(words))?.[1];
  if (who !== undefined) return { ...before, onlyBy: who };
  if (r.eat("you can't activate this ability during combat")) return { ...before, notDuring: 'combat' };
  if (r.eat('activate only')) return readLimitParts(r, before);
  if (!r.eat('activate this ability')) return undefined;
  const times = r.attempt(readTimes);
  if (times !== undefined) return { ...before, ...times };
  return r.eat('only') ? readLimitParts(r, before) : undefined;
};
