// Scenarios in the Test Explorer, the status items, and the first steps: all from the check that squiggles come from.
import * as assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, diagnostics, isError, open, replace, until } from './tools.ts';

/** The items under one, by their labels. */
const children = (items: vscode.TestItemCollection): readonly vscode.TestItem[] => [...items].map(([, item]) => item);

async function fileItem(name: string): Promise<vscode.TestItem> {
  const { tests } = await api();
  return until(`the tests of ${name}`, () =>
    children(tests.controller.items).find((item) => item.label.endsWith(name) && item.children.size > 0),
  );
}

async function outcome(id: string, wanted: string): Promise<void> {
  const { tests } = await api();
  await until(`${id} to be ${wanted}`, () => (tests.outcomes.get(id) === wanted ? true : undefined));
}

describe('the Test Explorer', () => {
  it('lists the scenarios of a file, one item an edition where there are several', async () => {
    await open('editions.strata');
    const file = await fileItem('editions.strata');
    const [several, one] = children(file.children);
    assert.equal(several?.label, 'In every edition');
    assert.deepEqual(
      children(several.children).map(({ label }) => label),
      ['classic', '2011', 'current'],
    );
    assert.equal(one?.label, 'In one');
    assert.equal(one.description, 'current');
    assert.equal(one.range?.start.line, 7);
  });

  it('runs them, files that are in no editor too, and opens no peek', async () => {
    const { tests } = await api();
    await vscode.commands.executeCommand('testing.refreshTests');
    const unopened = await until('the other files', () =>
      children(tests.controller.items).find((item) => item.label === 'unproven.strata'),
    );
    assert.ok(!vscode.workspace.textDocuments.some((one) => one.uri.path.endsWith('unproven.strata')));
    await vscode.commands.executeCommand('testing.runAll');
    await outcome(`${unopened.id}#Rests on what is not read`, 'unproven');
    const file = await fileItem('editions.strata');
    await outcome(`${file.id}#In every edition@classic`, 'failed');
    await outcome(`${file.id}#In every edition@current`, 'passed');
    await outcome(`${file.id}#In one`, 'passed');
    assert.equal(vscode.window.activeTextEditor?.document.uri.path.endsWith('editions.strata'), true);
  });

  it('lists a file of cards alone no more once it has been looked at, after a refresh neither', async () => {
    const { tests } = await api();
    const isListed = (): boolean => children(tests.controller.items).some(({ label }) => label === 'shared.strata');
    await vscode.commands.executeCommand('testing.runAll');
    await until('the file of cards to go', () => (isListed() ? undefined : true));
    await vscode.commands.executeCommand('testing.refreshTests');
    assert.equal(isListed(), false);
  });

  it('keeps an item through edits, and follows them', async () => {
    const document = await open('editions.strata');
    const file = await fileItem('editions.strata');
    const [, before] = children(file.children);
    await replace(document, 'scenario In one', '\nscenario In one');
    await until('the item to move', () => (before?.range?.start.line === 8 ? true : undefined));
    assert.equal(children(file.children)[1], before);
    await replace(document, '\nscenario In one', 'scenario In one');
    await until('the item to come back', () => (before?.range?.start.line === 7 ? true : undefined));
  });
});

describe('the lens above a scenario', () => {
  it('runs it, in an unsaved document too, and leaves the cursor where it is', async () => {
    const { tests } = await api();
    const content = 'rules current\n\nscenario By its lens\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n';
    const document = await vscode.workspace.openTextDocument({ language: 'strata', content });
    const editor = await vscode.window.showTextDocument(document);
    const cursor = new vscode.Position(4, 3);
    editor.selection = new vscode.Selection(cursor, cursor);
    const run = await until('its lens', async () => {
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        'vscode.executeCodeLensProvider',
        document.uri,
      );
      return lenses.find(({ command }) => command?.command === 'strata.runScenario')?.command;
    });
    await vscode.commands.executeCommand(run.command, ...(run.arguments ?? []));
    await outcome(`${document.uri}#By its lens`, 'passed');
    assert.deepEqual(editor.selection.active, cursor);
    assert.ok(document.isUntitled);
    assert.ok(children(tests.controller.items).some(({ id }) => id === document.uri.toString()));
  });
});

describe('the status of a file', () => {
  it('names edition, outcomes and time, and goes with the editor', async () => {
    const { status } = await api();
    await open('ogre.strata');
    await until('what passed', () =>
      /^\$\(pass\) 1 passed$/.test(status.file().text) && status.file().detail.startsWith('classic') ? true : undefined,
    );
    assert.match(status.file().detail, /^classic · .*\d ms$/);
    await open('editions.strata');
    await until('what failed', () => (/1 failed.*1 passed/.test(status.file().text) ? true : undefined));
    assert.match(status.file().detail, /^classic, 2011, current · 4 tests · /);
    assert.match(status.cards().text, /ards/);
  });
});

describe('the first steps', () => {
  it('open the tour as a document of one’s own, without an error in it', async () => {
    await vscode.commands.executeCommand('strata.openTour');
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    assert.equal(document.languageId, 'strata');
    assert.equal(document.isUntitled, true);
    assert.match(document.getText(), /^scenario /m);
    const { status } = await api();
    await until('its outcome', () => (/^\$\(pass\) \d+ passed$/.test(status.file().text) ? true : undefined));
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri).filter(isError), []);
  });

  it('begin a scenario that passes', async () => {
    await vscode.commands.executeCommand('strata.newScenario');
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    await replace(document, 'is 3/3', 'is 4/4');
    await diagnostics(document, 'an error', (all) => all.some(isError));
    await replace(document, 'is 4/4', 'is 3/3');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
  });
});
