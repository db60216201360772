// Whether an ability looks at how much or how many there is of anything: a condition, a count, a comparison, a number of an object.
import type { SortName } from '../terms/sorts.ts';
import { type OneOrMore, some } from '../terms/walk.ts';

/** Amounts that are what they are however much there is. */
const FIXED: ReadonlySet<string> = new Set(['number', 'x', 'thatMany', 'startingLife', 'chosenNumber']);

/** Amounts made of others, which are asked themselves. */
const MADE_OF: ReadonlySet<string> = new Set(['sum', 'times', 'half']);

/** Qualities that more of something gives or takes. */
const COUNTED: ReadonlySet<string> = new Set(['compare', 'hasCounter', 'history', 'did', 'above']);

/** Events that wait for a state, or for the first or second time something happens. */
const OF_STATES: ReadonlySet<string> = new Set(['state', 'nth', 'while', 'next']);

/** Whether any part of it asks. What is not known for certain not to ask, asks. */
export const asksHowMuch = <S extends SortName>(sort: S, value: OneOrMore<S>): boolean =>
  some(sort, value, {
    condition: () => true,
    howMany: () => true,
    amount: ({ kind }) => !FIXED.has(kind) && !MADE_OF.has(kind),
    filter: ({ kind }) => COUNTED.has(kind),
    event: ({ on }) => OF_STATES.has(on),
  });
