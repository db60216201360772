// Reading documents: statements in all their forms, blocks, and what is wrong with half-typed or mistyped lines.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../server/src/scenario/document.ts';
import { indexOfCards } from '../../server/src/scenario/names.ts';
import { expectedAt } from '../../server/src/scenario/parseExpected.ts';
import { forgetReadings } from '../../server/src/scenario/parseMemory.ts';
import type { PredicateNode, Statement, StatementBody } from '../../server/src/scenario/statement.ts';

const library = indexOfCards([
  'Gray Ogre',
  'Clone',
  'Runeclaw Bear',
  'Pacifism',
  'Forest',
  'Fling',
  'Svogthos, the Restless Tomb',
]);
const parse = (text: string) => parseDocument(text, { library: [library] });

/** A value without its places, to compare what was said. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'range' && !name.endsWith('Range') && !(name === 'text' && 'key' in value))
      .map(([name, part]) => [name, said(part)]),
  );
};

const bodyOf = (line: string): StatementBody => {
  const { scenarios, problems } = parse(`scenario T\n  players Alice, Bob\n  ${line}`);
  expect(problems).toEqual([]);
  return scenarios[0]?.statements[1]?.body ?? { kind: 'unreadable' };
};
const predicatesOf = (line: string): readonly PredicateNode[] => {
  const body = bodyOf(`expect ${line}`);
  if (body.kind !== 'expect') throw new Error(body.kind);
  return body.groups.flatMap((group) => group.predicates);
};
const predicateOf = (line: string) => {
  const [node, more] = predicatesOf(line);
  expect(more).toBeUndefined();
  return { negated: node?.negated, ...(said(node?.predicate) as object) };
};

const problemsOf = (text: string) =>
  parse(text).problems.map((problem) => ({
    code: problem.code,
    at: text.slice(problem.range.start, problem.range.end),
    nearest: problem.values['nearest'],
    expected: problem.expected,
    fixes: problem.fixes ?? [],
  }));
const problemOf = (line: string) => {
  const problems = problemsOf(`scenario T\n  ${line}\n  Alice has 3 life`);
  expect(problems).toHaveLength(1);
  return problems[0];
};
const applied = (text: string): string => {
  const edits = parse(text).problems[0]?.fixes?.[0]?.edits ?? [];
  return [...edits]
    .sort((a, b) => b.range.start - a.range.start)
    .reduce((so, { range, newText }) => so.slice(0, range.start) + newText + so.slice(range.end), text);
};

describe('what judges type means the same', () => {
  test.each([
    ['Alice casts Clone copying Gray Ogre', 'alice casts clone, copying gray ogre.'],
    ['Alice casts Fling X = 3 targeting Bob', 'Alice cast Fling targeting Bob X=3'],
    ['Alice controls Gray Ogre', 'Alice controls a Gray Ogre'],
    ['Alice controls Gray Ogre tapped', 'Alice controls a Gray Ogre, tapped'],
    ['next turn', 'the next turn'],
    ["Bob's end step", "Bob's next end step"],
    ['Bob draws 1 card', 'Bob draws a card'],
    ['tap Gray Ogre, Clone', 'tap Gray Ogre and Clone'],
    ['expect Gray Ogre is not red', "expect Gray Ogre isn't red"],
    ['expect Gray Ogre is not red', 'expect Gray Ogre isn’t red'],
    ['expect Gray Ogre does not have flying', "expect Gray Ogre doesn't have flying"],
    ['expect Gray Ogre, Clone are 1/1', 'expect Gray Ogre and Clone are 1/1'],
    ["expect Gray Ogre can't block", 'expect Gray Ogre cannot block'],
    ['expect Gray Ogre is a 2/2 creature', 'expect Gray Ogre is 2/2 creature'],
    ['expect Gray Ogre is a 2/2, has flying', 'expect Gray Ogre is a 2/2 and has flying'],
    ['expect Gray Ogre is a 2/2, has flying and reach', 'expect Gray Ogre is a 2/2 with flying and reach'],
    ['expect Alice has 18 life', 'expect Alice is at 18 life'],
    ['Gray Ogre attacks Bob', 'Alice attacks Bob with Gray Ogre'],
    ['put Gray Ogre into library', "put Gray Ogre on top of Bob's library"],
  ])('%s: %s', (one, other) => {
    expect(said(bodyOf(other))).toEqual(said(bodyOf(one)));
  });
});

describe('predicates and their negations', () => {
  test.each([
    ['Clone is a 2/2 blue creature', 'Clone is not a 2/2 blue creature'],
    ['Clone is exactly Artifact Creature — Bear', 'Clone is not exactly Artifact Creature — Bear'],
    ['Clone is only blue', 'Clone is not only blue'],
    ['Clone is controlled by Bob', "Clone isn't controlled by Bob"],
    ['Clone is tapped', 'Clone is not tapped'],
    ['Clone is attached to Gray Ogre', 'Clone is not attached to Gray Ogre'],
    ["Clone is in Bob's graveyard", "Clone is not in Bob's graveyard"],
    ['Clone is on the battlefield', "Clone isn't on the battlefield"],
    ['Clone is in a dependency loop', 'Clone is not in a dependency loop'],
    ['Clone is applied after Gray Ogre', 'Clone is not applied after Gray Ogre'],
    ['Clone depends on Gray Ogre', 'Clone does not depend on Gray Ogre'],
    ['Clone has flying and trample', 'Clone does not have flying and trample'],
    ['Clone has "{T}: Add"', 'Clone does not have "{T}: Add"'],
    ['Clone has no abilities', 'Clone has abilities'],
    ['Clone has no counters', 'Clone has counters'],
    ['Clone has no name', 'Clone has a name'],
    ['Clone has 2 fade counters', "Clone doesn't have 2 fade counters"],
    ['Clone has ceased to exist', 'Clone has not ceased to exist'],
    ['Clone has chosen blue', "Clone hasn't chosen blue"],
    ['Clone targets Bob', 'Clone does not target Bob'],
    ['Clone costs {1}{R} for Bob', 'Clone does not cost {1}{R} for Bob'],
    ['Clone has triggered "When"', 'Clone has not triggered "When"'],
    ['Alice has drawn 1 card', 'Alice has not drawn 1 card'],
  ])('%s / %s', (yes, no) => {
    expect(predicateOf(no)).toEqual({ ...predicateOf(yes), negated: true });
    expect(predicateOf(yes).negated).toBe(false);
  });

  test('can and can not are two predicates', () => {
    expect(predicateOf('Clone can block')).toEqual({ negated: false, does: 'can', what: 'block' });
    expect(predicateOf("Clone can't be blocked by Gray Ogre")).toMatchObject({ does: 'cant', what: 'beBlocked' });
  });

  test('after a comma comes another predicate or another subject', () => {
    const body = bodyOf('expect Alice has 18 life, has protection from red and from blue, Bob has 20 life');
    expect(body.kind === 'expect' && body.groups.map((group) => group.predicates.length)).toEqual([2, 1]);
  });

  test('after a layer', () => {
    expect(
      predicatesOf('Clone is blue after layer 5, is a 1/1 after layer 6b').map((node) => node.afterLayer?.layer),
    ).toEqual(['5', '6b']);
  });

  test('named, with commas in the name', () => {
    expect(predicatesOf('Clone is a land named Svogthos, the Restless Tomb, is not red')).toHaveLength(2);
  });
});

describe('blocks', () => {
  const tree = (statements: readonly Statement[]): unknown =>
    statements.map(({ body, children }) => (children.length === 0 ? body.kind : [body.kind, tree(children)]));

  test('set-up and expectations may be blocks', () => {
    const { scenarios, problems } = parse(`scenario T
  Alice controls
    Gray Ogre tapped
    2 Gray Ogres as Left, Right   # two
  Bob has in graveyard
    Clone
  expect Left
    is a 2/2, is red
    has no abilities
`);
    expect(problems).toEqual([]);
    expect(tree(scenarios[0]?.statements ?? [])).toEqual([
      ['setup', ['setup', 'setup']],
      ['setup', ['setup']],
      ['expect', ['expect', 'expect']],
    ]);
    const inner = scenarios[0]?.statements[1]?.children[0]?.body;
    expect(inner).toMatchObject({ kind: 'setup', zone: 'graveyard', player: { key: 'bob' } });
  });

  test('statements above the first scenario are the common beginning', () => {
    const { statements, scenarios } = parse(
      'rules classic\nAlice controls Gray Ogre as Left\nscenario A\n  show Left\nscenario B\n  show Left',
    );
    expect(statements.map(({ body }) => body.kind)).toEqual(['rules', 'setup']);
    expect(scenarios.map(({ title, implicit }) => [title, implicit])).toEqual([
      ['A', false],
      ['B', false],
    ]);
  });

  test('a file without a scenario line is one', () => {
    const { statements, scenarios, problems } = parse(
      'rules classic\nAlice controls Gray Ogre\nexpect Gray Ogre is red',
    );
    expect(problems).toEqual([]);
    expect(statements.map(({ body }) => body.kind)).toEqual(['rules']);
    expect(scenarios.map(({ implicit, statements: own }) => [implicit, own.length])).toEqual([[true, 2]]);
  });

  test('a file of cards alone has none', () => {
    const { scenarios, cards } = parse('card Bear {1}{G}\n  Creature — Bear\n  2/2\n');
    expect(scenarios).toEqual([]);
    expect(cards.map(({ block }) => block.card.name)).toEqual(['Bear']);
  });

  test('the meaning of a line is its words, whatever its spacing, case and comment', () => {
    const one = parse('scenario A\n  Alice   casts CLONE # now\n').scenarios[0]?.statements[0]?.meaning;
    expect(one).toBe(parse('scenario A\n\n    alice casts Clone').scenarios[0]?.statements[0]?.meaning);
  });
});

describe('what is wrong, and where', () => {
  test.each([
    ['Alice cass Clone', 'unreadable', 'cass', 'casts'],
    ['atach Pacifism to Gray Ogre', 'unreadable', 'atach', 'attach'],
    ['Alice casts Clone copyng Gray Ogre', 'unreadable', 'copyng', 'copying'],
    ['expect Clone is a 2/2 creture', 'unreadable', 'creture', 'creature'],
    ['expect Clone is blu', 'unreadable', 'blu', 'blue'],
    ['expect Clone has flyng', 'unreadable', 'flyng', 'flying'],
    ['expect Alice has 18 lif, Bob has 20 life', 'unreadable', 'lif', 'life'],
    ["expect Clone is in Bob's graveyrd", 'unreadable', 'graveyrd', 'graveyard'],
    ['next trun', 'unreadable', 'trun', 'turn'],
    ['Bobs upkeep', 'unreadable', 'Bobs', "Bob's"],
    ['Alice creates a 1/1 white Solder creature token', 'unreadable', 'Solder', 'Soldier'],
    ['in curent expect Clone is blue', 'unreadable', 'curent', 'current'],
    ['attach Pacifism Gray Ogre', 'unreadable', 'Gray', undefined],
    ['effect Gray Ogre gets +1/+1', 'unreadable', 'Gray', undefined],
    ['Alice casts', 'line-ends-early', 'casts', undefined],
    ['expect Clone is', 'line-ends-early', 'is', undefined],
    ['expect Clone is a', 'line-ends-early', 'a', undefined],
    ['Alice controls a 1/1 white Soldier creature', 'line-ends-early', 'creature', undefined],
    ['effect "No end', 'unclosed-quote', '"No end', undefined],
    ['Alise casts Clone', 'unknown-player', 'Alise', 'Alice'],
    ['expect Clone is controlled by Bbo', 'unknown-player', 'Bbo', 'Bob'],
    ['tap Gray Ogr, Clone', 'unknown-name', 'Gray Ogr', 'Gray Ogre'],
    ['expect Clone', 'expects-nothing', 'expect Clone', undefined],
    ['simultaneously', 'empty-block', 'simultaneously', undefined],
    ['Gray Ogre is 2/2', 'missing-expect', 'Gray Ogre is 2/2', undefined],
  ])('%s', (line, code, at, nearest) => {
    expect(problemOf(line)).toMatchObject({ code, at, ...(nearest === undefined ? {} : { nearest }) });
  });

  test('what was expected: at most five, the nearest first', () => {
    expect(problemOf('Alice cass Clone')?.expected?.[0]).toBe('casts');
    for (const line of ['Alice cass Clone', 'expect Clone is', 'foo', 'expect Clone has']) {
      expect(problemOf(line)?.expected?.length).toBeGreaterThan(0);
      expect(problemOf(line)?.expected?.length).toBeLessThanOrEqual(5);
    }
  });

  test.each([
    ['scenario T\n  Alice cass Clone', 'scenario T\n  Alice casts Clone'],
    ['scenario T\n  Alice casts Clon', 'scenario T\n  Alice casts Clone'],
    ['scenario T\n  Clone is blue', 'scenario T\n  expect Clone is blue'],
    ['scenario T\n  effect "All creatures get +1/+1', 'scenario T\n  effect "All creatures get +1/+1"'],
    ['scenario T\nAlice has 3 life\nBob has 3 life', 'scenario T\n  Alice has 3 life\n  Bob has 3 life'],
    ['scenario T\n  Alice has 3 life\n    Bob has 3 life', 'scenario T\n  Alice has 3 life\n  Bob has 3 life'],
    ['card Bear {1}\nCreature — Bear\n2/2', 'card Bear {1}\n  Creature — Bear\n  2/2'],
    [
      'scenario T\n  Alice has 3 life\n  scenario U\n    Bob has 3 life',
      'scenario T\n  Alice has 3 life\nscenario U\n    Bob has 3 life',
    ],
  ])('the first fix mends %j', (broken, mended) => {
    expect(applied(broken)).toBe(mended);
    expect(problemsOf(mended)).toEqual([]);
  });

  test('lines at the margin below a scenario are read as its own, and said to be', () => {
    const { scenarios, problems } = parse('scenario T\nAlice has 3 life\nexpect Alice has 3 life');
    expect(problems.map(({ code }) => code)).toEqual(['not-in-a-scenario']);
    expect(scenarios[0]?.statements.map(({ body }) => body.kind)).toEqual(['life', 'expect']);
  });

  test('an error stays in its line', () => {
    const good = ['Alice controls Gray Ogre', 'Alice casts Clone copying Gray Ogre', 'expect Clone is red'];
    const whole = parse(`scenario T\n  ${good.join('\n  ')}`);
    for (const line of good) {
      for (let cut = 1; cut < line.length; cut += 1) {
        const text = `scenario T\n  ${line.slice(0, cut)}\n  ${good.join('\n  ')}`;
        const { scenarios, problems } = parse(text);
        const own = scenarios[0]?.statements.slice(1).map(({ body }) => said(body));
        expect(own).toEqual(whole.scenarios[0]?.statements.map(({ body }) => said(body)));
        const end = text.indexOf('\n', 12);
        for (const problem of problems) expect(problem.range.end).toBeLessThanOrEqual(end);
      }
    }
  });
});

describe('any text at all', () => {
  const piece = fc.constantFrom(
    ...'scenario card rules use expect Alice Bob Clone controls casts is has not a 2/2 blue as targeting , and " “ # \n \n\u0020\u0020 \n\t X = 3 {T} in current illegal by 303.4a each \'s token with counters suppose effect'.split(
      /(?<=\S) (?=\S)| /,
    ),
    '\n  ',
    '\n    ',
    ' ',
  );

  test('is read without throwing, every range inside it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.array(piece, { maxLength: 40 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const { problems, scenarios } = parse(text);
          for (const { range } of problems) {
            expect(range.start).toBeGreaterThanOrEqual(0);
            expect(range.end).toBeGreaterThanOrEqual(range.start);
            expect(range.end).toBeLessThanOrEqual(text.length);
          }
          const ranges = (value: unknown): void => {
            if (typeof value !== 'object' || value === null) return;
            if ('start' in value && 'end' in value) {
              expect(value.start).toBeLessThanOrEqual(Number(value.end));
              expect(value.end).toBeLessThanOrEqual(text.length);
            }
            for (const part of Object.values(value)) ranges(part);
          };
          ranges(scenarios);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('what could stand at the cursor', () => {
  const at = (text: string) => {
    const offset = text.indexOf('|');
    return expectedAt(text.replace('|', ''), offset, { library: [library] });
  };

  test.each([
    ['scenario T\n  Alice |', ['controls', 'casts']],
    ['scenario T\n  Alice casts Clone cop|', ['copying', 'targeting']],
    ['scenario T\n  Alice controls\n    |', ['<card>']],
    ['scenario T\n  expect Clone\n    |', ['is', 'has']],
    ['scenario T\n  expect Clone is |', ['<quality>', 'tapped']],
    ['scenario T\n  |', ['expect', '<player>', 'next']],
    ['rules |', ['classic', '2011', 'current']],
  ])('%j', (text, some) => {
    expect(at(text)?.expected).toEqual(expect.arrayContaining(some));
  });

  test('what is being typed, and whether the line could end', () => {
    expect(at('scenario T\n  Alice casts Clone cop|')).toMatchObject({ typed: 'cop', from: 31, mayEnd: true });
    expect(at('scenario T\n  Alice casts |')).toMatchObject({ typed: '', mayEnd: false });
  });

  test('nothing in comments and cards', () => {
    expect(at('scenario T\n  Alice casts Clone # no|')).toBeUndefined();
    expect(at('card Bear {1}\n  Crea|')).toBeUndefined();
  });
});

describe('readings that are kept', () => {
  const lines = [
    '  Alice controls',
    '    Gray Ogre as Left',
    '    2 Runeclaw Bears',
    '  Bob controls',
    '  expect Left',
    '    is red, is a 2/2',
    '  expect Clone',
    '  show Left',
    '  Alice casts Clone as Left',
    '  suppose this',
    'scenario U',
    'card Left {1}',
    '  players Alice, Carol',
    '# note',
    '',
  ];
  const text = fc.array(fc.constantFrom(...lines), { maxLength: 12 }).map((all) => ['scenario T', ...all].join('\n'));

  test('make no difference to those made anew', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (versions) => {
        forgetReadings();
        const kept = versions.map(parse);
        const anew = versions.map((version) => {
          forgetReadings();
          return parse(version);
        });
        expect(kept).toEqual(anew);
      }),
    );
  });
});
