// Checks that terms (server/src/terms) are asked by their declarations alone: no other code makes text of values to look for something
// in it, or walks over whatever members they have. What does so with other data is named here, with what that is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tree to check: this clone, unless another is named. */
const root = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));

const rooms = ['rules', 'cards', 'keywords', 'engine', 'scenario', 'features'];

/** What reaches into values of any shape. */
const PATTERN = /\bJSON\.stringify\b|\bObject\.(?:values|entries)\b|\bReflect\.(?:get|ownKeys)\b/;

/** file → how many lines may, and over what. The numbers only go down. */
const OTHER_DATA = {
  'rules/sameValue.ts': [2, 'plain values: the one equality and key of them'],
  'rules/util.ts': [1, 'the message of a case that cannot be'],
  'cards/database/build.ts': [1, 'a card file as it was read'],
  'cards/database/indexFile.ts': [1, 'the index of a card file, as it is written'],
  'cards/oracle/verbForms.ts': [1, 'a table of verbs'],
  'cards/typeLine.ts': [1, 'a table of subtypes'],
  'engine/instructions/later.ts': [1, 'what words mean, by their name'],
  'features/board.ts': [1, 'the zones of a game'],
  'features/boardObjects.ts': [1, 'an object of the board'],
  'features/complete/words.ts': [1, 'a table of subtypes'],
  'features/describe.ts': [1, 'the words of a status'],
  'features/engineTrace.ts': [2, 'a state as it is shown, whole'],
  'features/renameCard.ts': [1, 'the tree of a statement'],
  'features/rules.ts': [2, 'a table of examples'],
  'features/selectionRanges.ts': [1, 'the tree of a statement'],
  'scenario/compareFacts.ts': [1, 'the status of an object'],
  'scenario/parseClauses.ts': [1, 'a table of clauses'],
  'scenario/parseLine.ts': [1, 'the tree of a statement'],
  'scenario/parsePredicateParts.ts': [1, 'a table of verbs'],
  'scenario/parsePredicates.ts': [2, 'a table of predicates'],
  'scenario/runProblems.ts': [1, 'the objects that a problem names'],
  'scenario/runResult.ts': [1, 'the tree of a statement'],
};

function* files(dir) {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (entry.name.endsWith('.ts')) yield full;
  }
}

const problems = [];
let count = 0;
for (const room of rooms) {
  for (const file of files(path.join(root, 'server/src', room))) {
    count += 1;
    const name = path.relative(path.join(root, 'server/src'), file).split(path.sep).join('/');
    const found = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (!/^\s*(\/?\*|\/\/)/.test(line) && PATTERN.test(line) ? [index + 1] : []));
    const [allowed = 0, what = 'nothing'] = OTHER_DATA[name] ?? [];
    if (found.length > allowed)
      problems.push(`${name}:${found.join(',')}: ${found.length} lines reach into values, ${allowed} may (${what})`);
    else if (found.length < allowed)
      problems.push(
        `${name}: only ${found.length} lines reach into values now; say so in scripts/check/check-terms.mjs`,
      );
  }
}

for (const problem of problems) console.error(problem);
console.log(`terms: ${count} files, ${problems.length} problem(s)`);
if (problems.length > 0) process.exitCode = 1;
