// Readings that print back right and once meant something else: what the compiled value holds.
import { describe, expect, it } from 'vitest';
import { ability } from './help.ts';

describe('what a spell says of itself', () => {
  it.each([
    'Thing has flash as long as you control a Bear.',
    'As long as you control a Bear, Thing has flash.',
    "Thing has flash as long as you've committed a crime this turn.",
  ])('is a static ability of it, no part of what it does: %s (113.3a, 113.6)', (text) => {
    const found = ability(text, true);
    expect(found.kind).toBe('static');
    expect(found).not.toHaveProperty('zones');
  });
});

describe('what is said of things destroyed this way', () => {
  it.each([
    ["Destroy target creature. A creature destroyed this way can't be regenerated.", undefined],
    ["Destroy all artifacts and creatures. Creatures destroyed this way can't be regenerated.", true],
  ])('belongs to the destroying: %s (701.19c)', (text, many) => {
    const found = ability(text, true);
    const [only, more] = found.kind === 'spell' ? found.body.instructions : [];
    expect(more).toBeUndefined();
    expect(only).toMatchObject({ do: 'simple', verb: 'destroy', noRegenerate: many === true ? { many } : {} });
  });

  it('belongs to what is destroyed at a later moment (603.7)', () => {
    const found = ability(
      "{3}: Target creature gains haste until end of turn. When Thing leaves the battlefield this turn, destroy that creature. It can't be regenerated.",
    );
    const later = found.kind === 'activated' ? found.body.instructions.at(-1) : undefined;
    expect(later).toMatchObject({ do: 'delayed', then: [{ verb: 'destroy', noRegenerate: true }] });
  });
});

describe('what a condition brings in, and what was exiled', () => {
  const bodyOf = (text: string): string => {
    const found = ability(text, true);
    return found.kind === 'spell' ? JSON.stringify(found.body.instructions.at(-1)) : '';
  };

  it.each([
    ["If it's blocking a creature, that creature gets +2/+2 until end of turn.", '"how":"blocked by"'],
    ["If it's blocked by a creature, that creature gets +2/+2 until end of turn.", '"how":"blocking"'],
    ["If it's attached to a creature, that creature gets +2/+2 until end of turn.", '"kind":"hasAttached"'],
    ["If it's enchanted by an Aura, destroy that Aura.", '"kind":"attachedTo"'],
  ])('is what "that" is: %s (608.2c)', (text, relation) => {
    const then = bodyOf(`Untap target permanent. ${text}`);
    expect(then.slice(then.indexOf('"then"'))).toContain(relation);
  });

  it('"it" stays what the condition is about', () => {
    const then = bodyOf("Untap target permanent. If it's blocking a creature, it gets +2/+2 until end of turn.");
    expect(then.slice(then.indexOf('"then"'))).not.toContain('"facing"');
  });

  it('no Aura is a creature (205.3d)', () => {
    expect(bodyOf('Untap target creature. Destroy that Aura.')).not.toContain('"kind":"target"');
  });

  it.each([
    [
      'Exile the top card of your library. Untap target creature. You may play that card this turn.',
      '"antecedent":"exiled"',
    ],
    ['Exile target creature. Its owner may cast that card this turn.', '"kind":"target"'],
  ])('a card to play is one that was exiled: %s (109.2)', (text, ref) => {
    expect(bodyOf(text)).toContain(`"ref":{${ref}`.replace('{"antecedent"', '{"kind":"that","antecedent"'));
  });

  it('"by enchanted creature" is the one, "by enchanted creatures" any', () => {
    expect(JSON.stringify(ability("Creatures you control can't be blocked by enchanted creature."))).toContain(
      '"attached"',
    );
    expect(JSON.stringify(ability("Creatures you control can't be blocked by enchanted creatures."))).not.toContain(
      '"attached"',
    );
  });
});

describe('whose a word is that stands last', () => {
  it('the token attacks, not the card that it copies (508.4, 707.2)', () => {
    const found = ability(
      "Whenever Thing attacks, for each opponent, create a tapped token that's a copy of the exiled card attacking that opponent.",
    );
    const [each] = found.kind === 'triggered' ? found.body.instructions : [];
    expect(each).toMatchObject({
      then: [{ of: { antecedent: 'exiled', noun: { kind: 'card' } }, tapped: true, attacking: true }],
    });
  });

  it('the other thing one may do is done by the same player (118.12a)', () => {
    const found = ability(
      'Each opponent loses 3 life unless that player sacrifices a permanent of their choice or discards a card.',
      true,
    );
    const [unless] = found.kind === 'spell' ? found.body.instructions : [];
    const by = { then: [{ player: { kind: 'thatPlayer' } }] };
    expect(unless).toMatchObject({ do: 'unless', cost: [{ of: [by, by] }] });
  });
});
