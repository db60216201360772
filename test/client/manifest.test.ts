// The manifest: every text in English and French, every command offered is one that the client has, every setting one that the server reads.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../server/src/protocol.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json'));
const english: Readonly<Record<string, string>> = JSON.parse(read('package.nls.json'));
const french: Readonly<Record<string, string>> = JSON.parse(read('package.nls.fr.json'));

describe('the manifest', () => {
  it('has each of its texts in both languages, and no others', () => {
    const used = [...read('package.json').matchAll(/"%([\w.]+)%"/g)].map((match) => match[1] ?? '').sort();
    expect(Object.keys(english).sort()).toEqual(used);
    expect(Object.keys(french).sort()).toEqual(used);
  });

  it('leaves no command or setting without a text of both languages', () => {
    for (const { title } of manifest.contributes.commands) expect(title).toMatch(/^%.+%$/);
    for (const setting of Object.values<Record<string, string>>(manifest.contributes.configuration.properties))
      expect(setting['description'] ?? setting['markdownDescription']).toMatch(/^%.+%$/);
  });

  it('offers the commands that the client registers', () => {
    const sources = readdirSync(new URL('../../client/src/', import.meta.url)).map((name) =>
      read(`client/src/${name}`),
    );
    const registered = sources.flatMap((text) =>
      [...text.matchAll(/registerCommand\('([^']+)'/g)].map((one) => one[1]),
    );
    const offered = manifest.contributes.commands.map(({ command }: { readonly command: string }) => command);
    // for links in hovers only
    expect([...registered].sort()).toEqual([...offered, 'strata.openRule'].sort());
    for (const { command } of manifest.contributes.menus['editor/context']) expect(offered).toContain(command);
  });

  it('has the defaults of the server', () => {
    const { properties } = manifest.contributes.configuration;
    const flat = (value: object, prefix: string): readonly (readonly [string, unknown])[] =>
      Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'object' && one !== null
          ? flat(one, `${prefix}.${name}`)
          : [[`${prefix}.${name}`, one] as const],
      );
    for (const [name, value] of flat(defaultSettings, 'strata'))
      expect([name, properties[name]?.default]).toEqual([name, value]);
  });

  it('has a French sentence for all that the client says', () => {
    const sources = readdirSync(new URL('../../client/src/', import.meta.url)).map((name) =>
      read(`client/src/${name}`),
    );
    const said = sources.flatMap((text) => [...text.matchAll(/l10n\.t\(\s*'([^']+)'/g)].map((one) => one[1] ?? ''));
    const bundle = JSON.parse(read('l10n/bundle.l10n.fr.json'));
    expect(said.filter((text) => !Object.hasOwn(bundle, text))).toEqual([]);
    expect(Object.keys(bundle).filter((text) => !said.includes(text))).toEqual([]);
  });
});
