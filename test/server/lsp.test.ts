// The connection that the bundle carries in place of the package's: whatever the server asks of a connection is there, under the
// name and for the method that the package has. What it does is tested over the bundle itself (bundle, otherEditors).
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as protocol from 'vscode-languageserver-protocol';

const own = readFileSync('server/src/lsp.ts', 'utf8');
const sources = readdirSync('server/src')
  .filter((name) => name.endsWith('.ts') && name !== 'lsp.ts')
  .map((name) => readFileSync(`server/src/${name}`, 'utf8'));

describe('the slim connection', () => {
  it('has every method that the server calls', () => {
    const called = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/\bconnection((?:\s*\.\s*[a-zA-Z]+)+)/gi)].map((match) =>
          (match[1] ?? '').replace(/\s/g, ''),
        ),
      ),
    );
    expect(called.size).toBeGreaterThan(30);
    for (const path of called)
      for (const name of path
        .slice(1)
        .split('.')
        .filter((one) => !/^(then|catch|bind|call|type)$/.test(one)))
        expect(own, path).toMatch(new RegExp(`\\b${name}\\b[:,(]|\\b${name},`));
  });

  it('has every value that the server imports from the package', () => {
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'vscode-languageserver(?:\/browser)?'/g)].flatMap((match) =>
        (match[1] ?? '')
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== '' && !one.startsWith('type ')),
      ),
    );
    expect(imported.length).toBeGreaterThan(5);
    for (const name of imported)
      expect(own).toMatch(new RegExp(`(?:const|class|function) ${name}\\b|^ {2}${name},`, 'm'));
  });

  it('names methods and values as the protocol does', () => {
    const methods = new Set<string>(
      Object.values(protocol).flatMap((one) => {
        const method = typeof one === 'object' && one !== null && 'method' in one ? one.method : undefined;
        return typeof method === 'string' ? [method] : [];
      }),
    );
    const written = [...own.matchAll(/'((?:\$|[a-zA-Z]+)\/[a-zA-Z/]+|initialized?|exit|shutdown)'/g)].map(
      (match) => match[1] ?? '',
    );
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((method) => !methods.has(method) && !method.startsWith('$/'))).toEqual([]);
    for (const [name, values] of [
      ['MessageType', protocol.MessageType],
      ['TextDocumentSyncKind', protocol.TextDocumentSyncKind],
      ['SignatureHelpTriggerKind', protocol.SignatureHelpTriggerKind],
    ] as const) {
      const [, text = ''] = new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(own) ?? [];
      for (const [, key = '', value = ''] of text.matchAll(/(\w+): (\d)/g))
        expect(values[key as keyof typeof values], `${name}.${key}`).toBe(Number(value));
    }
  });
});
