// How many "target"s a number asks for, and whom "it" and "that creature" name after an event.
import { describe, expect, it } from 'vitest';
import { compiled } from './help.ts';

const bodyOf = (text: string, spell = true) => {
  const [first] = compiled(text, spell);
  expect([first?.state, text]).toEqual(['proven', text]);
  const found = first?.ability;
  if (found === undefined || !('body' in found)) throw new Error(`no body: ${text}`);
  return found.body;
};

describe('how many targets (601.2c)', () => {
  it.each([
    ['Tap X target creatures.', { min: 1, count: { kind: 'x' } }, false],
    ['Tap up to X target creatures.', { min: 0, count: { kind: 'x' } }, true],
    ['Tap any number of target creatures.', { min: 0, max: 'any' as const }, false],
    ['Thing deals 1 damage to each of X targets.', { min: 1, count: { kind: 'x' } }, false],
    ['Thing deals 1 damage to each of up to X targets.', { min: 0, count: { kind: 'x' } }, true],
    ['Tap two target creatures.', { min: 2, max: 2 }, false],
    ['Tap up to two target creatures.', { min: 0, max: 2 }, false],
  ])('%s', (text, spec, upTo) => {
    const [target] = bodyOf(text).targets;
    expect(target).toMatchObject(spec);
    expect(target?.upTo === true).toBe(upTo);
  });
});

describe('what “other” is other than', () => {
  const CHOSEN = { kind: 'other', than: { kind: 'that', antecedent: 'chosen' }, implied: true };
  it.each([
    'Choose a creature. Destroy all other creatures.',
    'Choose a creature. Each other creature gets -1/-1 until end of turn.',
    'Each player chooses a creature they control. Destroy all other creatures.',
    'For each player, choose a creature that player controls. Then each player sacrifices all other creatures they control.',
  ])('the chosen one: %s', (text) => {
    expect(JSON.stringify(bodyOf(text))).toContain(JSON.stringify(CHOSEN));
  });

  it('the source, where nothing has been chosen', () => {
    expect(JSON.stringify(bodyOf('When Thing enters, destroy all other creatures.', false))).toContain(
      JSON.stringify([{ kind: 'other' }, { kind: 'type', type: 'Creature' }]),
    );
  });
});

describe('whose power it is, after something was paid', () => {
  const powerOf = (of: unknown) =>
    expect.stringContaining(`"property":"power","of":${JSON.stringify(of).slice(0, -1)}`);
  it.each([
    [
      'you may sacrifice another creature. When you do, Thing deals X damage to target creature, where X is that creature’s power.',
      'sacrificed',
    ],
    [
      'you may sacrifice another creature. When you do, Thing deals damage equal to that creature’s power to target creature.',
      'sacrificed',
    ],
    [
      'you may discard a creature card. If you do, Thing deals damage equal to that card’s power to target creature.',
      'discarded',
    ],
    [
      'you may exile a creature card from your graveyard. When you do, target creature gets +X/+X until end of turn, where X is that card’s power.',
      'exiled',
    ],
  ])('%s', (text, antecedent) => {
    const body = bodyOf(`Whenever Thing attacks, ${text.replaceAll('’', "'")}`, false);
    expect(JSON.stringify(body)).toEqual(powerOf({ kind: 'that', antecedent }));
  });

  it('the target’s, where nothing was paid', () => {
    const text = "Target creature gets +X/+X until end of turn, where X is that creature's power.";
    expect(JSON.stringify(bodyOf(text))).toEqual(powerOf({ kind: 'target', target: 0 }));
  });

  it('what the cost took, where nothing else was called so', () => {
    const text = "{1}, Sacrifice a creature: You gain life equal to that creature's power.";
    expect(JSON.stringify(bodyOf(text, false))).toEqual(powerOf({ kind: 'that', antecedent: 'sacrificed' }));
  });
});

describe('“it” right after an event', () => {
  it.each([
    'Whenever Thing blocks a creature, it gets +1/+1 until end of turn.',
    'Whenever Thing becomes blocked by a creature, it gets +1/+1 until end of turn.',
    'Whenever Thing deals damage to a creature, it gets +1/+1 until end of turn.',
  ])('is what the event is of: %s', (text) => {
    expect(JSON.stringify(bodyOf(text, false))).toContain('"ref":{"kind":"self","again":"it"}');
  });

  it('and “that creature” beside it is the other one', () => {
    const text = 'Whenever Thing becomes blocked by a creature, it deals 2 damage to that creature.';
    expect(bodyOf(text, false).instructions[0]).toMatchObject({
      source: { kind: 'self' },
      to: { kind: 'that', antecedent: 'eventOther' },
    });
  });
});
