// Equipment that moves, comes off, or is a creature itself: what triggers, what may be attached where, and how long it is no creature.
import { describe, expect, it } from 'vitest';
import { activatedAbilities } from '../../../server/src/engine/activate.ts';
import { boardOf } from '../../../server/src/engine/ask.ts';
import { explainIllegalHost } from '../../../server/src/engine/hosts.ts';
import { ALICE, at, card, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const BLADE = card('Newt Blade {1}{R}\nArtifact Creature — Equipment Lizard\nReconfigure {2}\n1/1');
const RIG = card(
  'Rig {3}\nArtifact — Equipment\nWhenever Rig becomes unattached from a permanent, you gain 1 life.\nEquip {0}\nEquip planeswalker {1}',
);
const WALKER = card('Walker {3}\nPlaneswalker — Walker\nLoyalty: 3');

describe('attaching', () => {
  it('701.3d: one event each time it leaves its host, whichever way', () => {
    const t = table('current');
    const first = t.has(ALICE, OGRE);
    const second = t.has(ALICE, OGRE);
    const rig = t.has(ALICE, RIG, { attachedTo: { object: t.id(first) } });
    t.all({ act: 'attach', object: t.id(rig), to: { object: t.id(second) } });
    expect(t.game.players[0]?.life).toBe(21);
    t.all({ act: 'attach', object: t.id(rig), to: { object: t.id(second) } });
    expect(t.game.players[0]?.life).toBe(21);
    t.all({ act: 'verb', verb: 'destroy', object: t.id(second) });
    expect(t.game.players[0]?.life).toBe(22);
  });

  it('702.6d: as though it were a creature lifts that limit alone', () => {
    const t = table('current');
    const walker = t.has(ALICE, WALKER);
    const rig = t.has(ALICE, RIG);
    const host = { object: t.id(walker) };
    expect(explainIllegalHost(t.game, t.id(rig), host)?.code).toBe('attach.equipment');
    expect(explainIllegalHost(t.game, t.id(rig), host, 'creature')).toBeUndefined();
  });

  it('702.151: two abilities; attached it is no creature, and the effect ends as it comes off', () => {
    const t = table('current');
    const ogre = t.has(ALICE, OGRE);
    const blade = t.has(ALICE, BLADE);
    const types = () => boardOf(t.game).objects.get(t.id(blade))?.types;
    expect(activatedAbilities(t.game, t.id(blade))).toHaveLength(2);
    const activate = { act: 'activate', player: ALICE, source: t.id(blade), ability: 'only' } as const;
    t.all({ ...activate, announce: { targets: at(t.id(ogre)) } });
    expect(types()).toEqual(['Artifact']);
    expect(t.game.effects).toHaveLength(1);
    t.all({ ...activate, announce: {} });
    t.do({ act: 'settle' });
    expect(types()).toEqual(['Artifact', 'Creature']);
    expect(t.game.effects).toEqual([]);
  });
});
