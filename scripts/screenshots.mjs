// `npm run screenshots`: takes the README's pictures in the real editor.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
if (!run(process.execPath, ['scripts/build.mjs', '--quiet'])) process.exit(1);
const { goTo, openEditor, showHover } = await import('./editor.mjs');
const { hoverExample, locate, loopExample } = await import('./shots.mjs');
const { root } = await import('./vscode.mjs');

const images = path.join(root, 'docs/images');
mkdirSync(images, { recursive: true });

const settings = {
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.statusBar.visible': false,
  'workbench.editor.showTabs': 'none',
  'workbench.sideBar.visible': false,
  'editor.fontSize': 14,
  'editor.lineHeight': 21,
  'editor.overviewRulerBorder': false,
  'editor.hideCursorInOverviewRuler': true,
  'editor.guides.indentation': false,
};
const viewport = { width: 1060, height: 640 };

/** Opens the example's place with the hover at it, and takes the editor's part of the window. */
async function take(name, example, containing) {
  const place = locate(example);
  const host = await openEditor(place.file, { settings, viewport, deviceScaleFactor: 2 });
  try {
    const { page } = host;
    await page.keyboard.press('Control+b');
    await goTo(page, place.line, place.column);
    await showHover(page, containing);
    const editor = page.locator('.part.editor .editor-instance').first();
    await editor.screenshot({ path: path.join(images, `${name}.png`), animations: 'disabled' });
    console.log(`docs/images/${name}.png  ${place.file}:${place.line}`);
  } finally {
    await host.close();
  }
}

await take('hover', hoverExample, hoverExample.says);
await take('loop', loopExample, loopExample.warns);
