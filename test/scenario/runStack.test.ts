// The stack is the indentation: blocks, what resolves before the next line, triggers that wait.
import { describe, expect, it } from 'vitest';
import { analyseText, codes, failing, firstRun, lines, markedBy } from './helpers.ts';

describe('the stack', () => {
  it('keeps the head of a block on the stack until the block ends (601.2, 608.1)', () => {
    const run = firstRun(lines`
      rules classic
      scenario Block
        Bob controls Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre
          expect Giant Growth targets Gray Ogre, is a spell
          expect Gray Ogre is 2/2
        expect Gray Ogre is 5/5
        expect Giant Growth is in Alice's graveyard
    `);
    expect(failing(run)).toEqual([]);
    expect(run.outcome).toBe('passed');
  });

  it('shows the state with the head on the stack at its line, and the resolved one below the block', () => {
    const run = firstRun(lines`
      rules classic
      scenario Block
        Bob controls Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre
          expect Gray Ogre is 2/2
        expect Gray Ogre is 5/5
    `);
    const power = (line: number): number | undefined => {
      const snapshot = run.snapshotAtLine(line);
      return [...(snapshot?.board.objects.values() ?? [])].find((state) => state.name === 'Gray Ogre')?.power;
    };
    expect(power(3)).toBe(2);
    expect(power(4)).toBe(2);
    expect(power(5)).toBe(5);
  });

  it('a nested answer resolves before the head', () => {
    const run = firstRun(lines`
      rules classic
      scenario Answer
        Alice controls Gray Ogre
        effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre
        Alice casts Giant Growth targeting Gray Ogre
          Bob casts Lightning Bolt targeting Gray Ogre
            expect Lightning Bolt targets Gray Ogre
          expect Gray Ogre is in Alice's graveyard
        expect Giant Growth is in Alice's graveyard
    `);
    expect(failing(run)).toEqual([]);
  });

  it('a trigger with a choice waits, says so, and is answered by a later line (603.3d)', () => {
    const text = lines`
      rules classic
      card Pinger {R}
        Creature — Goblin
        When this creature enters, it deals 1 damage to target creature.
        1/1
      scenario Waiting
        Bob controls
          Gray Ogre
          Hill Giant
        Alice puts Pinger onto the battlefield
        expect Gray Ogre has 0 damage
        trigger Pinger targeting Gray Ogre
        expect Gray Ogre has 1 damage
    `;
    expect(failing(firstRun(text))).toEqual([]);
    const unanswered = analyseText(text.split('\n').slice(0, -2).join('\n'));
    expect(codes(unanswered)).toContain('trigger.waits');
    expect(unanswered.runs[0]?.outcome).toBe('unproven');
    expect(markedBy(unanswered, 'trigger.waits')).toEqual(['Alice puts Pinger onto the battlefield']);
  });

  it('suppose leaves the game as it was, and ids are not used twice', () => {
    const run = firstRun(lines`
      rules classic
      scenario What if
        Alice controls Gray Ogre
        suppose it grows
          effect "Target creature gets +1/+1 until end of turn." targeting Gray Ogre
          Bob creates a 1/1 red Goblin creature token as Helper
          expect Gray Ogre is 3/3
        expect Gray Ogre is 2/2
        suppose it shrinks
          effect "Target creature becomes 0/1 until end of turn." targeting Gray Ogre
          expect Gray Ogre is 0/1
        expect Gray Ogre is 2/2
    `);
    expect(failing(run)).toEqual([]);
    const ids = new Map<number, string>();
    for (const { game, board } of run.snapshots) {
      for (const [id, object] of game.objects) {
        const name = `${board.objects.get(id)?.name} ${object.zone}`;
        expect(ids.get(id) ?? name).toBe(name);
        ids.set(id, name);
      }
    }
  });
});

describe('legality', () => {
  it('illegal and legal do nothing, and the reason is compared', () => {
    const text = lines`
      rules classic
      scenario Auras
        Alice controls
          Gray Ogre
          Forest
        illegal Alice casts Holy Strength targeting Forest by 303.4a
        legal Alice casts Holy Strength targeting Gray Ogre
        expect Gray Ogre is 2/2
        illegal Alice casts Holy Strength targeting Gray Ogre
    `;
    const analysis = analyseText(text);
    const [run] = analysis.runs;
    expect(run?.expectations.map((one) => one.outcome)).toEqual(['passed', 'passed', 'passed', 'failed']);
    expect(codes(analysis)).toContain('assert.isLegal');
  });

  it('an illegal line is marked with its rule and does nothing; what rests on it is not blamed again', () => {
    const analysis = analyseText(lines`
      rules classic
      scenario Refused
        Alice controls Forest
        Alice casts Holy Strength as Blessing targeting Forest
        destroy Blessing
    `);
    const [first] = analysis.problems.filter((problem) => problem.severity === 'error');
    expect(first?.rule).toBe('303.4a');
    expect(codes(analysis)).toContain('name.restsOnRefused');
    expect(analysis.problems.filter((problem) => problem.severity === 'error')).toHaveLength(1);
    expect(analysis.runs[0]?.outcome).toBe('failed');
  });
});
