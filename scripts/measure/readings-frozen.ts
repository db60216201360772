// How card texts are read beside how they were read when it was last written down (test/readings), all of it as hashes:
//   npm run readings:frozen                       the library and the tests
//   npm run readings:frozen -- FILE…              card files too (JSON lines, plain or gzipped)
//   npm run readings:frozen -- --show 20 FILE…    with the texts of the first differences, from the file
//   npm run readings:frozen -- --write FILE…      writes down how they are read now
// Of files called `unseen-…` nothing is kept or shown but counts.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compareFrozen,
  type Frozen,
  fileTexts,
  freeze,
  libraryTexts,
  linesOf,
  type Text,
  testTexts,
} from './frozen.ts';

const root = process.cwd();
const folder = path.join(root, 'test/readings');
const arguments_ = process.argv.slice(2);
const writes = arguments_.includes('--write');
const showAt = arguments_.indexOf('--show');
const shown = showAt < 0 ? 0 : Number(arguments_[showAt + 1]);
const files = arguments_.filter((one, index) => !one.startsWith('--') && (showAt < 0 || index !== showAt + 1));

/** Numbers of a file, as they are kept on the sheet. */
interface Counts {
  readonly texts: number;
  readonly proven: number;
  readonly read: number;
  readonly partly: number;
  readonly unread: number;
  /** Abilities that can be read in more ways than one. */
  readonly ambiguous: number;
  /** Texts a second of processor time, readings in all ways included: of this machine, to be compared with itself alone. */
  readonly perSecond: number;
}

interface Sheet {
  readonly files: Readonly<Record<string, Counts>>;
  /** Bytes of what is built. */
  readonly sizes: Readonly<Record<string, number>>;
}

const sheetFile = path.join(folder, 'sheet.json');
const sheet: Sheet = existsSync(sheetFile) ? JSON.parse(readFileSync(sheetFile, 'utf8')) : { files: {}, sizes: {} };

const letters = (frozen: readonly Frozen[], letter: string): number =>
  frozen.reduce((sum, { state }) => sum + (state.split(':')[0] ?? '').split(letter).length - 1, 0);

const countsOf = (frozen: readonly Frozen[], seconds: number): Counts => ({
  texts: frozen.length,
  proven: letters(frozen, 'p'),
  read: letters(frozen, 'r'),
  partly: letters(frozen, 's'),
  unread: letters(frozen, 'u'),
  ambiguous: frozen.reduce((sum, { readings }) => sum + [...readings].filter((one) => /[2-9a-z+]/.test(one)).length, 0),
  perSecond: Math.round(frozen.length / seconds),
});

const told = ({ proven, read, partly, unread, ambiguous }: Counts): string =>
  `${proven} proven, ${read} read, ${partly} partly, ${unread} unread, ${ambiguous} in several ways`;

const measured = (texts: readonly Text[]): { readonly frozen: readonly Frozen[]; readonly counts: Counts } => {
  const start = process.cpuUsage();
  const frozen = texts.map(freeze);
  const { user, system } = process.cpuUsage(start);
  return { frozen, counts: countsOf(frozen, (user + system) / 1e6) };
};

/** Compares, or writes down, the readings of one source; whether they are as they were. */
const handle = (name: string, texts: readonly Text[]): { readonly counts: Counts; readonly same: boolean } => {
  const { frozen, counts } = measured(texts);
  const before = sheet.files[name];
  const file = path.join(folder, `${name}.txt`);
  const isSecret = name.startsWith('unseen-');
  console.log(`\n${name}: ${counts.texts} texts, ${counts.perSecond} a second of processor time`);
  console.log(`  now     ${told(counts)}`);
  if (before !== undefined) console.log(`  frozen  ${told(before)}, ${before.perSecond} a second then`);
  if (writes) {
    mkdirSync(folder, { recursive: true });
    if (!isSecret) writeFileSync(file, linesOf(frozen));
    return { counts, same: true };
  }
  if (isSecret) return { counts, same: before !== undefined && told(before) === told(counts) };
  if (!existsSync(file)) {
    console.log('  nothing is frozen of it');
    return { counts, same: false };
  }
  const { differences, added, gone } = compareFrozen(readFileSync(file, 'utf8'), frozen);
  console.log(`  ${differences.length} read otherwise, ${added} new, ${gone} no longer there`);
  for (const [at, { index, now, before: old, differs }] of differences.entries()) {
    if (at >= Math.max(shown, 40)) break;
    console.log(`  ${now.key} #${index}: ${differs.map((one) => `${one} ${old[one]} → ${now[one]}`).join(', ')}`);
    const text = texts[index];
    if (at < shown && text !== undefined) console.log(`    ${text.names[0]}: ${text.text.replaceAll('\n', ' / ')}`);
  }
  return { counts, same: differences.length === 0 };
};

const sizes = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ['node.js', 'browser.js', 'cli.js'].flatMap((name) => {
      const built = path.join(root, 'server/dist', name);
      return existsSync(built) ? [[name, statSync(built).size]] : [];
    }),
  );

const sources: readonly (readonly [string, readonly Text[]])[] = [
  ['library', libraryTexts(root)],
  ['tests', testTexts(root)],
  ...files.map((file) => [path.basename(file).replace(/\.jsonl(\.gz)?$/, ''), fileTexts(file)] as const),
];
const results = sources.map(([name, texts]) => ({ name, ...handle(name, texts) }));
for (const [name, size] of Object.entries(sizes()))
  console.log(`${name}: ${size} bytes, ${sheet.sizes[name] ?? 'unknown'} when frozen`);
if (writes) {
  const now = {
    files: { ...sheet.files, ...Object.fromEntries(results.map(({ name, counts }) => [name, counts])) },
    sizes: { ...sheet.sizes, ...sizes() },
  };
  writeFileSync(sheetFile, `${JSON.stringify(now, undefined, 2)}\n`);
} else if (results.some(({ same }) => !same)) process.exitCode = 1;
