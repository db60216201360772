// Declining (603.5), and state triggers with an "if" (603.4, 603.8).
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../../server/src/cards/card.ts';
import { EDITION_NAMES } from '../../../server/src/rules/editions.ts';
import { ALICE, BOB, card, type Table, table } from './table.ts';

const beast = (text: string): CardDefinition => card(`Beast {1}\nCreature — Beast\n${text}\n2/4`);
const OGRE = card('Plain Ogre {1}\nCreature — Ogre\n2/2');

const attacking = (t: Table, text: string): ReturnType<Table['has']> => {
  const known = t.has(ALICE, beast(text));
  t.has(ALICE, OGRE);
  t.has(BOB, OGRE);
  t.all({ act: 'attacks', object: t.id(known), whom: { player: BOB } });
  return known;
};

const lives = (t: Table): readonly number[] => t.game.players.map(({ life }) => life);

describe.each(EDITION_NAMES)('declining in %s', (edition) => {
  it('603.5: leaves only what says “may”; targets of that alone need not be named', () => {
    const t = table(edition);
    const known = attacking(t, 'Whenever Beast attacks, you gain 1 life. You may tap target creature.');
    expect(lives(t)).toEqual([20, 20]);
    t.do({ act: 'decline', source: known });
    expect(lives(t)).toEqual([21, 20]);
    expect(t.last.events.some(({ event }) => event === 'declined')).toBe(true);
    expect(t.game.waiting).toEqual([]);
  });

  it('608.2c: “if you do” is of what was left, not of what was done before it', () => {
    const t = table(edition);
    const text = 'put a +1/+1 counter on it. Then you may sacrifice another creature. If you do, you gain 3 life.';
    const known = attacking(t, `Whenever Beast attacks, ${text}`);
    t.do({ act: 'decline', source: known });
    expect([t.pt(known), ...lives(t)]).toEqual(['3/5', 20, 20]);
  });

  it('608.2c: “if you don’t” follows', () => {
    const t = table(edition);
    const known = attacking(
      t,
      "Whenever Beast attacks, you may sacrifice another creature. If you don't, you lose 2 life.",
    );
    t.do({ act: 'decline', source: known });
    expect(lives(t)).toEqual([18, 20]);
  });

  it('603.3: nothing is declined where nothing says “may”', () => {
    const t = table(edition);
    const known = attacking(t, 'Whenever Beast attacks, tap target creature.');
    t.do({ act: 'decline', source: known });
    expect(t.last.problems.map(({ code, rule }) => [code, rule])).toEqual([['trigger.mandatory', '603.3']]);
    expect(t.game.waiting).toHaveLength(1);
  });

  it('601.2c: what it does in any case needs its target', () => {
    const t = table(edition);
    const known = attacking(t, 'Whenever Beast attacks, tap target creature. You may gain 1 life.');
    t.do({ act: 'decline', source: known });
    expect(t.last.problems.map(({ code, rule }) => [code, rule])).toEqual([['trigger.declineNeeds', '601.2c']]);
  });

  it('603.3: as the turn ends what it must has happened', () => {
    const t = table(edition);
    attacking(t, 'Whenever Beast attacks, you gain 1 life. You may tap target creature.');
    t.all({ act: 'advance', to: 'nextTurn' });
    expect([t.last.notModelled, ...lives(t)]).toEqual([[], 21, 20]);
  });
});

describe.each(EDITION_NAMES)('state triggers in %s', (edition) => {
  it('603.4, 603.8: do not trigger while their “if” is not so', () => {
    const t = table(edition);
    const text = 'When you have 10 or less life, if Beast has no counters on it, put a +1/+1 counter on Beast.';
    const known = t.has(ALICE, beast(text));
    t.all({ act: 'loseLife', player: ALICE, amount: 10 });
    expect([t.pt(known), t.game.waiting.length]).toEqual(['3/5', 0]);
    t.all({ act: 'counters', object: t.id(known), kind: '+1/+1', change: -1 });
    expect(t.pt(known)).toBe('3/5');
  });
});
