// Takes a picture of every feature in the real editor, in each theme and at two widths, to be looked at:
// `node scripts/pictures/screenshots-features.mjs [FOLDER] [word of a name …]`; without a folder they go to out/features.
// The board has a script of its own (screenshots-board.mjs).
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from '../build/install.mjs';

await ensureInstalled();
if (!run(process.execPath, ['scripts/build/build.mjs', '--quiet'])) process.exit(1);
const { command, goTo, openEditor, openFile, showHover } = await import('./editor.mjs');
const { root } = await import('../build/vscode.mjs');

const [folder = 'out/features', ...wanted] = process.argv.slice(2);
const images = path.resolve(root, folder);
mkdirSync(images, { recursive: true });

// scenes type; they do so in copies
const workspace = path.join(root, 'out/shots');
rmSync(workspace, { recursive: true, force: true });
cpSync(path.join(root, 'test/vscode/workspace'), workspace, { recursive: true });
for (const example of ['tour.strata', 'famous-copies.strata']) {
  cpSync(path.join(root, 'examples', example), path.join(workspace, example));
}

const themes = { dark: 'Default Dark Modern', light: 'Default Light Modern', contrast: 'Default High Contrast' };
const widths = [1280, 800];

/** The number (from 1) of the line of a file that holds a text. */
function lineOf(file, text) {
  const index = readFileSync(path.join(workspace, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${file} has no line with '${text}'`);
  return index + 1;
}
const at = (page, file, text, column = 3) => goTo(page, lineOf(file, text), column);
const visible = (page, selector) => page.locator(selector).first().waitFor({ state: 'visible', timeout: 20_000 });

/** Types after the end of the file, without closing what the editor would close by itself. */
async function typeAtEnd(page, text) {
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text, { delay: 12 });
}

/** Each scene: the file it opens, and what a user does then. */
const scenes = {
  hover: [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'expect Gray Ogre is 1/4', 11);
      await showHover(page, '1/4');
    },
  ],
  'hover-card': [
    'tour.strata',
    async (page) => {
      await at(page, 'tour.strata', 'card Banner of the Meadow', 8);
      await showHover(page, 'Banner');
    },
  ],
  'hover-rule': [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'cites 418.5a', 11);
      await showHover(page, '418.5a');
    },
  ],
  loop: [
    'loop.strata',
    async (page) => {
      await at(page, 'loop.strata', 'All Plains are Islands', 5);
      await showHover(page, 'Dependency loop');
    },
  ],
  hints: ['tour.strata', (page) => at(page, 'tour.strata', 'Older or newer')],
  problems: [
    'aura.strata',
    async (page) => {
      await command(page, 'Problems: Focus on Problems View');
      await visible(page, '.markers-panel .monaco-list-row');
      await page.waitForTimeout(500);
    },
  ],
  fixes: [
    'aura.strata',
    async (page) => {
      await at(page, 'aura.strata', 'targeting Forest', 36);
      await page.keyboard.press('Control+.');
      await visible(page, '.action-widget');
    },
  ],
  completion: [
    'ogre.strata',
    async (page) => {
      await typeAtEnd(page, '\n  expect Gray Ogre ');
      await page.keyboard.press('Control+Space');
      await visible(page, '.suggest-widget.visible');
      await page.waitForTimeout(600);
    },
  ],
  targets: [
    'aura.strata',
    async (page) => {
      await typeAtEnd(page, '\n  Alice casts Holy Strength targeting ');
      await page.keyboard.press('Control+Space');
      await visible(page, '.suggest-widget.visible');
      await page.waitForTimeout(600);
    },
  ],
  signature: [
    'ogre.strata',
    async (page) => {
      await typeAtEnd(page, '\n  Alice casts ');
      await page.keyboard.press('Escape');
      await command(page, 'Trigger Parameter Hints');
      await visible(page, '.parameter-hints-widget.visible');
    },
  ],
  'card-text': [
    'unproven.strata',
    async (page) => {
      await at(page, 'unproven.strata', 'Whenever somebody', 10);
      await showHover(page, 'Not read');
    },
  ],
  rename: [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'as Shelter', 90);
      await page.keyboard.press('F2');
      await visible(page, '.rename-box');
    },
  ],
  references: [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'expect Gray Ogre is 1/4', 11);
      await page.keyboard.press('Shift+F12');
      await page.waitForTimeout(1500);
    },
  ],
  outline: [
    'tour.strata',
    async (page) => {
      await page.keyboard.press('Control+Shift+o');
      await visible(page, '.quick-input-list .monaco-list-row');
    },
  ],
  editions: [
    'editions.strata',
    async (page) => {
      await at(page, 'editions.strata', 'expect Runeclaw Bear is 4/5', 4);
      await command(page, 'Strata: Compare Editions');
      await page.waitForTimeout(3000);
    },
  ],
  'rule-page': [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'cites 418.5a', 11);
      await page.waitForTimeout(1000);
      await page
        .locator('.view-line .detected-link', { hasText: '418.5a' })
        .first()
        .click({ modifiers: ['Control'] });
      await page.waitForTimeout(3000);
    },
  ],
  markdown: [
    'ruling.md',
    async (page) => {
      await at(page, 'ruling.md', 'expect Gray Ogre is 6/6', 11);
      await showHover(page, '6/6');
    },
  ],
  tests: [
    'editions.strata',
    async (page) => {
      await command(page, 'Testing: Focus on Test Explorer View');
      await page.waitForTimeout(2500);
      await command(page, 'Test: Run All Tests');
      await page.waitForTimeout(4000);
    },
  ],
  trace: [
    'layers.strata',
    async (page) => {
      await at(page, 'layers.strata', 'expect Gray Ogre is 1/4', 11);
      await command(page, 'Strata: Show Engine Trace');
      await page.waitForTimeout(2000);
    },
  ],
  status: [
    'editions.strata',
    async (page) => {
      await at(page, 'editions.strata', 'expect Runeclaw Bear is 4/5', 4);
      await page.waitForTimeout(800);
      await page.locator('[id="status.languageStatus"]').first().click();
      await page.waitForTimeout(800);
    },
  ],
  walkthrough: [
    'ogre.strata',
    async (page) => {
      await page.keyboard.press('F1');
      await page.locator('.quick-input-widget input').first().fill('>Welcome: Open Walkthrough');
      await page.locator('.quick-input-list .monaco-list-row[data-index="0"]', { hasText: 'Walkthrough' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Get started with Strata' }).waitFor();
      await page.locator('.quick-input-widget input').first().fill('Get started with Strata');
      await page.locator('.quick-input-list .monaco-list-row[data-index="0"]', { hasText: 'Strata' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(2500);
    },
  ],
};

const settings = {
  'files.autoSave': 'off',
  'files.hotExit': 'off',
  'editor.fontSize': 13,
  'editor.lightbulb.enabled': 'on',
  'window.menuBarVisibility': 'hidden',
};

const chosen = Object.entries(scenes).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
let failed = 0;
for (const [kind, theme] of Object.entries(themes)) {
  for (const width of widths) {
    const host = await openEditor(path.join('out/shots', 'tour.strata'), {
      settings: { ...settings, 'workbench.colorTheme': theme },
      viewport: { width, height: 760 },
    });
    const { page } = host;
    try {
      await page.keyboard.press('Control+b');
      for (const [name, [file, act]] of chosen) {
        const out = path.join(images, `${name}-${kind}-${width}.png`);
        try {
          await openFile(page, file);
          await act(page);
          await page.waitForTimeout(300);
          await page.screenshot({ path: out, animations: 'disabled' });
          console.log(path.relative(root, out));
        } catch (error) {
          failed++;
          console.error(`${path.relative(root, out)}: ${String(error).split('\n')[0]}`);
          await page.screenshot({ path: out.replace('.png', '-failed.png') });
        }
        await tidy(page);
      }
    } finally {
      await host.close();
    }
  }
}
process.exit(failed ? 1 : 0);

/** As it was before the scene: nothing open, nothing changed. */
async function tidy(page) {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  if (await page.locator('.dirty').count()) await command(page, 'File: Revert File').catch(() => undefined);
  for (const part of ['panel', 'sidebar']) {
    const isOpen = await page.locator(`.part.${part}`).isVisible();
    if (isOpen) await page.keyboard.press(part === 'panel' ? 'Control+j' : 'Control+b');
  }
  await command(page, 'View: Close All Editor Groups').catch(() => undefined);
  const leave = page.locator('.monaco-dialog-box .monaco-button', { hasText: "Don't Save" }).first();
  if (await leave.isVisible()) await leave.click();
}
