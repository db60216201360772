// The npm package: both commands, all the files they load, nothing else.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('holds the command line and the language server as they are built', () => {
  spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(packed.stdout) as [{ files: readonly { readonly path: string }[] }];
  const names = files.map(({ path }) => path);
  const { bin } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { bin: Readonly<Record<string, string>> };
  expect(Object.keys(bin)).toEqual(['strata', 'strata-language-server']);
  for (const file of Object.values(bin)) {
    expect(names).toContain(file);
    expect(readFileSync(root + file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  }
  expect(
    names.filter(
      (name) => !/^server\/dist\/[\w.]+\.js$|^(LICENSE|README\.md|THIRD-PARTY-NOTICES\.txt|package\.json)$/.test(name),
    ),
  ).toEqual([]);
}, 60_000);
