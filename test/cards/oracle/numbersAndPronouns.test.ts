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
