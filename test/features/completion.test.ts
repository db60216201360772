// Completion: words of the language, names of the game as of the line, and what is legal before all else.
import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../server/src/features/completion.ts';
import { analyse } from '../../server/src/scenario/analyse.ts';
import { libraryPool } from '../server/library.ts';
import { contextOf } from './draw.ts';

/** Labels offered at the bar, in their order. */
function offered(marked: string): readonly string[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = contextOf(text);
  const probe = (tried: string) =>
    analyse({ uri: 'file:///t.strata', text: tried, version: 0, files: new Map(), library: libraryPool });
  const { items } = completionsAt({ context, text, lines: context.lines, offset, library: libraryPool.indexes, probe });
  return items.map(({ label }) => label);
}

const board = `rules classic
scenario One
  Alice controls Forest, Gray Ogre as Left
  Bob controls Hill Giant
`;

describe('completion', () => {
  it('offers what is legal first, the chooser’s own before others', () => {
    expect(offered(`${board}  Alice casts Pacifism targeting |`).slice(0, 3)).toEqual(['Left', 'Hill Giant', 'Alice']);
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
