// Drives the real editor through Playwright, as a user would: for the headless start and the screenshots.
import path from 'node:path';
import { extensionFolder, installHost, root } from '../build/vscode.mjs';

/** Settings for a calm window: no minimap, no welcome, a steady cursor. */
const calm = {
  'editor.minimap.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.hover.delay': 100,
  'editor.occurrencesHighlight': 'off',
  'editor.renderLineHighlight': 'none',
  'editor.lightbulb.enabled': 'off',
  'editor.scrollBeyondLastLine': false,
  'editor.stickyScroll.enabled': false,
  'breadcrumbs.enabled': false,
  'window.commandCenter': false,
  'workbench.layoutControl.enabled': false,
  'workbench.tips.enabled': false,
  'workbench.activityBar.location': 'hidden',
};

/** Opens `file` (relative to the clone) in VS Code with the extension under development. */
export async function openEditor(
  file,
  { settings = {}, viewport = { width: 1280, height: 800 }, deviceScaleFactor = 1 } = {},
) {
  await installHost();
  const { openWorkbench } = await import('../../test/vscode/host/host.mjs');
  const full = path.join(root, file);
  const host = await openWorkbench({
    workspace: path.dirname(full),
    extensionDevelopmentPath: [extensionFolder()],
    payload: [['openFile', (uri) => uri(full)]],
    settings: { ...calm, ...settings },
    viewport,
    deviceScaleFactor,
  });
  const { page } = host;
  await page.locator('.monaco-editor .view-line').first().waitFor({ timeout: 60_000 });
  await page
    .locator('.monaco-editor textarea, .monaco-editor .native-edit-context')
    .first()
    .waitFor({ timeout: 20_000, state: 'attached' });
  return host;
}

/** Runs a command of the palette by its title. */
export async function command(page, title) {
  await page.keyboard.press('F1');
  const input = page.locator('.quick-input-widget input').first();
  await input.waitFor({ state: 'visible', timeout: 20_000 });
  await input.fill(`>${title}`);
  await page
    .locator('.quick-input-list .monaco-list-row[data-index="0"]', { hasText: title.split(':').at(-1).trim() })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.quick-input-widget').first().waitFor({ state: 'hidden' });
}

/** Opens a file of the workspace by its name. */
export async function openFile(page, name) {
  await page.keyboard.press('Control+p');
  const input = page.locator('.quick-input-widget input').first();
  await input.waitFor({ state: 'visible', timeout: 20_000 });
  await input.fill(name);
  // Enter takes the first row: until the list is filtered, that is another file
  await page.locator('.quick-input-list .monaco-list-row[data-index="0"]', { hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.quick-input-widget').first().waitFor({ state: 'hidden' });
  await page.locator(`.monaco-editor[data-uri$="/${name}"] .view-line`).first().waitFor({ timeout: 20_000 });
}

/** Puts the cursor at a line and column (from 1). */
export async function goTo(page, line, column) {
  await page.keyboard.press('Control+g');
  const input = page.locator('.quick-input-widget input').first();
  await input.waitFor({ state: 'visible', timeout: 20_000 });
  await input.fill(`:${line}:${column}`);
  await page.keyboard.press('Enter');
  await page.locator('.quick-input-widget').first().waitFor({ state: 'hidden' });
}

/** Shows the hover at the cursor and gives its text. */
export async function showHover(page, containing) {
  const contents = page.locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: containing }).first();
  const end = Date.now() + 60_000;
  for (;;) {
    // pressed again over an open hover, the keys would only move the focus into it
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+i');
    try {
      await contents.waitFor({ timeout: 3_000 });
      // what comes in meanwhile (lenses, colours) may close it again
      await page.waitForTimeout(300);
      const shown = page.locator('.monaco-hover:not(.hidden)').first();
      return (await shown.innerText({ timeout: 2_000 })).replaceAll('\u00a0', ' ');
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** A picture of the page with the hover at the cursor in it, and the hover's text. What comes in meanwhile can close it: then once more. */
export async function pictureOfHover(page, containing, file) {
  const shown = page.locator('.monaco-hover:not(.hidden)', { hasText: containing }).first();
  const isThere = async () => {
    const box = await shown.boundingBox({ timeout: 1000 }).catch(() => null);
    return box !== null && box.width > 0 && box.height > 0 && box.y >= 0;
  };
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const text = await showHover(page, containing);
    const wasThere = await isThere();
    await page.screenshot({ path: file });
    // in the picture if it was there before and after it was taken
    if (wasThere && (await isThere())) return text;
  }
  throw new Error(`no picture of the hover that says '${containing}'`);
}

/** The rows of the Problems panel, as soon as there are any. */
export async function problems(page) {
  await command(page, 'Problems: Focus on Problems View');
  const rows = page.locator('.markers-panel .marker-message-details-container');
  await rows.first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(300);
  return (await page.locator('.markers-panel .monaco-list-row').allInnerTexts()).map((text) =>
    text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim(),
  );
}
