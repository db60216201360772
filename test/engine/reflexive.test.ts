// Reflexive triggered abilities (603.12): which targets of a text are chosen when, and what "if you do" leaves in the resolution.
import { describe, expect, it } from 'vitest';
import type { EffectBody } from '../../server/src/cards/ability.ts';
import { compileEffect } from '../../server/src/cards/oracle/compile.ts';
import { ownPart, ownTargets, targetsLater } from '../../server/src/engine/reflexive.ts';
import { ALICE, at, card, table } from './perform/table.ts';

const body = (text: string): EffectBody => {
  const found = compileEffect(text, { names: [] }).body;
  if (found === undefined) throw new Error(`not read: ${text}`);
  return found;
};

describe('603.12: whose the targets of a text are', () => {
  it.each([
    ['You may pay {1}. When you do, target creature gets +2/+0 until end of turn.', 0],
    ['You may sacrifice a creature. When you do, destroy target creature.', 0],
    ['Draw a card. When you do, target creature gains flying until end of turn.', 0],
    ['Tap target creature. You may pay {1}. When you do, destroy target artifact.', 1],
    ['You may pay {1}. If you do, target creature gets +2/+0 until end of turn.', 1],
    ['Tap target creature.', 1],
  ])('%s', (text, own) => {
    expect(ownTargets(body(text))).toHaveLength(own);
    expect(targetsLater(body(text))).toBe(own === 0);
  });

  it('what is set off is no part of what is followed', () => {
    const [may] = body('You may pay {1}. When you do, you gain 2 life.').instructions;
    expect(may !== undefined && ownPart(may)).toMatchObject({ do: 'may', then: [] });
  });
});

describe('603.12: what has been done sets off an ability that waits for its own choices', () => {
  const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
  const PAGE = card(
    'Loud Page {W}\nCreature — Human\n{T}: You gain 1 life. When you do, target creature gets +1/+1 until end of turn.\n1/1',
  );

  it('its target is chosen once the first ability has resolved', () => {
    const t = table('current');
    const ogre = t.has(ALICE, OGRE);
    const page = t.has(ALICE, PAGE);
    t.do({ act: 'activate', player: ALICE, source: t.id(page), ability: 'only', announce: {} });
    const ability = t.game.zones['stack']?.at(-1);
    if (ability !== undefined) t.do({ act: 'resolve', object: ability });
    expect(t.last.events).toContainEqual(expect.objectContaining({ event: 'triggered', rule: '603.12' }));
    expect(t.game.waiting).toHaveLength(1);
    t.all({ act: 'trigger', source: page, announce: { targets: at(t.id(ogre)) } });
    expect(t.pt(ogre)).toBe('3/3');
    expect(t.game.waiting).toHaveLength(0);
  });

  it('words without a source are not carried out in silence', () => {
    const t = table('current');
    t.has(ALICE, OGRE);
    t.effect('You gain 1 life. When you do, you gain 2 life.');
    expect(t.last.notModelled).toContainEqual(expect.objectContaining({ values: { verb: 'when you do' } }));
  });
});
