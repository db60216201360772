// Keywords that stand for abilities (702), by their rows: the triggered and activated abilities they mean, and what others cost.

import { classLevel } from '../keywords/activated.ts';
import { rowOf } from '../keywords/keywords.ts';
import type { Activated, Keyword, Triggered } from '../keywords/row.ts';
import { CONSPIRATORS } from '../keywords/triggered.ts';
import type { Ability, CostPart } from '../terms/types.ts';
import { triggersInWords } from './keywordTexts.ts';

/** What a keyword costs beyond the cost printed with it: conspire taps two creatures (702.78a). */
export const costsOfKeyword = (keyword: Keyword): readonly CostPart[] =>
  keyword.keyword === 'conspire' ? CONSPIRATORS : (keyword.cost ?? []);

const made = new WeakMap<Ability, readonly (Activated | Triggered)[]>();

const make = (keyword: Keyword): readonly (Activated | Triggered)[] => {
  // A class's level line is read as a keyword, and is none (716.2b).
  if (keyword.keyword === 'class level') return classLevel(keyword);
  const row = rowOf(keyword.keyword);
  if (row?.is === 'abilities') return row.abilities(keyword);
  return row?.is === 'text' ? triggersInWords(keyword, row.text) : [];
};

/** The abilities a keyword means; the same values for the same keyword ability. */
const all = (ability: Ability): readonly (Activated | Triggered)[] => {
  if (ability.kind !== 'keyword') return [];
  const known = made.get(ability);
  if (known !== undefined) return known;
  const abilities = make(ability);
  made.set(ability, abilities);
  return abilities;
};

const triggered = new WeakMap<Ability, readonly Triggered[]>();
const activated = new WeakMap<Ability, readonly Activated[]>();

/** The triggered abilities a keyword means, if any; the same values for the same keyword ability. */
export const triggersOfKeyword = (ability: Ability): readonly Triggered[] => {
  const known = triggered.get(ability);
  if (known !== undefined) return known;
  const found = all(ability).filter((each) => each.kind === 'triggered');
  triggered.set(ability, found);
  return found;
};

/** The activated abilities a keyword means, mostly one if any; the same values for the same keyword ability. */
export const abilitiesOfKeyword = (ability: Ability): readonly Activated[] => {
  const known = activated.get(ability);
  if (known !== undefined) return known;
  const found = all(ability).filter((each) => each.kind === 'activated');
  activated.set(ability, found);
  return found;
};
