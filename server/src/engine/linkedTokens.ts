// "The token" of one ability is what the ability linked with it created (607.2, 706.7): kept with the permanent, as its choices are.

import type { Ability, Instruction } from '../cards/ability.ts';
import { some } from '../terms/walk.ts';
import { boardOf } from './ask.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { GameObject, LinkedChoice } from './game.ts';
import type { ObjectId } from './ids.ts';
import type { Resolution } from './resolution.ts';
import { changeObject, objectOf, type Work } from './work.ts';

const known = new WeakMap<Ability, boolean>();

/** Whether an ability speaks of "the token" without creating one itself. */
const speaksOfCreated = (ability: Ability): boolean => {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const creates = ({ do: what }: Instruction): boolean => what === 'createToken' || what === 'createTokenCopy';
  const made =
    some('ability', ability, { ref: (ref) => ref.kind === 'that' && ref.antecedent === 'created' }) &&
    !some('ability', ability, { instruction: creates });
  known.set(ability, made);
  return made;
};

/** Keeps what an ability of a permanent created, where another of its abilities will speak of it. */
export const keepCreated = (work: Work, r: Resolution, created: readonly ObjectId[]): void => {
  const holder = objectOf(work, r.self);
  const acquisition = r.ability?.acquisition;
  if (holder?.zone !== 'battlefield' || acquisition === undefined || created.length === 0) return;
  const abilities = boardOf(work.game).objects.get(holder.id)?.abilities ?? [];
  if (!abilities.some((one) => one.acquisition === acquisition && speaksOfCreated(one.ability))) return;
  const kept = created.map(
    (object): LinkedChoice => ({ acquisition, what: 'created', value: { kind: 'object', object } }),
  );
  changeObject(work, holder.id, { choices: [...holder.choices, ...kept] });
};

/** What the linked ability of this permanent, as it is or last was, has created. */
export const createdWith = (
  holder: Pick<GameObject, 'choices'> | undefined,
  ability: AbilityInstance | undefined,
): readonly ObjectId[] | undefined => {
  if (ability === undefined || !speaksOfCreated(ability.ability)) return undefined;
  const created = (holder?.choices ?? []).flatMap((choice) =>
    choice.what === 'created' && choice.acquisition === ability.acquisition && choice.value.kind === 'object'
      ? [choice.value.object]
      : [],
  );
  return created.length === 0 ? undefined : created;
};
