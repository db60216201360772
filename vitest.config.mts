// How vitest finds and runs the tests that need no editor. With STRATA_FAST (`npm test -- fast`) it leaves out those that take long.
import { defineConfig } from 'vitest/config';

const isFast = process.env['STRATA_FAST'] !== undefined;

/** Laws over many random texts and games, whatever builds or starts programs, and other files of more than some seconds. */
const slow = [
  'test/**/*[lL]aws.test.ts',
  'test/**/*.property.test.ts',
  'test/cards/oracle/{generated,oneReading,total}.test.ts',
  'test/cli/**',
  'test/engine/perform/nextBoard.test.ts',
  'test/features/{formatting,spoil}.test.ts',
  'test/fuzz/**',
  'test/readings/**',
  'test/scenario/{analyse,falseGreens,limits}.test.ts',
  'test/scripts/**',
  'test/server/{bundle,codeCache,edits,otherEditors}.test.ts',
  'test/terms/**',
];

export default defineConfig({
  // the panel is written in JSX
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/vscode/**', ...(isFast ? slow : [])],
    // files of one worker share what they import, which takes longer than most of them
    isolate: !isFast,
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
