// A player leaves the game (800.4a): what they own goes with them, effects that gave them control end, the rest stays.
import { boardOf } from './ask.ts';
import { endEffects } from './durations.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { inMoment } from './moment.ts';
import { changePlayer, happen, playerOf, refuse, type Work } from './work.ts';
import { cease, moveTo } from './zones.ts';

export const leaveGame = (work: Work, player: PlayerId): void => {
  if (!playerOf(work.game, player).inGame) refuse({ code: 'player.left', rule: '800.4a', slot: { slot: 'player' } });
  inMoment(work, () => {
    changePlayer(work, player, { inGame: false });
    const owned: readonly ObjectId[] = [...work.game.objects.values()]
      .filter((object) => object.owner === player)
      .map((object) => object.id);
    for (const id of owned) cease(work, id, '800.4a');
    endEffects(
      work,
      (effect) => effect.controller === player && effect.operations.some((operation) => operation.op === 'control'),
      '800.4a',
    );
    // What they still control, they control because it entered so: it is exiled.
    const board = boardOf(work.game);
    for (const id of [...work.game.objects.keys()]) {
      if (board.objects.get(id)?.controller === player) moveTo(work, id, 'exile', { rule: '800.4a' });
    }
    happen(work, { event: 'left', player, rule: '800.4a' });
  });
  if (work.game.turn.active === player) {
    const next =
      work.game.players.find((other) => other.inGame && other.id > player) ??
      work.game.players.find((other) => other.inGame);
    if (next !== undefined) work.game = { ...work.game, turn: { ...work.game.turn, active: next.id } };
  }
};
