// Which line is being typed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBeingTyped } from '../../server/src/features/halfTyped.ts';

describe('the line being typed', () => {
  it.each([
    ['a key', 'one\ntw\nthree', 'one\ntwo\nthree', 1],
    ['a key taken back', 'one\ntwo', 'one\ntw', 1],
    ['at the very end', 'one\n', 'one\nt', 1],
    ['a new line', 'one\ntwo', 'one\n\ntwo', undefined],
    ['two lines', 'a\nb\nc', 'x\nb\ny', undefined],
    ['nothing', 'a', 'a', undefined],
  ])('%s', (_what, before, after, line) => {
    expect(lineBeingTyped(before, after)).toBe(line);
  });

  it('is a line that differs', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '\n')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const line = lineBeingTyped(before, after);
        if (line === undefined) return;
        const [old, now] = [before.split('\n'), after.split('\n')];
        expect(now.length).toBe(old.length);
        expect(now.filter((one, i) => one !== old[i])).toEqual([now[line]]);
      }),
    );
  });
});
