// Hovers for editors that show text only: what Markdown marks is gone, what was written stays.
import { describe, expect, it } from 'vitest';
import {
  bold,
  escapeText,
  italic,
  link,
  list,
  paragraphs,
  plainText,
  table,
} from '../../server/src/features/markdown.ts';

describe('Markdown as plain text', () => {
  it.each([
    '{2}{R}: gets +1/+1 *until* [end] of_turn.',
    'a|b <c> #d ~e & $f `g` \\h',
    "Urza's — l’Ogre",
    '1. a list that is none',
    '- nor this',
  ])('gives text back as it was: %s', (text) => {
    expect(plainText(escapeText(text))).toBe(text);
    expect(plainText(bold(escapeText(text)))).toBe(text);
    expect(plainText(italic(link(escapeText(text), 'file:///a(b).strata#L3')))).toBe(text);
  });

  it('keeps paragraphs and lists', () => {
    expect(plainText(paragraphs(bold('Gray Ogre'), list(['one', 'two'])))).toBe('Gray Ogre\n\n- one\n- two');
  });

  it('sets tables in columns', () => {
    const markdown = table(
      ['Layer', 'Effect'],
      [
        [bold('6b'), link('line 7', 'file:///a#L7')],
        ['6c', escapeText('Growth | more')],
      ],
    );
    expect(plainText(markdown)).toBe('Layer  Effect\n6b     line 7\n6c     Growth | more');
  });
});
