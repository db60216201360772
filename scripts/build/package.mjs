// `npm run package [-- FILE]`: builds and packs the extension as dist/strata-VERSION.vsix, without any download.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './install.mjs';

/** How many MB (of 1,000,000 bytes) the package may weigh. */
const most = 3;

await ensureInstalled();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const file = path.resolve(root, process.argv[2] ?? `dist/strata-${version}.vsix`);
mkdirSync(path.dirname(file), { recursive: true });
const pack = ['package', '--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '-o', file];

const ok =
  run(process.execPath, ['scripts/build/build.mjs']) &&
  run(process.execPath, ['node_modules/@vscode/vsce/vsce', ...pack]);
if (!ok) {
  process.exitCode = 1;
} else {
  const weight = statSync(file).size / 1e6;
  const isOver = weight > most;
  console.log(`${path.relative(root, file)}: ${weight.toFixed(2)} MB of ${most}${isOver ? '   TOO MUCH' : ''}`);
  if (isOver) process.exitCode = 1;
}
