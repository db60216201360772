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
