// 418.9: words are replaced by role, never in names or mana symbols.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { changeTypeLine, changeWords } from '../../../server/src/cards/textChange.ts';
import { parseTypeLine } from '../../../server/src/cards/typeLine.ts';
import { ability } from './help.ts';

const changed = (
  text: string,
  from: string,
  to: string,
  role: 'color' | 'basicLandType' | 'creatureType',
  spell = false,
): string => printAbility(changeWords(ability(text, spell), from, to, role), { cardName: 'Thing' });

describe('text change', () => {
  it('colour words', () => {
    expect(changed('Enchanted creature has protection from black.', 'black', 'red', 'color')).toBe(
      'Enchanted creature has protection from red.',
    );
    expect(changed('White creatures get +1/+1.', 'white', 'green', 'color')).toBe('Green creatures get +1/+1.');
    expect(changed('Destroy target nonblack creature.', 'black', 'white', 'color', true)).toBe(
      'Destroy target nonwhite creature.',
    );
  });

  it('not mana symbols', () => {
    const line = ability('{W}: Add {W}.');
    expect(changeWords(line, 'white', 'blue', 'color')).toBe(line);
  });

  it('land types, in landwalk too', () => {
    expect(changed('Islandwalk', 'Island', 'Swamp', 'basicLandType')).toBe('Swampwalk');
    expect(changed('All Plains are Islands.', 'Island', 'Forest', 'basicLandType')).toBe('All Plains are Forests.');
  });

  it('creature types of tokens (418.9c)', () => {
    expect(changed('Create a 1/1 green Squirrel creature token.', 'Squirrel', 'Goblin', 'creatureType', true)).toBe(
      'Create a 1/1 green Goblin creature token.',
    );
  });

  it('words of quoted abilities, since they are part of the text', () => {
    expect(changed('Enchanted creature has "{T}: Destroy target white creature."', 'white', 'red', 'color')).toBe(
      'Enchanted creature has "{T}: Destroy target red creature."',
    );
  });

  it('never a name', () => {
    const line = ability('Creatures named White Goblin get +1/+1.');
    expect(changeWords(line, 'white', 'red', 'color')).toBe(line);
    expect(changeWords(line, 'Goblin', 'Elf', 'creatureType')).toBe(line);
  });

  it('type lines', () => {
    const forest = parseTypeLine('Basic Land — Forest').typeLine;
    expect(changeTypeLine(forest, 'Forest', 'Island', 'basicLandType').subtypes).toEqual(['Island']);
    expect(changeTypeLine(forest, 'Island', 'Swamp', 'basicLandType')).toBe(forest);
  });
});
