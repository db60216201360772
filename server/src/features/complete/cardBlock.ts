// Completion in a card block outside its rules text: the cost behind the name, the type line, power and toughness.

import { CARD_TYPES, CARD_TYPES_OF_KIND, SUBTYPES_BY_KIND, SUPERTYPES } from '../../cards/vocabularyTypes.ts';
import { lineStartAt } from '../../scenario/lines.ts';
import { type Draft, SCORE } from './draft.ts';

/** A place on the name line or the type line of a card block. */
export interface CardLinePlace {
  readonly part: 'cost' | 'types';
  /** The line before the word. */
  readonly before: string;
  readonly typed: string;
  readonly start: number;
  /** Whether the brace that closes a symbol stands behind the cursor. */
  readonly isClosed: boolean;
}

/** The place of an offset in the first two lines of a card block; nothing elsewhere, nor in the name itself. */
export function cardLinePlace(text: string, offset: number): CardLinePlace | undefined {
  const lineStart = lineStartAt(text, offset);
  const line = text.slice(lineStart, offset);
  const isClosed = text[offset] === '}';
  const at = (part: CardLinePlace['part'], typed: string): CardLinePlace => ({
    part,
    before: line.slice(0, line.length - typed.length),
    typed,
    start: offset - typed.length,
    isClosed,
  });
  if (line.includes('#')) return undefined;
  if (/^card\s/.test(line)) {
    const cost = /^card\s+(?:"[^"]*"|[^\s"{][^"{]*?)\s+((?:\{[^{}]*\}\s*)*)(\{[^{}]*)?$/.exec(line);
    return cost === null ? undefined : at('cost', cost[2] ?? '');
  }
  const above =
    text
      .slice(0, Math.max(0, lineStart - 1))
      .split('\n')
      .at(-1) ?? '';
  if (!/^\s+/.test(line) || lineStart === 0 || !/^card\s+\S/.test(above)) return undefined;
  return at('types', /[\p{L}'’-]*$/u.exec(line)?.[0] ?? '');
}

const SYMBOLS: readonly string[] = ['W', 'U', 'B', 'R', 'G', '1', '2', '3', '4', '5', '6', 'X', 'C', '0', 'S'];

/** What could be written there. */
export function cardLineDrafts({ part, before, typed, isClosed }: CardLinePlace): readonly Draft[] {
  const drafts = part === 'cost' ? symbols(isClosed && typed !== '') : typeWords(before);
  const wanted = typed.toLowerCase();
  return drafts.filter(({ label }) => label.toLowerCase().startsWith(wanted));
}

const symbols = (isClosed: boolean): readonly Draft[] =>
  SYMBOLS.map((symbol, place) => ({
    label: isClosed ? `{${symbol}` : `{${symbol}}`,
    kind: 'value',
    score: SCORE.value + place,
  }));

/** Types in the order of a type line: supertypes and card types, a dash, subtypes of the types before it (205.1–205.4). */
function typeWords(before: string): readonly Draft[] {
  const words = before.split(/[\s—]+/);
  const types = CARD_TYPES.filter((type) => words.includes(type));
  const list = (labels: readonly string[], score: number): readonly Draft[] =>
    labels
      .filter((label) => !words.includes(label))
      .map((label, place) => ({ label, kind: 'value', score: score + place / 1000 }));
  if (/—|\s--?\s/.test(before)) return list([...new Set(subtypesOf(types))], SCORE.value);
  const dash: readonly Draft[] = types.length === 0 ? [] : [{ label: '—', kind: 'value', score: SCORE.legal }];
  const permanents = ['Creature', 'Land', 'Artifact', 'Enchantment', 'Instant', 'Sorcery'];
  return [
    ...dash,
    ...list(permanents, SCORE.word),
    ...list(SUPERTYPES, SCORE.value),
    ...list(
      CARD_TYPES.filter((type) => !permanents.includes(type)),
      SCORE.vocabulary,
    ),
  ];
}

const subtypesOf = (types: readonly string[]): readonly string[] =>
  (Object.keys(SUBTYPES_BY_KIND) as readonly (keyof typeof SUBTYPES_BY_KIND)[])
    .filter((kind) => CARD_TYPES_OF_KIND[kind].some((type) => types.includes(type)))
    .flatMap((kind) => SUBTYPES_BY_KIND[kind]);

/** The sizes that a creature's last line may be, where a line is about to begin. */
export const sizeDrafts = (types: string, before: string): readonly Draft[] =>
  before !== '' || !/\b(?:Creature|Vehicle)\b/.test(types)
    ? []
    : ['2/2', '1/1', '3/3', '0/1'].map((label, place) => ({ label, kind: 'value', score: SCORE.legal + place }));
