// What the two kinds of database have in common: the parts of a face, whatever their names.
import type { CardLayout } from '../card.ts';
import { isColorLetter, wordOfLetter } from '../mana.ts';
import { type JsonObject, listOf, textOf, wordOf } from './json.ts';
import type { FaceSheet } from './sheet.ts';

/** What a database calls the parts of a face. */
export interface FaceKeys {
  readonly name: string;
  readonly cost: string;
  readonly types: string;
  readonly text: string;
  readonly indicator: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A number line as card blocks have it: sets apart what stands beside the text of a face (208 to 210). */
const cornerOf = (face: JsonObject): string => {
  const power = wordOf(face, 'power');
  const toughness = wordOf(face, 'toughness');
  if (power !== undefined && toughness !== undefined) return `${power}/${toughness}`;
  const loyalty = wordOf(face, 'loyalty');
  if (loyalty !== undefined) return `Loyalty: ${loyalty}`;
  const defense = wordOf(face, 'defense');
  return defense === undefined ? '' : `Defense: ${defense}`;
};

/** A face by the names of its parts; nothing without a name. */
export const faceOf = (face: JsonObject, keys: FaceKeys): FaceSheet | undefined => {
  const name = oneLine(textOf(face, keys.name) ?? '');
  if (name === '') return undefined;
  return {
    name,
    cost: oneLine(textOf(face, keys.cost) ?? ''),
    types: oneLine(textOf(face, keys.types) ?? ''),
    indicator: listOf(face, keys.indicator).flatMap((letter) =>
      typeof letter === 'string' && isColorLetter(letter) ? [wordOfLetter(letter)] : [],
    ),
    text: (textOf(face, keys.text) ?? '')
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== ''),
    corner: cornerOf(face),
  };
};

/** How the layouts that have several faces are called here; both kinds of database use the same words. */
const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  split: 'split',
  aftermath: 'split',
  room: 'split',
  flip: 'flip',
  transform: 'transform',
  modal_dfc: 'modal',
  adventure: 'adventure',
  omen: 'adventure',
};

export const layoutOf = (layout: string): CardLayout | undefined =>
  Object.hasOwn(LAYOUTS, layout) ? LAYOUTS[layout] : undefined;

const NO_CARDS: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

/** Whether things of this layout are no cards (tokens, emblems, pictures): their names would hide those of cards. */
export const isNoCard = (layout: string): boolean => NO_CARDS.has(layout);
