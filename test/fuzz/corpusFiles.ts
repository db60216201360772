// The scenario files that edits begin from: all examples, cases, puzzles and questions of newcomers, whole and scenario by scenario.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scenariosOf } from '../features/spoil.ts';
import { type Corpus, corpusOf } from './edits.ts';

const FOLDERS = ['examples', 'test/cases', 'test/newcomers', 'test/puzzles'] as const;

/** Whole files this long are left to their scenarios, which are read in a fraction of the time. */
const longest = 2_500;

/** The corpus under a folder of the project, in the same order everywhere. */
export function readCorpus(root: string): Corpus {
  const documents: string[] = [];
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.strata')) continue;
      const text = readFileSync(path.join(root, folder, name), 'utf8');
      const parts = scenariosOf(text);
      if (text.length <= longest || parts.length === 1) documents.push(text);
      if (parts.length > 1) documents.push(...parts.map((part) => withoutIdle(part)));
    }
  return corpusOf(documents);
}

/** A scenario without the card blocks that it does not name. */
function withoutIdle(text: string): string {
  const blocks = text.split(/^(?=card |scenario |# )/m);
  const scenario = blocks.filter((block) => block.startsWith('scenario ')).at(-1) ?? '';
  return blocks
    .filter((block) => {
      const name = /^card ([^{\n]+)/.exec(block)?.[1]?.trim();
      const first = name?.split(/[\s,]/, 1)[0] ?? '';
      return name === undefined ? !block.startsWith('# ') : scenario.includes(first);
    })
    .join('');
}
