// Laws of attachments, over random actions (303.4, 301.5): nothing stays attached where it may not be.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../server/src/engine/ask.ts';
import type { Game } from '../../../server/src/engine/game.ts';
import { attachmentKinds, explainIllegalHost, legalHosts } from '../../../server/src/engine/hosts.ts';
import type { ObjectId } from '../../../server/src/engine/ids.ts';
import { actionOf, board, deal, insist, pick } from './randomActions.ts';

const isThere = (game: Game, id: ObjectId): boolean => game.objects.get(id)?.status.phasedOut === false;

/** What is wrong with the attachments of a game that has come to rest, in words. */
const wrongs = (game: Game): readonly string[] =>
  (game.zones['battlefield'] ?? []).flatMap((id) => {
    if (!isThere(game, id)) return [];
    const host = game.objects.get(id)?.attachedTo;
    const state = boardOf(game).objects.get(id);
    const kinds = attachmentKinds(game, id);
    const name = `${state?.name} #${id}`;
    if (host === undefined) return kinds.includes('aura') ? [`${name} enchants nothing (D46)`] : [];
    const why = explainIllegalHost(game, id, host);
    return [
      ...(why === undefined ? [] : [`${name} may not be where it is: ${why.code} (${why.rule})`]),
      ...(state?.types.includes('Creature') === true ? [`${name} is a creature and attached (303.4d)`] : []),
      ...('object' in host && host.object === id ? [`${name} is attached to itself (303.4d)`] : []),
    ];
  });

describe('attachments', () => {
  it('after any sequence of actions none is attached to what it may not be attached to', () => {
    fc.assert(
      fc.property(board, (random) => {
        const t = deal(random);
        for (const one of random.picks) {
          const action = actionOf(t.game, one);
          if (action === undefined) continue;
          const outcome = insist(t, action, one.b);
          if (action.act === 'setUp' || outcome.problems.some(({ code }) => code === 'loop.stateBased')) continue;
          if (outcome.problems.some(({ severity }) => severity === 'error')) continue;
          expect(wrongs(t.game)).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('attaching succeeds where it is legal, and moves nothing where it is not (303.4h)', () => {
    fc.assert(
      fc.property(board, pick, (random, last) => {
        const t = deal(random);
        for (const one of random.picks) {
          const action = actionOf(t.game, one);
          if (action !== undefined) insist(t, action, one.b);
        }
        t.do({ act: 'advance', to: 'nextTurn' });
        const attachments = (t.game.zones['battlefield'] ?? []).filter(
          (id) => isThere(t.game, id) && attachmentKinds(t.game, id).length > 0,
        );
        const id = attachments[last.a % Math.max(1, attachments.length)];
        if (id === undefined) return;
        const objects = (t.game.zones['battlefield'] ?? []).filter((each) => isThere(t.game, each));
        const host = objects[last.b % objects.length];
        if (host === undefined) return;
        const legal = legalHosts(t.game, id).some((each) => 'object' in each && each.object === host);
        const before = t.game.objects.get(id)?.attachedTo;
        const card = t.game.objects.get(id)?.card;
        t.do({ act: 'attach', object: id, to: { object: host } });
        const events = t.last.events.filter(({ event, object }) => event === 'attached' && object === id);
        const already = before !== undefined && 'object' in before && before.object === host;
        expect(events.length).toBe(legal && !already ? 1 : 0);
        if (!legal && card !== undefined && t.game.current.get(card) === id && t.last.events.length === 0) {
          expect(t.game.objects.get(id)?.attachedTo).toEqual(before);
        }
      }),
      { numRuns: 100 },
    );
  });
});
