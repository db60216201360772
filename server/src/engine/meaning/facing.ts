// Whether an object is, or was as it left, in combat with what the words name (508, 509).
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import type { GameObject } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { blockersOf, type Context, type View } from '../view.ts';
import { matches, objectsOf, playersOf } from './questions.ts';
import type { FilterOf } from './row.ts';

/** Whether it attacks, blocks or is blocked by one of them. */
export const faces = (
  view: View,
  { how, what, or, of }: FilterOf<'facing'>,
  object: GameObject,
  ctx: Context,
): boolean => {
  if (isPlayerRef(what)) {
    const players = playersOf(view, what, ctx);
    if (or !== undefined && faces(view, { kind: 'facing', how, what: or }, object, ctx)) return true;
    return object.attacking !== undefined && 'player' in object.attacking && players.includes(object.attacking.player);
  }
  if (how === 'banded with') {
    view.note({ code: 'filter-not-modelled', object: object.id, values: { filter: how } });
    return false;
  }
  const is = (id: ObjectId): boolean =>
    what.kind === 'choose' || what.kind === 'all'
      ? matches(view, what.selection.filter, id, ctx)
      : objectsOf(view, what, ctx).includes(id);
  const blocks = (): boolean => object.blocking?.some(is) === true;
  const blocked = (): boolean => blockersOf(view.game, object).some(is);
  if (how === 'attacking')
    return object.attacking !== undefined && 'object' in object.attacking && is(object.attacking.object);
  if (how === 'blocking or blocked by') return blocks() || blocked();
  return (how === 'blocking') === (of !== true) ? blocks() : blocked();
};
