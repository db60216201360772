// State-based actions (D45–D51), phasing, time, leaving: what the rules do of themselves.
import { describe, expect, it } from 'vitest';
import type { EditionName } from '../../../server/src/rules/edition.ts';
import { ALICE, BOB, card, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const CHIEF = card('Chief {W}\nLegendary Creature — Human\n1/1');
const ARM = card('Strong Arm {W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +1/+2.');

const zoneOf = (t: ReturnType<typeof table>, known: Parameters<typeof t.id>[0]) =>
  t.game.objects.get(t.id(known))?.zone;

describe('state-based actions', () => {
  it('704.5f, 704.5g: toughness 0 and lethal damage', () => {
    const t = table();
    const first = t.has(ALICE, OGRE);
    const second = t.has(ALICE, OGRE);
    t.do({ act: 'counters', object: t.id(first), kind: '-1/-1', change: 2 });
    t.do({ act: 'damage', source: t.id(second), to: { object: t.id(second) }, amount: 2 });
    expect([zoneOf(t, first), zoneOf(t, second)]).toEqual(['graveyard', 'graveyard']);
  });

  it('D50: counters of both kinds go in pairs', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    t.do({ act: 'counters', object: t.id(ogre), kind: '+1/+1', change: 3 });
    t.do({ act: 'counters', object: t.id(ogre), kind: '-1/-1', change: 1 });
    expect(t.game.objects.get(t.id(ogre))?.counters).toMatchObject([{ kind: '+1/+1', count: 2 }]);
  });

  it.each<[EditionName, readonly string[]]>([
    ['classic', ['graveyard', 'graveyard', 'graveyard']],
    ['2011', ['graveyard', 'graveyard', 'graveyard']],
    ['current', ['graveyard', 'battlefield', 'battlefield']],
  ])('D48: the legend rule of %s', (edition, zones) => {
    const t = table(edition);
    const all = [t.has(ALICE, CHIEF), t.has(ALICE, CHIEF), t.has(BOB, CHIEF)];
    t.do({ act: 'settle' });
    expect(all.map((one) => zoneOf(t, one))).toEqual(zones);
  });

  it('303.4c, 303.4d: an Aura whose host is no creature any more, and an Aura that is one', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const arm = t.has(ALICE, ARM, { attachedTo: { object: t.id(ogre) } });
    t.effect('Target enchantment becomes a 2/2 creature in addition to its other types until end of turn.', [
      [{ object: t.id(arm) }],
    ]);
    expect(zoneOf(t, arm)).toBe('graveyard');
    const events = t.last.events.filter(({ event }) => event === 'sba').map(({ rule }) => rule);
    expect(events).toEqual(['303.4d', '704.5m']);
  });
});

describe('D24: phasing', () => {
  it('takes attachments along and keeps timestamps; nothing enters or leaves', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const arm = t.has(ALICE, ARM, { attachedTo: { object: t.id(ogre) } });
    const before = [ogre, arm].map((one) => t.game.objects.get(t.id(one))?.timestamp);
    t.do({ act: 'verb', verb: 'phaseOut', object: t.id(ogre) });
    expect(t.game.objects.get(t.id(arm))?.status.phasedOut).toBe(true);
    expect(t.last.events.some(({ event }) => event === 'left')).toBe(false);
    t.do({ act: 'verb', verb: 'phaseIn', object: t.id(ogre) });
    expect(t.pt(ogre)).toBe('3/4');
    expect([ogre, arm].map((one) => t.game.objects.get(t.id(one))?.timestamp)).toEqual(before);
  });

  it('what is phased out comes back in its controller’s untap step', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    t.do({ act: 'verb', verb: 'phaseOut', object: t.id(ogre) });
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.game.objects.get(t.id(ogre))?.status.phasedOut).toBe(true);
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.game.objects.get(t.id(ogre))?.status.phasedOut).toBe(false);
  });
});

describe('time', () => {
  it('untaps, sets off upkeep and end step triggers on the way', () => {
    const t = table();
    const clock = t.has(BOB, card('Clock {1}\nArtifact\nAt the beginning of your upkeep, you gain 1 life.'), {
      tapped: true,
    });
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.game.turn).toMatchObject({ active: BOB, step: 'precombatMain' });
    expect(t.game.objects.get(t.id(clock))?.status.tapped).toBe(false);
    expect(t.game.players[1]?.life).toBe(21);
  });

  it('800.4a: what a player owns leaves with them', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const arm = t.has(BOB, ARM, { attachedTo: { object: t.id(ogre) } });
    t.do({ act: 'leaveGame', player: ALICE });
    expect(t.game.current.get(ogre)).toBeUndefined();
    expect(zoneOf(t, arm)).toBe('graveyard');
  });
});

describe('combat as stated', () => {
  it('702.3b, 702.9b: a defender does not attack, and flying is not blocked from the ground', () => {
    const t = table();
    const wall = t.has(ALICE, card('Wall {W}\nCreature — Wall\nDefender\n0/4'));
    t.do({ act: 'attacks', object: t.id(wall), whom: { player: BOB } });
    expect(t.last.problems).toMatchObject([{ rule: '702.3b', severity: 'error' }]);
    const bird = t.has(ALICE, card('Bird {W}\nCreature — Bird\nFlying\n1/1'));
    const ogre = t.has(BOB, OGRE);
    t.do({ act: 'attacks', object: t.id(bird), whom: { player: BOB } });
    expect(t.game.objects.get(t.id(bird))?.status.tapped).toBe(true);
    t.do({ act: 'blocks', object: t.id(ogre), attacker: t.id(bird) });
    expect(t.last.problems).toMatchObject([{ rule: '702.9b', severity: 'error' }]);
  });
});
