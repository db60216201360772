// Readings as hashes: what each text is read as, so that a later change of any of them is seen. No text is kept.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledAbility } from '../../server/src/cards/ability.ts';
import { compileText, readingsOf } from '../../server/src/cards/oracle/compile.ts';
import { shortName } from '../../server/src/cards/oracle/ownNames.ts';
import { printAbility } from '../../server/src/cards/oracle/print.ts';
import { parseCards } from '../../server/src/scenario/document.ts';
import { meaningOf } from '../../server/src/terms/same.ts';
import { facesOf } from './cardFile.mjs';

/** A text as the compiler is given it. */
export interface Text {
  readonly text: string;
  readonly names: readonly string[];
  readonly spell: boolean;
}

/** What a text is read as: a line of a frozen file. `key` tells the text, the others are hashes of what became of it. */
export interface Frozen {
  readonly key: string;
  /** A letter an ability (`p` proven, `r` read, `u` unread, `s` read but for some sentences), and a hash of where reading stopped. */
  readonly state: string;
  /** What it means, without what is for print alone. */
  readonly value: string;
  readonly printed: string;
  /** How many readings each ability has, `-` of what is unread. */
  readonly readings: string;
}

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** A value as text that does not depend on the order of its members; what is absent and what is undefined are the same. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const held = Object.entries(value).filter(([, inner]) => inner !== undefined);
  held.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${held.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
};

const letterOf = ({ state, ability }: CompiledAbility): string =>
  state === 'unread' && ability.kind !== 'unread' ? 's' : state.charAt(0);

const readingsNumber = ({ text, state }: CompiledAbility, { names, spell }: Text): string => {
  if (state === 'unread') return '-';
  const found = readingsOf(text, { names, spell }).length;
  return found < 36 ? found.toString(36) : '+';
};

/** What a text is read as now. */
export const freeze = (text: Text): Frozen => {
  const { abilities } = compileText(text.text, { names: text.names, spell: text.spell });
  const stops = abilities.map(({ unread, rest }) => [rest ?? '', unread.map(({ start, end }) => [start, end])]);
  const stopped = abilities.some(({ unread }) => unread.length > 0) ? hash(canonical(stops), 4) : '';
  return {
    key: hash(canonical([text.text, text.names, text.spell]), 8),
    state: `${abilities.map(letterOf).join('') || '.'}${stopped === '' ? '' : `:${stopped}`}`,
    value: hash(canonical(abilities.map(({ ability }) => meaningOf('ability', ability))), 5),
    printed: hash(canonical(abilities.map(({ ability }) => printAbility(ability))), 5),
    readings: abilities.map((ability) => readingsNumber(ability, text)).join('') || '.',
  };
};

const lineOf = ({ key, state, value, printed, readings }: Frozen): string =>
  [key, state, value, printed, readings].join(' ');

const frozenOf = (line: string): Frozen => {
  const [key = '', state = '', value = '', printed = '', readings = ''] = line.split(' ');
  return { key, state, value, printed, readings };
};

/** The lines of a frozen file, in the order of their keys. */
export const linesOf = (frozen: readonly Frozen[]): string => `${[...new Set(frozen.map(lineOf))].sort().join('\n')}\n`;

/** A text that is read otherwise than it was. */
export interface Difference {
  /** Its place among the texts that were given. */
  readonly index: number;
  readonly before: Frozen;
  readonly now: Frozen;
  /** What is not as it was. */
  readonly differs: readonly (keyof Frozen)[];
}

/** How texts are read now beside how they were; `added` were not there then, `gone` of those that were are not asked about. */
export interface Comparison {
  readonly differences: readonly Difference[];
  readonly added: number;
  readonly gone: number;
}

const MEMBERS = ['state', 'value', 'printed', 'readings'] as const;

/** Compares a frozen file with what the same texts are read as now. */
export const compareFrozen = (file: string, now: readonly Frozen[]): Comparison => {
  const before = new Map(
    file.split('\n').flatMap((line) => (line === '' ? [] : [[frozenOf(line).key, frozenOf(line)]])),
  );
  const keys = new Set(now.map(({ key }) => key));
  const differences = now.flatMap((one, index): readonly Difference[] => {
    const old = before.get(one.key);
    const differs = old === undefined ? [] : MEMBERS.filter((member) => old[member] !== one[member]);
    return old === undefined || differs.length === 0 ? [] : [{ index, before: old, now: one, differs }];
  });
  return {
    differences,
    added: [...keys].filter((key) => !before.has(key)).length,
    gone: [...before.keys()].filter((key) => !keys.has(key)).length,
  };
};

const filesUnder = (folder: string, extension: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(full, extension);
      return entry.name.endsWith(extension) ? [full] : [];
    })
    .sort();

/** The faces of the card blocks of a text. */
const blocksOf = (text: string): readonly Text[] =>
  parseCards(text).flatMap(({ block }) =>
    block.card.faces.map((face) => ({
      text: face.rulesText.join('\n'),
      names: [face.name, ...[shortName(face.name) ?? []].flat()],
      spell: face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery'),
    })),
  );

/** A literal of a test that can be a sentence of a card: on one line, with a full stop, a colon or a keyword's dash. */
const SENTENCE = /'((?:[^'\\\n]|\\.){8,}\.)'|"((?:[^"\\\n]|\\.){8,}\.)"|`((?:[^`\\\n$]|\\.){8,}\.)`/g;

/** Sentences of the tests' tables, each read as a permanent's text and as a spell's. */
const sentencesOf = (source: string): readonly Text[] =>
  [...source.matchAll(SENTENCE)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'))
    .filter((text) => text.includes(' '))
    .flatMap((text) => [false, true].map((spell) => ({ text, names: ['Thing'], spell })));

/** The texts of the shipped library. */
export const libraryTexts = (root: string): readonly Text[] =>
  filesUnder(path.join(root, 'server/library'), '.strata').flatMap((file) => blocksOf(readFileSync(file, 'utf8')));

/** The card blocks of the tests' and the examples' scenarios, and the sentences of the tests of the compiler. */
export const testTexts = (root: string): readonly Text[] => [
  ...['test', 'examples']
    .flatMap((folder) => filesUnder(path.join(root, folder), '.strata'))
    .flatMap((file) => blocksOf(readFileSync(file, 'utf8'))),
  ...filesUnder(path.join(root, 'test/cards/oracle'), '.ts').flatMap((file) => sentencesOf(readFileSync(file, 'utf8'))),
];

/** The faces of a card file. */
export const fileTexts = (file: string): readonly Text[] =>
  facesOf(file).map(({ name, text, spell }) => ({ text, names: [name], spell }));
