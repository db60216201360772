// Players who have lost by a state-based action (704.5a, 704.5c): it is said, and the scenario plays on (D51).
import { boardOf, playersIn } from './ask.ts';
import type { Game } from './game.ts';
import type { PlayerId } from './ids.ts';
import { inform, type Work } from './work.ts';

type Loss = '704.5a' | '704.5c';

const ENOUGH_POISON = 10;

/** "You can't lose the game", "you don't lose the game for having 0 or less life". */
const isSpared = (game: Game, player: PlayerId, loss: Loss): boolean =>
  boardOf(game).rules.some(({ rule, players, effect }) => {
    if (rule.rule === 'cantLoseTheGame') return players?.includes(player) ?? effect.controller === player;
    if (rule.rule !== 'frame') return false;
    if (rule.frame === 'noLossAtZero') return loss === '704.5a' && effect.controller === player;
    const [who] = rule.parts;
    if (rule.frame !== 'cantLose' || who?.part !== 'player') return false;
    const ctx = { you: effect.controller, ...(effect.source === undefined ? {} : { self: effect.source }) };
    return playersIn(game, who.player, ctx).includes(player);
  });

const lossOf = (game: Game, id: PlayerId): Loss | undefined => {
  const player = game.players.find((one) => one.id === id);
  if (player?.inGame !== true) return undefined;
  const poison = player.counters.find(({ kind }) => kind === 'poison')?.count ?? 0;
  const loss = player.life <= 0 ? '704.5a' : poison >= ENOUGH_POISON ? '704.5c' : undefined;
  return loss !== undefined && isSpared(game, id, loss) ? undefined : loss;
};

/** Says who has lost now and had not before. */
export const tellLosses = (work: Work): void => {
  for (const { id } of work.game.players) {
    const rule = lossOf(work.game, id);
    if (rule === undefined || lossOf(work.start, id) !== undefined) continue;
    const isSaid = work.problems.some(
      ({ code, objects }) =>
        code === 'player.lost' &&
        objects?.['target'] !== undefined &&
        'player' in objects['target'] &&
        objects['target'].player === id,
    );
    if (!isSaid) inform(work, { code: 'player.lost', rule, values: { rule }, objects: { target: { player: id } } });
  }
};
