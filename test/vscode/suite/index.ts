// Runs the integration tests inside VS Code's extension host.
import Mocha from 'mocha';

/** Called by VS Code; rejects when a test fails. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 60_000, slow: 2_000 });
  const grep = process.env['MOCHA_GREP'];
  if (grep) mocha.grep(grep);
  mocha.suite.emit('pre-require', globalThis, 'suite', mocha);
  await import('./language.ts');
  await import('./completing.ts');
  await import('./editor.ts');
  await import('./editions.ts');
  await import('./board.ts');
  await import('./tests.ts');
  await import('./markdown.ts');
  await import('./tasks.ts');
  await import('./cards.ts');
  await import('./server.ts');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} test(s) failed`)) : resolve()));
  });
}
