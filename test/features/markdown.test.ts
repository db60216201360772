// Markdown of hovers: text is escaped whatever it holds, tables keep their shape.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, link, table } from '../../server/src/features/markdown.ts';

/** What a Markdown reader makes of escaped text: the backslashes gone. */
const read = (markdown: string): string => markdown.replace(/\\([\\`*_[\]<>|#~&$+\-.)])/g, '$1');

describe('escaping', () => {
  it.each([
    ['2/2 *or* _so_', '2/2 \\*or\\* \\_so\\_'],
    ['a | b', 'a \\| b'],
    ['[x](command:y)', '\\[x\\](command:y)'],
    ['<b>&amp;', '\\<b\\>\\&amp;'],
    ['+1/+1 counter', '+1/+1 counter'],
    ['- x', '\\- x'],
    ['1. x', '1\\. x'],
    ['two\nlines', 'two lines'],
  ])('%j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });

  it('gives back any text, and leaves no cell or tag open', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/[\n\r]/);
        expect(escaped.replace(/\\./gs, '')).not.toMatch(/[`*_[\]<>|#]/);
        if (!/^\s*\d+\\/.test(escaped)) expect(read(escaped)).toBe(text.replace(/\s+/g, ' '));
      }),
    );
  });
});

it('a table has a row a line', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a&nbsp; | b |\n| :--- | :--- |\n| 1&nbsp; | 2 |');
  expect(table(['a'], [])).toBe('');
});

it('a link never ends early', () => {
  expect(link('x', 'file:///a b(c).strata#L3')).toBe('[x](file:///a%20b%28c%29.strata#L3)');
});
