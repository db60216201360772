// How vitest finds and runs the tests that need no editor.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // the panel is written in JSX
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/vscode/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
