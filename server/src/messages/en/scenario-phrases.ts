// English: lines beside a problem, titles of quick fixes, words for what was expected.
import type { SentenceTable } from '../types.ts';

export const scenarioPhrases: SentenceTable = {
  'related.candidate': (v) => `${v('name')} is one of them.`,
  'related.refused': () => 'This line was refused.',
  'fix.replace': (v) => `Write “${v('text')}”`,
  'fix.add': (v) => `Add “${v('text')}”`,
  'fix.labels': (v) => `Give each ${v('name')} a label`,
};
