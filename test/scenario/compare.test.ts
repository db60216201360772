// Three editions side by side: which expectations, objects and players differ, in which layer the editions part, by which rules.
import { describe, expect, it } from 'vitest';
import { switchesBetween, withSwitches } from '../../server/src/rules/editionSwitches.ts';
import { EDITION_NAMES, EDITIONS } from '../../server/src/rules/editions.ts';
import { compareEditions, type Difference } from '../../server/src/scenario/compare.ts';
import { analyseText, library, lines } from './helpers.ts';

const compared = (text: string) =>
  compareEditions({ uri: 'file:///test.strata', text, version: 1, files: new Map(), library });

const differencesOf = (text: string): readonly Difference[] =>
  compared(text).scenarios.flatMap(({ differences }) => differences);

/** `classic 6b 418.5a.6b / 2011 7b 613.4b` */
const ways = ({ partings }: Difference): readonly string[] =>
  partings.map((parting) =>
    parting.ways.map(({ edition, layer, rule }) => `${edition} ${layer ?? '-'} ${rule ?? '-'}`).join(' / '),
  );

const told = (difference: Difference): string => {
  switch (difference.what) {
    case 'expectation': {
      const results = difference.results.map(({ run, result }) => `${run.edition} ${result.outcome} ${result.actual}`);
      return `${difference.line + 1} expect ${difference.subject}: ${results.join(', ')}`;
    }
    case 'object': {
      const sides = difference.sides.map(({ run, object, state }) => {
        const what =
          state === undefined ? 'gone' : `${object?.zone} ${state.name} ${state.power ?? ''}/${state.toughness ?? ''}`;
        return `${run.edition} ${what}`;
      });
      return `${difference.line + 1} ${difference.aspects.join()}: ${sides.join(', ')}`;
    }
    case 'player': {
      const sides = difference.sides.map(
        ({ run, snapshot }) => `${run.edition} ${snapshot.game.players[difference.player]?.life}`,
      );
      return `${difference.line + 1} player ${difference.aspects.join()}: ${sides.join(', ')}`;
    }
  }
};

const PUMPED = lines`
  rules classic
  scenario Giant Growth, then Humility
    Alice controls Gray Ogre
    Alice casts Giant Growth targeting Gray Ogre
    Alice controls Humility
    expect Gray Ogre is 1/1
`;

describe('comparing editions', () => {
  it('finds the expectation and the object that differ, and the layers where they part (418.5a, 613.4)', () => {
    const differences = differencesOf(PUMPED);
    expect(differences.map(told)).toEqual([
      '5 pt: classic battlefield Gray Ogre 1/1, 2011 battlefield Gray Ogre 4/4, current battlefield Gray Ogre 4/4',
      '6 expect Gray Ogre: classic passed 1/1, 2011 failed 4/4, current failed 4/4',
    ]);
    expect(differences.map(ways)).toEqual([
      ['classic 6b 418.5a.6b / 2011 7b 613.4b'],
      ['classic 6b 418.5a.6b / 2011 7b 613.4b'],
    ]);
  });

  it('finds nothing where nothing differs', () => {
    expect(
      differencesOf(lines`
        rules current
        scenario The same in all
          Alice controls Gray Ogre, Glorious Anthem
          expect Gray Ogre is 3/3
      `),
    ).toEqual([]);
  });

  it('names the rules of what is decided outside the layers (D48, 704.5j)', () => {
    const differences = differencesOf(lines`
      rules classic
      scenario Two legends of two players
        Alice controls Isamaru, Hound of Konda
        Bob controls Isamaru, Hound of Konda
        expect Alice controls no creatures
      card Isamaru, Hound of Konda {W}
        Legendary Creature — Hound
        2/2
    `);
    expect(differences.map(told)).toContain(
      '4 zone: classic graveyard Isamaru, Hound of Konda 2/2, 2011 graveyard Isamaru, Hound of Konda 2/2, current battlefield Isamaru, Hound of Konda 2/2',
    );
    expect(new Set(differences.flatMap(ways))).toEqual(new Set(['2011 - D48 / current - 704.5j']));
  });

  it('tells the timestamp from the layer (418.5d, 613.7f)', () => {
    const differences = differencesOf(lines`
      rules classic
      card Hidden Leveler {2}{G}
        Creature — Beast
        Morph {1}
        Other creatures have base power and toughness 0/1.
        3/3
      card Middle Way {2}{W}
        Enchantment
        Other creatures have base power and toughness 3/3.
      scenario Turned face up later
        Alice controls Gray Ogre, Hidden Leveler face down
        Alice controls Middle Way
        Alice turns Hidden Leveler face up
    `);
    expect(differences.map(told)).toContain(
      '13 pt: classic battlefield Gray Ogre 3/3, 2011 battlefield Gray Ogre 3/3, current battlefield Gray Ogre 0/1',
    );
    expect(differences.flatMap(ways)).toContain('2011 7b 418.5d / current 7b 613.7f');
  });

  it('matches tokens whose names the editions make differently (111.4)', () => {
    const [difference, ...more] = differencesOf(lines`
      rules current
      scenario A token
        Alice controls a 1/1 white Soldier creature token as Trooper
        expect Trooper is 1/1
    `);
    expect(more).toEqual([]);
    expect(difference === undefined ? '' : told(difference)).toBe(
      '3 name: classic battlefield Soldier 1/1, 2011 battlefield Soldier 1/1, current battlefield Soldier Token 1/1',
    );
    expect(difference === undefined ? [] : ways(difference)).toEqual(['2011 - 111.4 / current - 111.4']);
  });

  it('tells a difference once, and again only where it becomes another', () => {
    const text = `${PUMPED}\n  Alice controls Hill Giant\n  put a +1/+1 counter on Gray Ogre\n  Alice controls Forest\n`;
    expect(differencesOf(text).map(({ line, what }) => `${line + 1} ${what}`)).toEqual([
      '5 object',
      '6 expectation',
      '8 object',
    ]);
  });

  it('runs every scenario in all editions, whatever the file says, and an `in` line in its own', () => {
    const { scenarios } = compared(lines`
      rules current
      scenario Split
        Alice controls Gray Ogre
        in classic expect Gray Ogre is 2/2
        in current expect Gray Ogre is 2/2
      scenario Another
        Alice controls Forest
    `);
    expect(scenarios.map(({ runs }) => runs.map(({ edition }) => edition))).toEqual([EDITION_NAMES, EDITION_NAMES]);
    expect(scenarios[0]?.runs.map(({ expectations }) => expectations.length)).toEqual([1, 0, 1]);
    expect(scenarios.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it('comes to the same with an earlier analysis, and does not disturb it', () => {
    const analysis = analyseText(PUMPED);
    const fresh = compared(PUMPED);
    const input = { uri: 'file:///test.strata', text: PUMPED, version: 1, files: new Map(), library };
    const again = compareEditions(input, analysis);
    const of = (all: typeof fresh): readonly string[] =>
      all.scenarios.flatMap(({ differences }) => differences.map((one) => told(one) + ways(one).join()));
    expect(of(again)).toEqual(of(fresh));
    expect(analysis.runs.map(({ edition, outcome }) => `${edition} ${outcome}`)).toEqual(['classic passed']);
  });

  it.each(['', 'scenario', 'rules classic\nscenario X\n  Alice casts', 'scenario X\n  expect Alice'])(
    'never throws on half a text: %j',
    (text) => {
      expect(() => compared(text)).not.toThrow();
    },
  );
});

describe('the switches between two editions', () => {
  const pairs = EDITION_NAMES.flatMap((one) => EDITION_NAMES.map((other) => [one, other] as const));

  it.each(pairs)('%s with all of them is %s, but for the numbers of rules', (one, other) => {
    const [from, to] = [EDITIONS[one], EDITIONS[other]];
    const made = withSwitches(from, to, switchesBetween(from, to));
    const plain = (edition: typeof made): unknown => ({
      ...edition,
      dependency: { ...edition.dependency, rule: '' },
      timestamps: { ...edition.timestamps, rule: '' },
      policies: { ...edition.policies, stateBasedActions: [...edition.policies.stateBasedActions].sort() },
    });
    expect(plain(made)).toEqual(plain(to));
  });
});

it('lines for an edition each, one below the other, are looked at as one', () => {
  const text = `rules classic, 2011, current
scenario One
  Alice controls Gray Ogre, Humility
  in classic Alice casts Clone copying Gray Ogre
  in 2011 Alice casts Clone copying Gray Ogre
  in current Alice casts Clone
`;
  const [only, ...more] = differencesOf(text);
  expect([only?.line, more.length]).toEqual([5, 0]);
  // in current alone there is no copy effect in the first layer
  expect(only === undefined ? [] : ways(only)).toEqual(['2011 1 613.1a / current 1a 613.2a']);
});
