// Attackers and blockers as a line names them: all of one line are declared together (508.1, 509.1).
import type { Action } from '../engine/action.ts';
import type { Target } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import { holderOf } from './runNames.ts';
import { type Reader, readObject, readTarget, reject } from './runReader.ts';
import type { NameRef, StatementBody } from './statement.ts';

/** Whom an attacker attacks that names nobody: its controller's opponent, where there is one. */
const onlyOpponent = (reader: Reader, ref: NameRef, id: ObjectId | undefined): Target | undefined => {
  const object = id === undefined ? undefined : reader.game.objects.get(id);
  if (object === undefined) return undefined;
  const controller = holderOf(reader.game, object);
  const [one, more] = reader.game.players.filter((player) => player.inGame && player.id !== controller);
  if (one !== undefined && more === undefined) return { player: one.id };
  reject(reader, 'attacks.whom', ref.range, { name: ref.text });
  return undefined;
};

/** What attacks whom. */
export const attacksOf = (
  reader: Reader,
  { objects, whom: named }: Extract<StatementBody, { kind: 'attacks' }>,
): readonly Action[] =>
  objects.flatMap((name): readonly Action[] => {
    const object = readObject(reader, name);
    const whom = named === undefined ? onlyOpponent(reader, name, object) : readTarget(reader, named);
    return object === undefined || whom === undefined ? [] : [{ act: 'attacks', object, whom }];
  });

/** What blocks the attacker. */
export const blocksOf = (
  reader: Reader,
  { objects, attacker: named }: Extract<StatementBody, { kind: 'blocks' }>,
): readonly Action[] => {
  const attacker = readObject(reader, named);
  return objects.flatMap((name): readonly Action[] => {
    const object = readObject(reader, name);
    return object === undefined || attacker === undefined ? [] : [{ act: 'blocks', object, attacker }];
  });
};
