// A hover says of an effect that never came to apply what it had to wait for (418.5b, 613.8).
import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../server/src/features/hover.ts';
import { contextOf } from './draw.ts';

const text = `rules current
card Drowned Tomb
  Land
  Each land is a Swamp in addition to its other land types.
card Red Moon {2}{R}
  Enchantment
  Nonbasic lands are Mountains.
scenario S
  Alice controls Drowned Tomb, Red Moon
  expect Drowned Tomb is exactly Land — Mountain
`;

describe('the hover of an object whose own effect is not applied', () => {
  it('names what it waits for and the rule', () => {
    const said = JSON.stringify(hoverAt(contextOf(text), text.indexOf('expect Drowned Tomb') + 'expect D'.length));
    expect(said).toContain('An effect of Drowned Tomb itself waits for Red Moon in layer 4');
    expect(said).toContain('613.8');
  });
});
