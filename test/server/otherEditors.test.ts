// Other editors than VS Code: each one's own initialize request, replayed against the bundled server over stdio, and then what
// that editor would ask next. Those with a version or a client behind the name (`neovim.0.7`) were recorded from the editor itself by
// `scripts/measure/record-initialize.mjs`; the others are written after the editors' sources, capability by capability.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type {
  CodeAction,
  CompletionItem,
  CompletionList,
  Diagnostic,
  DocumentDiagnosticReport,
  DocumentSymbol,
  Hover,
  InitializeParams,
  InitializeResult,
  PublishDiagnosticsParams,
  RegistrationParams,
} from 'vscode-languageserver-protocol';
import { placeOf, textOf } from './client.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}test/server/initialize/`;
const editors = readdirSync(folder).map((name) => name.replace('.json', ''));

beforeAll(() => {
  if (!existsSync(`${root}server/dist/node.js`))
    spawnSync(process.execPath, ['scripts/build/build.mjs', '--quiet'], { cwd: root, stdio: 'pipe' });
}, 60_000);

const uri = 'file:///home/judge/rulings/ogre.strata';
const text = `rules classic

scenario An Ogre grows
  Alice controls Gray Ogre
  effect "Target creature gets +4/+4 until end of turn." targeting Gray Ogre
  expect Gray Ogre is 5/5
`;
const mended = text.replace('5/5', '6/6');

/** Starts the server as that editor does, and gives what the editor has of it. */
async function start(editor: string) {
  const params: InitializeParams = JSON.parse(readFileSync(`${folder}${editor}.json`, 'utf8'));
  const child = spawn(process.execPath, [`${root}server/dist/node.js`, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const published: PublishDiagnosticsParams[] = [];
  const registered: string[] = [];
  const unanswerable: string[] = [];
  let refreshes = 0;
  connection.onNotification('textDocument/publishDiagnostics', (one: PublishDiagnosticsParams) => {
    published.push(one);
  });
  connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) => items.map(() => null));
  connection.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) => {
    registered.push(...registrations.map(({ method }) => method));
    return null;
  });
  connection.onRequest('workspace/diagnostic/refresh', () => {
    refreshes++;
    return null;
  });
  // once typing rests, hints that were held back are asked for anew
  if (params.capabilities.workspace?.inlayHint?.refreshSupport === true)
    connection.onRequest('workspace/inlayHint/refresh', () => null);
  connection.onRequest((method) => {
    unanswerable.push(method);
    return null;
  });
  connection.onNotification(() => {});
  connection.listen();
  const result = await connection.sendRequest<InitializeResult>('initialize', { ...params, processId: process.pid });
  await connection.sendNotification('initialized', {});

  /** The diagnostics of the newest version, in the way that was agreed on. */
  async function diagnostics(version: number): Promise<readonly Diagnostic[]> {
    if (result.capabilities.diagnosticProvider !== undefined) {
      const report = await connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
      });
      return report.kind === 'full' ? report.items : [];
    }
    for (;;) {
      const found = [...published].reverse().find((one) => one.uri === uri && (one.version ?? 0) >= version);
      if (found !== undefined) return found.diagnostics;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const ask = <T>(method: string, more: object): Promise<T> =>
    connection.sendRequest<T>(`textDocument/${method}`, { textDocument: { uri }, ...more });
  return {
    params,
    result,
    connection,
    diagnostics,
    ask,
    ended,
    published,
    registered,
    unanswerable,
    refreshes: () => refreshes,
  };
}

it('every editor with a page on how to set it up has a request, and every request a page', () => {
  const pages = readdirSync(`${root}docs/editors`).map((name) => name.replace('.md', ''));
  expect(pages.filter((name) => name !== 'README').sort()).toEqual(
    [...new Set(editors.map((name) => name.split('.')[0]))].sort(),
  );
});

describe.each(editors)('%s', (editor) => {
  it('gets diagnostics, hovers, completion and fixes', async () => {
    const { params, result, connection, diagnostics, ask, ended, published, registered, unanswerable, refreshes } =
      await start(editor);
    const { capabilities } = result;
    const client = params.capabilities;
    expect(capabilities.positionEncoding).toBe('utf-16');
    // pulled where the editor can pull and be told to pull again, pushed where not, never both
    const pulls =
      client.textDocument?.diagnostic !== undefined && client.workspace?.diagnostics?.refreshSupport === true;
    expect(capabilities.diagnosticProvider !== undefined).toBe(pulls);

    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'strata', version: 1, text },
    });
    const found = await diagnostics(1);
    expect(found.map(textOf).join('\n')).toMatch(/6\/6/);
    expect(found[0]?.range.start.line).toBe(5);
    expect(found[0]?.source).toBe('strata');

    const place = placeOf(text, 'expect', 'Gray');
    const hover = await ask<Hover>('hover', { position: place });
    const contents = hover.contents as { readonly kind: string; readonly value: string };
    const formats = client.textDocument?.hover?.contentFormat ?? ['markdown'];
    expect(formats).toContain(contents.kind);
    expect(contents.value).toMatch(/6\/6/);
    if (contents.kind === 'plaintext') expect(contents.value).not.toMatch(/\*\*|\]\(|\\|&nbsp;|^\|/m);

    const completion = await ask<CompletionList | CompletionItem[] | null>('completion', {
      position: { line: 5, character: 9 },
      context: { triggerKind: 2, triggerCharacter: ' ' },
    });
    const items = Array.isArray(completion) ? completion : (completion?.items ?? []);
    expect(items.map(({ label }) => label).join('\n')).toMatch(/Gray Ogre/);
    if (client.textDocument?.completion?.completionItem?.snippetSupport !== true)
      expect(items.filter(({ insertTextFormat }) => insertTextFormat === 2)).toEqual([]);

    const actions = await ask<CodeAction[]>('codeAction', {
      range: found[0]?.range,
      context: { diagnostics: found, triggerKind: 1 },
    });
    expect(Array.isArray(actions)).toBe(true);
    const symbols = await ask<DocumentSymbol[]>('documentSymbol', {});
    expect(symbols.map(({ name }) => name)).toContain('An Ogre grows');
    expect(await ask<unknown[]>('definition', { position: place })).toHaveLength(1);
    expect(await ask<unknown[]>('references', { position: place, context: { includeDeclaration: true } })).not.toEqual(
      [],
    );
    expect(Array.isArray(await ask('foldingRange', {}))).toBe(true);

    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: mended }],
    });
    expect(await diagnostics(2)).toEqual([]);

    // an error on the line being typed is held back, and shown once typing rests: then the editor is told to pull again
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 3 },
      contentChanges: [{ text: `${mended}  Alice casts` }],
    });
    const isError = ({ severity }: Diagnostic): boolean => severity === 1;
    expect((await diagnostics(3)).filter(isError)).toEqual([]);
    await expect.poll(async () => published.length + refreshes(), { timeout: 5000 }).toBeGreaterThan(pulls ? 0 : 3);
    expect((await diagnostics(3)).filter(isError)).toHaveLength(1);
    expect(published.length === 0).toBe(pulls);

    const watches = client.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    expect(registered.includes('workspace/didChangeWatchedFiles')).toBe(watches);
    // nothing is asked of an editor that it did not say it can do
    expect(unanswerable).toEqual([]);

    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    expect(await ended).toBe(0);
    connection.dispose();
  }, 30_000);
});
