// Help while rules text is written: what could stand next, and what a mistyped word was meant to be.
import { describe, expect, it } from 'vitest';
import { meantAt, suggestionsAt } from '../../../server/src/cards/oracle/suggest.ts';

const THING = { names: ['Thing'] };

const next = (text: string): readonly string[] => suggestionsAt(text, THING).map(({ words }) => words);
const meant = (text: string, word: string): readonly string[] => meantAt(text, text.indexOf(word), THING);

describe('what could stand next', () => {
  it('is the card by its name, a subject, a keyword or a lead at the beginning', () => {
    expect(next('')).toEqual(expect.arrayContaining(['Thing', 'whenever', 'flying', 'creatures', 'Goblins', 'target']));
  });

  it('is a predicate after a subject', () => {
    expect(next('Creatures you control')).toEqual(expect.arrayContaining(['get', 'have', 'with']));
    expect(next('Creatures you control')).not.toContain('whenever');
  });

  it('is a keyword after “have”', () => {
    expect(next('Creatures you control have')).toEqual(expect.arrayContaining(['trample', 'first strike', 'haste']));
  });

  it('is the rest of a phrase that has been begun', () => {
    expect(next('{1}: Thing gets +1/+1 until end')).toContain('of turn');
  });

  it('holds words to write only, as they are written', () => {
    for (const words of ['', 'Whenever Thing', 'Target creature', 'As long as', 'When Thing enters,'].flatMap(next)) {
      expect(words).not.toMatch(/ ['’,.]|“|such as/);
    }
  });

  it('is nothing after what is not read', () => {
    expect(next('Thing frobnicates the')).toEqual([]);
  });
});

describe('what a mistyped word was meant to be', () => {
  it('is a known word with which the text is read', () => {
    expect(meant('Creatuers you control get +1/+1.', 'Creatuers')).toContain('Creatures');
    expect(meant('Creatures you control hvae flying.', 'hvae')).toContain('have');
    expect(meant('Enchanted creature has trampel.', 'trampel')).toEqual(['trample']);
    expect(meant('Other Goblns you control get +1/+1.', 'Goblns')).toContain('Goblins');
  });

  it('is nothing for a word that is like no other, nor for one that is known', () => {
    expect(meant('Thing frobnicates.', 'frobnicates')).toEqual([]);
    expect(meant('Thing creature.', 'creature')).toEqual([]);
  });
});
