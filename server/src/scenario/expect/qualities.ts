// Qualities of `is a 2/2 blue Bear artifact creature`: whether each holds, and what there is instead, in the same respects.
import { colorOfWord, isColorWord, isMulticolored } from '../../cards/mana.ts';
import type { ObjectState } from '../../engine/characteristics.ts';
import type { GameObject } from '../../engine/game.ts';
import type { QualityWord } from '../statement.ts';
import { checkKeywords } from './abilities.ts';
import { colorText, ptText, typeText } from './texts.ts';

const isToken = (object: GameObject | undefined): boolean =>
  object?.base.kind === 'token' || (object?.base.kind === 'copy' && object.base.of === 'permanent');

const hasStatus = (
  object: GameObject,
  status: Extract<QualityWord['quality'], { kind: 'status' }>['status'],
): boolean => {
  switch (status) {
    case 'tapped':
      return object.status.tapped;
    case 'untapped': // of permanents alone (110.5a)
      return object.zone === 'battlefield' && !object.status.tapped;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
  }
};

/** Whether an object has one quality; `state` may be that of an earlier layer. */
const hasQuality = (word: QualityWord, state: ObjectState, object: GameObject | undefined): boolean => {
  const { quality } = word;
  switch (quality.kind) {
    case 'pt':
      return state.power === quality.power && state.toughness === quality.toughness;
    case 'color':
      return isColorWord(quality.color) && (state.colors & colorOfWord(quality.color)) !== 0;
    case 'colorless':
      return state.colors === 0;
    case 'multicolored':
      return isMulticolored(state.colors);
    case 'token':
      return isToken(object);
    case 'copy':
      return object?.base.kind === 'copy';
    case 'spell':
      return object?.zone === 'stack' && object.base.kind !== 'ability';
    case 'permanent':
      return object?.zone === 'battlefield';
    case 'type':
      return state.types.some((type) => type === quality.word);
    case 'supertype':
      return state.supertypes.some((type) => type === quality.word);
    case 'subtype':
      return state.subtypes.includes(quality.word);
    case 'keyword':
      return checkKeywords(state, {
        has: 'keywords',
        keywords: [{ text: quality.text, range: word.range }],
        only: false,
      }).holds;
    case 'status':
      return object !== undefined && hasStatus(object, quality.status);
  }
};

/** Whether all of them hold. */
export const isAllOf = (words: readonly QualityWord[], state: ObjectState, object: GameObject | undefined): boolean =>
  words.every((word) => hasQuality(word, state, object));

/** The word as expected values show it. */
export const wordText = (word: QualityWord): string => {
  const { quality } = word;
  switch (quality.kind) {
    case 'pt':
      return `${quality.power}/${quality.toughness}`;
    case 'color':
      return quality.color;
    case 'type':
    case 'supertype':
      return quality.word.toLowerCase();
    case 'subtype':
      return quality.word;
    case 'keyword':
      return quality.text;
    case 'status':
      return quality.status;
    default:
      return quality.kind;
  }
};

const statusText = (object: GameObject): string =>
  (['tapped', 'attacking', 'blocking'] as const).filter((status) => hasStatus(object, status)).join(' ') ||
  (object.zone === 'battlefield' ? 'untapped' : object.zone);

/** What an object is in the respects that were asked about, and no others. */
export const respects = (
  words: readonly QualityWord[],
  state: ObjectState,
  object: GameObject | undefined,
  named: boolean,
): string => {
  const kinds = new Set(words.map((word) => word.quality.kind));
  const parts: string[] = [];
  if (kinds.has('pt')) parts.push(ptText(state));
  if (kinds.has('color') || kinds.has('colorless') || kinds.has('multicolored')) parts.push(colorText(state.colors));
  if (kinds.has('type') || kinds.has('supertype') || kinds.has('subtype')) parts.push(typeText(state));
  if (kinds.has('token') && isToken(object)) parts.push('token');
  if (kinds.has('copy') && object?.base.kind === 'copy') parts.push('copy');
  if (kinds.has('spell') || kinds.has('permanent')) parts.push(object?.zone ?? '');
  const keywords = words.filter((word) => word.quality.kind === 'keyword' && hasQuality(word, state, object));
  if (kinds.has('keyword')) parts.push(...keywords.map(wordText));
  if (kinds.has('status') && object !== undefined) parts.push(statusText(object));
  if (named) parts.push(state.name === '' ? 'without a name' : `named ${state.name}`);
  return parts.filter((part) => part !== '').join(' ') || typeText(state);
};
