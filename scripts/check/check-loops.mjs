// Checks that no reader has a loop that could stand still: loops over what is read are those of `loops.ts` and `combinators.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tree to check: this clone, unless another is named. */
const root = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));

/** Files that may have any loop, with the reason why none of them can stand still. */
const allowed = {
  'server/src/cards/loops.ts': 'each loop ends where nothing was taken',
  'server/src/cards/oracle/combinators.ts': 'the same, for grammar functions',
  'server/src/cards/oracle/cursor.ts': 'compares the words of a phrase, one more in each round',
  'server/src/cards/oracle/memory.ts': 'goes through what is remembered of a place, which is never added to meanwhile',
};

/** Readers: everything that makes values of text. */
const isReader = (name) =>
  name.startsWith('server/src/cards/') ||
  /^server\/src\/scenario\/(?:parse\w*|words|lines|document|grammar|declare|complete\w*|resolvePath)\.ts$/.test(name);

/** `for` of a list, or with a variable that is counted up or down to a bound. */
const isBounded = (head) => {
  if (/^\s*(?:const|let)\s[^;]*\s(?:of|in)\s/.test(head)) return true;
  const [init, test, step, ...more] = head.split(';');
  if (step === undefined || more.length > 0) return false;
  const name = /^\s*let (\w+) = [^,]*$/.exec(init)?.[1];
  if (name === undefined) return false;
  const up = new RegExp(`^\\s*${name} \\+= \\d+\\s*$`).test(step) && new RegExp(`\\b${name}\\b[^&|]* <=? `).test(test);
  const down = new RegExp(`^\\s*${name} -= \\d+\\s*$`).test(step) && new RegExp(`\\b${name} >=? `).test(test);
  return up || down;
};

/** The text with comments and strings blanked, their length kept. */
const bare = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );

/** What stands between the parenthesis that opens at `at` and the one that closes it. */
const between = (text, at) => {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return text.slice(at + 1, index);
  }
  return '';
};

function* files(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (entry.name.endsWith('.ts')) yield full;
  }
}

const problems = [];
let count = 0;
for (const dir of ['server/src/cards', 'server/src/scenario']) {
  for (const file of files(path.join(root, dir))) {
    const name = path.relative(root, file).split(path.sep).join('/');
    if (!isReader(name) || name in allowed) continue;
    count += 1;
    const text = bare(readFileSync(file, 'utf8'));
    for (const { 0: keyword, index } of text.matchAll(/(?<![\w.$])(?:while|for|do)(?=\s*[({])/g)) {
      if (keyword === 'for' && isBounded(between(text, text.indexOf('(', index)))) continue;
      const line = text.slice(0, index).split('\n').length;
      problems.push(`${name}:${line}: a loop that could stand still; build it of loops.ts or combinators.ts`);
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`loops: ${count} files, ${problems.length} problem(s)`);
if (problems.length > 0) process.exitCode = 1;
