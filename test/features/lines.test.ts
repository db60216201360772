// Lines and columns: offsets and positions are each other's inverse, whatever the line breaks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LineIndex } from '../../server/src/features/lines.ts';

const texts = fc.array(fc.constantFrom('a', 'é', '\n', '\r\n', '\r', ' ', '😀')).map((parts) => parts.join(''));

describe('lines', () => {
  it('agree with the text documents of the protocol', () => {
    fc.assert(
      fc.property(texts, fc.nat(60), (text, offset) => {
        const index = new LineIndex(text);
        const document = TextDocument.create('file:///x', 'strata', 1, text);
        expect(index.lineCount).toBe(document.lineCount);
        const within = Math.min(offset, text.length);
        // between the two halves of a line break the protocol's documents go back to the line's end
        if (text[within] === '\n' && text[within - 1] === '\r') return;
        expect(index.positionAt(within)).toEqual(document.positionAt(within));
        expect(index.offsetAt(index.positionAt(within))).toBe(within);
      }),
    );
  });

  it('keep a squiggle on its line', () => {
    const index = new LineIndex('one\ntwo three\nfour');
    expect(index.rangeOnOneLine({ start: 4, end: 17 })).toEqual({
      start: { line: 1, character: 0 },
      end: { line: 1, character: 9 },
    });
  });
});
