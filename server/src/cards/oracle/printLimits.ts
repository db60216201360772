// Limits on activating and casting in words, in the order in which they were said.

import { fieldsIn } from '../../terms/plan.ts';
import type { ActivationLimits, Condition } from '../ability.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { LIMIT_PARTS, ONLY_BY } from './limits.ts';
import { joinClitics } from './printConditions.ts';
import { capital, type PrintContext } from './printContext.ts';
import { printCondition } from './printing.ts';

type Limit = keyof ActivationLimits;

const wordsOf = (name: Limit, value: ActivationLimits[Limit]): string | undefined =>
  LIMIT_PARTS.find(([, limit]) => limit[name] === value)?.[0];

const conditionText = (condition: Condition, context: PrintContext): string =>
  condition.kind === 'or' && condition.again === 'if'
    ? condition.of.map((one) => `if ${printCondition(one, context)}`).join(' or ')
    : `if ${printCondition(condition, context)}`;

/** What stands after each "only". */
export const printLimitParts = (limits: ActivationLimits, context: PrintContext): readonly string[] =>
  fieldsIn('limits', limits).flatMap((name): readonly string[] => {
    switch (name) {
      case 'onlyIf':
        return limits.onlyIf === undefined ? [] : [conditionText(limits.onlyIf, context)];
      case 'alsoDuring':
        return [joinClitics(wordsOf('onlyDuring', limits.alsoDuring) ?? '')];
      case 'onlyDuring':
      case 'sorcerySpeed':
      case 'instantSpeed':
      case 'oncePerTurn':
      case 'once': {
        const words = limits[name] === false ? undefined : wordsOf(name, limits[name]);
        return words === undefined ? [] : [joinClitics(words)];
      }
      default:
        return [];
    }
  });

/** The sentences of limits at the end of an activated ability. */
export const printLimits = (limits: ActivationLimits, context: PrintContext): string => {
  const parts = printLimitParts(limits, context);
  const said = parts.join(' and only ');
  const out: string[] = [];
  if (limits.anyPlayer === true)
    out.push(`any player may activate this ability${said === '' ? '' : ` but only ${said}`}`);
  else if (said !== '') out.push(`activate only ${said}`);
  if (limits.onlyBy !== undefined) out.push(ONLY_BY.find(([, who]) => who === limits.onlyBy)?.[0] ?? '');
  if (limits.notDuring !== undefined) out.push("you can't activate this ability during combat");
  if (limits.times !== undefined)
    out.push(
      `activate this ability no more than ${limits.times === 2 ? 'twice' : `${wordOfNumber(limits.times)} times`} each turn`,
    );
  return out.map((text) => ` ${capital(text)}.`).join('');
};
