// Who does it: the player a verb names, or the one who acts where it names none.
import type { PlayerRef } from '../ability.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';

/** A player and verb read; `elided` if the subject was said before, false if "you" was said where it need not be. */
export interface Acting {
  readonly player: PlayerRef;
  readonly elided?: boolean;
}

/**
 * "draw", "target player draws", "… and draws": the verb in either form, with its player. Without a subject the plain form
 * is an imperative (whoever acts), the form with -s goes on about the player just named.
 */
export const readActing = (r: Reader, plain: string, third: string): Acting | undefined => {
  const here = r.sees(plain);
  const joined = here && isJoined(r);
  const said = joined ? r.said.player : undefined;
  // "Two target players each lose 3 life and gain 1 life": several take the plain form.
  if (joined && said?.kind === 'target' && said.each === true && r.eat(plain)) {
    return { player: { ...said, again: 'they' }, elided: true };
  }
  if (r.eat(plain)) return r.actor.kind === 'you' && !joined ? { player: r.actor } : { player: r.actor, elided: true };
  if (r.sees(third) && (isJoined(r) || isAlternative(r)) && r.said.player !== undefined && r.eat(third)) {
    const { player } = r.said;
    return { player: player.kind === 'target' ? { ...player, again: true } : player, elided: true };
  }
  const mark = r.mark();
  const player = readPlayer(r);
  if (player === undefined) return undefined;
  if (r.eatOne(third, plain) === undefined) return r.reset(mark);
  return player.kind === 'you' ? { player, elided: false } : { player };
};

/** "… or discards a card". */
const isAlternative = (r: Reader): boolean => r.tokens[r.at - 1]?.text === 'or';

/** Whether the clause hangs on one before it. */
const isJoined = (r: Reader): boolean => {
  const before = r.tokens[r.at - 1]?.text;
  return before === 'and' || before === 'then' || before === ',';
};
