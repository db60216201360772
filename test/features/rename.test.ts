// Rename: labels, players, cards; what is written where, and what is refused.
import { describe, expect, it } from 'vitest';
import { prepareRename, renameAt } from '../../server/src/features/rename.ts';
import { contextOf } from './draw.ts';

/** The text with what stands at the bar renamed, or why not. */
function renamed(marked: string, name: string): string {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const context = contextOf(text);
  const made = renameAt(context, offset, name, [], (tried) => contextOf(tried).analysis);
  if (made === undefined) return 'nothing to rename';
  if ('refused' in made)
    return [made.refused, ...(made.values['what'] === undefined ? [] : [made.values['what']])].join(' ');
  const edits = [...(made.changes[context.analysis.uri] ?? [])].map(({ range, newText }) => ({
    start: context.lines.offsetAt(range.start),
    end: context.lines.offsetAt(range.end),
    newText,
  }));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, newText }) => before.slice(0, start) + newText + before.slice(end), text);
}

const text = `rules classic, current
scenario One
  Alice controls 2 Gray Ogres as Left, Right
  Bob has Shock in hand
  Bob casts Shock targeting Le|ft
  expect left is in Alice's graveyard, Right is 2/2
scenario Two
  Alice controls Gray Ogre as Left
  expect Left is 2/2
`;

describe('rename', () => {
  it('a label, within its scenario, whatever its case', () => {
    expect(renamed(text, 'The one, yet')).toBe(
      text
        .replace('|', '')
        .replace('as Left, Right', 'as "The one, yet", Right')
        .replace('targeting Left', 'targeting The one, yet')
        .replace('expect left', 'expect The one, yet'),
    );
    expect(renamed(text, 'Right')).toBe('rename.taken label');
    expect(renamed(text, 'Shock')).toBe('rename.taken card');
    expect(renamed(text, 'Bob')).toBe('rename.taken player');
    expect(renamed(text, ' ')).toBe('rename.empty');
  });

  it('a label in the text of an effect, too', () => {
    const chest = `rules classic
scenario One
  Alice controls Ornithopter as Ch|est
  effect "Chest gets +2/+2 until end of turn."
  expect Chest is 2/4
`;
    const trunk = chest.replace('|', '').replaceAll('Chest', 'Trunk');
    expect(renamed(chest, 'Trunk')).toBe(trunk);
    // from there as well
    const within = chest.replace('|', '').replace('"Chest', '"Ch|est');
    expect(renamed(within, 'Trunk')).toBe(trunk);
    expect(prepareRename(contextOf(within.replace('|', '')), within.indexOf('|'))).toMatchObject({
      range: { start: { line: 3, character: 10 }, end: { line: 3, character: 15 } },
    });
  });

  it('a player by default, who then gets a line', () => {
    expect(
      renamed(
        "rules classic\n\nscenario One\n  Ali|ce controls Gray Ogre\n  destroy Gray Ogre\n  expect Gray Ogre is in Alice's graveyard\n",
        'Ann',
      ),
    ).toBe(
      "rules classic\nplayers Ann, Bob\n\nscenario One\n  Ann controls Gray Ogre\n  destroy Gray Ogre\n  expect Gray Ogre is in Ann's graveyard\n",
    );
    expect(
      renamed(
        'rules classic\nplayers Ann, Bob\nscenario One\n  An|n controls Gray Ogre\n  expect Ann has 20 life\n',
        'Eve',
      ),
    ).toBe('rules classic\nplayers Eve, Bob\nscenario One\n  Eve controls Gray Ogre\n  expect Eve has 20 life\n');
  });

  it('a card of a block, with its text and where it is expected by name', () => {
    const cards = `rules classic
card Tomoya, the Brave {1}
  Legendary Creature — Human
  Tomoya has flying as long as Tomoya, the Brave is untapped.
  1/1
scenario One
  Alice controls Tomoya, the Brave, Gray Ogre
  Alice casts Clone copying Tomo|ya, the Brave
  expect Clone is named Tomoya, the Brave
`;
    expect(renamed(cards, 'Yuki, the Bold')).toBe(
      cards.replace('|', '').replaceAll('Tomoya, the Brave', 'Yuki, the Bold').replaceAll('Tomoya has', 'Yuki has'),
    );
    expect(renamed(cards.replace('|', '').replace('card Tomoya', 'card Tom|oya'), 'Yuki, the Bold')).toContain(
      'card Yuki, the Bold {1}',
    );
    expect(renamed(cards.replace('|', '').replace('Gray Ogre\n', 'Gray Og|re\n'), 'Red Ogre')).toBe(
      'nothing to rename',
    );
  });

  it('says what would be renamed', () => {
    const context = contextOf(text.replace('|', ''));
    const at = text.indexOf('|');
    expect(prepareRename(context, at)).toEqual({
      range: { start: { line: 4, character: 28 }, end: { line: 4, character: 32 } },
      placeholder: 'Left',
    });
    expect(prepareRename(context, text.indexOf('controls'))).toBeUndefined();
    // a card that no file declares has no other name, and says so
    expect(prepareRename(context, text.indexOf('Shock in'))).toEqual({
      refused: 'rename.undeclared',
      values: { name: 'Shock' },
    });
  });
});
