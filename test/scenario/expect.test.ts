// Every predicate, where it holds, where it does not, and denied.
import { describe, expect, it } from 'vitest';
import { analyseText, firstRun, lines } from './helpers.ts';

/** Outcome, expected and actual of each predicate of some `expect` lines after a set-up. */
const check = (setup: string, ...expectations: readonly string[]): readonly string[] => {
  const body = [...setup.split('\n'), ...expectations.map((one) => `expect ${one}`)]
    .map((one) => `  ${one}`)
    .join('\n');
  const analysis = analyseText(`rules classic\nscenario S\n${body}\n`);
  const [run] = analysis.runs;
  return [
    ...analysis.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    ...(run?.expectations.map((one) => (one.outcome === 'passed' ? 'ok' : `${one.expected} | ${one.actual}`)) ?? []),
  ];
};

const OGRE = 'Alice controls Gray Ogre';

describe('characteristics', () => {
  it('qualities, all of them', () => {
    expect(
      check(
        OGRE,
        'Gray Ogre is a 2/2 red Ogre creature named Gray Ogre',
        'Gray Ogre is not blue, is not an artifact, is not legendary, is not a token, is not colorless',
        'Gray Ogre is a 2/3 creature',
        'Gray Ogre is blue',
        'Gray Ogre is not a creature',
        'Gray Ogre is a creature named Hill Giant',
      ),
    ).toEqual([
      ...Array.from({ length: 6 }, () => 'ok'),
      '2/3 creature | 2/2 Creature — Ogre',
      'blue | red',
      'not creature | Creature — Ogre',
      'creature named Hill Giant | Creature — Ogre named Gray Ogre',
    ]);
  });

  it('the whole type line, the whole colour', () => {
    expect(
      check(
        `${OGRE}\nAlice controls a 1/1 white and blue Bird creature token as Bird`,
        'Gray Ogre is exactly Creature — Ogre',
        'Gray Ogre is exactly Artifact Creature — Ogre',
        'Bird is only white and blue, is white, is not only white, is a token',
        'Gray Ogre is only colorless',
      ),
    ).toEqual(['ok', 'Artifact Creature — Ogre | Creature — Ogre', 'ok', 'ok', 'ok', 'ok', 'only colorless | red']);
  });

  it('name, cost, mana value, power, toughness, subtypes', () => {
    expect(
      check(
        OGRE,
        'Gray Ogre has mana cost {2}{R}, has mana value 3, has power 2, has toughness 2',
        'Gray Ogre has a name, has subtypes',
        'Gray Ogre has mana cost {3}, has mana value 4, has no name',
      ),
    ).toEqual([...Array.from({ length: 6 }, () => 'ok'), '{3} | {2}{R}', '4 | 3', 'no name | Gray Ogre']);
  });

  it('keywords, alone and doubled; abilities by their first words and by number', () => {
    const bird = 'Alice controls a 1/1 white Bird creature token with flying and "{T}: Add {G}." as Bird';
    expect(
      check(
        `${bird}\neffect "Target creature gains flying and protection from red until end of turn." targeting Bird`,
        'Bird has flying, has flying twice, has protection from red',
        'Bird has "{T}: Add {G}", has 1 activated ability, has 1 mana ability',
        'Bird does not have trample, does not have only flying',
        'Bird has no abilities',
        'Bird has trample',
      ),
    ).toEqual([
      ...Array.from({ length: 8 }, () => 'ok'),
      'no abilities | Flying; {T}: Add {G}.; Flying; Protection from red',
      'trample | Flying; {T}: Add {G}.; Flying; Protection from red',
    ]);
  });

  it('after a layer', () => {
    expect(
      check(
        `${OGRE}\neffect "Target creature gets +2/+2 and becomes blue until end of turn." targeting Gray Ogre`,
        'Gray Ogre is red after layer 4, is blue after layer 5, is 2/2 after layer 5, is 4/4 after layer 6b',
        'Gray Ogre is 4/4 after layer 6',
        'Gray Ogre is 2/2 after layer 9',
      ),
    ).toEqual(['layer.unknown', 'ok', 'ok', 'ok', 'ok', 'ok', ' | ']);
  });
});

describe('status, zones, counters', () => {
  it('status and place', () => {
    expect(
      check(
        lines`
          Alice controls
            Gray Ogre tapped
            Holy Strength attached to Gray Ogre
          Bob has Hill Giant in graveyard
        `,
        'Gray Ogre is tapped, is not untapped, is face up, is not face down, is not flipped, is not phased out',
        'Holy Strength is attached to Gray Ogre, is attached, is controlled by Alice, is owned by Alice',
        "Hill Giant is in Bob's graveyard, is not on the battlefield",
        'Holy Strength is not attached to Gray Ogre',
        'Gray Ogre is untapped',
        "Hill Giant is in Bob's hand",
        'Gray Ogre is controlled by Bob',
      ),
    ).toEqual([
      ...Array.from({ length: 12 }, () => 'ok'),
      'not Gray Ogre | Gray Ogre',
      'untapped | tapped',
      "Bob's hand | Bob's graveyard",
      'Bob | Alice',
    ]);
  });

  it('counters and damage', () => {
    expect(
      check(
        `Bob controls Gray Ogre with 2 +1/+1 counters\n${OGRE}`.replace(OGRE, 'Alice controls Hill Giant'),
        'Gray Ogre has 2 +1/+1 counters, has 0 damage, is 4/4',
        'Hill Giant has no counters',
        'Gray Ogre has no counters',
        'Gray Ogre has 3 +1/+1 counters',
      ),
    ).toEqual(['ok', 'ok', 'ok', 'ok', 'no counters | 2 +1/+1', '3 +1/+1 | 2 +1/+1']);
  });

  it('what has ceased to exist is nothing any more, and is not its opposite either', () => {
    expect(
      check(
        'Alice creates a 1/1 green Squirrel creature token as Nibbler\ndestroy Nibbler',
        'Nibbler has ceased to exist',
        'Nibbler is 1/1',
        'Nibbler is not red',
      ),
    ).toEqual(['ok', 'in the game | ceased to exist', 'not in the game | ceased to exist']);
  });

  it('each: all that match, and nothing proves nothing', () => {
    expect(
      check(
        'Bob controls\n  Gray Ogre\n  Runeclaw Bear',
        'each creature Bob controls is 2/2',
        'each red creature is 2/2',
        'each artifact is 1/1',
      ),
    ).toEqual(['expectation.nothingMatches', 'ok', 'ok', 'ok', ' | nothing matches']);
  });
});

describe('players, permissions, effects', () => {
  it('players', () => {
    expect(
      check(
        'Bob draws 2 cards\nBob loses 3 life',
        'Alice has 20 life, Bob has 17 life, has drawn 2 cards, has maximum hand size 7',
        'Alice has 21 life',
        'Bob has 3 cards in hand',
      ),
    ).toEqual(['ok', 'ok', 'ok', 'ok', '21 | 20', '3 | 0']);
  });

  it('what may be done, and what it costs', () => {
    expect(
      check(
        lines`
          Alice controls a 0/4 white Wall creature token with defender as Wall
          Alice controls Gray Ogre
          effect "Target creature can't block this turn." targeting Gray Ogre
        `,
        "Wall can't attack, can block",
        "Gray Ogre can attack, can't block, can be targeted by Bob",
        'Lightning Bolt costs {R} for Bob',
        'Gray Ogre can block',
      ),
    ).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', "can | can't"]);
  });

  it('dependency, order and loops (418.5b, 418.5c)', () => {
    expect(
      check(
        lines`
          Alice controls
            Mountain
            an enchantment token with "All Islands are 1/1 creatures that are still lands." as Rising
            an enchantment token with "All lands are Islands." as Flood
        `,
        'Rising depends on Flood, is applied after Flood, is not in a dependency loop',
        'Flood depends on Rising',
        'Flood is applied after Rising',
      ),
    ).toEqual(['ok', 'ok', 'ok', 'Rising | none', 'after Rising | 4: Flood, 4: Rising, 6b: Rising']);
  });

  it('a label means the effect it stands at', () => {
    const run = firstRun(lines`
      rules classic
      scenario S
        Alice controls Gray Ogre
        effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre as First
        effect "Target creature gets +2/+2 until end of turn." targeting Gray Ogre as Second
        expect Second is applied after First, First is not applied after Second
    `);
    expect(run.expectations.map((one) => one.outcome)).toEqual(['passed', 'passed']);
  });

  it('has triggered speaks of the last action', () => {
    expect(
      check(
        'Alice puts Striped Bears onto the battlefield',
        'Striped Bears has triggered "When this creature enters"',
        'Alice has drawn 1 card',
        'Striped Bears has triggered "When this creature dies"',
      ),
    ).toEqual(['ok', 'ok', '"When this creature dies" | "When this creature enters, draw a card."']);
  });
});
