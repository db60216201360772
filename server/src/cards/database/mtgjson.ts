// Cards of MTGJSON's AtomicCards: under each card's name a list of its faces.
import type { CardLayout } from '../card.ts';
import { type FaceKeys, faceOf, isNoCard, layoutOf } from './faces.ts';
import { isObject, type JsonObject, textOf } from './json.ts';
import type { CardSheet, FaceSheet } from './sheet.ts';

const KEYS: FaceKeys = {
  name: 'faceName',
  cost: 'manaCost',
  types: 'type',
  text: 'text',
  indicator: 'colorIndicator',
};

/** Whether this is a face as that file has them. */
export const isAtomicFace = (value: unknown): value is JsonObject =>
  isObject(value) && textOf(value, 'name') !== undefined && textOf(value, 'type') !== undefined;

const sideOf = (face: JsonObject): string => textOf(face, 'side') ?? 'a';

const readFace = (face: JsonObject): FaceSheet | undefined =>
  faceOf(face, textOf(face, KEYS.name) === undefined ? { ...KEYS, name: 'name' } : KEYS);

/** The cards under one name: one with its faces; of cards that meld, each by itself; of two that share a name, both. */
export const atomicSheets = (list: readonly JsonObject[]): readonly CardSheet[] => {
  const faces = list.filter((face) => !isNoCard(textOf(face, 'layout') ?? 'normal'));
  const found: CardSheet[] = [];
  let card: { layout: CardLayout; faces: [FaceSheet, ...FaceSheet[]]; rank: number } | undefined;
  for (const face of faces) {
    const sheet = readFace(face);
    if (sheet === undefined) continue;
    const layout = textOf(face, 'layout') ?? 'normal';
    const together = layoutOf(layout);
    if (card !== undefined && together !== undefined && sideOf(face) !== 'a') {
      if (!card.faces.some(({ name }) => name === sheet.name)) card.faces.push(sheet);
      continue;
    }
    card = { layout: together ?? 'single', faces: [sheet], rank: face['isFunny'] === true ? 0 : 1 };
    found.push(card);
  }
  // a card whose other faces are missing has one face
  return found.map((one) => (one.faces.length === 1 ? { ...one, layout: 'single' } : one));
};
