// Card blocks as people paste them from a card database: name and cost, type line, text, P/T; faces after `----` or `//`.

import { LONGEST_HEAD } from '../rules/limits.ts';
import {
  CARD_LAYOUTS,
  type CardDefinition,
  type CardFace,
  type CardLayout,
  type PtValue,
  parsePtValue,
} from './card.ts';
import type { CardProblem } from './cardProblems.ts';
import { COLOR_WORDS, type Colors, colorOfWord, isColorWord, type ManaCost, parseManaCost } from './mana.ts';
import { EMPTY_TYPE_LINE, parseTypeLine, type TypeLine } from './typeLine.ts';
import { nearestWord } from './vocabulary.ts';

/** One line of a block, without comment; `start` is the offset of its first character in the document. */
export type CardLine = { readonly text: string; readonly start: number };

/** A stretch of the document. */
export type CardRange = { readonly start: number; readonly end: number };

/** Where the parts of a face stand; `text[i]` is the place of `rulesText[i]`. */
export type FaceSource = {
  readonly name: CardRange;
  readonly typeLine: CardRange | undefined;
  readonly text: readonly CardRange[];
};

/** A card block read: the card (always one, however broken the text), where its parts stand, what is wrong. */
export type CardBlock = {
  readonly card: CardDefinition;
  readonly sources: readonly FaceSource[];
  readonly problems: readonly CardProblem[];
};

type Trimmed = CardRange & { readonly text: string };

const trim = (line: CardLine): Trimmed => {
  const text = line.text.trim();
  const start = line.start + (line.text.length - line.text.trimStart().length);
  return { text, start, end: start + text.length };
};

const SEPARATOR = /^(?:-{4,}|\/\/)(?:\s+(.*))?$/;
const LAYOUT_NAMES: readonly CardLayout[] = CARD_LAYOUTS.filter((layout) => layout !== 'single');

type Reader = { readonly problems: CardProblem[] };

const report = (
  reader: Reader,
  code: CardProblem['code'],
  range: CardRange,
  values: Readonly<Record<string, string>>,
  rule?: string,
): void => {
  const problem = { code, values, start: range.start, end: range.end };
  reader.problems.push(rule === undefined ? problem : { ...problem, rule });
};

type Head = { readonly name: string; readonly nameRange: CardRange; readonly manaCost: ManaCost | undefined };

/** As much of what is too long as is shown. */
const SHOWN = 30;

/** Name and cost that are longer than any: the beginning is the name, and a cost there is none. */
const longHead = (reader: Reader, { text, start }: Trimmed): Head => {
  const end = start + LONGEST_HEAD;
  const values = { word: text.slice(0, SHOWN).trimEnd(), most: String(LONGEST_HEAD) };
  report(reader, 'card-too-long', { start, end }, values);
  const name = (text.slice(0, LONGEST_HEAD).split('{')[0] ?? '').trim();
  return { name, nameRange: { start, end: start + name.length }, manaCost: undefined };
};

/** Where the cost begins: at the first brace, or at the symbol in front of one whose opening half was forgotten. */
const COST = /\{|(?<=\s)(?:\d+|[WUBRGCSX])\}|\}/;
const PIECES = /\{[^{}]*\}|\s+|\{[^{}\s]*|\}|[^{}\s]+\}?/g;

/** What a piece of a cost that is no symbol in braces was meant to be: the symbols that it consists of, or nothing. */
const mended = (piece: string): string => {
  const bare = piece.replace(/[{}\s]/g, '');
  return /^(?:\d+|[WUBRGCSX])+$/.test(bare) ? bare.replace(/\d+|[A-Z]/g, (symbol) => `{${symbol}}`) : '';
};

/** The symbols of a cost; one brace too many, one too few and words between or behind them are said (202.1). */
const readCost = (reader: Reader, text: string, start: number): string => {
  let good = '';
  let bad: CardRange | undefined;
  const say = (): void => {
    if (bad === undefined) return;
    const word = text.slice(bad.start, bad.end).trimEnd();
    const range = { start: start + bad.start, end: start + bad.start + word.length };
    const nearest = mended(word);
    report(reader, 'card-bad-cost', range, nearest === '' ? { word } : { word, nearest }, '202.1');
    bad = undefined;
  };
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const isSymbol = /^\{.*\}$/.test(piece);
    if (isSymbol) {
      say();
      good += piece;
    } else if (bad !== undefined || piece.trim() !== '')
      bad = { start: bad?.start ?? index, end: index + piece.length };
    // what is bad is left out, at its length: the symbols stay where they stand
    if (!isSymbol) good += ' '.repeat(piece.length);
  }
  say();
  return good;
};

/** Name and cost of a face; the cost is what stands in braces behind the name (202.1). */
const readHead = (reader: Reader, line: Trimmed): Head => {
  const braces = COST.exec(line.text);
  const name = (braces === null ? line.text : line.text.slice(0, braces.index)).trim();
  const nameRange = { start: line.start, end: line.start + name.length };
  if (name === '') report(reader, 'card-no-name', { start: line.start, end: line.end }, {}, '201.1');
  if (braces === null) {
    const bare = /\s(\d+[WUBRGC]+|[WUBRGC]{2,})$/.exec(name)?.[1];
    if (bare !== undefined) {
      const nearest = bare.replace(/\d+|[A-Z]/g, (symbol) => `{${symbol}}`);
      report(
        reader,
        'card-bare-cost',
        { start: nameRange.end - bare.length, end: nameRange.end },
        { word: bare, nearest },
        '202.1',
      );
    }
    return { name, nameRange, manaCost: undefined };
  }
  const from = line.start + braces.index;
  const cost = readCost(reader, line.text.slice(braces.index), from);
  const reading = parseManaCost(cost);
  if (reading.ok) return { name, nameRange, manaCost: reading.cost };
  const word = cost.slice(reading.start, reading.end);
  report(reader, 'card-bad-mana-symbol', { start: from + reading.start, end: from + reading.end }, { word }, '107.4');
  return { name, nameRange, manaCost: undefined };
};

/** `Color indicator: Green` (or several colours, `and` and commas between them), 204. */
const readIndicator = (reader: Reader, line: Trimmed): Colors | undefined => {
  const match = /^colou?r indicator\s*:\s*(.*)$/i.exec(line.text);
  if (match === null) return undefined;
  const list = match[1] ?? '';
  const at = line.end - list.length;
  let colors: Colors = 0;
  for (const word of list.matchAll(/[^\s,]+/g)) {
    const lower = word[0].toLowerCase();
    if (isColorWord(lower)) colors |= colorOfWord(lower);
    else if (lower !== 'and') {
      const nearest = nearestWord(lower, COLOR_WORDS);
      const range = { start: at + word.index, end: at + word.index + word[0].length };
      report(reader, 'card-bad-color', range, nearest === undefined ? { word: word[0] } : { word: word[0], nearest });
    }
  }
  return colors;
};

type Corner = {
  readonly power?: PtValue;
  readonly toughness?: PtValue;
  readonly loyalty?: number;
  readonly defense?: number;
};

/** The last line of a face, if it is P/T, `Loyalty: 3` or `Defense: 4` (208 to 210). */
const readCorner = (reader: Reader, line: Trimmed): Corner | undefined => {
  const slash = line.text.indexOf('/');
  if (slash > 0) {
    const power = parsePtValue(line.text.slice(0, slash));
    const toughness = parsePtValue(line.text.slice(slash + 1));
    if (power !== undefined && toughness !== undefined) return { power, toughness };
  }
  const match = /^(loyalty|defense)\s*:\s*(.*)$/i.exec(line.text);
  if (match === null) return undefined;
  const text = match[2] ?? '';
  if (!/^\d{1,9}$/.test(text)) {
    report(reader, 'card-bad-number', { start: line.end - text.length, end: line.end }, { word: text });
    return {};
  }
  return (match[1] ?? '').toLowerCase() === 'loyalty' ? { loyalty: Number(text) } : { defense: Number(text) };
};

/** What a face of this type should have printed beside its text and has not (208.1, 209.1). */
/** What is no creature, and has a power and toughness printed all the same (301.7, 721.2). */
const SIZED: readonly string[] = ['Vehicle', 'Spacecraft'];

/** A size at what is none of those says nothing: it is left over from another card (208.3). */
const reportSize = (reader: Reader, typeLine: TypeLine, corner: Corner, line: Trimmed): void => {
  const { types, subtypes } = typeLine;
  if (corner.power === undefined || types.length === 0 || types.includes('Creature')) return;
  if (!subtypes.some((subtype) => SIZED.includes(subtype)))
    report(reader, 'card-size-no-creature', line, { word: line.text }, '208.1');
};

const reportMissing = (reader: Reader, head: Head, typeLine: TypeLine, corner: Corner): void => {
  const values = { face: head.name };
  if (typeLine.types.includes('Creature') && corner.power === undefined) {
    report(reader, 'card-no-power-toughness', head.nameRange, values, '208.1');
  }
  if (typeLine.types.includes('Planeswalker') && corner.loyalty === undefined) {
    report(reader, 'card-no-loyalty', head.nameRange, values, '209.1');
  }
};

const readFace = (
  reader: Reader,
  headLine: Trimmed,
  body: readonly Trimmed[],
): { face: CardFace; source: FaceSource } => {
  const head = (headLine.text.length > LONGEST_HEAD ? longHead : readHead)(reader, headLine);
  const [first, ...rest] = body;
  let typeLine: TypeLine = EMPTY_TYPE_LINE;
  let text = rest;
  if (first === undefined) report(reader, 'card-no-type-line', head.nameRange, { face: head.name }, '205.1');
  else {
    const reading = parseTypeLine(first.text, first.start);
    if (reading.typeLine.types.length === 0) {
      report(reader, 'card-no-type-line', first, { face: head.name, word: first.text }, '205.1');
      // What is no type line at all is more likely the first line of the text.
      if (reading.typeLine.supertypes.length + reading.typeLine.subtypes.length === 0) text = [...body];
      else typeLine = reading.typeLine;
    } else {
      typeLine = reading.typeLine;
      reader.problems.push(...reading.problems);
    }
  }
  let colorIndicator: Colors | undefined;
  const [top] = text;
  if (top !== undefined) {
    colorIndicator = readIndicator(reader, top);
    if (colorIndicator !== undefined) text = text.slice(1);
  }
  const last = text.at(-1);
  const corner = last === undefined ? undefined : readCorner(reader, last);
  if (corner !== undefined) text = text.slice(0, -1);
  reportMissing(reader, head, typeLine, corner ?? {});
  if (corner !== undefined && last !== undefined) reportSize(reader, typeLine, corner, last);
  return {
    face: {
      name: head.name,
      manaCost: head.manaCost,
      colorIndicator,
      typeLine,
      rulesText: text.map((line) => line.text),
      power: corner?.power,
      toughness: corner?.toughness,
      loyalty: corner?.loyalty,
      defense: corner?.defense,
    },
    source: {
      name: head.nameRange,
      typeLine: first === undefined ? undefined : { start: first.start, end: first.end },
      text: text.map(({ start, end }) => ({ start, end })),
    },
  };
};

/** How faces belong together where the `----` line does not say: by what their text and types tell. */
const guessLayout = (front: CardFace, back: CardFace): CardLayout => {
  const text = front.rulesText.join('\n').toLowerCase();
  const isSpell = (face: CardFace): boolean =>
    face.typeLine.types.includes('Instant') || face.typeLine.types.includes('Sorcery');
  if (back.typeLine.subtypes.includes('Adventure') || back.typeLine.subtypes.includes('Omen')) return 'adventure';
  if (/\bflip\b/.test(text)) return 'flip';
  if (/\btransform|\bdaybound\b|\bconvert\b|\bcraft with\b/.test(text)) return 'transform';
  if (/\bdisturb\b/.test(text)) return 'transform';
  if (isSpell(front) && isSpell(back)) return 'split';
  if (front.typeLine.subtypes.includes('Room') && back.typeLine.subtypes.includes('Room')) return 'split';
  return 'modal';
};

/** The lines of one face, as the `----` lines part them. */
type FaceGroup = { readonly layout: CardLayout | undefined; readonly range: CardRange; readonly lines: Trimmed[] };

/**
 * Reads a card block: `head` is what follows `card` (name and cost), `lines` what stands below it. Blank lines are
 * skipped. Never throws: whatever the text, there is a card, and problems tell what could not be made of it.
 */
export const parseCardBlock = (head: CardLine, lines: readonly CardLine[]): CardBlock => {
  const reader: Reader = { problems: [] };
  const opening = trim(head);
  let current: FaceGroup = { layout: undefined, range: opening, lines: [opening] };
  const groups: FaceGroup[] = [current];
  for (const raw of lines) {
    const line = trim(raw);
    if (line.text === '') continue;
    const separator = SEPARATOR.exec(line.text);
    if (separator === null) {
      current.lines.push(line);
      continue;
    }
    const word = (separator[1] ?? '').trim();
    const said = word.toLowerCase();
    const layout = LAYOUT_NAMES.find((name) => name === (said === 'omen' ? 'adventure' : said));
    if (word !== '' && layout === undefined) {
      const nearest = nearestWord(word, LAYOUT_NAMES);
      const values = { word, expected: LAYOUT_NAMES.join(', '), ...(nearest === undefined ? {} : { nearest }) };
      report(reader, 'card-unknown-layout', { start: line.end - word.length, end: line.end }, values);
    }
    current = { layout, range: line, lines: [] };
    groups.push(current);
  }
  const faces: CardFace[] = [];
  const sources: FaceSource[] = [];
  let layout: CardLayout | undefined;
  const read = (group: FaceGroup): CardFace | undefined => {
    const [first, ...body] = group.lines;
    if (first === undefined) {
      report(reader, 'card-layout-one-face', group.range, {});
      return undefined;
    }
    const { face, source } = readFace(reader, first, body);
    sources.push(source);
    layout = layout ?? group.layout;
    return face;
  };
  const [frontGroup, ...others] = groups;
  const front = (frontGroup === undefined ? undefined : read(frontGroup)) ?? EMPTY_FACE;
  for (const group of others) {
    const face = read(group);
    if (face !== undefined) faces.push(face);
  }
  const [back] = faces;
  const together: CardLayout = back === undefined ? 'single' : (layout ?? guessLayout(front, back));
  const name = together === 'split' ? [front, ...faces].map((face) => face.name).join(' // ') : front.name;
  return { card: { name, layout: together, faces: [front, ...faces] }, sources, problems: reader.problems };
};

const EMPTY_FACE: CardFace = {
  name: '',
  manaCost: undefined,
  colorIndicator: undefined,
  typeLine: EMPTY_TYPE_LINE,
  rulesText: [],
  power: undefined,
  toughness: undefined,
  loyalty: undefined,
  defense: undefined,
};
