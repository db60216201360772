// Checks that no name of an example's or the library's card stands in the code of the core rooms (comments aside):
// a rule that works because the code knows a card would be no rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tree to check: this clone, unless another is named. */
const root = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));

/** Card names that are words of the rules themselves, so that the code cannot do without them. */
const allowed = new Map([
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => [name, 'a basic land type (212.6)']),
  ['Conspiracy', 'a card type (205.2a)'],
  ['Juggernaut', 'a creature type (205.3m)'],
  ['Nightmare', 'a creature type (205.3m)'],
]);

/** The line without its comment: an example in a comment explains the code, it is none. */
function codeOf(line) {
  if (/^\s*(\/?\*|\/\/)/.test(line)) return '';
  const comment = /\s\/\/\s/.exec(line);
  if (comment === null) return line;
  const before = line.slice(0, comment.index);
  return (before.match(/['"`]/g) ?? []).length % 2 === 0 ? before : line;
}

function* files(dir, extension) {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(full, extension);
    else if (entry.name.endsWith(extension)) yield full;
  }
}

/** name → the file that declares it: `card NAME {cost}` and, after a `----`, the next face's name. */
const names = new Map();
for (const dir of ['examples', 'server/library']) {
  for (const file of files(path.join(root, dir), '.strata')) {
    let face = false;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const text = line.replace(/(^|\s)#.*$/, '').trim();
      const head = /^card\s+(.+)$/.exec(text)?.[1] ?? (face && text !== '' ? text : undefined);
      if (text !== '') face = /^----/.test(text);
      if (head === undefined) continue;
      const name = head.replace(/\s*(\{[^}]*\}\s*)+$/, '').trim();
      for (const part of [name, ...name.split(/\s*\/\/\s*/)]) {
        if (!names.has(part)) names.set(part, path.relative(root, file));
      }
    }
  }
}

const escaped = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "\\\\?['’]");
const sought = [...names.keys()].filter((name) => !allowed.has(name)).sort((a, b) => b.length - a.length);
const pattern =
  sought.length > 0
    ? new RegExp(`(?<![\\p{L}\\p{N}])(${sought.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u')
    : undefined;

const problems = [];
let count = 0;
for (const room of ['rules', 'cards', 'engine', 'scenario']) {
  for (const file of files(path.join(root, 'server/src', room), '.ts')) {
    count++;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const found = pattern?.exec(codeOf(line))?.[1];
        if (found !== undefined)
          problems.push(
            `${path.relative(root, file)}:${i + 1}: the card name '${found}' (${names.get(found.replace(/\\/g, '')) ?? 'an example'})`,
          );
      });
  }
}

for (const problem of problems) console.error(problem);
console.log(`names: ${names.size} card names, ${count} files, ${problems.length} problem(s)`);
if (problems.length > 0) process.exitCode = 1;
