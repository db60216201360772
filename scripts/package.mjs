// `npm run package [-- FILE]`: builds and packs the extension as a .vsix, without any download.
import { readFileSync } from 'node:fs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const file = process.argv[2] ?? `strata-${version}.vsix`;
const pack = ['package', '--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '-o', file];
const ok =
  run(process.execPath, ['scripts/build.mjs']) && run(process.execPath, ['node_modules/@vscode/vsce/vsce', ...pack]);
process.exitCode = ok ? 0 : 1;
