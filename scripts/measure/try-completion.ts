// Types every statement of the examples word by word and shows what is not offered: `npm run try:completion [-- FILE … --every N]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryTexts } from '../../server/src/library.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import { scenariosOf } from '../../test/features/spoil.ts';
import { type Asked, Typist, toType } from '../../test/features/typing.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--every');
const every = at < 0 ? 1 : Number(args[at + 1]);
const named = args.filter((arg) => arg.endsWith('.strata'));
const files =
  named.length > 0
    ? named
    : readdirSync('examples')
        .filter((name) => name.endsWith('.strata'))
        .sort()
        .map((name) => path.join('examples', name));

const typist = new Typist(poolOfTexts(libraryTexts));
let count = 0;
const asked: Asked[] = [];
for (const file of files)
  for (const text of scenariosOf(readFileSync(file, 'utf8')))
    for (const word of toType(text, typist.analyse(text)))
      if (count++ % every === 0) asked.push(typist.ask(text, word));

const offered = asked.filter(({ rank }) => rank !== undefined);
const mean = (all: readonly number[]): string => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(1);
const times = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const share = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(
  `${asked.length} words asked for, ${offered.length} offered; mean rank ${mean(offered.map(({ rank }) => rank ?? 0))}, ` +
    `${offered.filter(({ letters }) => letters === 0).length} before a letter is typed`,
);
console.log(`answers in ${share(0.5)} ms (median), ${share(0.95)} ms (95 %), ${share(0.999)} ms (longest)`);
const far = new Map<string, number[]>();
for (const { rank, letters, word } of offered)
  if (letters === 0 && (rank ?? 0) > 15)
    far.set(word.isName ? '<name>' : word.text, [...(far.get(word.isName ? '<name>' : word.text) ?? []), rank ?? 0]);
const worst = [...far].sort((a, b) => b[1].length - a[1].length).slice(0, 15);
console.log(`far down: ${worst.map(([word, ranks]) => `${word} ${ranks.length}× (${mean(ranks)})`).join(', ')}`);
const missing = new Map<string, Asked[]>();
for (const one of asked.filter(({ rank }) => rank === undefined))
  missing.set(one.word.text, [...(missing.get(one.word.text) ?? []), one]);
for (const [text, all] of [...missing].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${all.length} × not offered: ${text}`);
  for (const { line, first } of all.slice(0, 2)) console.log(`      ${line} ▮      offered: ${first.join(' | ')}`);
}
process.exitCode = offered.length === asked.length ? 0 : 1;
