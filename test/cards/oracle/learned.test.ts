// What the reader learns from texts about later ones changes how fast they are read, never how.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Choice, CLITIC, EVER, Failures } from '../../../server/src/cards/oracle/learned.ts';
import { normalise } from '../../../server/src/cards/oracle/normalise.ts';
import { OLD_WORDS } from '../../../server/src/cards/oracle/oldWordings.ts';
import { line } from './generate.ts';

/** A compiler that has read nothing yet. */
const fresh = async () => {
  vi.resetModules();
  const { compileText, expectedAt } = await import('../../../server/src/cards/oracle/compile.ts');
  return (text: string) => ({
    compiled: compileText(text, { names: ['Thing'] }),
    expected: expectedAt(text.slice(0, text.length / 2), { names: ['Thing'] }),
  });
};

describe('what is learned', () => {
  it('is the same whatever was read before', async () => {
    const texts = fc.sample(line, { numRuns: 40, seed: 418 });
    const endings = texts.map((text, index) => `${text} ${texts[(index * 7) % texts.length]}`.slice(0, -8));
    const all = [...texts, ...endings, ...texts.map((text) => text.replaceAll('.', ' gleams.'))];
    const forwards = await fresh();
    const read = all.map(forwards);
    const backwards = await fresh();
    const again = [...all].reverse().map(backwards).reverse();
    expect(again).toEqual(read);
    // Once more where everything has been learned; other names keep what was compiled from being found again.
    expect(all.map((text) => forwards(`${text} `).compiled)).toEqual(read.map(({ compiled }) => compiled));
  });

  it('holds on a first word or on the first two, as long as the words that were missing do not follow', () => {
    const failures = new Failures();
    expect(failures.onWord(3) & EVER).not.toBe(0);
    failures.learnWord(3, CLITIC);
    expect(failures.onWord(3) & EVER).toBe(0);
    expect(failures.onWord(3) & (EVER | CLITIC)).not.toBe(0);
    failures.learnWord(3, 0);
    expect(failures.onWord(3) & (EVER | CLITIC)).toBe(0);
    failures.learnPair(4, 5, 0);
    expect(failures.onPair(4, 5) & EVER).toBe(0);
    expect(failures.onPair(4, 6) & EVER).not.toBe(0);
    expect(failures.onWord(4) & EVER).not.toBe(0);
  });

  it('leaves the alternatives in their order, and forgets none that may read', () => {
    const [a, b, c] = ['a', 'b', 'c'];
    const choice = new Choice([a, b, c]);
    expect(choice.onWord(3)).toBeUndefined();
    choice.learnWord(3, 4, 0, b);
    choice.learnPair(3, 4, CLITIC, a);
    expect(choice.onWord(3)?.where(EVER)).toEqual([a, c]);
    expect(choice.onPair(3, 4)?.where(EVER)).toEqual([c]);
    expect(choice.onPair(3, 4)?.where(EVER | CLITIC)).toEqual([a, c]);
    expect(choice.onPair(3, 5)).toBeUndefined();
    choice.learnWord(3, 4, 0, c);
    expect(choice.onPair(3, 4)?.where(-1)).toEqual([a]);
  });
});

describe('old wordings', () => {
  it('are found by their words wherever they stand', () => {
    for (const [old, now] of OLD_WORDS)
      for (const [before, after] of [
        ['', ''],
        ['the land ', ', then it'],
        ['"', '"'],
      ])
        expect(normalise(`${before}${old}${after}`), old).toBe(normalise(`${before}${now}${after}`));
  });
});
