// Completion: words of the language, names of the game as of the line, and what is legal before all else.

import { describe, expect, it } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-types';
import { completionsAt } from '../../server/src/features/completion.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { libraryPool } from '../server/library.ts';
import { contextOf } from './draw.ts';

/** What is offered at the bar, in its order. */
function itemsAt(marked: string, snippets = false): readonly CompletionItem[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = contextOf(text);
  const probe = (tried: string) =>
    analyse({ uri: 'file:///t.strata', text: tried, version: 0, files: new Map(), library: libraryPool });
  const library = libraryPool.indexes;
  return completionsAt({ context, text, lines: context.lines, offset, library, probe, snippets }).items;
}

const offered = (marked: string): readonly string[] => itemsAt(marked).map(({ label }) => label);

const board = `rules classic
scenario One
  Alice controls Forest, Gray Ogre as Left
  Bob controls Hill Giant
`;

describe('completion', () => {
  it('offers what is legal first, the chooser’s own before others', () => {
    expect(offered(`${board}  Alice casts Pacifism targeting |`).slice(0, 2)).toEqual(['Left', 'Hill Giant']);
    expect(offered(`${board}  Alice casts Clone copying |`).slice(0, 3)).toEqual(['Left', 'Hill Giant', 'nothing']);
  });

  it('offers the rest of a name that has begun, also in its second word', () => {
    expect(offered(`${board}  Alice casts Giant Growth targeting Hill G|`)[0]).toBe('Hill Giant');
    expect(offered(`${board}  Alice casts Runeclaw B|`)).toContain('Runeclaw Bear');
  });

  it('offers words of the language', () => {
    expect(offered(`${board}  Alice ca|`)).toContain('casts');
    expect(offered(`${board}  Alice casts Clone cop|`)).toContain('copying');
    expect(offered('rules |')).toEqual(['2011', 'classic', 'current']);
    expect(offered(`${board}  expect Left |`)).toEqual(expect.arrayContaining(['is', 'has']));
    expect(offered(`${board}  |`)).toEqual(expect.arrayContaining(['expect', 'Alice', 'Bob', 'effect']));
  });

  it('offers nothing in a comment', () => {
    expect(offered(`${board}  # Alice ca|`)).toEqual([]);
  });
});

describe('completion of statements and expectations', () => {
  it('fills in what is true where something is expected', () => {
    const text = `${board}  Alice casts Giant Growth targeting Left\n  expect Left |`;
    expect(offered(text).slice(0, 4)).toEqual([
      'is a 5/5 red Ogre creature named Gray Ogre',
      'is 5/5',
      'has no abilities',
      'is controlled by Alice',
    ]);
    expect(offered(`${text.replace('|', '')}is |`)).toContain('is exactly Creature — Ogre');
    expect(offered(`${board}  expect Alice |`)[0]).toBe('has 20 life');
    expect(offered(`${board}  expect Left\n    |`)[0]).toBe('is a 2/2 red Ogre creature named Gray Ogre');
    expect(offered(`${board}  destroy Hill Giant\n  expect Hill Giant |`)[0]).toBe("is in Bob's graveyard");
  });

  it('is of the edition that the line is for', () => {
    const text = `rules classic, current
scenario One
  Alice controls Gray Ogre
  Alice casts Giant Growth targeting Gray Ogre
  Alice controls Humility
`;
    expect(offered(`${text}  in classic expect Gray Ogre |`)[1]).toBe('is 1/1');
    expect(offered(`${text}  in current expect Gray Ogre |`)[1]).toBe('is 4/4');
  });

  it('offers whole statements as snippets with slots', () => {
    const items = itemsAt(`${board}  |`, true);
    const casts = items.find(({ label }) => label === 'Alice casts …');
    expect(casts?.insertTextFormat).toBe(2);
    expect((casts?.textEdit as { newText: string } | undefined)?.newText).toBe(
      ['$', '{1|Alice,Bob|} casts $', '{2:a card}'].join(''),
    );
    expect(itemsAt(`${board}  |`, false).some(({ label }) => label === 'Alice casts …')).toBe(false);
    expect(itemsAt(`${board}\n|`, true).map(({ label }) => label)).toContain('scenario …');
  });
});
