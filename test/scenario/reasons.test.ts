// `illegal … by RULE`: the reason is asked for wherever it stands, and each rule that says so is a right one.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun } from './helpers.ts';

const run = (...lines: readonly string[]) =>
  firstRun(
    ['rules current', 'scenario S', '  Alice controls Gray Ogre, Forest', ...lines.map((one) => `  ${one}`)].join('\n'),
  );

describe('the reason behind an assertion', () => {
  it('is read behind words that may be any: a choice, a cost, a label', () => {
    for (const line of [
      'illegal Alice casts Wild Mongrel choosing white by',
      'illegal Alice casts Nimbus Naiad with bestow by',
      'illegal Alice casts Shock targeting Forest as Side by',
      'in current illegal Alice casts Wild Mongrel choosing white by',
    ]) {
      expect(failing(run(`${line} 999.9`)), line).toHaveLength(1);
    }
    expect(failing(run('illegal Alice casts Nimbus Naiad with bestow by 303.4a'))).toEqual([]);
    expect(failing(run('illegal Alice casts Wild Mongrel choosing white by 608.2d'))).toEqual([]);
  });

  it('that is no rule number satisfies nothing', () => {
    const text = 'scenario S\n  illegal Alice casts Wild Mongrel choosing white by banana\n';
    expect(codes(analyseText(text))).toContain('unreadable');
  });

  it('may be any of the rules that say so: whose ability of an Aura it is (602.2, 303.4e)', () => {
    const setup =
      'Bob controls an Aura enchantment token with "Enchant creature" and "{R}: You gain 1 life." attached to Gray Ogre as Torch';
    for (const rule of ['602.2', '303.4e']) {
      expect(failing(run(setup, `illegal Alice activates Torch by ${rule}`))).toEqual([]);
    }
    const none = run(
      'Bob controls Quirion Elves choosing blue',
      'illegal Alice activates Quirion Elves ability 1 by 303.4e',
    );
    expect(failing(none)).toHaveLength(1);
  });
});
