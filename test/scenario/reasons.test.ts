// `illegal … by RULE`: the reason is asked for wherever it stands, and each rule that says so is a right one.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun } from './helpers.ts';

describe('what would have been destroyed', () => {
  it('and is not, is said to be saved, by what, and not to be destroyed (701.19a, 702.89a)', () => {
    const card =
      'card Test Umbra {W}\n  Enchantment — Aura\n  Enchant creature\n  Enchanted creature gets +1/+1.\n  Umbra armor\n';
    const { problems } = analyseText(
      `rules current\n${card}\nscenario S\n  Alice controls Gray Ogre, Test Umbra attached to Gray Ogre\n  Bob casts Lightning Bolt targeting Gray Ogre\n  effect "Regenerate target creature." targeting Gray Ogre\n  destroy Gray Ogre\n  expect Gray Ogre is tapped\n`,
    );
    const notes = problems.filter(({ code }) => code.startsWith('note.'));
    expect(notes.map(({ code, rule, values }) => [code, rule, values['name'], values['umbra']])).toEqual([
      ['note.saved', '702.89a', 'Gray Ogre', 'Test Umbra'],
      ['note.saved', '701.19a', 'Gray Ogre', undefined],
    ]);
  });
});

describe('a name with its place', () => {
  it('that is elsewhere is said to be where it is', () => {
    const text = "scenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre in Bob's graveyard is red\n";
    const found = analyseText(text).problems.find(({ code }) => code === 'name.elsewhere');
    expect(found?.values).toMatchObject({ name: 'Gray Ogre', candidates: 'Gray Ogre (Alice, battlefield)' });
  });
});

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

  it('of an Aura whose “enchant” is not read is not known: whatever is said of it is unproven (702.5a)', () => {
    const card = 'card Curio Aura {U}\n  Enchantment — Aura\n  Enchant creature with a curious expression\n';
    const { runs, problems } = analyseText(
      `rules current\n${card}\nscenario S\n  Alice controls Gray Ogre\n  illegal Alice casts Curio Aura targeting Gray Ogre\n  Alice controls Curio Aura attached to Gray Ogre\n`,
    );
    expect(runs[0]?.outcome).toBe('unproven');
    expect(problems.map(({ code }) => code)).toContain('enter.unreadEnchant');
  });

  it('of a choice that nothing asks for is that of choices, the legend rule or not (608.2d)', () => {
    const asked = 'effect "Destroy target creature." targeting Gray Ogre choosing Hill Giant';
    for (const rule of ['608.2d', '704.5j']) {
      expect(failing(run('Alice controls Hill Giant', `illegal ${asked} by ${rule}`))).toEqual([]);
    }
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
