// Cards of a Scryfall bulk file (oracle cards, default cards): one object a card or printing, its faces in `card_faces`.
import { type FaceKeys, faceOf, isNoCard, layoutOf } from './faces.ts';
import { isObject, type JsonObject, listOf, textOf } from './json.ts';
import type { CardSheet, FaceSheet } from './sheet.ts';

const KEYS: FaceKeys = {
  name: 'name',
  cost: 'mana_cost',
  types: 'type_line',
  text: 'oracle_text',
  indicator: 'color_indicator',
};

/** Whether this is a card of such a file, or a printing in one. */
export const isScryfallCard = (value: JsonObject): boolean =>
  textOf(value, 'name') !== undefined &&
  (textOf(value, 'type_line') !== undefined || listOf(value, 'card_faces').length > 0);

/** What is told of a card; nothing of what is no card (a token, an emblem). */
export const scryfallSheet = (card: JsonObject): CardSheet | undefined => {
  const layout = textOf(card, 'layout') ?? 'normal';
  if (isNoCard(layout)) return undefined;
  const given = listOf(card, 'card_faces').filter(isObject);
  // both sides of a reversible card are the same card
  const several = layout === 'reversible_card' ? given.slice(0, 1) : given;
  const faces = (several.length === 0 ? [card] : several).flatMap((face): readonly FaceSheet[] => {
    const sheet = faceOf(face, KEYS);
    return sheet === undefined ? [] : [sheet];
  });
  const [front, ...others] = faces;
  if (front === undefined) return undefined;
  const [back] = others;
  const together = back === undefined ? 'single' : (layoutOf(layout) ?? guess(back));
  return { layout: together, faces: [front, ...others], rank: rankOf(card) };
};

/** How faces belong together under a layout not known yet: one that has no cost is turned up, not played (712.8). */
const guess = (back: FaceSheet): CardSheet['layout'] =>
  back.cost === '' && !/\bland\b/i.test(back.types) ? 'transform' : 'modal';

/** Tournament cards before those of jokes and playtests: some of these have the name of an earlier or later card. */
const rankOf = (card: JsonObject): number =>
  textOf(card, 'set_type') === 'funny' || card['border'] === 'silver' ? 0 : 1;
