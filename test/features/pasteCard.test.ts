// A pasted card: where its block goes, so that nothing which stands there is broken; and a card of the database declared.
import { describe, expect, it } from 'vitest';
import { printIndex, readIndex } from '../../server/src/cards/database/indexFile.ts';
import { codeActionsAt } from '../../server/src/features/codeActions.ts';
import type { FeatureContext } from '../../server/src/features/context.ts';
import { diagnosticsOf } from '../../server/src/features/diagnostics.ts';
import { LineIndex } from '../../server/src/features/lines.ts';
import { pasteCard } from '../../server/src/features/pasteCard.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { type CardPool, chainPools } from '../../server/src/scenario/cardPool.ts';
import { databasePool } from '../../server/src/scenario/databasePool.ts';
import { library } from '../scenario/helpers.ts';

const COPIED = 'Moss Walker\n2G\nCreature - Elf\n3/4\n';
const BLOCK = 'card Moss Walker {2}{G}\n  Creature — Elf\n  3/4';

const contextOf = (text: string, pool: CardPool = library): FeatureContext => {
  const analysis = analyse({ uri: 'file:///a.strata', text, version: 1, files: new Map(), library: pool });
  return { locale: 'en', analysis, lines: new LineIndex(text), linesOf: () => undefined };
};

/** The text after pasting at the `|`. */
const pastedAt = (marked: string): string => {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const result = pasteCard(contextOf(text), COPIED, offset);
  if (result === undefined) throw new Error('no card');
  const { range, newText } = result.edit;
  return text.slice(0, range.start) + newText + text.slice(range.end);
};

describe('a pasted card', () => {
  it('stands where it is pasted, on an empty line between blocks', () => {
    expect(pastedAt('rules classic\n\n|\n\nscenario S\n  Alice controls Gray Ogre\n')).toBe(
      `rules classic\n\n${BLOCK}\n\nscenario S\n  Alice controls Gray Ogre\n`,
    );
  });

  it('keeps a blank line on either side', () => {
    expect(pastedAt('rules classic\n|\nscenario S\n  Alice controls Gray Ogre\n')).toBe(
      `rules classic\n\n${BLOCK}\n\nscenario S\n  Alice controls Gray Ogre\n`,
    );
    expect(pastedAt('rules classic\n\n   |  \nscenario S\n  Alice controls Gray Ogre\n')).toContain(
      `\n\n${BLOCK}\n\nscenario`,
    );
  });

  it('stands alone in an empty file, and at the end of one', () => {
    expect(pastedAt('|')).toBe(BLOCK);
    expect(pastedAt('rules classic\n|')).toBe(`rules classic\n\n${BLOCK}`);
  });

  it('goes above the scenarios when it is pasted into one', () => {
    const scenario = 'scenario S\n  Alice controls Gray Ogre\n';
    for (const place of [
      '  |expect Gray Ogre is 2/2\n',
      '|\n  expect Gray Ogre is 2/2\n',
      '  |\n  expect Gray Ogre is 2/2\n',
    ]) {
      expect(pastedAt(`rules classic\n\n${scenario}${place}`)).toBe(
        `rules classic\n\n${BLOCK}\n\n${scenario}${place.replace('|', '')}`,
      );
    }
  });

  it('goes below the head of a file without scenario lines', () => {
    expect(pastedAt('rules classic\n\nAlice controls |Gray Ogre\n')).toBe(
      `rules classic\n\n${BLOCK}\n\nAlice controls Gray Ogre\n`,
    );
  });

  it('makes the file know the card', () => {
    const text = pastedAt('rules classic\n\nscenario S\n  Alice controls |Moss Walker\n  expect Moss Walker is 3/4\n');
    expect(contextOf(text).analysis.problems).toEqual([]);
  });

  it('is none where the text is none', () => {
    expect(pasteCard(contextOf(''), 'Alice controls Gray Ogre', 0)).toBeUndefined();
  });
});

describe('a card that stands in a file as it was copied', () => {
  const fixed = (text: string): string => {
    const context = contextOf(text);
    const diagnostics = diagnosticsOf(context, { limit: 100, rulePages: false });
    const start = context.lines.positionAt(text.indexOf('Vigilance'));
    const [action] = codeActionsAt(context, diagnostics, { start, end: start });
    expect(action?.title).toBe('Make a card block of Moss Walker');
    const edits = action?.edit?.changes?.['file:///a.strata'] ?? [];
    return [...edits]
      .sort((a, b) => context.lines.offsetAt(b.range.start) - context.lines.offsetAt(a.range.start))
      .reduce(
        (now, { range, newText }) =>
          now.slice(0, context.lines.offsetAt(range.start)) + newText + now.slice(context.lines.offsetAt(range.end)),
        text,
      );
  };
  const copied = COPIED.replace('3/4', 'Vigilance\n3/4');
  const block = BLOCK.replace('3/4', 'Vigilance\n  3/4');

  it('becomes a block where it is, between other blocks', () => {
    const rest = 'scenario S\n  Alice controls Moss Walker\n  expect Moss Walker is 3/4\n';
    const text = fixed(`rules classic\n\n${copied}\n${rest}`);
    expect(text).toBe(`rules classic\n\n${block}\n\n${rest}`);
    expect(contextOf(text).analysis.problems).toEqual([]);
  });

  it('goes above the scenario that it stands in', () => {
    const text = fixed(`rules classic\n\nscenario S\n\n${copied}\n  Alice controls Moss Walker\n`);
    expect(text).toBe(`rules classic\n\n${block}\n\nscenario S\n\n\n  Alice controls Moss Walker\n`);
  });
});

describe('a card of the database', () => {
  const index = readIndex(
    printIndex({ path: 'x', size: 1, modified: 1 }, [{ names: ['Moss Walker'], tokens: [], block: BLOCK }]),
  );
  if (index === undefined) throw new Error('no index');
  const database = databasePool(index);
  const text = 'rules classic\n\nscenario S\n  Alice controls Moss Walker\n  expect Moss Walker is 3/4\n';

  const offered = (source: string) => {
    const context = contextOf(source, chainPools([database, library]));
    const start = context.lines.positionAt(source.lastIndexOf('Moss'));
    const range = { start, end: start };
    return codeActionsAt(context, [], { range, only: ['refactor'] }, { database });
  };

  it('can be declared in the file', () => {
    const action = offered(text).find(({ kind }) => kind === 'refactor.rewrite.strata.declare');
    expect(action?.title).toBe('Declare Moss Walker in this file, as the card database has it');
    const [edit] = action?.edit?.changes?.['file:///a.strata'] ?? [];
    expect(edit).toEqual({
      range: { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } },
      newText: `${BLOCK}\n\n`,
    });
  });

  it('is not offered where the file has it', () => {
    const declared = text.replace('scenario', `${BLOCK}\n\nscenario`);
    expect(offered(declared).some(({ kind }) => kind?.endsWith('declare'))).toBe(false);
  });
});
