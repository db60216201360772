// `npm run package`: builds and packs the extension as a .vsix, without any download.
import { readFileSync } from 'node:fs';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const ok =
  run(process.execPath, ['scripts/build.mjs']) &&
  run(process.execPath, [
    'node_modules/@vscode/vsce/vsce',
    'package',
    '--no-dependencies',
    '--allow-missing-repository',
    '--no-rewrite-relative-links',
    '-o',
    `strata-${version}.vsix`,
  ]);
process.exitCode = ok ? 0 : 1;
