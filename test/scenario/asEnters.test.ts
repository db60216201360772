// What a permanent becomes, is or has as it enters, by words a line says (614.1c, 614.12a).
import { describe, expect, it } from 'vitest';
import { failing, firstRun } from './helpers.ts';

const CLAY = `rules current

card Motley Clay {3}
  Artifact Creature — Shapeshifter
  As Motley Clay enters, it becomes your choice of a 3/3 red creature or a 2/2 white creature with flying.
  */*

`;

describe('printed alternatives with a colour (614.12a)', () => {
  it('are named by all of their words, or without the colour', () => {
    const text = `${CLAY}scenario Named
  Alice controls Motley Clay as One choosing "a 2/2 white creature with flying"
  Alice controls Motley Clay as Two choosing "a 3/3 creature"
  expect One is white, is 2/2, has flying
  expect Two is red, is 3/3
`;
    expect(failing(firstRun(text))).toEqual([]);
  });

  it('are none of them if the colour is not its own', () => {
    const text = `${CLAY}scenario Named
  Alice controls Motley Clay choosing "a 2/2 red creature with flying"
  expect Motley Clay is red
`;
    expect(failing(firstRun(text))).not.toEqual([]);
  });
});

/** A card with this text, and what is shown of it. */
const shown = (card: string, ...lines: readonly string[]): readonly string[] =>
  failing(firstRun(`rules current\n\n${card}\n\nscenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`));

describe('how it enters, in the words of cards', () => {
  const LAND = 'card Green Bank\n  Land\n  As Green Bank enters, choose a color other than green.\n';
  const BANK = `${LAND}  {T}: Add {G} or one mana of the chosen color.`;

  it('a color other than one (614.12a), and one mana of the chosen color (706.7a)', () => {
    const played = 'Alice controls Green Bank choosing red';
    expect(shown(BANK, played, 'Alice activates Green Bank choosing red', 'expect Alice has {R} in mana pool')).toEqual(
      [],
    );
    expect(
      shown(BANK, played, 'Alice activates Green Bank choosing green', 'expect Alice has {G} in mana pool'),
    ).toEqual([]);
    expect(firstRun(`${BANK}\n\nscenario No\n  Alice controls Green Bank choosing green\n`).snapshots.length).toBe(1);
  });

  it('tapped unless one of two is controlled, tapped with counters (614.1c)', () => {
    const tower = 'card Gated Court\n  Land\n  Gated Court enters tapped unless you control a Plains or an Island.';
    expect(shown(tower, 'Alice controls Island', 'Alice plays Gated Court', 'expect Gated Court is untapped')).toEqual(
      [],
    );
    expect(shown(tower, 'Alice controls Forest', 'Alice plays Gated Court', 'expect Gated Court is tapped')).toEqual(
      [],
    );
  });

  it('what is paid as it enters brings a counter', () => {
    const elf =
      'card Blood Elf {G}\n  Creature — Elf\n  As Blood Elf enters, you may pay 3 life. If you do, it enters with a +1/+1 counter on it.\n  1/1';
    expect(shown(elf, 'Alice casts Blood Elf choosing yes', 'expect Blood Elf is 2/2, Alice has 17 life')).toEqual([]);
    expect(shown(elf, 'Alice casts Blood Elf choosing no', 'expect Blood Elf is 1/1, Alice has 20 life')).toEqual([]);
  });

  it('a copy that has a color more (706.8)', () => {
    const card =
      "card Pale Twin {U}\n  Creature — Shapeshifter\n  You may have Pale Twin enter as a copy of any creature on the battlefield, except it's white in addition to its other colors.\n  0/0";
    expect(
      shown(
        card,
        'Alice controls Gray Ogre',
        'Alice casts Pale Twin copying Gray Ogre',
        'expect Pale Twin is red, is white',
      ),
    ).toEqual([]);
  });

  it('a token whose name begins like that of its source (111.4)', () => {
    const card =
      'card Tarn the Seeker {2}{R}\n  Legendary Creature — Goblin\n  When Tarn the Seeker dies, create Tarn the Returned, a legendary 5/5 colorless Goblin Golem artifact creature token.\n  1/1';
    expect(
      shown(
        card,
        'Alice controls Tarn the Seeker',
        'destroy Tarn the Seeker',
        'expect each creature is a 5/5 named Tarn the Returned',
      ),
    ).toEqual([]);
  });
});
