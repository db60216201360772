// The command line, over files in memory: what it prints, what its JSON holds, with which code it ends.
import { describe, expect, it } from 'vitest';
import type { CliIo } from '../../server/src/cli/io.ts';
import { runCli } from '../../server/src/cli/run.ts';
import { library, lines } from '../scenario/helpers.ts';

const GOOD = lines`
  rules classic
  scenario A grown Ogre
    cites 418.5f
    Alice controls Gray Ogre
    Alice casts Giant Growth targeting Gray Ogre
    expect Gray Ogre is 5/5
`;
const BAD = GOOD.replace('5/5', '4/4');
const UNREAD =
  'rules classic\ncard Oddity {1}\n  Artifact\n  Grundle it.\nscenario Odd\n  Alice controls Oddity\n  expect Oddity is an artifact\n';
const USING =
  'rules classic\nuse ../cards.strata\nscenario Used\n  Alice controls Test Bear\n  expect Test Bear is 2/2\n';

const FILES: Readonly<Record<string, string>> = {
  'good.strata': GOOD,
  'bad.strata': BAD,
  'unread.strata': UNREAD,
  'half-read.strata': UNREAD.replace('expect Oddity is an artifact', 'illegal Alice casts Shock targeting Bob'),
  'folder/good.strata': GOOD,
  'folder/deep/also.strata': GOOD,
  'folder/node_modules/skipped.strata': BAD,
  'folder/notes.txt': 'no scenario',
  'empty/notes.txt': 'no scenario',
  'uses/a.strata': USING,
  'cards.strata': 'card Test Bear {1}{G}\n  Creature — Bear\n  2/2\n',
  'two.strata':
    'rules classic\nscenario Two\n  Alice controls Gray Ogre\n  Bob controls Gray Ogre with a +1/+1 counter\n',
  'pumped.strata': lines`
    rules classic
    scenario The same
      Alice controls Gray Ogre
      expect Gray Ogre is 2/2
    scenario Giant Growth, then Humility
      Alice controls Gray Ogre
      Alice casts Giant Growth targeting Gray Ogre
      Alice controls Humility
      expect Gray Ogre is 1/1
  `,
  'ruling.md':
    '# May it live?\n\n```strata\nrules classic\n\nscenario It lives\n  Alice controls Gray Ogre\n```\n\nYes:\n\n```strata\n  expect Gray Ogre is 3/3\n```\n',
  'notes.md': '# No scenario here\n',
  'loop.strata': 'rules classic\nscenario S\n  Alice controls Gray Ogre\nbroken line here\n',
};

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const normal = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

const strata = (...args: readonly string[]): Ended => {
  let out = '';
  let err = '';
  const under = (path: string): readonly string[] =>
    Object.keys(FILES).flatMap((name) =>
      name.startsWith(`${normal(path)}/`) ? [name.slice(normal(path).length + 1)] : [],
    );
  const io: CliIo = {
    read: (path) => {
      if (path === 'locked.strata') return { code: 'file.refused', reason: 'EACCES: permission denied' };
      return FILES[normal(path)] ?? null;
    },
    kindOf: (path) =>
      path === 'locked.strata' || FILES[normal(path)] !== undefined
        ? 'file'
        : under(path).length > 0
          ? 'folder'
          : 'missing',
    list: (path) => [
      ...new Set(under(path).map((name) => (name.includes('/') ? `${name.slice(0, name.indexOf('/'))}/` : name))),
    ],
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colors: false,
    locale: undefined,
    version: '1.2.3',
  };
  return { code: runCli(args, io, library), out, err };
};

describe('strata check', () => {
  it('sums up what passed and ends with 0', () => {
    const { code, out, err } = strata('check', 'good.strata');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('✓ A grown Ogre (classic, 1 expectation)');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 scenario in 1 file: 1 passed.');
  });

  it('shows what failed with the line and carets, and ends with 1', () => {
    const { code, out } = strata('check', 'good.strata', 'bad.strata');
    expect(code).toBe(1);
    expect(out).toContain('bad.strata:6:20 error');
    expect(out).toContain('6 |   expect Gray Ogre is 4/4\n    |                    ^^^^^^');
    expect(out.trimEnd().split('\n').at(-1)).toBe('2 scenarios in 2 files: 1 passed, 1 failed.');
  });

  it('says why something is unproven, and ends with 1', () => {
    const { code, out } = strata('check', 'unread.strata');
    expect(code).toBe(1);
    expect(out).toContain('? Odd (classic');
    expect(out).toContain('“Grundle it”');
    expect(out).toContain('1 scenario in 1 file: 0 passed, 1 unproven.');
  });

  it('says what an assertion over unread text rests on, and decides nothing', () => {
    const { code, out } = strata('check', 'half-read.strata');
    expect(code).toBe(1);
    expect(out).toContain('? Odd (classic');
    expect(out).toContain('unproven: text of Oddity that is not read: “Grundle it”');
    expect(out).toContain('Whether this is illegal can’t be said.');
  });

  it('searches folders, leaves out what is not the user’s', () => {
    const { code, out } = strata('check', 'folder');
    expect(code).toBe(0);
    expect(out).toContain('2 scenarios in 2 files: 2 passed.');
  });

  it('reads the files that a file uses', () => {
    expect(strata('check', 'uses/a.strata').code).toBe(0);
  });

  it('checks the blocks of a Markdown file, at its own lines', () => {
    const { code, out } = strata('check', 'ruling.md', 'notes.md');
    expect(code).toBe(1);
    expect(out).toContain('ruling.md:13:20 error Gray Ogre: expected 3/3, found 2/2.');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 scenario in 2 files: 0 passed, 1 failed.');
  });

  it('replaces the edition', () => {
    expect(strata('check', '--edition', 'current', 'good.strata').out).toContain('(current, 1 expectation)');
  });

  it('errors outside of scenarios count', () => {
    const { code, out } = strata('check', 'loop.strata');
    expect(code).toBe(1);
    expect(out).toContain('error');
  });

  it('writes JSON with every expectation', () => {
    const { code, out } = strata('check', '--format', 'json', 'good.strata', 'bad.strata');
    expect(code).toBe(1);
    const json = JSON.parse(out);
    expect(json.summary).toEqual({
      files: 2,
      scenarios: 2,
      passed: 1,
      failed: 1,
      unproven: 0,
      nothingToCheck: 0,
      expectations: 2,
      errors: 0,
    });
    expect(json.files[1].scenarios[0].expectations[0]).toEqual({
      file: 'bad.strata',
      line: 6,
      column: 20,
      text: 'expect Gray Ogre is 4/4',
      part: 'is 4/4',
      subject: 'Gray Ogre',
      outcome: 'failed',
      expected: '4/4',
      actual: '5/5',
      layer: '6b',
    });
    expect(json.files[1].problems[0]).toMatchObject({ line: 6, column: 20, endColumn: 26, severity: 'error' });
    expect(json.files[0].scenarios[0].rulesUsed).toContain('418.5f');
  });

  it('writes JUnit and SARIF for CI', () => {
    const junit = strata('check', '--format', 'junit', 'good.strata', 'bad.strata', 'nowhere.strata');
    expect(junit.code).toBe(2);
    expect(junit.out).toContain('<testsuites name="strata" tests="3" failures="1" errors="1">');
    expect(junit.out).toContain('name="A grown Ogre (classic)"/>');
    expect(junit.out).toContain('<failure type="failed" message="failed">bad.strata:6 Gray Ogre: 4/4 / 5/5</failure>');
    const sarif = JSON.parse(strata('check', '--format', 'sarif', 'bad.strata').out);
    expect(sarif.version).toBe('2.1.0');
    const [result] = sarif.runs[0].results;
    expect(result).toMatchObject({ ruleId: 'expectation.failed', level: 'error' });
    expect(result.locations[0].physicalLocation.region.startLine).toBe(6);
    expect(strata('show', '--format', 'sarif', 'good.strata').code).toBe(2);
  });

  it('what can’t be carried out ends with 2 and says why', () => {
    expect(strata('check', 'empty')).toMatchObject({
      code: 2,
      err: 'There are no scenario files (*.strata) under empty.\n',
    });
    expect(strata('check', 'nowhere.strata')).toMatchObject({ code: 2, err: 'There is no nowhere.strata.\n' });
    expect(strata('check', 'locked.strata').err).toContain('EACCES');
    expect(strata('check').code).toBe(2);
    expect(strata().code).toBe(2);
    expect(strata('chekc', 'good.strata').err).toContain('chekc');
    expect(strata('check', '--colour', 'good.strata').err).toContain('--colour');
    expect(strata('check', '--format', 'xml', 'good.strata').err).toContain('xml');
    expect(strata('check', '--edition', '2009', 'good.strata').err).toContain('2009');
    // What can be checked is checked all the same.
    const both = strata('check', 'nowhere.strata', 'good.strata');
    expect(both.code).toBe(2);
    expect(both.out).toContain('1 passed');
  });

  it('helps', () => {
    expect(strata('--help')).toMatchObject({ code: 0, err: '' });
    expect(strata('--version').out).toBe('strata 1.2.3\n');
  });
});

describe('strata show', () => {
  it('shows an object layer by layer as of a line', () => {
    const { code, out } = strata('show', 'good.strata:5', 'Gray', 'Ogre');
    expect(code).toBe(0);
    expect(out).toContain('A grown Ogre as of line 5');
    expect(out).toMatch(/6b +Giant Growth, line 5 +t\d+ +2\/2 → 5\/5 +418\.5a\.6b/);
    expect(strata('show', 'good.strata:4', 'Gray Ogre').out).toContain('No effect changes it.');
  });

  it('without an object it shows what is in play, without a line the end', () => {
    expect(strata('show', 'good.strata').out).toContain('Gray Ogre  5/5 red Ogre creature');
  });

  it('writes JSON with every characteristic of every layer', () => {
    const { out } = strata('show', '--format', 'json', 'good.strata:5', 'Gray Ogre');
    const [scenario] = JSON.parse(out).scenarios;
    const [object] = scenario.objects;
    expect(object.layers.map((one: { layer: string }) => one.layer)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6a',
      '6b',
      '6c',
      '6d',
      '6e',
    ]);
    const at = (layer: string): { after: { power: number }; steps: { effect: string; line: number }[] } =>
      object.layers.find((one: { layer: string }) => one.layer === layer);
    expect(at('6a').after.power).toBe(2);
    expect(at('6b').after.power).toBe(5);
    expect(at('6b').steps[0]).toMatchObject({ effect: 'Giant Growth', line: 5, order: 'timestamp' });
    expect(object.now).toEqual({
      name: 'Gray Ogre',
      manaCost: '{2}{R}',
      colors: ['red'],
      typeLine: 'Creature — Ogre',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Ogre'],
      abilities: [],
      power: 5,
      toughness: 5,
      loyalty: null,
      defense: null,
      controller: 'Alice',
    });
  });

  it('takes names as statements do, and shows all that share one', () => {
    expect(strata('show', 'two.strata', "Bob's Gray Ogre").out).toContain('3/3');
    expect(strata('show', 'two.strata', "Bob's Gray Ogre").out).not.toContain(
      '2/2 red Ogre creature, no abilities  Alice',
    );
    expect(strata('show', 'two.strata', 'Gray Ogre').out.match(/Gray Ogre {2}\d/g)).toHaveLength(2);
  });

  it('says what it can’t find', () => {
    expect(strata('show', 'good.strata:99')).toMatchObject({
      code: 2,
      err: 'good.strata has no line 99: it has 6 lines.\n',
    });
    expect(strata('show', 'good.strata:5', 'Nobody').err).toContain('Nobody');
    expect(strata('show', 'folder').code).toBe(2);
    expect(strata('show').code).toBe(2);
  });
});

describe('strata check --compare', () => {
  it('lists what differs between the editions, and where they part', () => {
    const { code, out, err } = strata('check', '--compare', 'pumped.strata', 'good.strata');
    expect(err).toBe('');
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'pumped.strata',
        '  Giant Growth, then Humility',
        '       8  Gray Ogre',
        '          classic: 1/1',
        '          2011, current: 4/4',
        '          layer 6b of classic (418.5a.6b) against layer 7b of 2011 (613.3b)',
        '       9  expect Gray Ogre is 1/1',
        '          classic: holds',
        '          2011, current: does not hold: 4/4',
        '          layer 6b of classic (418.5a.6b) against layer 7b of 2011 (613.3b)',
        '',
        '1 of 3 scenarios comes out differently in classic, 2011 and current.',
        '',
      ].join('\n'),
    );
  });

  it('ends with 0 where nothing differs', () => {
    const { code, out } = strata('check', '--compare', 'good.strata');
    expect([code, out]).toEqual([0, '1 scenario, which comes out the same in classic, 2011 and current.\n']);
  });

  it('writes JSON with the layers and the rules of both sides', () => {
    const { code, out } = strata('check', '--compare', '--format', 'json', 'pumped.strata', 'nowhere');
    expect(code).toBe(2);
    const json = JSON.parse(out);
    expect(json).toMatchObject({
      format: 1,
      command: 'compare',
      editions: ['classic', '2011', 'current'],
      failures: [{ code: 'cli.noSuchPath' }],
      summary: { files: 1, scenarios: 2, differing: 1 },
    });
    expect(json.files[0].scenarios[0]).toEqual({
      title: 'The same',
      line: 2,
      outcomes: { classic: 'passed', '2011': 'passed', current: 'passed' },
      differences: [],
    });
    expect(json.files[0].scenarios[1].differences[1]).toEqual({
      what: 'expectation',
      line: 9,
      subject: 'expect Gray Ogre is 1/1',
      results: [
        { editions: ['classic'], result: 'holds' },
        { editions: ['2011', 'current'], result: 'does not hold: 4/4' },
      ],
      partings: [
        [
          { edition: 'classic', layer: '6b', rule: '418.5a.6b' },
          { edition: '2011', layer: '7b', rule: '613.3b' },
        ],
      ],
    });
  });

  it.each([
    [['check', '--compare', '--edition', 'current', 'good.strata'], 'leave out --edition'],
    [['check', '--compare', '--format', 'junit', 'good.strata'], 'pretty, json'],
    [['show', '--compare', 'good.strata'], '--compare says nothing to `strata show`'],
  ])('refuses what makes no sense with it: %j', (args, said) => {
    const { code, err } = strata(...args);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});

describe('strata ruling', () => {
  it('writes the scenario asked for, by its title or what it begins with', () => {
    for (const title of ['Giant Growth, then Humility', 'giant growth']) {
      const { code, out } = strata('ruling', 'pumped.strata', ...title.split(' '));
      expect(code).toBe(0);
      expect(out).toMatch(/^# Giant Growth, then Humility\n/);
      expect(out).not.toContain('The same');
    }
  });

  it('writes all of a file, and in French', () => {
    const { code, out } = strata('ruling', '--locale', 'fr', 'pumped.strata');
    expect(code).toBe(0);
    expect(out.split('\n---\n').length).toBe(2);
    expect(out).toContain('## Réponse');
  });

  it('ends with 1, and says so first, where the scenario is not passed', () => {
    const { code, out } = strata('ruling', '--edition', 'current', 'pumped.strata', 'Giant Growth');
    expect(code).toBe(1);
    expect(out).toMatch(/^\*\*Not a ruling: the scenario fails\./);
  });

  it.each([
    [['ruling'], 'strata ruling FILE'],
    [['ruling', 'nowhere'], 'no nowhere'],
    [['ruling', 'folder'], 'wants a file'],
    [['ruling', 'good.strata', 'Another'], 'There are: A grown Ogre'],
    [['ruling', '--locale', 'de', 'good.strata'], 'en, fr'],
    [['ruling', '--format', 'json', 'good.strata'], '--format says nothing'],
    [['check', '--locale', 'fr', 'good.strata'], '--locale says nothing'],
  ])('refuses %j', (args, said) => {
    const { code, err } = strata(...args);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
