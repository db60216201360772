// `npm run screenshots`: takes the README's pictures in the real editor.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from '../build/install.mjs';

await ensureInstalled();
if (!run(process.execPath, ['scripts/build/build.mjs', '--quiet'])) process.exit(1);
const { goTo, openEditor, showHover } = await import('./editor.mjs');
const { shrinkPng } = await import('./png.mjs');
const { root } = await import('../build/vscode.mjs');

const images = path.join(root, 'docs/images');
mkdirSync(images, { recursive: true });

const settings = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.statusBar.visible': false,
  'workbench.editor.showTabs': 'none',
  'workbench.sideBar.visible': false,
  'editor.hover.above': false,
  'editor.fontSize': 14,
  'editor.lineHeight': 21,
  'editor.overviewRulerBorder': false,
  'editor.hideCursorInOverviewRuler': true,
  'editor.guides.indentation': false,
};
/** Opens the place with the hover at it, and takes the editor's part of the window. */
async function take(name, { file, line, column }, containing, height) {
  const host = await openEditor(file, { settings, viewport: { width: 1000, height } });
  try {
    const { page } = host;
    await page.keyboard.press('Control+b');
    await goTo(page, line, column);
    await showHover(page, containing);
    const editor = page.locator('.part.editor .editor-instance').first();
    const picture = await editor.screenshot({ animations: 'disabled' });
    writeFileSync(path.join(images, `${name}.png`), shrinkPng(picture));
    console.log(`docs/images/${name}.png  ${file}:${line}`);
  } finally {
    await host.close();
  }
}

const hoverPlace = { file: 'test/vscode/workspace/layers.strata', line: 10, column: 11 };
await take('hover', hoverPlace, '1/4', 520);
const loopPlace = { file: 'test/vscode/workspace/loop.strata', line: 10, column: 5 };
await take('loop', loopPlace, 'Dependency loop', 480);
