// A card as some database tells it: the words of each face, not yet read. Printed, it is a card block.
import type { CardLayout } from '../card.ts';

/** One face, each part as it would stand in a card block. */
export interface FaceSheet {
  readonly name: string;
  /** In braces, or nothing (202.1). */
  readonly cost: string;
  readonly types: string;
  /** Words of colours (204). */
  readonly indicator: readonly string[];
  /** One paragraph each. */
  readonly text: readonly string[];
  /** `2/2`, `Loyalty: 3`, `Defense: 4`, or nothing. */
  readonly corner: string;
}

export interface CardSheet {
  readonly layout: CardLayout;
  readonly faces: readonly [FaceSheet, ...FaceSheet[]];
  /** Of two cards of one name the one with the higher rank counts, of two with the same the first. */
  readonly rank: number;
}

const faceLines = (face: FaceSheet): readonly string[] => [
  face.cost === '' ? face.name : `${face.name} ${face.cost}`,
  ...(face.types === '' ? [] : [face.types]),
  ...(face.indicator.length === 0 ? [] : [`Color indicator: ${face.indicator.join(', ')}`]),
  ...face.text,
  ...(face.corner === '' ? [] : [face.corner]),
];

/** The card block that declares a card, without a line end behind it. */
export const printSheet = ({ layout, faces }: Pick<CardSheet, 'layout' | 'faces'>): string => {
  const [front, ...others] = faces;
  const [head = '', ...body] = faceLines(front);
  return [
    `card ${head}`,
    ...[...body, ...others.flatMap((face) => [`---- ${layout}`, ...faceLines(face)])].map((line) => `  ${line}`),
  ].join('\n');
};

/** Every name that a card answers to: what it is called as a whole, then its faces. */
export const namesOfSheet = ({ layout, faces }: Pick<CardSheet, 'layout' | 'faces'>): readonly string[] => {
  const names = faces.map((face) => face.name);
  const whole = names.join(' // ');
  return [...new Set(layout === 'split' ? [whole, ...names] : [names[0] ?? '', whole, ...names])];
};
