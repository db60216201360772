// Clauses that nothing asks for are errors: what a statement says is heard, or it is said that nobody listens (601.2b, 608.2d).
import { describe, expect, it } from 'vitest';
import { analyseText, codes } from './helpers.ts';

const CARDS = `rules current

card Pinger {2}
  Creature — Human
  When Pinger enters, you gain 1 life.
  Whenever Pinger attacks, you may gain 3 life.
  {T}: You gain 1 life.
  1/1

card Butcher {2}
  Creature — Human
  Whenever Butcher attacks, you may sacrifice another creature. If you do, you gain 3 life.
  1/1

card Swelling {X}{G}
  Creature — Ooze
  Swelling enters with X +1/+1 counters on it.
  0/0

card Memory {5}
  Sorcery
  Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.

card Mender {W}
  Instant
  You gain 3 life.

scenario A clause too many
  Alice has Mender in graveyard
  Alice controls Pinger, Gray Ogre, Hill Giant
`;

const errors = (...lines: readonly string[]): readonly string[] =>
  codes(analyseText(`${CARDS}${lines.map((line) => `  ${line}`).join('\n')}\n  expect Alice has 20 life\n`)).filter(
    (code) => !code.startsWith('note') && !code.startsWith('rules'),
  );

describe('clauses that nothing asks for', () => {
  it.each([
    ['Alice casts Shock targeting Bob choosing red', 'choice.unasked'],
    ['Alice casts Shock targeting Bob copying Gray Ogre', 'choice.unasked'],
    ['Alice casts Shock targeting Bob changing red to blue', 'choice.unasked'],
    ['Alice casts Shock targeting Bob new targets Alice', 'choice.unasked'],
    ['Alice casts Shock targeting Bob attached to Gray Ogre', 'choice.unasked'],
    ['Alice casts Shock targeting Bob sacrificing Gray Ogre', 'cost.unasked'],
    ['Alice casts Shock targeting Bob with buyback', 'cost.unknown'],
    ['Alice casts Shock targeting Bob X = 2', 'x.unasked'],
    ['Alice casts Shock targeting Bob mode 1', 'mode.none'],
    ['Alice casts Shock targeting Bob dividing 1, 1', 'division.none'],
    ['Alice activates Pinger targeting Gray Ogre', 'target.tooMany'],
    ['Alice casts Memory targeting Mender, Bob choosing yes', 'target.tooMany'],
    ['Alice casts Memory targeting Mender mode 2 choosing yes', 'mode.none'],
    ['Alice activates Pinger X = 3', 'x.unasked'],
    ['Alice activates Pinger tapping Gray Ogre', 'cost.unasked'],
    ['Alice puts Runeclaw Bear onto the battlefield choosing red', 'choice.unasked'],
    ['Alice controls Runeclaw Bear choosing red', 'choice.unasked'],
    ['Alice controls Runeclaw Bear copying Gray Ogre', 'choice.unasked'],
    ['Alice controls Runeclaw Bear X = 3', 'x.unasked'],
    ['Alice controls Runeclaw Bear transformed', 'setup.transformed'],
    ['Alice has Runeclaw Bear tapped in graveyard', 'setup.notOnBattlefield'],
    ['Alice creates a 1/1 red Goblin creature token choosing red', 'choice.unasked'],
    ['effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre choosing yes', 'choice.unasked'],
  ])('%s', (line, code) => {
    expect(errors(line)).toContain(code);
  });

  it('says which effect takes the ability that would ask, where it is judged as it would be there (614.12)', () => {
    const lines = ['Alice controls Humility', 'Bob controls Clone copying Gray Ogre'];
    const problems = analyseText(
      `rules classic, current\nscenario T\n  Alice controls Gray Ogre\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
    ).problems.filter(({ code }) => code.startsWith('choice.'));
    expect(problems.map(({ code, rule }) => [code, rule])).toEqual([['choice.taken', '614.12']]);
    expect(problems[0]?.values['source']).toBe('Humility');
  });

  it.each([
    'Bob casts Clone copying Gray Ogre',
    'effect "Return target creature card from your graveyard to the battlefield." targeting Clone copying Gray Ogre',
  ])('says so of what enters in other ways, too: %s', (line) => {
    const set = ['Alice controls Gray Ogre', 'Alice controls Humility', 'Alice has Clone in graveyard', "Bob's turn"];
    const lines = line.startsWith('effect') ? set.slice(0, 3) : [set[0], set[1], set[3]];
    const { problems } = analyseText(
      `rules current\nscenario T\n${[...lines, line].map((one) => `  ${one}`).join('\n')}\n`,
    );
    expect(problems.filter(({ code }) => code.startsWith('choice.')).map(({ code }) => code)).toEqual(['choice.taken']);
  });

  it('of a trigger as well', () => {
    expect(errors('Pinger attacks Bob', 'trigger Pinger choosing no sacrificing Gray Ogre')).toContain('cost.unasked');
  });

  it('are none where a cost is paid on resolution', () => {
    const text = `${CARDS}  Alice controls Butcher\n  Butcher attacks Bob\n  trigger Butcher sacrificing Gray Ogre\n  expect Gray Ogre is in Alice's graveyard, Alice has 23 life\n`;
    expect(analyseText(text).runs.map(({ outcome }) => outcome)).toEqual(['passed']);
  });

  it('are none where X is the permanent’s own', () => {
    const text = `${CARDS}  Alice controls Swelling X = 3\n  expect Swelling is 3/3\n`;
    expect(analyseText(text).runs.map(({ outcome }) => outcome)).toEqual(['passed']);
  });
});
