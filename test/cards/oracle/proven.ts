// Tables of lines that must read and print back to their own words.
import { describe, expect, it } from 'vitest';
import { compiled } from './help.ts';

/** The states of a line's abilities, in their order. */
export const states = (text: string, spell: boolean): readonly string[] =>
  compiled(text, spell).map(({ state }) => state);

/** Every line of a permanent's text (`spell`: of an instant's) is proven. */
export const proven = (title: string, lines: readonly string[], spell = false): void => {
  describe(title, () => {
    it.each(lines)('%s', (line) => expect(states(line, spell)).toEqual(['proven']));
  });
};
