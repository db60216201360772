// The vocabulary of types, colours, keywords and numbers (rules 205, 702).
import { describe, expect, it } from 'vitest';
import {
  CREATURE_TYPES,
  cardTypeOf,
  KEYWORD_NAMES,
  keywordShape,
  kindOfSubtype,
  nearestWord,
  nearestWords,
  numberOfWord,
  pluralOf,
  SUBTYPES_BY_KIND,
  subtypeOf,
  usesOf,
  wordOfNumber,
} from '../../server/src/cards/vocabulary.ts';

describe('plurals', () => {
  it.each([
    ['Elf', 'Elves'],
    ['Dwarf', 'Dwarves'],
    ['Wolf', 'Wolves'],
    ['Werewolf', 'Werewolves'],
    ['Merfolk', 'Merfolk'],
    ['Ally', 'Allies'],
    ['Army', 'Armies'],
    ['Pegasus', 'Pegasi'],
    ['Fungus', 'Fungi'],
    ['Mouse', 'Mice'],
    ['Ox', 'Oxen'],
    ['Fox', 'Foxes'],
    ['Sphinx', 'Sphinxes'],
    ['Leech', 'Leeches'],
    ['Cyclops', 'Cyclopes'],
    ['Plains', 'Plains'],
    ['Island', 'Islands'],
    ['Monkey', 'Monkeys'],
    ['Sorcery', 'Sorceries'],
    ['Time Lord', 'Time Lords'],
    ['artifact', 'artifacts'],
  ])('%s, several %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  it('finds every subtype by its singular and its plural', () => {
    for (const [kind, words] of Object.entries(SUBTYPES_BY_KIND)) {
      for (const word of words) {
        for (const form of [word, pluralOf(word), word.toUpperCase()]) {
          expect(usesOf(form)).toContainEqual(expect.objectContaining({ use: 'subtype', kind, word }));
        }
      }
    }
  });
});

describe('lookups', () => {
  it('knows the kind of a subtype (205.3)', () => {
    expect(kindOfSubtype('Forest')).toBe('land');
    expect(kindOfSubtype('Elf')).toBe('creature');
    expect(kindOfSubtype('Equipment')).toBe('artifact');
    expect(kindOfSubtype('Aura')).toBe('enchantment');
    expect(kindOfSubtype('Urza’s')).toBe('land');
    expect(kindOfSubtype('Nothing')).toBeUndefined();
    expect(subtypeOf('squirrels')?.word).toBe('Squirrel');
    expect(cardTypeOf('enchantments')).toBe('Enchantment');
    expect(usesOf('constructor')).toEqual([]);
  });

  it('lists creature types once each', () => {
    expect(new Set(CREATURE_TYPES).size).toBe(CREATURE_TYPES.length);
    expect(CREATURE_TYPES.length).toBeGreaterThan(300);
  });

  it('puts longer keywords before those they begin with (702)', () => {
    expect(KEYWORD_NAMES.indexOf('hexproof from')).toBeLessThan(KEYWORD_NAMES.indexOf('hexproof'));
    expect(keywordShape('protection from')).toBe('quality');
    expect(keywordShape('morph')).toBe('cost');
  });

  it('reads number words', () => {
    expect(numberOfWord('seven')).toBe(7);
    expect(numberOfWord('An')).toBe(1);
    expect(numberOfWord('12')).toBe(12);
    expect(numberOfWord('many')).toBeUndefined();
    expect(wordOfNumber(20)).toBe('twenty');
    expect(wordOfNumber(21)).toBe('21');
  });
});

describe('nearest words', () => {
  it('suggests what a slip of the pen meant, and nothing for what is far off', () => {
    expect(nearestWord('Gobiln', ['Goblin', 'Golem'])).toBe('Goblin');
    expect(nearestWord('Elv', ['Elf', 'Elk'])).toBe('Elf');
    expect(nearestWord('Xyzzyx', ['Goblin'])).toBeUndefined();
    expect(nearestWords('Gray Ogr', ['Gray Ogre', 'Grey Ogre', 'Ogre'], 3)).toEqual(['Gray Ogre', 'Grey Ogre']);
  });
});
