// What is done to players and their cards on simple counters: drawing, milling, discarding, life (119, 121, 701).
import type { Instruction } from '../../cards/ability.ts';
import { amountIn, playersIn } from '../ask.ts';
import { chooseObjects } from '../choose.ts';
import { discardIt } from '../costs.ts';
import { changeLife } from '../damage.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { changePlayer, happen, kept, playerOf, spend, type Work } from '../work.ts';
import { moveTo, zoneOf } from '../zones.ts';
import { ctxOfPlayer, meanPlayers } from './eachPlayer.ts';

/** Gives the cards as they are in the hand; none where a card of the library is not known. */
export const drawCards = (work: Work, id: PlayerId, count: number): readonly ObjectId[] | undefined => {
  const drawn: ObjectId[] = [];
  spend(work, 'moves', count);
  for (let n = 0; n < count; n += 1) {
    const top = zoneOf(work.game, 'library', id).at(-1);
    const now = top === undefined ? undefined : moveTo(work, top, 'hand');
    if (now !== undefined) drawn.push(now);
    const player = playerOf(work.game, id);
    changePlayer(work, id, {
      drawnThisTurn: player.drawnThisTurn + 1,
      tally: { ...player.tally, drawn: (player.tally['drawn'] ?? 0) + 1 },
    });
    happen(work, { event: 'drew', player: id, amount: 1, values: { nth: player.drawnThisTurn + 1 } });
  }
  return drawn.length === count ? drawn : undefined;
};

/** Gives the cards as they are in the graveyard. */
export const millCards = (work: Work, id: PlayerId, count: number): readonly ObjectId[] => {
  const milled: ObjectId[] = [];
  const player = playerOf(work.game, id);
  const all = kept((player.tally['milled'] ?? 0) + count);
  changePlayer(work, id, { tally: { ...player.tally, milled: all } });
  // Cards that nobody knows are only counted.
  for (let n = Math.min(count, zoneOf(work.game, 'library', id).length); n > 0; n -= 1) {
    const top = zoneOf(work.game, 'library', id).at(-1);
    const now = top === undefined ? undefined : moveTo(work, top, 'graveyard');
    if (now !== undefined) milled.push(now);
  }
  happen(work, { event: 'milled', player: id, amount: count });
  return milled;
};

/** Gives what was discarded, as it was in the hand. */
const discardCards = (work: Work, r: Resolution, id: PlayerId, count: number): readonly ObjectId[] => {
  const hand = zoneOf(work.game, 'hand', id);
  const chosen = chooseObjects(r.queue, 'discard', '701.9b', hand, count, false);
  for (const card of chosen) discardIt(work, card, id);
  if (chosen.length < count) {
    if (hand.length > 0) r.done = false;
    const player = playerOf(work.game, id);
    const missing = count - chosen.length;
    changePlayer(work, id, { tally: { ...player.tally, discarded: kept((player.tally['discarded'] ?? 0) + missing) } });
    happen(work, { event: 'tally', player: id, amount: missing, values: { what: 'discard' } });
  }
  return chosen;
};

type PlayerCount = Extract<Instruction, { do: 'draw' | 'discard' | 'mill' | 'gainLife' | 'loseLife' | 'discardHand' }>;

export const onPlayers = (work: Work, r: Resolution, instruction: PlayerCount): void => {
  const players = playersIn(work.game, instruction.player, ctxOf(r));
  const done = new Map<PlayerId, number>();
  const milled: ObjectId[] = [];
  const discarded: ObjectId[] = [];
  for (const player of players) {
    const amount =
      instruction.do === 'discardHand'
        ? zoneOf(work.game, 'hand', player).length
        : amountIn(work.game, instruction.amount, ctxOfPlayer(r, instruction.player, player));
    done.set(player, amount);
    r.thatMany = amount;
    switch (instruction.do) {
      case 'draw': {
        const drawn = drawCards(work, player, amount);
        // "Draw a card and reveal it": that card.
        if (drawn === undefined || players.length > 1) delete r.that.drawn;
        else r.that.drawn = drawn;
        break;
      }
      case 'mill':
        milled.push(...millCards(work, player, amount));
        break;
      case 'gainLife':
        changeLife(work, player, amount);
        break;
      case 'loseLife':
        changeLife(work, player, -amount);
        break;
      case 'discard':
        discarded.push(...discardCards(work, r, player, amount));
        break;
      case 'discardHand':
        discarded.push(...zoneOf(work.game, 'hand', player));
        for (const card of zoneOf(work.game, 'hand', player)) discardIt(work, card, player);
        break;
    }
  }
  r.manyOf = done;
  // "Mill a card. You may play that card this turn" (608.2c).
  if (instruction.do === 'mill') {
    r.that.milled = milled;
    r.that.previous ??= milled;
  }
  // "Discard a card. … X is the discarded card's mana value"; of a card that nobody knows nothing is said.
  if (discarded.length > 0) r.that.discarded = discarded;
  meanPlayers(r, instruction.player, players);
};
