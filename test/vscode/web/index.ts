// Runs the integration tests in VS Code's web worker extension host. There is no Node here: mocha is its browser build.
import 'mocha/mocha.js';

declare const STRATA_MOCHA_GREP: string;

interface Runner {
  on(event: 'suite', listener: (suite: { readonly title: string }) => void): void;
  on(event: 'pass', listener: (test: { readonly title: string; readonly duration: number }) => void): void;
  on(event: 'fail', listener: (test: { fullTitle(): string }, error: Error) => void): void;
}
declare const mocha: {
  setup(options: object): void;
  run(done: (failures: number) => void): Runner;
};

/** Says what passed as it passes: the web build's own reporters write to a page. */
class Lines {
  constructor(runner: Runner) {
    runner.on('suite', ({ title }) => console.log(`  ${title}`));
    runner.on('pass', ({ title, duration }) =>
      console.log(`    ✔ ${title}${duration > 1000 ? ` (${duration}ms)` : ''}`),
    );
    runner.on('fail', (test, error) => console.error(`    ✖ ${test.fullTitle()}\n${error.stack ?? error.message}`));
  }
}

/** Called by VS Code; rejects when a test fails. */
export async function run(): Promise<void> {
  mocha.setup({
    ui: 'bdd',
    timeout: 60_000,
    reporter: Lines,
    ...(STRATA_MOCHA_GREP === '' ? {} : { grep: STRATA_MOCHA_GREP }),
  });
  await import('./worker.ts');
  await import('../suite/editor.ts');
  await import('../suite/editions.ts');
  await import('../suite/board.ts');
  await import('../suite/tests.ts');
  await import('../suite/markdown.ts');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} test(s) failed`)) : resolve()));
  });
}
