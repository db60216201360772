// What a user sees in the editor: colours, squiggles, hovers, and how they follow an edit.
import * as assert from 'node:assert/strict';
import { after, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { api, diagnostics, hover, isError, open, placeOf, replace, until } from './tools.ts';

describe('renaming a card', () => {
  it('reaches files that use it and that nobody has open', async () => {
    const document = await open('shared.strata');
    const place = placeOf(document, 'card Shared', 'Shared');
    const edit = await until('the edit', async () => {
      const made = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
        'vscode.executeDocumentRenameProvider',
        document.uri,
        place,
        'Common Bear',
      );
      return made.size > 0 ? made : undefined;
    });
    const names = edit.entries().map(([uri]) => uri.path.slice(uri.path.lastIndexOf('/') + 1));
    assert.deepEqual(names.sort(), ['shared.strata', 'uses.strata']);
  });
});

describe('finding all references to a card', () => {
  it('reaches files that use it and that nobody has open, with its declaration', async () => {
    const document = await open('shared.strata');
    const place = placeOf(document, 'card Shared', 'Shared');
    const names = await until('the places', async () => {
      const found = await vscode.commands.executeCommand<vscode.Location[]>(
        'vscode.executeReferenceProvider',
        document.uri,
        place,
      );
      return found.length > 1 ? found.map(({ uri }) => uri.path.slice(uri.path.lastIndexOf('/') + 1)) : undefined;
    });
    assert.deepEqual([...new Set(names)].sort(), ['shared.strata', 'uses.strata']);
  });
});

describe('a scenario file in the editor', () => {
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('has the language and starts the server', async () => {
    const document = await open('ogre.strata');
    assert.equal(document.languageId, 'strata');
    const strata = await api();
    await until('a running server', () => (strata.serverState() === 'running' ? true : undefined));
    // a process of its own, unless this is a browser
    assert.equal(typeof strata.serverPid(), strata.serverPlace() === 'process' ? 'number' : 'undefined');
    // the extension meant: the working tree, or what was installed from the package
    const from = vscode.extensions.getExtension('strata.strata')?.extensionPath ?? '';
    assert.ok(from.startsWith(process.env['STRATA_EXPECTED_PATH'] ?? ''), from);
  });

  it('has no squiggle where every expectation holds', async () => {
    const document = await open('ogre.strata');
    await until('a hover', async () => (await hover(document, placeOf(document, 'expect', 'Gray Ogre'))) || undefined);
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri).filter(isError), []);
  });

  it('tells an object as of the line that the pointer is on', async () => {
    const document = await open('ogre.strata');
    const set = await hover(document, placeOf(document, 'Alice controls', 'Gray Ogre'));
    const grown = await hover(document, placeOf(document, 'expect Gray Ogre is 6/6', 'Gray Ogre'));
    const shrunk = await hover(document, placeOf(document, 'expect Gray Ogre is 0/1', 'Gray Ogre'));
    assert.match(set.split('\n')[0] ?? '', /2\/2/);
    assert.match(grown.split('\n')[0] ?? '', /6\/6/);
    assert.match(shrunk.split('\n')[0] ?? '', /0\/1/);
    assert.match(shrunk, /classic/);
  });

  it('follows an edit with squiggle and hover', async () => {
    const document = await open('ogre.strata');
    await replace(document, 'gets +4/+4', 'gets +3/+3');
    const found = await diagnostics(document, 'an error on the expectation', (all) => all.some(isError));
    const line = placeOf(document, 'expect Gray Ogre is 6/6', 'Gray Ogre');
    const failed = found.find((one) => isError(one) && one.range.start.line === line.line);
    assert.ok(failed, `no error on the line of the expectation: ${JSON.stringify(found)}`);
    assert.match(failed.message, /5\/5/);
    assert.match((await hover(document, line)).split('\n')[0] ?? '', /5\/5/);

    await replace(document, 'gets +3/+3', 'gets +4/+4');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
    assert.match((await hover(document, line)).split('\n')[0] ?? '', /6\/6/);
  });

  it('keeps a half-typed line to itself', async () => {
    const document = await open('ogre.strata');
    await replace(document, '  cites 418.5f\n', '  cites 418.5f\n  Alice casts\n');
    const broken = placeOf(document, 'Alice casts', 'casts').line;
    const found = await diagnostics(document, 'a diagnostic on the half line', (all) =>
      all.some((one) => one.range.start.line === broken),
    );
    assert.deepEqual(
      found.filter((one) => isError(one) && one.range.start.line !== broken),
      [],
    );
    await replace(document, '  Alice casts\n', '');
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
  });

  it('warns of a dependency loop on each of its effects', async () => {
    const document = await open('loop.strata');
    const loops = await diagnostics(
      document,
      'two warnings',
      (all) => all.filter((one) => one.severity === vscode.DiagnosticSeverity.Warning).length >= 2,
    );
    const warnings = loops.filter((one) => one.severity === vscode.DiagnosticSeverity.Warning);
    assert.ok(
      warnings.every((one) => /Floods/.test(one.message) && /Droughts/.test(one.message)),
      JSON.stringify(warnings),
    );
  });

  it('links a diagnostic to the page of its rule', async () => {
    const document = await open('loop.strata');
    const [loop] = await diagnostics(document, 'a warning', (all) => all.length > 0);
    const code = loop?.code;
    assert.ok(typeof code === 'object', JSON.stringify(code));
    assert.equal(code.value, '418.5c');
    const page = await vscode.workspace.openTextDocument(code.target);
    assert.match(page.getText(), /418\.5c/);
    assert.match(page.getText(), /depend/);
  });

  it('accepts a quick fix and the diagnostic goes', async () => {
    const document = await open('aura.strata');
    const found = await diagnostics(document, 'an illegal target', (all) =>
      all.some((one) => isError(one) && /no legal target/.test(one.message)),
    );
    const illegal = found.find((one) => isError(one) && /no legal target/.test(one.message));
    assert.match(illegal?.message ?? '', /Forest is a basic Forest land, not a creature/);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      illegal?.range ?? new vscode.Range(0, 0, 0, 0),
    );
    const fix = actions.find((action) => action.title.includes('Gray Ogre'));
    assert.ok(fix?.edit, `no fix names the Ogre: ${actions.map((action) => action.title).join(', ')}`);
    await vscode.workspace.applyEdit(fix.edit);
    await diagnostics(document, 'the error to go', (all) => !all.some(isError));
    assert.match(document.getText(), /casts Pacifism targeting Gray Ogre$/m);
    await replace(document, 'targeting Gray Ogre', 'targeting Forest');
    await diagnostics(document, 'the error to come back', (all) => all.some(isError));
  });

  it('offers the edition to a file that names none', async () => {
    const document = await vscode.workspace.openTextDocument({
      language: 'strata',
      content:
        'card Gray Ogre {2}{R}\n  Creature — Ogre\n  2/2\n\nscenario One\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n',
    });
    await vscode.window.showTextDocument(document);
    const hints = await diagnostics(document, 'a hint', (all) => all.length > 0);
    const actions = await until('a quick fix', async () => {
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        hints[0]?.range ?? new vscode.Range(0, 0, 0, 0),
      );
      return all.length > 0 ? all : undefined;
    });
    const edit = actions.find((action) => action.edit !== undefined)?.edit;
    assert.ok(edit, 'the fix has an edit');
    await vscode.workspace.applyEdit(edit);
    assert.match(document.getText(), /^rules classic$/m);
  });
});
