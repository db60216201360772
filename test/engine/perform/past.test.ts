// Facts of the past that rules text asks for: this turn's and the last's, in conditions of triggers and of static abilities.
import { describe, expect, it } from 'vitest';
import { ALICE, at, BOB, card, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const BOLT = card('Bolt {R}\nInstant\nBolt deals 3 damage to any target.');

describe('what happened this turn', () => {
  it('a static ability looks at it anew each time', () => {
    const t = table();
    const watcher = t.has(
      ALICE,
      card('Watcher {W}\nCreature — Human\nAs long as a creature died this turn, this creature gets +2/+0.\n1/1'),
    );
    const ogre = t.has(BOB, OGRE);
    expect(t.pt(watcher)).toBe('1/1');
    t.do({ act: 'verb', verb: 'destroy', object: t.id(ogre) });
    expect(t.pt(watcher)).toBe('3/1');
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.pt(watcher)).toBe('1/1');
  });

  it('set-up is no event: what is there was not cast, and nothing has died', () => {
    const t = table();
    t.inZone(ALICE, OGRE, 'graveyard');
    const watcher = t.has(
      ALICE,
      card('Watcher {W}\nCreature — Human\nAs long as a creature died this turn, this creature gets +2/+0.\n1/1'),
    );
    expect(t.pt(watcher)).toBe('1/1');
  });
});

describe('what happened last turn', () => {
  const wolf = card(
    'Man {1}{R}\nCreature — Human Werewolf\nAt the beginning of each upkeep, if no spells were cast last turn, transform this creature.\n2/2\n---- transform\nWolf\nCreature — Werewolf\nAt the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.\n3/3',
  );

  it('603.4: no spells cast turns it, two of one player turn it back, one of each do not', () => {
    const t = table('current');
    const man = t.has(ALICE, wolf);
    const next = () => t.all({ act: 'advance', to: 'nextTurn' });
    t.play(ALICE, BOLT, { targets: [[{ player: BOB }]] });
    next();
    expect(t.state(man).name).toBe('Man');
    next();
    expect(t.state(man).name).toBe('Wolf');
    t.play(ALICE, BOLT, { targets: [[{ player: BOB }]] });
    t.play(BOB, BOLT, { targets: [[{ player: BOB }]] });
    next();
    expect(t.state(man).name).toBe('Wolf');
    t.play(BOB, BOLT, { targets: [[{ player: ALICE }]] });
    t.play(BOB, BOLT, { targets: [[{ player: ALICE }]] });
    next();
    expect(t.state(man).name).toBe('Man');
  });
});

describe('facts of objects', () => {
  it('a filter asks for what was dealt damage or has died this turn', () => {
    const t = table();
    const one = t.has(BOB, card('Giant {3}{R}\nCreature — Giant\n3/5'));
    const other = t.has(BOB, OGRE);
    const kill = card('Finish {B}\nInstant\nDestroy target creature that was dealt damage this turn.');
    expect(t.cast(ALICE, kill, { targets: at(t.id(other)) })).toBeUndefined();
    t.play(ALICE, BOLT, { targets: at(t.id(one)) });
    t.play(ALICE, kill, { targets: at(t.id(one)) });
    expect(t.game.objects.get(t.id(one))?.zone).toBe('graveyard');
  });
});
