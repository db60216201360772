// Writes what follows from the tables of keywords outside the code: docs/keywords.md, and the words in the colours of scenario files.
//   npm run keywords              writes both
//   npm run keywords -- --check   says whether they are what the tables give
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keywordsPage, withKeywordColours } from './keywordsPage.ts';

const checks = process.argv.includes('--check');

/** Each file, and what the tables make of it. */
const FILES: Readonly<Record<string, (before: string) => string>> = {
  'docs/keywords.md': keywordsPage,
  'syntaxes/strata.tmLanguage.json': withKeywordColours,
};

for (const [name, make] of Object.entries(FILES)) {
  const file = path.join(process.cwd(), name);
  const before = readFileSync(file, 'utf8');
  const after = make(before);
  const same = before === after;
  if (!checks && !same) writeFileSync(file, after);
  if (checks && !same) process.exitCode = 1;
  console.log(`${name}: ${same ? 'is what the tables give' : checks ? 'is out of date: npm run keywords' : 'written'}`);
}
