// Takes pictures of the board in the real editor, in each theme and at two widths: `node scripts/pictures/screenshots-board.mjs [FOLDER] [word of a name …]`.
// Without a folder they go to out/board, to be looked at; the README's own are taken with `--readme`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from '../build/install.mjs';

await ensureInstalled();
if (!run(process.execPath, ['scripts/build/build.mjs', '--quiet'])) process.exit(1);
const { command, goTo, openEditor } = await import('./editor.mjs');
const { shrinkPng } = await import('./png.mjs');
const { root } = await import('../build/vscode.mjs');

const isReadme = process.argv.includes('--readme');
const [folder = 'out/board', ...wanted] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const images = isReadme ? path.join(root, 'docs/images') : path.resolve(root, folder);
mkdirSync(images, { recursive: true });

const themes = { dark: 'Default Dark Modern', light: 'Default Light Modern', contrast: 'Default High Contrast' };
const widths = [1280, 800];

/** What a scene does once the board is there, with Playwright's frame of the panel. */
const scene = (file, text, act = async () => {}) => ({ file, text, act });
/** Scenes: a file, the text of the line that the cursor is on, and what is done then. */
const scenes = {
  board: scene('examples/tour.strata', 'expect Gray Ogre does not have flying'),
  layers: scene('examples/tour.strata', 'expect Mountain is a 1/1 Island', async (panel) => {
    await panel.locator('.face', { hasText: 'Mountain' }).first().click();
    await panel.locator('.timeline li').nth(2).waitFor();
  }),
  graph: scene('examples/tour.strata', 'expect Mountain is a 1/1 Island', async (panel) => {
    await panel.locator('.choice').first().click();
    await panel.locator('.node').first().waitFor();
    await panel.locator('.graph').scrollIntoViewIfNeeded();
  }),
  stack: scene('examples/tour.strata', '    expect Gray Ogre is 5/5'),
  pinned: scene('examples/tour.strata', 'expect Runeclaw Bear is a 2/2', async (panel, page) => {
    await panel.locator('.icon').nth(2).click();
    await panel.locator('.slot').nth(1).waitFor();
    await page.locator('.monaco-editor .view-line').first().click();
    await goTo(page, await lineOf('examples/tour.strata', 'expect Giant Growth is in'), 3);
  }),
  typing: scene('examples/tour.strata', 'Alice casts Giant Growth targeting Runeclaw Bear', async (panel, page) => {
    await page.locator('.monaco-editor .view-line').first().click();
    await goTo(page, await lineOf('examples/tour.strata', 'Alice casts Giant Growth targeting Runeclaw Bear'), 99);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await panel.locator('.stale').waitFor();
  }),
  readme: scene('examples/tour.strata', 'expect Gray Ogre does not have flying', async (panel) => {
    await panel.locator('.face', { hasText: 'Gray Ogre' }).first().click();
    await panel.locator('.timeline li').nth(2).waitFor();
  }),
  copies: scene('examples/famous-copies.strata', 'Alice casts Mirrorweave targeting Gray Ogre'),
  objects: scene('examples/tour.strata', 'expect Gray Ogre does not have flying', async (_, page) => {
    await command(page, 'Explorer: Focus on Objects View');
    await page.waitForTimeout(800);
  }),
};

const settings = {
  // a scene that types leaves the file as it is
  'files.autoSave': 'off',
  'workbench.statusBar.visible': false,
  'editor.fontSize': 13,
  'editor.minimap.enabled': false,
  'window.menuBarVisibility': 'hidden',
};

/** The README's picture is about the board alone. */
const bare = { 'editor.codeLens': false, 'editor.inlayHints.enabled': 'off' };

for (const [name, { file, text, act }] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  for (const [kind, theme] of Object.entries(themes)) {
    for (const width of widths) {
      if (isReadme && !(name === 'readme' && kind === 'dark' && width === 1280)) continue;
      if (!isReadme && name === 'readme') continue;
      const host = await openEditor(file, {
        settings: { ...settings, 'workbench.colorTheme': theme, ...(isReadme ? bare : {}) },
        viewport: isReadme ? { width: 900, height: 500 } : { width, height: 760 },
        deviceScaleFactor: 1,
      });
      try {
        const { page } = host;
        await page.keyboard.press('Control+b');
        const line = await lineOf(file, text);
        await goTo(page, line, 3);
        await command(page, 'Strata: Open Board');
        const panel = page.frameLocator('iframe.webview').frameLocator('#active-frame');
        await panel.locator('.head').first().waitFor({ timeout: 30_000 });
        await page.waitForTimeout(500);
        await act(panel, page);
        await page.waitForTimeout(400);
        const out = path.join(images, isReadme ? 'board.png' : `${name}-${kind}-${width}.png`);
        const picture = await page.screenshot({ animations: 'disabled' });
        writeFileSync(out, isReadme ? shrinkPng(picture) : picture);
        console.log(path.relative(root, out));
      } finally {
        await host.close();
      }
    }
  }
}

/** The number (from 1) of the line that holds a text. */
async function lineOf(file, text) {
  const { readFileSync } = await import('node:fs');
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${file} has no line with '${text}'`);
  return index + 1;
}
