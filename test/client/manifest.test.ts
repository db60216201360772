// The manifest: every text in English and French, every command offered is one that the client has, every setting one that the server reads.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../server/src/cli/run.ts';
import { defaultSettings } from '../../server/src/protocol.ts';
import { libraryPool } from '../server/library.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json'));
const english: Readonly<Record<string, string>> = JSON.parse(read('package.nls.json'));
const french: Readonly<Record<string, string>> = JSON.parse(read('package.nls.fr.json'));

interface Walkthrough {
  readonly title: string;
  readonly description: string;
  readonly steps: readonly {
    readonly title: string;
    readonly description: string;
    readonly media: { readonly image: string; readonly altText: string };
  }[];
}

describe('the manifest', () => {
  it('has each of its texts in both languages, and no others', () => {
    const written = [...read('package.json').matchAll(/"%([\w.]+)%"/g)].map((match) => match[1] ?? '');
    const used = [...new Set(written)].sort();
    expect(Object.keys(english).sort()).toEqual(used);
    expect(Object.keys(french).sort()).toEqual(used);
  });

  it('leaves no command or setting without a text of both languages', () => {
    for (const { title } of manifest.contributes.commands) expect(title).toMatch(/^%.+%$/);
    for (const setting of Object.values<Record<string, string>>(manifest.contributes.configuration.properties))
      expect(setting['description'] ?? setting['markdownDescription']).toMatch(/^%.+%$/);
  });

  it('leaves no text of a view or of the walkthrough in one language only', () => {
    const { views, walkthroughs } = manifest.contributes;
    const texts = [
      ...Object.values<readonly { readonly name: string }[]>(views).flatMap((all) => all.map(({ name }) => name)),
      ...walkthroughs.flatMap(({ title, description, steps }: Walkthrough) => [
        title,
        description,
        ...steps.flatMap((step) => [step.title, step.description, step.media.altText]),
      ]),
    ];
    for (const text of texts) expect(text).toMatch(/^%.+%$/);
  });

  it('leads through five steps, with pictures and commands that are there', () => {
    const [{ steps }]: readonly [Walkthrough] = manifest.contributes.walkthroughs;
    expect(steps).toHaveLength(5);
    const commands = manifest.contributes.commands.map(({ command }: { readonly command: string }) => command);
    for (const { description, media } of steps) {
      expect(existsSync(new URL(`../../${media.image}`, import.meta.url)), media.image).toBe(true);
      const id = description.slice(1, -1);
      const linked = (texts: Readonly<Record<string, string>>): readonly string[] =>
        [...(texts[id] ?? '').matchAll(/\(command:([\w.]+)\)/g)].map((match) => match[1] ?? '');
      expect(linked(french)).toEqual(linked(english));
      for (const command of linked(english)) expect(commands).toContain(command);
    }
  });

  it('reads the lines of `strata check` as problems', () => {
    const [{ pattern }] = manifest.contributes.problemMatchers;
    const matcher = new RegExp(pattern.regexp);
    const fields = (line: string): unknown => {
      const found = matcher.exec(line);
      return (
        found &&
        [pattern.file, pattern.line, pattern.column, pattern.severity, pattern.code, pattern.message].map(
          (i) => found[i],
        )
      );
    };
    let out = '';
    const files: Readonly<Record<string, string>> = {
      'a b/bad.strata': 'rules classic\nscenario One\n  Alice controls Runeclaw Bear\n  expect Runeclaw Bear is 3/3\n',
      'loop.strata': read('test/vscode/workspace/loop.strata'),
    };
    runCli(
      ['check', ...Object.keys(files)],
      {
        read: (path) => files[path] ?? '',
        kindOf: () => 'file',
        list: () => [],
        out: (text) => {
          out += text;
        },
        err: () => {},
        colors: false,
        locale: 'fr',
        version: '0',
      },
      libraryPool,
    );
    const found = out.split('\n').flatMap((line) => fields(line) ?? []);
    expect(found.slice(0, 4)).toEqual(['a b/bad.strata', '4', '24', 'error']);
    expect(found).toContain('warning');
    expect(found).toContain('418.5c');
    // the lines below, with the code, are none
    expect(fields('  4 |   expect Runeclaw Bear is 3/3')).toBeNull();
    const { properties } = manifest.contributes.taskDefinitions[0];
    expect(Object.keys(properties)).toEqual(['paths', 'edition', 'compare']);
    for (const { description } of Object.values<{ readonly description: string }>(properties))
      expect(description).toMatch(/^%.+%$/);
  });

  it('keeps its commands under one category', () => {
    for (const { category } of manifest.contributes.commands) expect(category).toBe('Strata');
  });

  it('offers the commands that the client registers', () => {
    const sources = readdirSync(new URL('../../client/src/', import.meta.url)).map((name) =>
      read(`client/src/${name}`),
    );
    const registered = sources.flatMap((text) =>
      [...text.matchAll(/registerCommand\('([^']+)'/g)].map((one) => one[1]),
    );
    const offered = manifest.contributes.commands.map(({ command }: { readonly command: string }) => command);
    // for links in hovers and lenses only
    expect([...registered].sort()).toEqual([...offered, 'strata.openRule', 'strata.runScenario'].sort());
    for (const { command } of manifest.contributes.menus['editor/context']) expect(offered).toContain(command);
  });

  it('lets a hint have its own length: the editor’s own limit cuts off what a statement came to', () => {
    expect(manifest.contributes.configurationDefaults['[strata]']['editor.inlayHints.maximumLength']).toBeGreaterThan(
      99,
    );
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
