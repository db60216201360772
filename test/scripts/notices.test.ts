// The notices about bundled packages: made from the bundler's own list, with a licence text for each, and packed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { noticesFile, noticesOf, packagesIn } from '../../scripts/build/notices.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the notices of a build', () => {
  beforeAll(() => {
    spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
  }, 60_000);

  it('have the licence of every package that is in a bundle', () => {
    const metafiles = ['server', 'client', 'panel'].flatMap((part) =>
      readdirSync(`${root}${part}/dist/meta`).map((name) =>
        JSON.parse(readFileSync(`${root}${part}/dist/meta/${name}`, 'utf8')),
      ),
    );
    const folders = packagesIn(metafiles);
    for (const name of ['vscode-languageserver', 'vscode-languageclient', 'vscode-jsonrpc', '@dagrejs/dagre', 'preact'])
      expect(folders).toContain(`node_modules/${name}`);
    const notices = readFileSync(root + noticesFile, 'utf8');
    for (const folder of folders) {
      const { name, version } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
      expect(notices).toContain(`${name} ${version} (`);
    }
    expect(notices.match(/Permission|Redistribution|permission notice/g)?.length).toBeGreaterThanOrEqual(
      folders.length,
    );
  });

  it.each([
    ['the extension', [`${root}node_modules/@vscode/vsce/vsce`, 'ls', '--no-dependencies']],
    ['the npm package', undefined],
  ])(
    'are in %s',
    (_, args) => {
      const { stdout } =
        args === undefined
          ? spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
              cwd: root,
              encoding: 'utf8',
              shell: process.platform === 'win32',
            })
          : spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      expect(stdout).toContain(noticesFile);
      expect(stdout).toContain('server/dist/node.main.js');
    },
    60_000,
  );
});

describe('a bundled package', () => {
  const metafile = (...inputs: readonly string[]) => ({
    outputs: { 'out.js': { inputs: Object.fromEntries(inputs.map((name) => [name, { bytesInOutput: 1 }])) } },
  });
  const withPackage = <T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T => {
    const folder = mkdtempSync(path.join(tmpdir(), 'strata-notices-'));
    mkdirSync(path.join(folder, 'node_modules/@some/one'), { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(path.join(folder, 'node_modules/@some/one', name), text);
    try {
      return use(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const about = '{"name":"@some/one","version":"1.2.3","license":"MIT"}';
  const bundle = metafile('node_modules/@some/one/lib/a.js', 'server/src/node.ts');

  it('fails the build where it has no licence text, or an empty one', () => {
    for (const files of [{ 'package.json': about }, { 'package.json': about, LICENSE: ' \n' }])
      withPackage(files, (folder) => expect(() => noticesOf(folder, [bundle])).toThrow('@some/one 1.2.3'));
  });

  it('is told of with its text, once', () => {
    for (const name of ['LICENSE', 'License.txt', 'LICENCE.md', 'LICENSE-MIT', 'COPYING'])
      withPackage({ 'package.json': about, [name]: 'Do what you like.' }, (folder) => {
        const text = noticesOf(folder, [bundle, bundle]);
        expect(text.split('@some/one 1.2.3 (MIT)\n\nDo what you like.\n')).toHaveLength(2);
      });
  });

  it('is one only if something of it is in the bundle', () => {
    const shaken = { outputs: { 'out.js': { inputs: { 'node_modules/a/a.js': { bytesInOutput: 0 } } } } };
    expect(packagesIn([shaken])).toEqual([]);
    expect(packagesIn([metafile('node_modules/a/node_modules/b/lib/b.js')])).toEqual(['node_modules/a/node_modules/b']);
  });
});
