// Effects of resolutions (418.3): what they lock, when they end, what never begins.
import { describe, expect, it } from 'vitest';
import { ALICE, at, card, table } from './table.ts';

const OGRE = card('Gray Ogre {2}{R}\nCreature — Ogre\n2/2');
const KNIGHT = card('Pale Knight {W}\nCreature — Knight\n2/2');

describe('418.3b: the set of a resolved effect is locked', () => {
  it('418-A keeps what it took and takes nothing new', () => {
    const t = table();
    const white = t.has(ALICE, KNIGHT);
    const red = t.has(ALICE, OGRE);
    t.effect('White creatures get +1/+1 until end of turn.');
    expect(t.pt(white)).toBe('3/3');
    t.effect('Target creature becomes red until end of turn.', at(t.id(white)));
    expect(t.pt(white)).toBe('3/3');
    t.effect('Target creature becomes white until end of turn.', at(t.id(red)));
    expect(t.pt(red)).toBe('2/2');
    expect(t.pt(t.has(ALICE, KNIGHT))).toBe('2/2');
  });
});

describe('418.3d, D19: for as long as', () => {
  const SKELETON = card(
    'Bone Brace {2}\nArtifact\n{2}, {T}: Target creature gets +0/+3 for as long as this artifact remains tapped.',
  );

  it('418-C does nothing, ever, when it is over before it begins', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const brace = t.has(ALICE, SKELETON);
    t.do({
      act: 'activate',
      player: ALICE,
      source: t.id(brace),
      ability: 'only',
      announce: { targets: at(t.id(ogre)) },
    });
    const ability = t.game.zones['stack']?.at(-1);
    expect(ability).toBeDefined();
    t.do({ act: 'verb', verb: 'untap', object: t.id(brace) });
    if (ability !== undefined) t.do({ act: 'resolve', object: ability });
    expect(t.last.events.some((event) => event.event === 'didNothing' && event.rule === '418.3d')).toBe(true);
    t.do({ act: 'verb', verb: 'tap', object: t.id(brace) });
    expect(t.pt(ogre)).toBe('2/2');
  });

  it('418-C lasts until it is over, and does not come back', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    const brace = t.has(ALICE, SKELETON);
    t.all({
      act: 'activate',
      player: ALICE,
      source: t.id(brace),
      ability: 'only',
      announce: { targets: at(t.id(ogre)) },
    });
    expect(t.pt(ogre)).toBe('2/5');
    t.do({ act: 'verb', verb: 'untap', object: t.id(brace) });
    expect(t.pt(ogre)).toBe('2/2');
    t.do({ act: 'verb', verb: 'tap', object: t.id(brace) });
    expect(t.pt(ogre)).toBe('2/2');
  });
});

describe('514.2: until end of turn', () => {
  it('ends in the cleanup step, with the damage', () => {
    const t = table();
    const ogre = t.has(ALICE, OGRE);
    t.effect('Target creature gets +4/+4 until end of turn.', at(t.id(ogre)));
    t.do({ act: 'damage', source: t.id(ogre), to: { object: t.id(ogre) }, amount: 3 });
    expect(t.pt(ogre)).toBe('6/6');
    t.do({ act: 'advance', to: 'nextTurn' });
    expect(t.pt(ogre)).toBe('2/2');
    expect(t.game.objects.get(t.id(ogre))?.damage).toBe(0);
    expect(t.game.turn.active).toBe(1);
  });
});

describe('418.2, D27: what enters is judged with everything applied', () => {
  it('its own enters trigger does not trigger under "lose all abilities"', () => {
    const t = table();
    const bears = card('Keen Bears {2}{G}\nCreature — Bear\nWhen this creature enters, draw a card.\n2/2');
    t.all({ act: 'putOntoBattlefield', player: ALICE, card: { outside: bears, owner: ALICE }, as: {} });
    expect(t.game.players[0]?.tally['drawn']).toBe(1);
    t.has(ALICE, card('Dull Field {W}\nEnchantment\nCreatures lose all abilities.'));
    t.all({ act: 'putOntoBattlefield', player: ALICE, card: { outside: bears, owner: ALICE }, as: {} });
    expect(t.game.players[0]?.tally['drawn']).toBe(1);
  });

  it('dying looks back', () => {
    const t = table();
    const martyr = card('Martyr {W}\nCreature — Human\nWhen this creature dies, you gain 2 life.\n1/1');
    const first = t.has(ALICE, martyr);
    t.all({ act: 'verb', verb: 'destroy', object: t.id(first) });
    expect(t.game.players[0]?.life).toBe(22);
  });
});
