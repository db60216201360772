// "Enters under the control of an opponent of your choice": who that is, chosen as it enters (614.12).
import { boardOf } from './ask.ts';
import { choose } from './choose.ts';
import type { Entering } from './enterAs.ts';
import type { ObjectId } from './ids.ts';
import { changeObject, inTurnOrder, type Work } from './work.ts';

/** Gives what enters to the opponent that its controller-to-be chooses, where it says so; what is set up is where a line says. */
export const enterUnderOpponent = (work: Work, id: ObjectId, { under, queue }: Entering): void => {
  const says = boardOf(work.game)
    .objects.get(id)
    ?.abilities.some(
      ({ ability }) =>
        ability.kind === 'static' &&
        ability.effects.some(({ operations }) =>
          operations.some(
            (one) => one.op === 'rule' && one.rule.rule === 'frame' && one.rule.frame === 'opponentControl',
          ),
        ),
    );
  if (says !== true || work.quiet) return;
  const options = inTurnOrder(work.game).flatMap((player) =>
    player === under || work.game.players[player]?.inGame !== true ? [] : [{ kind: 'player' as const, player }],
  );
  const chosen = choose(queue, { what: 'opponent', rule: '614.12', options, kinds: ['player'] });
  if (chosen?.kind === 'player') changeObject(work, id, { controller: chosen.player });
};
