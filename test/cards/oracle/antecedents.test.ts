// What sentences belong to, and what their words speak of, where the nearest thing named is not it.
import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../../server/src/cards/ability.ts';
import { ability, compiled } from './help.ts';

const body = (text: string, spell = true): readonly Instruction[] => {
  expect(compiled(text, spell).map(({ state }) => state)).toEqual(['proven']);
  const found = ability(text, spell);
  return found.kind === 'spell' || found.kind === 'activated' || found.kind === 'triggered'
    ? found.body.instructions
    : [];
};

describe('a sentence behind an ability that is set up for later', () => {
  it.each([
    'Whenever you attack this turn, create a 1/1 red Warrior creature token. Sacrifice it at the beginning of the next end step.',
    'Flip a coin at the beginning of the next end step. If you lose the flip, draw a card.',
    "At the beginning of the next end step, reveal the top card of your library. If it's a land card, put it into your hand.",
    'Whenever a creature you control attacks this turn, put a +1/+1 counter on it. It gains trample until end of turn.',
    'Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it until the end of your next turn.',
    'Sacrifice a creature at the beginning of the next end step. If you do, draw a card.',
    'Whenever a creature dies this turn, its controller loses 1 life. That player discards a card.',
  ])('belongs to it where it speaks of what only that brings about: %s (603.7, 705.2)', (text) => {
    const [only, ...more] = body(text);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ do: 'delayed', then: [{}, {}] });
  });

  it.each([
    'Whenever you attack this turn, create a 1/1 red Warrior creature token. Draw a card.',
    'Create a 1/1 red Warrior creature token. Exile it at the beginning of the next end step. That creature gains haste until end of turn.',
    'Draw a card at the beginning of the next end step. Create a 1/1 red Warrior creature token and sacrifice it.',
  ])('stands for itself where it speaks of something else: %s', (text) => {
    expect(body(text).at(-1)?.do).not.toBe('delayed');
  });
});

describe('what a sentence says of a token made before it', () => {
  const made = (text: string): string => JSON.stringify(body(text));

  it('its power and toughness are what it is made with, where it is made (111.3, 707.2)', () => {
    const [, only, ...more] = body(
      "Destroy target creature. If that creature dies this way, create a black Vampire creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({ do: 'if', then: [{ token: { power: { of: { kind: 'target' } } } }] });
  });

  it.each([
    'Create a black Spirit creature token. Its power and toughness are each equal to the number of creatures you control.',
    'Each player creates a 1/1 white Soldier creature token. Those creatures have flying.',
    'Create two 1/1 white Soldier creature tokens. They each have flying.',
  ])('nothing of it is an effect on the token: %s', (text) => {
    expect(made(text)).not.toContain('"continuous"');
  });
});

describe('what is said of an enchanted creature that did something', () => {
  const said = (text: string): string => JSON.stringify(body(text, false));

  it.each([
    'Whenever enchanted creature attacks, that creature gets +2/+0 until end of turn.',
    'Whenever enchanted creature becomes blocked, put a +1/+1 counter on it.',
    'When enchanted creature dies, return that card to the battlefield under your control.',
    "Whenever enchanted creature deals damage, that creature's controller loses 1 life.",
  ])('is said of the creature of the event, whatever is enchanted later: %s (603.2)', (text) => {
    expect(said(text)).toContain('"antecedent":"event"');
    expect(said(text)).not.toContain('"attached"');
  });

  it.each([
    [
      'Whenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that creature.',
      'attached',
    ],
    ['Whenever a creature dealt damage by Thing this turn dies, it gets +1/+1 until end of turn.', 'self'],
  ])('a dead creature gets nothing, the one that dealt the damage does: %s (608.2c)', (text, kind) => {
    expect(said(text)).toContain(`{"kind":"${kind}"`);
    expect(said(text)).not.toContain('"antecedent":"event"');
  });

  it('what is moved is the dead one', () => {
    expect(
      said(
        "Whenever a creature dealt damage by enchanted creature this turn dies, return that card to its owner's hand.",
      ),
    ).toContain('"antecedent":"event"');
  });
});

describe('what is said of a pair', () => {
  const pair = (ref: object): string =>
    JSON.stringify({ kind: 'designated', as: 'paired', with: { kind: 'isRef', ref } });

  it.each([
    'As long as Thing is paired with another creature, both creatures have haste.',
    'As long as Thing is paired with another creature, each of those creatures gets +1/+1.',
  ])('is said of the object and the one it is paired with: %s (702.95c)', (text) => {
    expect(compiled(text, false).map(({ state }) => state)).toEqual(['proven']);
    const found = JSON.stringify(ability(text, false));
    expect(found).toContain('{"kind":"several","of":[{"kind":"self"},');
    expect(found).toContain(pair({ kind: 'self' }));
  });

  it('"that creature" is the one it is paired with', () => {
    const text = "Untap target creature. If it's paired with a creature, untap that creature.";
    expect(JSON.stringify(body(text))).toContain(pair({ kind: 'target', target: 0, again: 'it' }));
  });
});

describe('a target of each of several players', () => {
  const targets = (text: string): unknown => {
    const found = ability(text);
    return found.kind === 'triggered' ? found.body.targets : [];
  };

  it.each([
    'When Thing enters, for each opponent, tap up to one target creature that opponent controls.',
    "When Thing enters, for each opponent, put target creature card from that player's graveyard onto the battlefield.",
  ])('is one for each of them: %s (601.2c)', (text) => {
    expect(targets(text)).toMatchObject([{ max: 1, ofEach: { kind: 'eachOpponent' } }]);
  });

  it('is no other that stands before', () => {
    expect(
      targets(
        'When Thing enters, tap target creature. For each other player, exile up to one target creature that player controls.',
      ),
    ).toMatchObject([{ min: 1 }, { ofEach: { kind: 'otherThan' } }]);
  });
});

it('what that mana is spent on is spoken of, not what the mana came from', () => {
  const text =
    '{T}, Sacrifice Thing: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn.';
  expect(body(text, false)[1]).toMatchObject({ then: [{ effect: { subject: { ref: { antecedent: 'event' } } } }] });
});

describe('damage to a set, and to others', () => {
  it.each([
    'Thing deals 1 damage to each Zombie. Thing deals 2 damage to each other creature.',
    'Thing deals 1 damage to each Zombie. It deals 2 damage to each other creature.',
  ])('is dealt by the same, to others than those: %s (608.2c)', (text) => {
    const last = body(text).at(-1);
    expect(last).toMatchObject({ do: 'damage', source: { kind: 'self' } });
    expect(JSON.stringify(last)).toContain('"than":{"kind":"that","antecedent":"previous"}');
  });

  it('others are others than the source where no set was dealt damage', () => {
    expect(
      JSON.stringify(
        body('When Thing enters, destroy all artifacts. Thing deals 2 damage to each other creature.', false),
      ),
    ).not.toContain('"than"');
  });
});

describe('a card that is drawn and revealed', () => {
  it.each([
    ["{T}: Draw a card and reveal it. If it isn't a creature card, discard it.", false],
    ["Target player draws a card and reveals it. If it's a land card, you gain 1 life.", true],
    [
      "If a player would draw a card, instead they draw a card and reveal it. If it's a creature card, that player discards it unless they pay 3 life.",
      false,
    ],
  ])('is what "it" means: %s (608.2c)', (text, spell) => {
    const found = JSON.stringify(ability(text, spell));
    expect(found.split('"antecedent":"drawn"').length).toBeGreaterThan(2);
    expect(found).not.toContain('"antecedent":"previous"');
    expect(found).not.toContain('"kind":"self"');
  });
});

it('what was exiled face down is what may be played, under a condition that is asked then', () => {
  const [, , third] = body(
    'Look at the top two cards of your library and exile them face down. For as long as they remain exiled, you may play them if you control a Goblin.',
  );
  expect(third).toMatchObject({
    do: 'continuous',
    effect: { subject: { ref: { antecedent: 'exiled' } }, condition: { kind: 'count' }, conditionWord: 'if' },
    duration: { condition: { ref: { antecedent: 'exiled' } } },
  });
});

describe('what is said of the damage that is prevented this way', () => {
  it.each([
    'Prevent the next 3 damage that would be dealt to target creature this turn. You gain life equal to the damage prevented this way.',
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Thing deals that much damage to that source's controller.",
    'Prevent the next X damage that would be dealt to target creature this turn, where X is the number of creatures you control. If damage is prevented this way, Thing deals that much damage to any target.',
  ])('belongs to the prevention, not to the resolution: %s (615.5)', (text) => {
    const [only, ...more] = body(text);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ effect: { operations: [{ rule: { rule: 'preventDamage', then: [{}] } }] } });
  });

  it('what else the spell does is done as it resolves', () => {
    expect(
      body('Prevent the next 3 damage that would be dealt to target creature this turn. You gain 3 life.').length,
    ).toBe(2);
  });
});

describe('a sentence behind what is done only under a condition', () => {
  it.each([
    [
      "When Thing enters, you may pay {1}. If you do, create a token that's a copy of target artifact. That token gains haste.",
      'may',
    ],
    [
      "At the beginning of your upkeep, you may look at the top card of your library. If it's a creature card, you gain 2 life.",
      'may',
    ],
    [
      'When Thing enters, if you control a Forest, exile the top card of your library. You may play that card this turn.',
      undefined,
    ],
  ])('is under it where it speaks of what only that brings about: %s (608.2c)', (text, what) => {
    const found = body(text, false);
    if (what === undefined) expect(found.length).toBe(2);
    else expect(found).toMatchObject([{ do: what }]);
  });

  it('is under "if" of the effect', () => {
    expect(
      body('If you control a Forest, create a 1/1 white Soldier creature token. Put a +1/+1 counter on it.'),
    ).toMatchObject([{ do: 'if', then: [{ do: 'createToken' }, { do: 'putCounters' }] }]);
  });

  it('stands for itself where it speaks of something else', () => {
    expect(
      body(
        'When Thing enters, you may pay {1}. If you do, create a 1/1 white Soldier creature token. You gain 1 life.',
        false,
      ).length,
    ).toBe(2);
  });
});
