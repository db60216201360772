// Sacrificing as an instruction says (701.21): each player their own, chosen where there is a choice.
import type { Instruction } from '../../cards/ability.ts';
import { amountIn, boardOf, playersIn, selectIn } from '../ask.ts';
import { chooseObjects } from '../choose.ts';
import { sacrificeIt } from '../costs.ts';
import type { ObjectId } from '../ids.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';
import { ctxOfPlayer } from './eachPlayer.ts';

export const sacrifice = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'sacrifice' }>): void => {
  const sacrificed: ObjectId[] = [];
  let wanted = 0;
  for (const player of playersIn(work.game, instruction.player, ctxOf(r))) {
    const ref = instruction.what;
    const board = boardOf(work.game);
    let chosen: readonly ObjectId[];
    if (ref.kind === 'choose') {
      const own = ctxOfPlayer(r, instruction.player, player);
      const from = selectIn(work.game, ref.selection, own).filter((id) => board.objects.get(id)?.controller === player);
      const count = amountIn(work.game, ref.count, own);
      wanted += count;
      chosen = chooseObjects(r.queue, 'sacrifice', '701.21a', from, count, ref.upTo === true);
    } else {
      chosen = objectsFor(work, r, ref);
      wanted += chosen.length;
    }
    for (const id of chosen) if (sacrificeIt(work, id, player) !== undefined) sacrificed.push(id);
  }
  r.that.sacrificed = sacrificed;
  if (sacrificed.length > 0) r.that.previous = sacrificed;
  r.done = sacrificed.length > 0 && sacrificed.length >= wanted;
};
