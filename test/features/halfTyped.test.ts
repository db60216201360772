// Which line is being typed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-types';
import { lineBeingTyped, whileTyping } from '../../server/src/features/halfTyped.ts';

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

describe('diagnostics while a line is typed', () => {
  const at = (line: number, severity: 1 | 2 | 3 | 4, code: string): Diagnostic => ({
    range: { start: { line, character: 0 }, end: { line, character: 3 } },
    severity,
    code,
    message: code,
    data: { code, fixes: [] },
  });
  const anyDiagnostic = fc
    .tuple(
      fc.nat(3),
      fc.constantFrom(1, 2, 3, 4),
      fc.constantFrom('unreadable', 'target.illegal', 'expectation.failed', 'note.sba'),
    )
    .map(([line, severity, code]) => at(line, severity as 1 | 2 | 3 | 4, code));

  it('are never errors on that line, and nothing comes up on others', () => {
    const all = fc.array(anyDiagnostic, { maxLength: 6 });
    fc.assert(
      fc.property(all, all, fc.nat(3), (now, settled, line) => {
        const shown = whileTyping(now, line, 'a\nb\nc\nd', settled);
        const place = (one: Diagnostic): string => `${one.range.start.line} ${String(one.code)}`;
        for (const one of shown) {
          if (one.range.start.line === line) expect(one.severity).toBeGreaterThan(2);
          else expect(settled.map(place)).toContain(place(one));
        }
        expect(shown.filter((one) => one.range.start.line === line).length).toBe(
          now.filter((one) => one.range.start.line === line).length,
        );
      }),
    );
  });

  it('stay on other lines while the line does not read, and go when it does', () => {
    const elsewhere = at(2, 1, 'expectation.failed');
    expect(whileTyping([at(0, 1, 'unreadable')], 0, 'a\nb\nc', [elsewhere])).toEqual([
      at(0, 4, 'unreadable'),
      elsewhere,
    ]);
    expect(whileTyping([], 0, 'a\nb\nc', [elsewhere])).toEqual([]);
    // of a card all lines are read as one
    expect(whileTyping([], 1, 'card A\n  b\nc', [elsewhere])).toEqual([elsewhere]);
  });
});
