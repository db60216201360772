// The meanings of all sorts of terms, put together: what a view is made with.
import { amountOf, countOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { fits, holdsOf, zonesOf } from './filters.ts';
import type { Meanings } from './questions.ts';
import { objectsOf, playersOf, selectionOf } from './references.ts';

export const MEANINGS: Meanings = {
  holdsOf,
  zonesOf,
  fits,
  objectsOf,
  selectionOf,
  playersOf,
  amountOf,
  countOf,
  holds,
};
