// The laws of perform and of the layers on boards of real cards: those of the bundled library, all against all.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../../../server/src/cards/card.ts';
import { evaluate } from '../../../server/src/engine/evaluate.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { explainIllegalHost } from '../../../server/src/engine/hosts.ts';
import { evaluateObvious } from '../../../server/src/engine/layers/obvious.ts';
import { stateBasedActions } from '../../../server/src/engine/sba.ts';
import { actionOf, board, deal, insist } from './randomActions.ts';
import { card } from './table.ts';

const FOLDER = fileURLToPath(new URL('../../../server/library/', import.meta.url));

/** Every card block of a file: from its head line to the next line that is not indented. */
const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/^card (.+(?:\n[ \t]+\S.*|\n[ \t]*(?=\n[ \t]))*)/gm)].map(([, block]) => block ?? '');

const LIBRARY: readonly CardDefinition[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.strata'))
  .flatMap((name) => blocksOf(readFileSync(`${FOLDER}${name}`, 'utf8')))
  .map(card);

const illegal = (game: Game): readonly string[] =>
  (game.zones['battlefield'] ?? []).flatMap((id) => {
    const object = game.objects.get(id);
    if (object?.attachedTo === undefined || object.status.phasedOut) return [];
    const why = explainIllegalHost(game, id, object.attachedTo);
    return why === undefined ? [] : [`#${id}: ${why.code}`];
  });

describe('the cards of the library', () => {
  it('are read from its files', () => {
    expect(LIBRARY.length).toBeGreaterThan(100);
  });

  it('never throw, change nothing where they refuse, come to rest, and leave nothing attached where it may not be', () => {
    fc.assert(
      fc.property(board, (random) => {
        const t = deal(random, LIBRARY);
        t.do({ act: 'settle' });
        for (const one of random.picks) {
          const action = actionOf(t.game, one, LIBRARY);
          if (action === undefined) continue;
          const before = t.game;
          const outcome = t.do(action);
          if (outcome.problems.some(({ severity }) => severity === 'error')) {
            expect(outcome.game).toBe(before);
            insist(t, action, one.b);
            continue;
          }
          if (action.act === 'setUp' || outcome.problems.some(({ code }) => code === 'loop.stateBased')) continue;
          expect(stateBasedActions(outcome.game)).toEqual([]);
          expect(illegal(outcome.game)).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('are evaluated quickly as by the definition (418.5)', () => {
    fc.assert(
      fc.property(board, (random) => {
        const t = deal(random, LIBRARY);
        for (const one of random.picks) {
          const action = actionOf(t.game, one, LIBRARY);
          if (action !== undefined) insist(t, action, one.b);
        }
        const quick = evaluate(t.game);
        const slow = evaluateObvious(t.game);
        expect(quick.applied).toEqual(slow.applied);
        expect([...new Set(quick.edges.map((edge) => `${edge.layer} ${edge.from} ${edge.on}`))].sort()).toEqual(
          slow.edges,
        );
      }),
      { numRuns: 80 },
    );
  });
});
