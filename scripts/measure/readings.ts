// Random sentences of a card file with what the compiler made of them, as data, for judging: `npm run readings -- FILE --seed N --count 200`.
// With `--ambiguous` every line is read in all ways instead, and those that can be read in two are shown.
import { compileText, readingsOf } from '../../server/src/cards/oracle/compile.ts';
import { facesOf, sentencesOf } from './cardFile.mjs';
import { isDomain } from './domain.mjs';
import { readingRows } from './readingRows.ts';

const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run readings -- FILE [--seed N] [--count N] [--ambiguous]');
  process.exit(2);
}
const option = (name: string, usual: number): number => {
  const at = options.indexOf(name);
  return at < 0 ? usual : Number(options[at + 1]);
};

/** Mulberry32: the same numbers for the same seed, everywhere. */
const random = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const readings = (): void => {
  const drawn: {
    name: string;
    text: string;
    sentence: string;
    rows: readonly (readonly [string, string])[];
    order: number;
  }[] = [];
  const next = random(option('--seed', 1));
  for (const { name, text, spell } of facesOf(file)) {
    for (const compiled of compileText(text, { names: [name], spell }).abilities) {
      // One number for every sentence, read or not: more readings change the draw only by those that join it.
      for (const sentence of sentencesOf(compiled.text)) {
        if (!isDomain(sentence)) continue;
        const order = next();
        if (compiled.state !== 'unread')
          drawn.push({ name, text: compiled.text, sentence, rows: readingRows(compiled.ability), order });
      }
    }
  }
  const chosen = drawn.sort((a, b) => a.order - b.order).slice(0, option('--count', 200));
  for (const [index, { name, text, sentence, rows }] of chosen.entries()) {
    console.log(`\n${index + 1}. ${name}: ${text.replaceAll('\n', ' / ')}`);
    if (sentence !== text) console.log(`   drawn: ${sentence}`);
    for (const [what, value] of rows) console.log(`   ${what.padEnd(24)} ${value}`);
  }
};

const ambiguities = (): void => {
  let lines = 0;
  let found = 0;
  for (const { name, text, spell } of facesOf(file)) {
    for (const { text: line, state } of compileText(text, { names: [name], spell }).abilities) {
      if (state === 'unread') continue;
      lines += 1;
      const all = readingsOf(line, { names: [name], spell });
      // Two that differ in nothing but how they were worded mean the same.
      if (new Set(all.map((abilities) => JSON.stringify(abilities.map(readingRows)))).size < 2) continue;
      found += 1;
      console.log(`\n${name}: ${line.replaceAll('\n', ' / ')}`);
      for (const [index, abilities] of all.entries())
        for (const [what, value] of abilities.flatMap(readingRows))
          console.log(`   ${index + 1} ${what.padEnd(24)} ${value}`);
    }
  }
  console.log(`\n${lines} abilities, ${found} of them can be read in two ways`);
  if (found > 0) process.exitCode = 1;
};

if (options.includes('--ambiguous')) ambiguities();
else readings();
