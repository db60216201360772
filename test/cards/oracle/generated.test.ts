// Random lines made of the grammar's parts: each is proven, is read in one way, and means what its own printing means.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileText, readingsOf } from '../../../server/src/cards/oracle/compile.ts';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { line } from './generate.ts';

const NAMES = { names: ['Thing'] };

describe('generated lines', () => {
  it('are proven', () => {
    fc.assert(
      fc.property(line, (text) => {
        const [first, ...rest] = compileText(text, NAMES).abilities;
        expect([text, first?.state, rest.length]).toEqual([text, 'proven', 0]);
      }),
      { numRuns: 500 },
    );
  });

  it('have one reading', () => {
    fc.assert(
      fc.property(line, (text) => {
        expect([text, readingsOf(text, NAMES).length]).toEqual([text, 1]);
      }),
      { numRuns: 150 },
    );
  });

  it('mean what their printing means', () => {
    fc.assert(
      fc.property(line, (text) => {
        const values = compileText(text, NAMES).abilities.map(({ ability }) => ability);
        const printed = values.map((ability) => printAbility(ability).replaceAll('~', 'Thing')).join('\n');
        const again = compileText(printed, NAMES).abilities.map(({ ability }) => ability);
        expect([text, again]).toEqual([text, values]);
      }),
      { numRuns: 300 },
    );
  });
});
