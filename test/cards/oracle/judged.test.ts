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
