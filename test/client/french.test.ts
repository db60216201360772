// Two languages throughout: no text of the interface stands in the code, and what the server answers in French is French.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CodeAction, CompletionList, Hover } from 'vscode-languageserver-protocol';
import { type TestsResult, testsRequest } from '../../server/src/protocol.ts';
import { startInMemory, textOf } from '../server/client.ts';

const folders = ['client/src', 'panel/src'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

/** Ways in which a text reaches the eyes of a user: each must come from a table of a language. */
const shown: readonly RegExp[] = [
  /show(?:Information|Warning|Error)Message\(\s*['"`]\w/,
  /\.(?:name|label|text|detail|tooltip|description|title|placeholder|message) = ['"`][^'"`$]*\p{L}{3}/u,
  /\b(?:title|label|tooltip|placeHolder|prompt|detail): ['"][^'"]*\p{L}{3}/u,
  /\b(?:aria-label|aria-description|title|placeholder|alt)="[^"]*\p{L}{3}/u,
  // words between two tags
  /(?:\/>|[a-z"]>)\s*\p{Lu}\p{Ll}+ [\p{L} ]+<\/?[a-z]/u,
];
/** What is written for programs and logs, or is a name. */
const isNoText = (line: string): boolean => /l10n\.t\(|^\s*(?:\/\/|\*|\/\*)|`strata \$\{/.test(line);

describe('the interface', () => {
  it.each(sources)('has no text in the code of %s', (_file, text) => {
    const found = text.split('\n').filter((line) => !isNoText(line) && shown.some((pattern) => pattern.test(line)));
    expect(found).toEqual([]);
  });

  it('would be caught with one', () => {
    const bad = [
      "vscode.window.showInformationMessage('Open a file');",
      "item.text = 'Nothing here';",
      "return { title: 'Close it' };",
      '<button aria-label="Close it">',
      '<p>Nothing there yet</p>',
    ];
    expect(bad.filter((line) => shown.some((pattern) => pattern.test(line)))).toEqual(bad);
  });
});

/** Words that are English and nothing else, as our English sentences use them. */
const english =
  /\b(?:the|this|that|which|what|with|from|has|have|does|is not|are|was|were|expected|found|because|nothing|rules? of)\b/i;

/** A text without what stays as it is in every language: names, card texts and words of the language in quotes or marks. */
const own = (text: string): string =>
  text
    .replace(/`[^`]*`|“[^”]*”|«[^»]*»|"[^"]*"/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\b(?:Gray Ogre|Runeclaw Bear|Odd Bear|Nobody|Somebody|Grundle the blix)\b/g, '');

describe('the server in French', () => {
  const uri = 'file:///travail/essai.strata';
  const text = `card Odd Bear {1}{G}
  Creature — Bear
  Grundle the blix.
  2/2

scenario Un
  rules classic, current
  cites 418.5a
  Alice controls Runeclaw Bear
  effect "Target creature gets +4/+4 until end of turn." targeting Runeclaw Bear
  effect "Target creature becomes 0/1 until end of turn." targeting Runeclaw Bear
  expect Runeclaw Bear is 7/7
  expect Somebody is 1/1
  Bob casts
  Alice controls Odd Bear
  expect Odd Bear is 2/2
`;

  it('says nothing in English', async () => {
    const editor = await startInMemory({ locale: 'fr-CA' });
    await editor.open(uri, text);
    const found = await editor.diagnostics(uri, 1);
    const said: string[] = found.flatMap((one) => [
      textOf(one),
      ...(one.relatedInformation ?? []).map(({ message }) => message),
    ]);
    expect(found.length).toBeGreaterThan(4);
    const lines = text.split('\n');
    for (const [line, written] of lines.entries()) {
      for (const character of [2, Math.floor(written.length / 2), written.length - 1].filter((at) => at >= 0)) {
        const hover = await editor.connection.sendRequest<Hover | null>('textDocument/hover', {
          textDocument: { uri },
          position: { line, character },
        });
        if (hover !== null) said.push((hover.contents as { readonly value: string }).value);
      }
      const range = { start: { line, character: 0 }, end: { line, character: written.length } };
      const actions: readonly CodeAction[] = await editor.actions(uri, range);
      said.push(...actions.map(({ title }) => title));
    }
    const list = await editor.connection.sendRequest<CompletionList>('textDocument/completion', {
      textDocument: { uri },
      position: { line: 12, character: 2 },
    });
    said.push(...list.items.flatMap(({ detail }) => (detail === undefined ? [] : [detail])));
    const { tests } = await editor.connection.sendRequest<TestsResult>(testsRequest, { uri });
    said.push(...tests.flatMap(({ summary, messages }) => [summary, ...messages.map((one) => one.text)]));
    expect(said.length).toBeGreaterThan(60);
    expect([...new Set(said)].filter((one) => english.test(own(one)))).toEqual([]);
    await editor.end();
  });
});
