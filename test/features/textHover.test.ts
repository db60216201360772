// Hovers on words of rules text in a card block.
import { describe, expect, it } from 'vitest';
import { contextOf, hoverOn } from './draw.ts';

const cards = contextOf(`rules current

card Marsh Warden {1}{B}
  Creature — Zombie
  Other Zombies you control get +1/+1 and have islandwalk.
  {B}: Target creature loses flying until end of turn. It can't block this turn.
  2/2

card Two Lines {R}
  Instant
  Creatures you control gain haste until end of turn.
  Draw a card.

scenario Nothing happens
  Alice controls Marsh Warden
`);

describe('the hover of words in rules text', () => {
  it('tells a set of a static ability, which is open', () => {
    expect(hoverOn(cards, 'Other Zombies you control', 'Zombies')).toContain('every such object at any moment');
  });

  it('tells a change with its layer and rule', () => {
    const hover = hoverOn(cards, 'Other Zombies you control', 'get +1/+1');
    expect(hover).toContain('get +1/+1 — a change in layer 7c');
    expect(hover).toContain('613.4c');
  });

  it('tells a target, and what stands for it afterwards', () => {
    expect(hoverOn(cards, '{B}: Target', 'Target')).toContain('a target, chosen as it is put on the stack (115.1)');
    expect(hoverOn(cards, '{B}: Target', "It can't").replaceAll('\n', ' ')).toContain('the same target as before');
  });

  it('tells a set of a resolution, which is closed, and a duration', () => {
    expect(hoverOn(cards, 'Creatures you control gain', 'Creatures')).toContain('no other later (611.2c)');
    expect(hoverOn(cards, 'Creatures you control gain', 'until')).toContain('how long it lasts (611.2a)');
  });

  it('says it in French too', () => {
    const french = { ...cards, locale: 'fr' as const };
    expect(hoverOn(french, 'Other Zombies you control', 'get +1/+1')).toContain('un changement de la couche 7c');
  });

  // an editor shows a hint's own text over its first two letters only
  it('says of any unread word that it is not read, and what to do', () => {
    const odd = contextOf(
      'rules current\n\ncard Odd Bear\n  Creature — Bear\n  Whenever somebody sneezes, dance.\n  2/2\n',
    );
    const hover = hoverOn(odd, 'Whenever somebody', 'sneezes');
    expect(hover).toContain('Not read: “Whenever somebody sneezes, dance”');
    expect(hover).toContain('ignoring text of CARD');
  });
});
