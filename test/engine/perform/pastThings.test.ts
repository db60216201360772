// Sets of the past: counted by the marks of the turn, and said to be unknown where no marks are kept.
import { describe, expect, it } from 'vitest';
import { ALICE, BOB, card, table } from './table.ts';

const BEAR = card('Bear {1}{G}\nCreature — Bear\n2/2');
const OGRE = card('Ogre {2}{R}\nCreature — Ogre\n2/2');

const sorcery = (text: string) => card(`Tally {W}\nSorcery\n${text}`);

describe('sets of the past', () => {
  it('608.2h: what was destroyed this way is counted though nothing is left', () => {
    const t = table();
    t.has(ALICE, BEAR);
    t.has(BOB, OGRE);
    t.play(ALICE, sorcery('Destroy all creatures. You gain 1 life for each green creature destroyed this way.'));
    expect(t.game.players[ALICE]?.life).toBe(21);
  });

  it('what is not kept is noted, though the set it would be asked of is empty', () => {
    const t = table();
    t.play(ALICE, sorcery('You gain 1 life for each card drawn this way.'));
    expect(t.last.notModelled.map(({ values }) => values['filter'])).toEqual(['drawn this way']);
  });
});
