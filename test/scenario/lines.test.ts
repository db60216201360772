// Logical lines: indentation, comments, quotes, line ends, and the words that a line is cut into.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LogicalLine, lineTree } from '../../server/src/scenario/lines.ts';
import { fold, nameKey, needsQuotes, wordsOf } from '../../server/src/scenario/words.ts';

type Tree = string | readonly [string, readonly Tree[]];
const treeOf = (text: string): readonly Tree[] => {
  const show = (line: LogicalLine): Tree => {
    const own = text.slice(line.start, line.end);
    return line.children.length === 0 ? own : [own, line.children.map(show)];
  };
  return lineTree(text).map(show);
};

describe('line tree', () => {
  test('a block is what stands deeper than its head', () => {
    expect(treeOf('a\n  b\n    c\n  d\ne')).toEqual([['a', [['b', ['c']], 'd']], 'e']);
  });

  test('lines of one block may stand at different depths', () => {
    expect(treeOf('a\n      b\n   c\n  d')).toEqual([['a', ['b', 'c', 'd']]]);
  });

  test('blank lines and comments are nothing, whatever their depth', () => {
    expect(treeOf('a\n\n# note\n  b\n      # deep\n\t\n  c')).toEqual([['a', ['b', 'c']]]);
  });

  test('tabs and spaces go together', () => {
    expect(treeOf('a\n\tb\n\t\tc\n  d')).toEqual([['a', [['b', ['c']], 'd']]]);
  });

  test('a comment starts at a # after a space, outside quotes', () => {
    expect(treeOf('a b # c')).toEqual(['a b']);
    expect(treeOf('a#b')).toEqual(['a#b']);
    expect(treeOf('a "b # c" # d')).toEqual(['a "b # c"']);
    expect(treeOf('a "Gains "b # c"." # d')).toEqual(['a "Gains "b # c"."']);
    expect(treeOf('a "b # no end')).toEqual(['a "b']);
  });

  test('every line end will do, and a byte order mark is not text', () => {
    expect(treeOf('\uFEFFa\r\n  b\r\nc\rd')).toEqual([['a', ['b']], 'c', 'd']);
    expect(lineTree('a\r\nb\rc\nd').map((line) => line.line)).toEqual([0, 1, 2, 3]);
  });

  test('every text has a tree, whose lines stand in order and do not overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\r', '#', '"', ',', '“'), maxLength: 80 }),
        (text) => {
          let last = -1;
          const walk = (lines: readonly LogicalLine[], above: number): void => {
            for (const line of lines) {
              expect(line.start).toBeGreaterThan(last);
              expect(line.end).toBeGreaterThan(line.start);
              expect(line.indent).toBeGreaterThan(above);
              last = line.end - 1;
              walk(line.children, line.indent);
            }
          };
          walk(lineTree(text), -1);
        },
      ),
    );
  });
});

describe('words', () => {
  const keys = (text: string): readonly string[] => wordsOf(text).map((word) => word.key);

  test('fold case, accents, apostrophes and dashes', () => {
    expect(fold('Lim-Dûl’s')).toBe("lim-dul's");
    expect(fold('Æther — Jötun')).toBe('aether - jotun');
    expect(fold('A -- B')).toBe('a - b');
    expect(nameKey('SVOGTHOS, the Restless Tomb')).toBe(nameKey('Svogthos,the restless  tomb'));
  });

  test('a comma is a word, a quoted piece is one', () => {
    expect(keys('a, b,c')).toEqual(['a', ',', 'b', ',', 'c']);
    expect(keys('a “b, c” d')).toEqual(['a', 'b, c', 'd']);
  });

  test('a quoted piece may hold quotes', () => {
    const [, text, after] = wordsOf('effect "It gains "{T}: Add {G}."" as X');
    expect(text?.text).toBe('It gains "{T}: Add {G}."');
    expect(text?.closed).toBe(true);
    expect(after?.key).toBe('as');
  });

  test('a quote that is not closed runs to the end of the line', () => {
    const [, text] = wordsOf('effect "No end here');
    expect(text).toMatchObject({ kind: 'quoted', text: 'No end here', closed: false });
  });

  test('a label that holds a clause word needs quotes', () => {
    expect(needsQuotes('Second Clone')).toBe(false);
    expect(needsQuotes('One with Nothing')).toBe(true);
    expect(needsQuotes('X = 3')).toBe(true);
    expect(needsQuotes('Left, Right')).toBe(true);
  });

  test('words cover all but spaces, in order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '"', '”', '“', "'", '{', '—'), maxLength: 60 }),
        (text) => {
          let at = 0;
          for (const word of wordsOf(text)) {
            expect(text.slice(at, word.start).trim()).toBe('');
            expect(word.end).toBeGreaterThan(word.start);
            at = word.end;
          }
          expect(text.slice(at).trim()).toBe('');
        },
      ),
    );
  });
});
