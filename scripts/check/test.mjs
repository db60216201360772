// `npm test`: everything, on a fresh clone too. Installs what is missing, then runs every step and sums up.
//   npm test                 all steps
//   npm test -- unit names   only the steps named
//   npm test -- fast         types, lint, imports, names, and the unit tests but for the long ones: for everyday work, under a minute
import { ensureInstalled, runShown } from '../build/install.mjs';

const bin = (name, ...args) => [process.execPath, [`node_modules/${name}`, ...args]];
const script = (name, ...args) => [process.execPath, [`scripts/${name}.mjs`, ...args]];

/** The unit tests, and which of their files took longest. */
const vitest = bin('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/check/slowest.mjs');

const steps = {
  build: script('build/build'),
  types: bin('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'),
  'panel types': bin('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.panel.json'),
  'core types': bin('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.core.json'),
  lint: bin('@biomejs/biome/bin/biome', 'check', '.'),
  imports: script('check/check-imports'),
  names: script('check/check-names'),
  loops: script('check/check-loops'),
  terms: script('check/check-terms'),
  unit: vitest,
  // under a minute: every entry of the editions' tables is altered, and some example must notice
  mutants: script('build/run', 'scripts/check/mutants.ts'),
  // 2,000 edits of all scenario files, each version against the same text opened afresh
  fuzz: script('build/run', 'scripts/measure/fuzz.ts', '--edits', '1000', '--seeds', '2'),
  syntaxes: ['npm', ['run', '--silent', 'test:syntaxes']],
  vscode: script('check/test-vscode'),
  web: script('check/test-vscode', '--web'),
  package: script('check/test-vscode', '--vsix'),
};

/** What `fast` stands for: quick steps, and the unit tests without those that vitest.config.mts lists as slow. */
const fast = ['types', 'panel types', 'core types', 'lint', 'imports', 'names', 'loops', 'terms', 'unit'];

await ensureInstalled();
const asked = process.argv.slice(2);
const isFast = asked.includes('fast');
if (isFast) process.env.STRATA_FAST = '1';
const wanted = [...asked.filter((name) => name !== 'fast'), ...(isFast ? fast : [])];
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`unknown step: ${unknown.join(', ')}; there are: fast, ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

const results = [];
for (const [name, [command, args]] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 74 - name.length))}`);
  const start = performance.now();
  const { ok, said } = await runShown(command, args);
  results.push({ name, ok, said, seconds: (performance.now() - start) / 1000 });
}

// once more at the end what a failed step said, where a reader of a long log looks
for (const { name, ok, said } of results) {
  if (!ok) console.log(`\n── ${name} failed; its last lines ${'─'.repeat(50)}\n${said.join('\n')}`);
}

console.log(`\n${'─'.repeat(78)}`);
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} steps passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
