// Characteristics as short texts, the same for expected and actual values.
import { lettersOf, wordsOf } from '../../cards/mana.ts';
import { printTypeLine } from '../../cards/typeLine.ts';
import { subtypesForReading } from '../../cards/vocabulary.ts';
import type { Characteristics } from '../../engine/characteristics.ts';

export const ptText = (state: Pick<Characteristics, 'power' | 'toughness'>): string =>
  state.power === undefined && state.toughness === undefined ? 'no P/T' : `${state.power ?? 0}/${state.toughness ?? 0}`;

export const joinWords = (words: readonly string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
};

export const colorText = (colors: number): string =>
  lettersOf(colors).length === 0 ? 'colorless' : joinWords(wordsOf(colors));

export const typeText = (state: Pick<Characteristics, 'supertypes' | 'types' | 'subtypes'>): string =>
  printTypeLine({
    supertypes: state.supertypes,
    types: state.types,
    subtypes: subtypesForReading(state.subtypes, '(every creature type)'),
  }) || 'no types';

/** `2/2 red Creature — Ogre`: an object in one line. */
export const stateText = (state: Characteristics): string => {
  const pt = state.power === undefined && state.toughness === undefined ? [] : [ptText(state)];
  return [...pt, colorText(state.colors), typeText(state)].join(' ');
};
