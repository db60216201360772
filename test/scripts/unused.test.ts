// The features that the client's bundle leaves out: each is one of the language client's own, and the server answers none of them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startInMemory } from '../server/client.ts';

const script = readFileSync('scripts/unused.mjs', 'utf8');
const client = 'node_modules/vscode-languageclient/lib/common/';

it('are classes of the files they are taken from, all of them', () => {
  const files = [...script.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)];
  expect(files.length).toBeGreaterThan(5);
  for (const [, file = '', names = ''] of files) {
    const own = readFileSync(`${client}${file}.js`, 'utf8');
    const made = [...readFileSync(`${client}client.js`, 'utf8').matchAll(new RegExp(`new ${file}_1\\.(\\w+)\\(`, 'g'))];
    const listed = [...names.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
    expect(made.map((match) => match[1]).sort(), file).toEqual([...listed].sort());
    for (const name of listed) expect(own).toContain(`exports.${name} = ${name}`);
  }
});

it('are none that the server offers to it', async () => {
  const editor = await startInMemory({ initializationOptions: { ownClient: true } });
  const offered = Object.keys(editor.initialized?.capabilities ?? {});
  const ours = [...script.matchAll(/^ {2}(\w+): \[/gm)].map((match) => match[1]?.replace(/Range$|Provider$/, '') ?? '');
  for (const name of [...ours, 'notebookDocumentSync', 'diagnosticProvider'])
    expect(offered.filter((capability) => capability.toLowerCase().startsWith(name.toLowerCase()))).toEqual([]);
  await editor.end();
});
