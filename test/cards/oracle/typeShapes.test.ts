// Shapes of type changes, sizes, equipment and conditions on them: each reads, and prints back to its own words from the compiled value alone.
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { compiled } from './help.ts';

const PERMANENTS = `
Players can't untap more than one land during their untap steps.
When Thing enters, you may have target creature get +X/+X until end of turn, where X is the number of lands you control. If you do, sacrifice that creature at the beginning of the next end step.
{2}: Thing gets +X/+0 until end of turn, where X is the number of lands you control, then you may have Thing fight target creature.
Equip—Pay {2} or sacrifice a land.
If a source would deal damage to equipped creature, prevent X of that damage, where X is the number of lands you control.
{2}: Exile the top X cards of your library, where X is one plus the number of lands you control.
`;

const SPELLS = `
Exile the top card of your library. You may play that card without paying its mana cost for as long as it remains exiled.
`;

const lines = (text: string): readonly string[] => text.trim().split('\n');

describe('types, sizes and equipment are proven', () => {
  it.each(lines(PERMANENTS))('%s', (text) => {
    expect(compiled(text).map(({ state, ability }) => [state, printAbility(ability)])).toEqual([
      ['proven', expect.anything()],
    ]);
  });
  it.each(lines(SPELLS))('%s', (text) => {
    expect(compiled(text, true).map(({ state, ability }) => [state, printAbility(ability)])).toEqual([
      ['proven', expect.anything()],
    ]);
  });
});
