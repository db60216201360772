// The board as a page of text: everything that the panel shows at a glance, in lists.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardText } from '../../server/src/features/boardText.ts';
import { plainText } from '../../server/src/features/markdown.ts';
import { contextOf } from './draw.ts';

const text = `rules classic

card Gray Ogre {2}{R}
  Creature — Ogre
  2/2

card Pacifism {1}{W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack or block.

scenario An Ogre at peace
  Alice controls Gray Ogre
  put a +1/+1 counter on Gray Ogre
  Alice casts Pacifism targeting Gray Ogre
  expect Gray Ogre is 3/3
`;

describe('the board as text', () => {
  const page = boardText(contextOf(text), 14) ?? '';

  it('has the scenario, the moment, players and zones', () => {
    const lines = plainText(page).split('\n');
    expect(lines[0]).toBe('# An Ogre at peace');
    expect(lines[2]).toMatch(/^After line 15 · classic · Turn 1/);
    expect(lines).toContain('## Alice, 20 life');
    expect(lines).toContain('## Bob, 20 life');
    expect(lines).toContain('battlefield');
  });

  it('has each object with what it is, what is attached under it, and a link to its line', () => {
    const ogre = page.split('\n').findIndex((line) => line.includes('**Gray Ogre**'));
    const [own = '', under = ''] = page.split('\n').slice(ogre);
    expect(plainText(own)).toMatch(/^- .*Gray Ogre: .*Creature — Ogre · 3\/3/);
    expect(own).toMatch(/\]\([^)]*#L13\)/);
    expect(under).toMatch(/^ {2}- .*\*\*Pacifism\*\*/);
  });

  it('says what the line changed', () => {
    expect(plainText(page)).toMatch(/Changed by line 15\n\n- [+±] /);
  });

  it('is French in French, and nothing where there is no scenario', () => {
    expect(boardText(contextOf(text, 'fr'), 14)).toMatch(/Après la ligne 15|après la ligne 15/i);
    expect(boardText(contextOf('card Bear {G}\n  Creature\n  1/1\n'), 0)).toBeUndefined();
  });

  it('is there for every line of the tour', () => {
    const context = contextOf(readFileSync('examples/tour.strata', 'utf8'));
    for (let line = 0; line < context.lines.lineCount; line++) {
      const made = boardText(context, line) ?? '';
      expect(made).not.toMatch(/undefined|\{0\}|board\.panel/);
    }
  });
});
