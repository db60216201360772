// Laws of perform, over random actions: it never throws, a refused action changes nothing, state-based actions come to rest.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../server/src/engine/action.ts';
import { stateBasedActions } from '../../../server/src/engine/sba.ts';
import { actionOf, edition, pick } from './randomActions.ts';
import { table } from './table.ts';

/** An event without the game before it, which is made out only when asked for: no two functions are equal. */
const told = ({ was, ...event }: GameEvent): object => ({ ...event, was: was !== undefined });

describe('perform', () => {
  it('never throws, changes nothing where it refuses, and comes to rest', () => {
    fc.assert(
      fc.property(edition, fc.array(pick, { maxLength: 25 }), (name, picks) => {
        const t = table(name);
        for (const one of picks) {
          const action = actionOf(t.game, one);
          if (action === undefined) continue;
          const before = t.game;
          const outcome = t.do(action);
          if (outcome.problems.some((problem) => problem.severity === 'error')) {
            expect(outcome.game).toBe(before);
            expect(outcome.events).toEqual([]);
            continue;
          }
          if (action.act === 'setUp') continue;
          const looped = outcome.problems.some((problem) => problem.code === 'loop.stateBased');
          if (!looped) expect(stateBasedActions(outcome.game)).toEqual([]);
          const listed = Object.values(outcome.game.zones).flat();
          expect(new Set(listed).size).toBe(listed.length);
          expect([...outcome.game.objects.keys()].sort()).toEqual([...listed].sort());
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same outcome for the same game, action and cause', () => {
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 15 }), (picks) => {
        const one = table();
        const two = table();
        for (const each of picks) {
          const action = actionOf(one.game, each);
          if (action === undefined) continue;
          const a = one.do(action);
          const b = two.do(action);
          expect(b.events.map(told)).toEqual(a.events.map(told));
          expect(b.problems).toEqual(a.problems);
        }
      }),
      { numRuns: 20 },
    );
  });
});
