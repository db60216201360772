// `npm run package [-- FILE]`: builds and packs the extension as dist/strata-VERSION.vsix, without any download.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './install.mjs';

/** How many kB the package may weigh. */
const budget = 700;

ensureInstalled();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const file = path.resolve(root, process.argv[2] ?? `dist/strata-${version}.vsix`);
mkdirSync(path.dirname(file), { recursive: true });
const pack = ['package', '--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '-o', file];
const ok =
  run(process.execPath, ['scripts/build.mjs']) && run(process.execPath, ['node_modules/@vscode/vsce/vsce', ...pack]);
if (!ok) {
  process.exitCode = 1;
} else {
  const kB = statSync(file).size / 1000;
  const isOver = kB > budget;
  console.log(`${path.relative(root, file)}: ${kB.toFixed(1)} kB of ${budget}${isOver ? '   OVER BUDGET' : ''}`);
  if (isOver) process.exitCode = 1;
}
