// Text copied from a card page, an old list or a chat, made a card block. What is no part of the card stays as a comment.
import { compileText } from '../oracle/compile.ts';
import { cornerOf, isAttribution, isFrame, isQuotation, type Label, labelOf, sizeOf, typesOf } from './lines.ts';
import { costOf, withSymbols } from './symbols.ts';

export interface PastedCard {
  readonly name: string;
  /** The block, from `card` to its last line, without a line end behind it. */
  readonly block: string;
  /** Whether the text surely is a card: then it may be offered where nobody asked. */
  readonly sure: boolean;
}

/** More than any card has: such a text is something else. */
const MOST_LINES = 120;
const MOST_CHARACTERS = 8000;

/** One line of the text, and whether a blank one stands above it. */
interface Line {
  readonly text: string;
  readonly apart: boolean;
}

/** A face as it is found in the text, each part as a card block has it. */
interface Face {
  name: string;
  cost: string;
  types: string;
  corner: string;
  indicator: string;
  /** In the order of the text; `comment` for what is no rules text. */
  readonly body: { readonly text: string; readonly comment: boolean }[];
}

/** The cards that a text tells of, as card blocks; none where it tells of no card. */
export const pastedCards = (text: string): readonly PastedCard[] => {
  if (text.length > MOST_CHARACTERS) return [];
  const lines = linesOf(text);
  if (lines.length === 0 || lines.length > MOST_LINES) return [];
  const labels = lines.filter(({ text: line }) => labelOf(line) !== undefined).length;
  const isLabelled = labels >= 2 && lines.some(({ text: line }) => labelOf(line)?.label === 'types');
  const cards = isLabelled ? labelled(lines) : [unlabelled(lines)];
  const made = cards.map((faces) => (faces === undefined ? undefined : cardOf(faces)));
  // words that belong to no card would be lost: then it is no text of cards
  const losesWords = made.some((card, at) => card === undefined && cards[at]?.some(({ body }) => body.length > 0));
  return losesWords ? [] : made.filter((card) => card !== undefined);
};

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let apart = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = plain(raw);
    if (line === '') apart = true;
    else {
      lines.push({ text: line, apart });
      apart = false;
    }
  }
  return joined(lines);
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  mdash: '—',
  AElig: 'Æ',
  aelig: 'æ',
};

/** Without what is there for looks: signs of quotation and emphasis, odd blanks. */
const plain = (line: string): string =>
  line
    .replace(/<\/?(?:i|b|em|strong|p|br)\s*\/?>/gi, ' ')
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/[\t\u00a0\u2002-\u200a]+/g, ' ')
    .replace(/^\s*(?:>\s*)+/, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|\s)_([^_]+)_(?=$|\s)/g, '$1$2')
    .replace(/(^|\s)\*([^*/]+)\*(?=$|\s)/g, '$1$2')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Sentences that a narrow page has broken are one line again: the second half begins with a small letter. */
const joined = (lines: readonly Line[]): readonly Line[] => {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const isHalf = last !== undefined && /[\p{L},]$/u.test(last.text) && last.text.split(' ').length > 3;
    if (isHalf && !line.apart && /^\p{Ll}{2,}/u.test(line.text)) {
      found[found.length - 1] = { text: `${last.text} ${line.text}`, apart: last.apart };
    } else found.push(line);
  }
  return found;
};

const SEPARATOR = /^(?:-{3,}|\/{2,}|_{3,}|={3,}|—{2,}|\*{3,})(?:\s*(?:flip|transform|modal|split|adventure))?$/i;

/** The faces of a text that has no labels; nothing where one of them has no type line. */
const unlabelled = (lines: readonly Line[]): readonly Face[] | undefined => {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (SEPARATOR.test(line.text)) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const [front = [], ...others] = groups.filter((group) => group.length > 0);
  const joint = jointHead(front, others);
  const faces = (joint ?? [front, ...others]).map(faceOf);
  const known = faces.filter((face) => face !== undefined);
  return known.length === faces.length ? known : undefined;
};

/** `Heat {1}{R} // Cold {1}{U}` over `Instant // Instant`, or over types that both share: each half gets its own head back. */
const jointHead = (
  front: readonly Line[],
  others: readonly (readonly Line[])[],
): readonly (readonly Line[])[] | undefined => {
  const halves = (line: Line | undefined): readonly string[] => line?.text.split(/\s+\/\/\s+/) ?? [];
  const count = halves(front[0]).length;
  const types = front.findIndex((line, at) => at > 0 && halves(line).every((half) => typesOf(half) !== undefined));
  const kinds = halves(front[types]).length;
  if (types < 1 || count < 2 || (kinds !== count && kinds !== 1) || others.length > count - 1) return undefined;
  if (others.some((group) => faceOf(group) !== undefined)) return undefined;
  const heads = front.slice(0, types + 1);
  const groups = [front.slice(types + 1), ...others];
  return Array.from({ length: count }, (_, face) => [
    ...heads.flatMap((line): readonly Line[] => {
      const parts = halves(line);
      const half = parts[face] ?? (parts.length === 1 ? parts[0] : undefined);
      return half === undefined ? [] : [{ text: half, apart: false }];
    }),
    ...(groups[face] ?? []),
  ]);
};

const newFace = (): Face => ({ name: '', cost: '', types: '', corner: '', indicator: '', body: [] });

/** Name and cost of a head line: `Name {2}{R}`, `Name 2RR`, `Name (2RR)`, `Name — {2}{R}`. */
const head = (line: string): { readonly name: string; readonly cost: string } => {
  const text = line.replace(/^card\s+(?=\p{Lu})/u, '').replace(/^\d+x?\s+(?=\p{Lu})/u, '');
  const braces = /^(.*?)[\s—–:,-]*((?:\{[^{}]+\}\s*)+)$/.exec(text);
  const written = braces ?? /^(.*?)[\s—–:,-]+\(?((?:\d{1,2}|X)?[WUBRGCX]+|\d{1,2})\)?$/.exec(text);
  const cost = costOf(written?.[2] ?? '');
  if (written === null || cost === undefined || (written[1] ?? '') === '') return { name: text, cost: '' };
  return { name: (written[1] ?? '').trim(), cost };
};

/** A face from its lines: name, cost and types within the first of them, then its text; nothing without a type line. */
const faceOf = (lines: readonly Line[]): Face | undefined => {
  const at = lines.findIndex((line, index) => index > 0 && index < 5 && typesOf(line.text) !== undefined);
  const types = typesOf(lines[at]?.text ?? '');
  const first = lines[0];
  if (at < 1 || types === undefined || first === undefined) return undefined;
  const face = newFace();
  Object.assign(face, head(first.text));
  face.types = types.types;
  face.corner = types.size ?? '';
  if (types.cost !== undefined && face.cost === '') face.cost = costOf(types.cost) ?? '';
  for (const { text } of lines.slice(1, at)) {
    const cost = costOf(text);
    if (cost !== undefined && face.cost === '') face.cost = cost;
    else addPart(face, text);
  }
  if (types.text !== undefined) face.body.push({ text: types.text, comment: false });
  addText(face, lines.slice(at + 1));
  return face;
};

/** A line between name and types: a size, else a comment. */
const addPart = (face: Face, text: string): void => {
  const size = sizeOf(text) ?? cornerOf(text);
  const label = labelOf(text);
  // a label that stands alone says nothing: what it is of stands on a line of its own
  if (label?.rest === '' && label.label !== 'frame') return;
  if (size !== undefined && face.corner === '') face.corner = size;
  else face.body.push({ text, comment: true });
};

/** The lines below the types: rules text, with the size where it stands, flavour and the page's frame as comments. */
const addText = (face: Face, lines: readonly Line[]): void => {
  const level = (at: number): boolean => /^LEVEL \d/i.test(lines[at - 1]?.text ?? '');
  const sizes = lines.flatMap(({ text }, at) => (sizeOf(text) !== undefined && !level(at) ? [at] : []));
  const size = face.corner === '' ? (sizes.at(-1) === lines.length - 1 ? sizes.at(-1) : sizes[0]) : undefined;
  if (size !== undefined) face.corner = sizeOf(lines[size]?.text ?? '') ?? '';
  const flavor = flavorOf(face.name, lines, size);
  // a size that stands below the text is the last of a card: what follows is of the page
  const end = size === undefined || size === 0 ? lines.length : size;
  lines.forEach(({ text }, at) => {
    if (at === size) return;
    const label = labelOf(text);
    if (label !== undefined && addLabelled(face, label.label, label.rest)) return;
    const corner = cornerOf(text);
    if (corner !== undefined && face.corner === '') face.corner = corner;
    else if (flavor.has(at) || at > end || label?.label === 'frame' || isFrame(text))
      face.body.push({ text, comment: true });
    else face.body.push({ text: withSymbols(text), comment: false });
  });
};

/** Words that rules text has and stories hardly: a paragraph with one of them is never taken for flavour. */
const RULES_WORDS =
  /[{}:]|\b(?:target|creatures?|counters?|damage|draws?|discards?|battlefield|graveyard|library|controls?|controller|tap(?:ped)?|untap|until end of turn|upkeep|spells?|abilit(?:y|ies)|permanents?|enchant(?:ed|ment)?|equip(?:ped)?|mana|can't|cast|exile|sacrifice|players?|opponents?|turn)\b/i;

/** Which lines are flavour: quotations, who said them, and a last paragraph that no rules text begins like. */
const flavorOf = (name: string, lines: readonly Line[], size: number | undefined): ReadonlySet<number> => {
  const found = new Set<number>();
  lines.forEach(({ text }, at) => {
    if (!isQuotation(text)) return;
    found.add(at);
    // what somebody said stands above their name
    if (!isAttribution(text)) return;
    for (let above = at - 1; above >= 0; above -= 1) {
      if (above === size || isRules(name, lines[above]?.text ?? '')) break;
      found.add(above);
      if (lines[above]?.apart === true || /^["“]/.test(lines[above]?.text ?? '')) break;
    }
  });
  const starts = lines.flatMap(({ text, apart }, at) => (apart && at !== size && !isFrame(text) ? [at] : []));
  const last = starts.at(-1) ?? 0;
  if (last > 0) {
    const paragraph = lines
      .slice(last)
      .flatMap(({ text }, at) => (last + at === size || isFrame(text) ? [] : [last + at]));
    if (paragraph.every((at) => found.has(at) || !isRules(name, lines[at]?.text ?? '')))
      for (const at of paragraph) found.add(at);
  }
  return found;
};

/** Whether a line is rules text, or may be: it is read as such, or has its words. */
const isRules = (name: string, text: string): boolean =>
  RULES_WORDS.test(text) || compileText(text, { names: [name] }).abilities.every(({ state }) => state !== 'unread');

const VALUE = /^[\d*+X-]{1,5}$/;

/** Takes a labelled part into the face; whether it could: what it has already, or makes no sense, is left to the caller. */
const addLabelled = (face: Face, label: Label, rest: string): boolean => {
  switch (label) {
    case 'name':
      if (face.name !== '') return false;
      face.name = head(rest).name;
      if (face.cost === '') face.cost = head(rest).cost;
      return true;
    case 'cost': {
      const cost = costOf(rest);
      if (rest === '') return true;
      if (cost === undefined || face.cost !== '') return false;
      face.cost = cost;
      return true;
    }
    case 'types': {
      if (rest === '') return true;
      if (face.types !== '') return false;
      const types = typesOf(rest);
      face.types = types?.types ?? rest;
      if (types?.text !== undefined) face.body.push({ text: types.text, comment: false });
      if (types?.size !== undefined) face.corner = types.size;
      return true;
    }
    case 'text':
    case 'flavor':
      if (rest !== '') face.body.push(label === 'text' ? { text: withSymbols(rest), comment: false } : remark(rest));
      return true;
    case 'frame':
      // what it says of the page is nothing without its label
      return false;
    case 'indicator':
      if (face.indicator !== '') return rest === '';
      face.indicator = rest;
      return true;
    case 'size':
      return rest === '' || setCorner(face, sizeOf(rest));
    case 'power':
      return rest === '' || (VALUE.test(rest) && setCorner(face, `${rest}/`));
    case 'toughness':
      if (rest === '' || !VALUE.test(rest) || !face.corner.endsWith('/')) return rest === '';
      face.corner += rest;
      return true;
    case 'loyalty':
    case 'defense':
      return rest === '' || setCorner(face, cornerOf(`${label}: ${rest}`));
  }
};

const remark = (text: string): Face['body'][number] => ({ text, comment: true });

const setCorner = (face: Face, corner: string | undefined): boolean => {
  if (corner === undefined || face.corner !== '') return false;
  face.corner = corner;
  return true;
};

/** The cards of a text with labels: each begins with a name; lines without a label go on with the part above them. */
const labelled = (lines: readonly Line[]): readonly (readonly Face[])[] => {
  const cards: Face[][] = [];
  let face: Face | undefined;
  let open: Label | undefined;
  for (const { text } of lines) {
    const found = labelOf(text);
    if (found?.label === 'name' || face === undefined) {
      // what stood above the first name is no card, and said of the first that is one
      const stray: Face | undefined = face?.types === '' ? cards.pop()?.[0] : undefined;
      const words = stray === undefined ? [] : [stray.name, ...stray.body.map((line) => line.text)];
      face = newFace();
      face.body.push(...words.filter((word) => word !== '').map((word) => ({ text: word, comment: true })));
      cards.push([face]);
    }
    if (found !== undefined) {
      open = found.label;
      if (!addLabelled(face, found.label, found.rest)) face.body.push({ text, comment: true });
    } else if (SEPARATOR.test(text)) {
      open = undefined;
    } else if (open === undefined) {
      if (face.name === '') Object.assign(face, head(text));
      else face.body.push({ text, comment: true });
    } else if (!goOn(face, open, text)) face.body.push({ text, comment: true });
  }
  // what comes to no card is said of the one before it
  return cards.filter((one, at) => {
    const [only] = one;
    const before = cards[at - 1]?.[0];
    if (only === undefined || before === undefined || (only.name !== '' && only.types !== '')) return true;
    const words = [only.name, only.cost, only.corner, ...only.body.map(({ text }) => text)];
    before.body.push(...words.filter((word) => word !== '').map(remark));
    return false;
  });
};

/** A line below a label's own: the part itself where the label stood alone, or more of it. */
const goOn = (face: Face, label: Label, text: string): boolean => label !== 'frame' && addLabelled(face, label, text);

const faceLines = (face: Face): readonly string[] => [
  face.cost === '' ? face.name : `${face.name} ${face.cost}`,
  face.types,
  ...(face.indicator === '' ? [] : [`Color indicator: ${face.indicator}`]),
  ...face.body.map(({ text, comment }) => (comment ? `# ${text}` : text)),
  // a power whose toughness is missing is no size
  ...(face.corner === '' ? [] : [face.corner.endsWith('/') ? `# ${face.corner}` : face.corner]),
];

const cardOf = (faces: readonly Face[]): PastedCard | undefined => {
  const [front, ...others] = faces;
  if (front === undefined || faces.some(({ name, types }) => name === '' || types === '')) return undefined;
  const [first = '', ...body] = faceLines(front);
  const lines = [...body, ...others.flatMap((face) => ['----', ...faceLines(face)])];
  return {
    name: front.name,
    block: [`card ${first}`, ...lines.map((line) => `  ${line}`)].join('\n'),
    sure: faces.every(isSure),
  };
};

/** A name begins with a capital letter; so do its words, short ones aside. */
const NAME = /^["“(+]?[\p{Lu}\d_]/u;
const NAME_WORD = /^(?:["“(+]?[\p{Lu}\d_&/'’].*|\p{Ll}{1,4})$/u;

/** Whether a face has what its types ask for, and a name that looks like one. */
const isSure = ({ name, cost, types, corner, body }: Face): boolean => {
  if (name.length > 60 || !NAME.test(name) || !name.split(/\s+/).every((word) => NAME_WORD.test(word))) return false;
  if (/\bCreature\b/.test(types)) return corner !== '' && !corner.endsWith('/');
  return cost !== '' || /\bLand\b/.test(types) || body.some(({ comment }) => !comment);
};
