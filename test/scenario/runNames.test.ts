// Names while a scenario runs: labels, whose, where, ambiguity with its candidates and fixes.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun, lines } from './helpers.ts';

describe('names', () => {
  it('a card follows its name from zone to zone, whatever it is called now (706.10)', () => {
    const run = firstRun(lines`
      rules classic
      scenario Follow
        Alice controls
          Gray Ogre
          Clone as Second copying Gray Ogre
        expect Second is a creature named Gray Ogre
        return Second to hand
        expect Second is in Alice's hand
    `);
    expect(failing(run)).toEqual([]);
  });

  it('several of one name: whose, where, "a", and a plain name for the one without a label', () => {
    const run = firstRun(lines`
      rules classic
      scenario Several
        Alice controls Gray Ogre
        Bob controls Gray Ogre
        Bob has 2 Gray Ogres in graveyard
        expect Alice's Gray Ogre is controlled by Alice
        expect Bob's Gray Ogre is controlled by Bob
        expect a Gray Ogre in Bob's graveyard is in Bob's graveyard
        Alice controls Hill Giant as Big
        Alice controls Hill Giant
        put a +1/+1 counter on Hill Giant
        expect Big is 3/3
        expect Hill Giant is 4/4
    `);
    expect(run.expectations.at(-1)?.outcome).toBe('passed');
    expect(run.expectations.at(-2)?.outcome).toBe('passed');
    expect(run.expectations.slice(0, 1).map((one) => one.outcome)).toEqual(['passed']);
  });

  it('an ambiguous name lists its candidates and offers to tell them apart', () => {
    const analysis = analyseText(lines`
      rules classic
      scenario Ambiguous
        Alice controls Gray Ogre
        Bob controls Gray Ogre
        expect Gray Ogre is 2/2
    `);
    const problem = analysis.problems.find((one) => one.code === 'name.ambiguous');
    expect(problem?.values['candidates']).toBe('Gray Ogre (Alice, battlefield); Gray Ogre (Bob, battlefield)');
    const replacing = problem?.fixes?.filter((fix) => fix.code === 'fix.replace').map((fix) => fix.values['text']);
    expect(replacing).toEqual(["Alice's Gray Ogre", "Bob's Gray Ogre"]);
    const labels = problem?.fixes?.find((fix) => fix.code === 'fix.labels');
    let text = analysis.text;
    for (const edit of [...(labels?.edits ?? [])].sort((a, b) => b.range.start - a.range.start)) {
      text = text.slice(0, edit.range.start) + edit.newText + text.slice(edit.range.end);
    }
    expect(text).toContain('Alice controls Gray Ogre as First Gray Ogre');
    expect(codes(analyseText(text))).not.toContain('name.ambiguous');
    expect(failing(firstRun(text))).toEqual([]);
  });

  it('one in play with a label and one elsewhere without: either has to be said', () => {
    const text = (subject: string): string =>
      `rules current\nscenario T\n  Alice controls Gray Ogre as Big\n  Alice has Gray Ogre in graveyard\n  expect ${subject} is red\n`;
    const problem = analyseText(text('Gray Ogre')).problems.find((one) => one.code === 'name.ambiguous');
    expect(problem?.values['candidates']).toBe('Gray Ogre (Alice, battlefield); Gray Ogre (Alice, graveyard)');
    for (const said of ['Big', 'Gray Ogre in graveyard']) expect(failing(firstRun(text(said)))).toEqual([]);
  });

  it('an effect speaks of the scenario by name', () => {
    const run = firstRun(lines`
      rules classic
      scenario By name
        Alice controls Gray Ogre
        effect "Gray Ogre gets +1/+1 until end of turn." as Push
        expect Gray Ogre is 3/3
    `);
    expect(failing(run)).toEqual([]);
  });

  it('a label for what was never made is an error at the label: nothing may rest on it', () => {
    const analysis = analyseText(lines`
      rules classic
      scenario Nothing made
        Alice controls Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre creating Nobody
        expect Gray Ogre is 5/5
    `);
    const problem = analysis.problems.find((one) => one.code === 'label.nothing');
    expect(problem && analysis.text.slice(problem.range.start, problem.range.end)).toBe('Nobody');
    expect(analysis.runs[0]?.outcome).toBe('failed');
  });
});
