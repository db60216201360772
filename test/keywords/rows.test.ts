// Every row of the table of keywords is true: what is carried out shows, what is given is told, what is not modelled makes unproven.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../server/src/cards/oracle/compile.ts';
import { KEYWORD_NAMES, KEYWORDS, type KeywordName, plainName } from '../../server/src/keywords/keywords.ts';
import type { KeywordRow, KeywordShape } from '../../server/src/keywords/row.ts';
import { analyseText, failing, firstRun } from '../scenario/helpers.ts';
import { CARRIED_OUT } from './carriedOut.ts';

const ALL = Object.entries(KEYWORDS) as readonly (readonly [KeywordName, KeywordRow])[];

describe('what is carried out', () => {
  it.each(Object.entries(CARRIED_OUT))('%s shows its effect', (_name, { card, lines }) => {
    const text = `rules current\n\n${card}\nscenario Shown\n${lines.map((line) => `  ${line}\n`).join('')}`;
    const run = firstRun(text);
    expect(run.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
    expect(failing(run)).toEqual([]);
    expect([run.outcome, run.unprovenBecause]).toEqual(['passed', []]);
  });
});

/** What stands behind a keyword where nothing else is asked for. */
const BEHIND: Readonly<Record<KeywordShape, string>> = {
  none: '',
  cost: ' {1}',
  number: ' 1',
  numberCost: ' 1—{1}',
  quality: ' artifact',
  typePrefix: '',
  typePrefixCost: '',
  label: '',
};

const OTHERWISE: Readonly<Partial<Record<KeywordName, string>>> = {
  landwalk: 'Islandwalk',
  typecycling: 'Wizardcycling {1}',
  offering: 'Goblin offering',
  'protection from': 'Protection from red',
  'hexproof from': 'Hexproof from red',
  'bands with other': 'Bands with other Goblins',
  'affinity for': 'Affinity for artifacts',
  'splice onto': 'Splice onto Arcane {1}',
  prototype: 'Prototype {1} — 1/1',
  craft: 'Craft with artifact {1}',
  gift: 'Gift a card',
  champion: 'Champion a creature',
};

const textOf = (name: KeywordName): string =>
  OTHERWISE[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${BEHIND[KEYWORDS[name].shape]}`;

describe('a keyword by itself', () => {
  const LATER: ReadonlySet<string> = new Set(['companion']);

  it.each(KEYWORD_NAMES.filter((name) => !LATER.has(name)).map((name) => [name]))(
    '%s is read and printed back',
    (name) => {
      const { abilities } = compileText(textOf(name), { names: [] });
      expect(abilities.map(({ state }) => state)).toEqual(['proven']);
      const [first] = abilities;
      expect(first?.ability.kind === 'keyword' ? first.ability.keyword : first?.ability.kind).toBe(plainName(name));
    },
  );
});

/** Lines in which the moment of every keyword comes: it is cast, comes in, attacks, is blocked, deals and is dealt damage, dies. */
const LIFE = [
  'Alice controls Runeclaw Bear as Friend',
  'Bob controls Hill Giant',
  'Alice casts Probe',
  'Alice casts Ornithopter',
  'next turn',
  'next turn',
  'Probe attacks Bob',
  'Hill Giant blocks Probe',
  'Probe deals 1 combat damage to Bob',
  'Hill Giant deals 1 damage to Probe',
  'Alice draws a card',
  'destroy Probe',
  'Alice has Probe as Spare in hand',
  'discard Spare',
];

const life = (name: KeywordName) => {
  const text = `rules current

card Probe {2}
  Artifact Creature — Golem
  ${textOf(name)}
  2/2

scenario Life
${LIFE.map((line) => `  ${line}\n`).join('')}  expect Alice has 20 life
`;
  return analyseText(text);
};

const withMoment = (is: KeywordRow['is']) =>
  ALL.filter(([, row]) => row.is === is && 'at' in row && row.at !== undefined).map(([name]) => [name] as const);

describe('what is not modelled', () => {
  it.each(withMoment('notModelled'))('%s makes a scenario unproven where its moment comes', (name) => {
    const [run] = life(name).runs;
    const said = run?.unprovenBecause.map(({ code, values }) => `${code} ${String(values['keyword'])}`);
    expect([run?.outcome, said]).toEqual(['unproven', expect.arrayContaining([`keyword ${plainName(name)}`])]);
  });

  it.each(ALL.filter(([, row]) => 'when' in row && row.when === 'paid').map(([name]) => [name]))(
    '%s is noted where its cost is chosen, or is refused',
    (name) => {
      const text = `rules current\n\ncard Probe {2}\n  Artifact Creature — Golem\n  ${textOf(name)}\n  2/2\n\nscenario Paid\n  Alice casts Probe with ${name}\n  expect Alice has 20 life\n`;
      const [run] = analyseText(text).runs;
      expect(run?.outcome).not.toBe('passed');
    },
  );
});

describe('what is not modelled and activated', () => {
  it.each(ALL.filter(([, row]) => 'when' in row && row.when === 'activated').map(([name]) => [name]))(
    '%s makes unproven what activates it, or is refused',
    (name) => {
      const [zone = 'battlefield'] = KEYWORDS[name].zones ?? [];
      const where = zone === 'battlefield' ? 'Alice controls Probe' : `Alice has Probe in ${zone}`;
      const text = `rules current\n\ncard Probe {2}\n  Artifact Creature — Golem\n  ${textOf(name)}\n  2/2\n\nscenario Activated\n  ${where}\n  Alice activates Probe\n  expect Alice has 20 life\n`;
      expect(analyseText(text).runs[0]?.outcome).not.toBe('passed');
    },
  );
});

describe('what is taken as given', () => {
  it.each(withMoment('given'))('%s is told where it is relied on, and nothing rests on it', (name) => {
    const [run] = life(name).runs;
    const told = run?.problems
      .filter(({ code }) => code.startsWith('keyword.given.'))
      .map(({ values }) => values['keyword']);
    expect(told).toContain(plainName(name));
    expect(run?.unprovenBecause).toEqual([]);
  });
});
