// Analysis: files, editions, outcomes, and that what an edit leaves alone is taken over and changes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longFile } from '../../bench/keystrokes.ts';
import { analyse, workOf } from '../../server/src/scenario/analyse.ts';
import { resolvePath } from '../../server/src/scenario/resolvePath.ts';
import { analyseText, codes, failing, firstRun, library, lines, visible } from './helpers.ts';

const folder = new URL('../../examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.strata'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

describe('files', () => {
  it('addresses are taken from the folder of the file that names them', () => {
    expect(resolvePath('file:///a/b/c.strata', 'cards/x.strata')).toBe('file:///a/b/cards/x.strata');
    expect(resolvePath('file:///a/b/c.strata', '../my cards.strata')).toBe('file:///a/my%20cards.strata');
    expect(resolvePath('examples/c.strata', './x.strata')).toBe('examples/x.strata');
    expect(resolvePath('/a/c.strata', '/b/x.strata')).toBe('/b/x.strata');
    expect(resolvePath('c.strata', 'x.strata')).toBe('x.strata');
  });

  it('asks for a used file, takes its cards, and knows when it is not there or goes round', () => {
    const text = 'rules classic\nuse cards.strata\nscenario S\n  Alice controls Test Bear\n  expect Test Bear is 2/2\n';
    const first = analyseText(text);
    expect(first.needs).toEqual([{ need: 'file', path: 'file:///cards.strata', range: { start: 18, end: 30 } }]);
    const cards = 'card Test Bear {1}{G}\n  Creature — Bear\n  2/2\n';
    const second = analyseText(text, first, new Map([['file:///cards.strata', cards]]));
    expect(second.runs[0]?.outcome).toBe('passed');
    expect(codes(analyseText(text, second, new Map([['file:///cards.strata', null]])))).toContain('use.missing');
    const round = new Map([['file:///cards.strata', `use test.strata\n${cards}`]]);
    expect(codes(analyseText(text, second, round))).toContain('use.cycle');
  });
});

describe('editions', () => {
  it('each edition a scenario names is a run of its own; the command line can replace them', () => {
    const text = lines`
      rules classic, 2011
      scenario S
        Alice controls Gray Ogre
        in classic expect Gray Ogre is 2/2
    `;
    expect(analyseText(text).runs.map((run) => [run.edition, run.outcome])).toEqual([
      ['classic', 'passed'],
      ['2011', 'nothingToCheck'],
    ]);
    const replaced = analyse({ uri: 'x', text, version: 1, files: new Map(), library, edition: 'current' });
    expect(replaced.runs.map((run) => run.edition)).toEqual(['current']);
  });

  it('a file without a rules line is classic: a hint with the line to add', () => {
    const analysis = analyseText('scenario S\n  Alice controls Gray Ogre\n  expect Gray Ogre is 2/2\n');
    const hint = analysis.problems.find((problem) => problem.code === 'rules.missing');
    expect(hint?.severity).toBe('hint');
    expect(hint?.fixes?.[0]?.edits).toEqual([{ range: { start: 0, end: 0 }, newText: 'rules classic\n\n' }]);
  });
});

describe('cites', () => {
  it('a rule that nothing made use of is a warning; one that no chapter here knows a hint', () => {
    const analysis = analyseText(lines`
      rules classic
      scenario S
        cites 418.5f, 706.9, 103.4
        Alice controls Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre
        expect Gray Ogre is 5/5
    `);
    const about = analysis.problems
      .filter(({ code }) => code.startsWith('cites.'))
      .map(({ code, severity, values }) => `${code} ${severity} ${values['rule']}`);
    expect(about).toContain('cites.unused warning 706.9');
    expect(about).toContain('cites.unknown hint 103.4');
    expect(about.some((one) => one.endsWith('418.5f'))).toBe(false);
    expect(analysis.runs[0]?.outcome).toBe('passed');
  });
});

describe('outcomes', () => {
  it('text that is not read leaves a scenario unproven, unless it is ignored and said so', () => {
    const card = 'card Oddity {1}\n  Artifact\n  Grundle the frobnitz sideways.\n';
    const body = 'scenario S\n  Alice controls Oddity\n  expect Oddity is an artifact\n';
    expect(firstRun(`rules classic\n${card}${body}`).outcome).toBe('unproven');
    const ignored = firstRun(`rules classic\n${card}${body.replace('\n', '\n  ignoring text of Oddity\n')}`);
    expect(ignored.outcome).toBe('passed');
    expect(ignored.ignored).toEqual(['Oddity']);
  });

  it('without an expectation there is nothing to check, but an illegal line fails all the same', () => {
    expect(firstRun('rules classic\nscenario S\n  Alice controls Gray Ogre\n').outcome).toBe('nothingToCheck');
    const illegal =
      'rules classic\nscenario S\n  Alice controls Forest\n  Alice casts Holy Strength targeting Forest\n';
    expect(firstRun(illegal).outcome).toBe('failed');
  });

  it('says where expected and actual part', () => {
    const run = firstRun(lines`
      rules classic
      scenario S
        Alice controls Gray Ogre
        effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre
        expect Gray Ogre is 2/2
    `);
    expect(run.expectations[0]).toMatchObject({ outcome: 'failed', expected: '2/2', actual: '3/3', layer: '6b' });
    expect(run.expectations[0]?.fix?.edits[0]?.newText).toBe('3/3');
    expect(failing(run)).toHaveLength(1);
  });
});

describe('reuse', () => {
  it('a comment, a blank line or other spacing runs nothing again', () => {
    for (const text of examples) {
      const first = analyseText(text);
      const edited = `# a comment\n\n${text.replaceAll('\n', '   # here too\n')}`;
      const second = analyseText(edited, first);
      expect(workOf(second).performed).toBe(0);
      expect(second.runs.map((run) => run.outcome)).toEqual(first.runs.map((run) => run.outcome));
    }
  });

  it('a renamed label runs nothing again', () => {
    const text = lines`
      rules classic
      scenario S
        Alice controls Gray Ogre as Big
        effect "Target creature gets +1/+1 until end of turn." targeting Big as Growth
        expect Big is 3/3
    `;
    const second = analyseText(text.replaceAll('Big', 'Large').replace('Growth', 'Other'), analyseText(text));
    expect(workOf(second).performed).toBe(0);
    expect(second.runs[0]?.outcome).toBe('passed');
  });

  it('an edited text comes to the same as that text opened afresh', () => {
    const someText = fc.constantFrom(...examples);
    const edit = fc.record({
      at: fc.nat(10_000),
      kind: fc.constantFrom('delete', 'double', 'digit', 'cut', 'swap'),
    });
    fc.assert(
      fc.property(someText, fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
        let before = analyseText(text);
        let now = text.split('\n');
        for (const { at, kind } of edits) {
          const line = at % now.length;
          const content = now[line] ?? '';
          const other = now[(line + 1) % now.length] ?? '';
          const put = (text: string): string[] => now.map((old, index) => (index === line ? text : old));
          if (kind === 'delete') now = now.filter((_, index) => index !== line);
          else if (kind === 'double') now = [...now.slice(0, line), content, ...now.slice(line)];
          else if (kind === 'digit') now = put(content.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)));
          else if (kind === 'cut') now = put(content.slice(0, at % (content.length + 1)));
          else now = put(other);
          const edited = now.join('\n');
          const reused = analyseText(edited, before);
          expect(visible(reused)).toBe(visible(analyseText(edited)));
          before = reused;
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('goes on where an earlier run had come to: a long text edited anywhere is what it is afresh', () => {
    const text = longFile(90);
    const lines = text.split('\n');
    const acts = lines.flatMap((line, index) => (/^ {2}(tap|untap|put|remove|effect|next)/.test(line) ? [index] : []));
    const edit = fc.record({
      at: fc.nat(10_000),
      kind: fc.constantFrom('delete', 'double', 'label', 'expect', 'digit'),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        let now = lines;
        let before = analyseText(text);
        for (const { at, kind } of edits) {
          const line = acts[at % acts.length] ?? 0;
          const old = now[line] ?? '';
          const put: Readonly<Record<typeof kind, readonly string[]>> = {
            delete: [],
            double: [old, old],
            label: [old, '  Alice controls a Unit 3 as Late'],
            expect: [old, '  expect Unit 3 has trample'],
            digit: [old.replace(/\+1/, '+2')],
          };
          now = [...now.slice(0, line), ...put[kind], ...now.slice(line + 1)];
          const edited = now.join('\n');
          const reused = analyseText(edited, before);
          expect(visible(reused)).toBe(visible(analyseText(edited)));
          before = reused;
        }
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  it('an edit at the end carries out nothing above it', () => {
    const text = longFile(200);
    const after = analyseText(`${text}  Alice draws a card\n`, analyseText(text));
    expect(workOf(after).performed).toBe(1);
    expect(workOf(after).reused).toBeGreaterThan(200);
  });
});
