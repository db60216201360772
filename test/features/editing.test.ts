// Laws of what edits and leads: renaming keeps results, everything expected holds, selections nest, colours' edits add up.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectionRange } from 'vscode-languageserver-types';
import { edited } from '../../server/src/features/actions/edits.ts';
import { expectEverything } from '../../server/src/features/actions/everything.ts';
import { codeLenses } from '../../server/src/features/codeLens.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { prepareRename, renameAt } from '../../server/src/features/rename.ts';
import { selectionRangeAt } from '../../server/src/features/selectionRanges.ts';
import { tokenEdits } from '../../server/src/features/semanticTokens.ts';
import { workspaceSymbols } from '../../server/src/features/symbols.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { contextOf } from './draw.ts';
import { scenariosOf } from './spoil.ts';

const folder = new URL('../../examples/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.strata'))
  .sort()
  .flatMap((name) => scenariosOf(readFileSync(new URL(name, folder), 'utf8')))
  .filter((_, index) => index % 14 === 4);

const probe = (text: string): Analysis => contextOf(text).analysis;

/** Names of a text that something could be done with, some of them. */
const namesOf = ({ analysis }: FeatureContext, every: number): readonly number[] => [
  ...new Set(
    (analysis.runs[0]?.nameUses ?? [])
      .filter((_, index) => index % every === 0)
      .map(({ name }) => name.range.start + 1),
  ),
];

const outcomes = ({ runs }: Analysis): readonly string[] =>
  runs.map(({ edition, outcome, expectations }) => `${edition} ${outcome} ${expectations.length}`);

describe('laws on the examples', () => {
  it('renaming changes no result, and back again gives the same text', () => {
    let count = 0;
    for (const text of texts) {
      const context = contextOf(text);
      for (const offset of namesOf(context, 5)) {
        const prepared = prepareRename(context, offset);
        if (prepared === undefined || 'refused' in prepared) continue;
        const renamed = apply(context, offset, 'Zyx the Other');
        if (renamed === undefined) continue;
        count += 1;
        const after = contextOf(renamed);
        expect(outcomes(after.analysis), renamed).toEqual(outcomes(context.analysis));
        // Alice and Bob have a line of their own from now on
        if (/^players /m.test(renamed) && !/^\s*players /m.test(text)) continue;
        const at = renamed.indexOf('Zyx the Other') + 1;
        expect(apply(after, at, prepared.placeholder)?.toLowerCase()).toBe(text.toLowerCase());
      }
    }
    expect(count).toBeGreaterThan(10);
  }, 120_000);

  it('everything expected of a name holds', () => {
    let count = 0;
    for (const text of texts) {
      const context = contextOf(text);
      for (const offset of namesOf(context, 7)) {
        const fix = expectEverything(context, offset, probe);
        if (fix === undefined) continue;
        count += 1;
        const after = probe(edited(text, fix.edits));
        const failed = ({ runs }: Analysis): number => runs.filter(({ outcome }) => outcome === 'failed').length;
        expect(failed(after), fix.edits[0]?.newText).toBe(failed(context.analysis));
        expect(outcomes(after)).not.toEqual(outcomes(context.analysis));
      }
    }
    expect(count).toBeGreaterThan(10);
  }, 120_000);

  it('selections grow from the cursor to the whole file, each around the one before', () => {
    for (const text of texts.slice(0, 6)) {
      const context = contextOf(text);
      for (let offset = 0; offset <= text.length; offset += 7) {
        const at = (position: SelectionRange['range']['start']): number => context.lines.offsetAt(position);
        let inner: SelectionRange | undefined = selectionRangeAt(context, offset);
        expect(at(inner.range.start)).toBeLessThanOrEqual(offset);
        expect(at(inner.range.end)).toBeGreaterThanOrEqual(offset);
        while (inner?.parent !== undefined) {
          const { parent } = inner as SelectionRange & { readonly parent: SelectionRange };
          expect(at(parent.range.start)).toBeLessThanOrEqual(at(inner.range.start));
          expect(at(parent.range.end)).toBeGreaterThanOrEqual(at(inner.range.end));
          expect(parent.range).not.toEqual(inner.range);
          inner = parent;
        }
        expect([at(inner.range.start), at(inner.range.end)]).toEqual([0, text.length]);
      }
    }
  });
});

function apply(context: FeatureContext, offset: number, name: string): string | undefined {
  const made = renameAt(context, offset, name, [], probe);
  if (made === undefined || 'refused' in made) return undefined;
  const { lines, analysis } = context;
  const edits = (made.changes[analysis.uri] ?? []).map(({ range, newText }) => ({
    range: { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) },
    newText,
  }));
  return edited(analysis.text, edits);
}

it('edits of colours make the old ones the new ones', () => {
  const data = fc.array(fc.nat(3), { maxLength: 12 });
  fc.assert(
    fc.property(data, data, (before, after) => {
      const made = [...before];
      for (const { start, deleteCount, data: added = [] } of tokenEdits(before, after))
        made.splice(start, deleteCount, ...added);
      expect(made).toEqual(after);
    }),
  );
});

describe('lenses', () => {
  const text = `rules classic, current
scenario Both
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
  expect Gray Ogre is 1/1
scenario Empty
  Alice controls Gray Ogre
`;
  const titles = (locale: 'en' | 'fr', commands = {}): readonly string[] =>
    codeLenses(contextOf(text, locale), commands).map(({ range, command }) => `${range.start.line} ${command?.title}`);

  it('tell what each scenario came to, by editions where they differ', () => {
    expect(titles('en')).toEqual(['1 ✗ 0/1 · current   ✓ 1/1 · classic', '6 – nothing to check · classic, current']);
    expect(titles('fr')[1]).toBe('6 – rien à vérifier · classic, current');
  });

  it('say that a line cannot be carried out where nothing that is expected fails', () => {
    const lens = (rest: string, locale: 'en' | 'fr' = 'en') =>
      codeLenses(contextOf(`rules current\nscenario One\n  Alice controls Gray Ogre\n${rest}`, locale), {})[0]?.command
        ?.title;
    const illegal = '  Alice casts Pacifism targeting Alice\n';
    expect(lens(illegal)).toBe('✗ a line can’t be carried out · current');
    expect(lens(`  expect Gray Ogre is 2/2\n${illegal}`)).toBe(
      '✗ a line can’t be carried out (1 of 1 expectation holds) · current',
    );
    expect(lens(`  expect Gray Ogre is 2/2, is blue\n`, 'fr')).toBe('✗ 1 attente sur 2 vérifiée · current');
    expect(lens(illegal, 'fr')).toBe('✗ une ligne ne peut pas être exécutée · current');
  });

  it('offer what the editor can carry out', () => {
    const commands = { run: 'run', ruling: 'ruling' };
    expect(titles('en', commands).slice(1, 3)).toEqual(['1 Run', '1 Copy as ruling']);
    expect(codeLenses(contextOf(text), commands)[1]?.command?.arguments).toEqual(['file:///t.strata', 1]);
  });
});

it('names are found everywhere, the closest first', () => {
  const context = contextOf(
    'card Big Bear {G}\n  Creature — Bear\n  2/2\nscenario A bear is big\nscenario Bear\nscenario B e a r\n',
  );
  expect(workspaceSymbols([context], 'bear').map(({ name }) => name)).toEqual([
    'Bear',
    'A bear is big',
    'Big Bear',
    'B e a r',
  ]);
  expect(workspaceSymbols([context, context], '').length).toBe(4);
});
