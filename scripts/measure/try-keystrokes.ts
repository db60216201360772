// Types the examples key by key, and lines of them again in their midst, and shows what flickers: `npm run try:keystrokes [-- FILE … --every N]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryTexts } from '../../server/src/library.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import { type Fault, Keyboard } from '../../test/features/keystrokes.ts';
import { scenariosOf } from '../../test/features/spoil.ts';

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

const keyboard = new Keyboard(poolOfTexts(libraryTexts));
const started = performance.now();
let count = 0;
for (const file of files)
  for (const text of scenariosOf(readFileSync(file, 'utf8'))) {
    if (count++ % every !== 0) continue;
    keyboard.type(text);
    for (const [line, words] of text.split('\n').entries()) {
      if (words.trim() === '') continue;
      keyboard.retype(text, line);
      keyboard.amend(text, line);
    }
  }
const { keys, faults } = keyboard;
const seconds = (performance.now() - started) / 1000;
console.log(
  `${keys} keys in ${seconds.toFixed(1)} s, ${((1000 * seconds) / keys).toFixed(1)} ms each; ${faults.length} faults`,
);
const kinds = new Map<string, Fault[]>();
for (const fault of faults) {
  const key = `${fault.kind}: ${fault.what.replace(/\d+:\d+.*|\d+ .*/g, '')}`;
  kinds.set(key, [...(kinds.get(key) ?? []), fault]);
}
for (const [kind, all] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${all.length} × ${kind}`);
  for (const { line, what } of all.slice(0, 4)) console.log(`      ${line}   [${what}]`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
