// Two numbers compared as rules text says it: "two or more", "less than".
import type { Comparison } from '../cards/ability.ts';
import { assertNever } from '../rules/util.ts';

/** Whether two numbers compare as said. */
export const compare = (left: number, comparison: Comparison, right: number): boolean => {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    default:
      return assertNever(comparison);
  }
};
