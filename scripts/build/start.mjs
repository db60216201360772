// `npm start`: installs, builds, and opens VS Code on examples/ with the extension at work.
// `npm start -- --headless`: the same without a window; prints a hover and the diagnostics, writes a picture, and ends.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from './install.mjs';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--headless' && arg !== '--host');
if (unknown.length > 0) {
  console.error(`unknown option: ${unknown.join(' ')}\nusage: npm start [-- --headless | --host]`);
  process.exit(2);
}

await ensureInstalled();
console.log('building …');
if (!run(process.execPath, ['scripts/build/build.mjs', '--quiet'])) process.exit(1);
const { extensionFolder, hostExecutable, installHost, onPath, root } = await import('./vscode.mjs');

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
  await installHost();
  const { startServer, workbenchUrl, remoteUri } = await import('../../test/vscode/host/host.mjs');
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
      ['extensionDevelopmentPath', uri(extensionFolder())],
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
  const { openEditor, goTo, pictureOfHover, problems } = await import('../pictures/editor.mjs');
  const { loopExample, hoverExample, locate } = await import('../pictures/shots.mjs');
  const picture = path.join(root, 'out/headless.png');
  mkdirSync(path.dirname(picture), { recursive: true });
  await installHost();
  console.log(`VS Code without a window (${path.relative(root, hostExecutable)})`);
  let page;
  try {
    await inEditor(locate(hoverExample), async (place) => {
      await goTo(page, place.line, place.column);
      const text = await pictureOfHover(page, hoverExample.says, picture);
      console.log(`\n${place.file}:${place.line}  ${place.text}\n\nhover on ${hoverExample.name}:`);
      console.log(text.replace(/^/gm, '  '));
    });
    await inEditor(locate(loopExample), async (place) => {
      const rows = await problems(page);
      console.log(`\ndiagnostics of ${place.file}:`);
      for (const row of rows) console.log(`  ${row}`);
      if (!rows.some((row) => row.includes(loopExample.warns))) {
        throw new Error(`no diagnostic says '${loopExample.warns}'`);
      }
    });
    console.log(`\npicture: ${path.relative(root, picture)}`);
    console.log('ok: the editor shows hover and diagnostics');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('failed: the editor did not show what it should');
    process.exit(1);
  }

  async function inEditor(place, look) {
    console.log(`\nopening ${place.file} in VS Code …`);
    const host = await openEditor(place.file);
    page = host.page;
    try {
      await look(place);
    } catch (error) {
      await page.screenshot({ path: picture.replace('.png', '-failed.png') }).catch(() => undefined);
      throw error;
    } finally {
      await host.close();
    }
  }
}
