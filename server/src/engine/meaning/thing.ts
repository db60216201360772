// A thing: an object with its values, as it is or as it last was (608.2h), and what is asked of it wherever it stands.
import type { PTProperty } from '../../cards/ability.ts';
import { manaValue } from '../../cards/mana.ts';
import { assertNever } from '../../rules/util.ts';
import type { Characteristics, ObjectState } from '../characteristics.ts';
import type { GameObject, LastKnown } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { attachmentsOf, powerOrToughness, type View } from '../view.ts';

/** An object and its values. */
export interface Thing {
  readonly object: GameObject;
  readonly state: ObjectState;
}

/** What has left, as it last was. */
export const thingOfLast = ({ was, values }: LastKnown): Thing => ({ object: was, state: values });

/** What has that id: as it is, else as it last was; undefined for what nothing is known of. */
export const thingOf = (view: View, id: ObjectId): Thing | undefined => {
  const object = view.game.objects.get(id);
  if (object === undefined) {
    const last = view.lastKnown?.(id);
    return last === undefined ? undefined : thingOfLast(last);
  }
  const state = view.state(id);
  return state === undefined ? undefined : { object, state };
};

/** The object of that id, or as it was when it left. */
export const objectOrLast = (view: View, id: ObjectId | undefined): GameObject | undefined =>
  id === undefined ? undefined : (view.game.objects.get(id) ?? view.lastKnown?.(id)?.was);

/** The values of what has that id, or those that it last had. */
export const valuesOf = (view: View, id: ObjectId): ObjectState | undefined =>
  view.game.objects.has(id) ? view.state(id) : view.lastKnown?.(id)?.values;

/** Whether the object is a token (111.1). */
export const isToken = (object: GameObject): boolean =>
  object.base.kind === 'token' || (object.base.kind === 'copy' && object.base.of === 'permanent');

/** Whether the object has a keyword ability of that name, whatever its parameters. */
export const hasKeywordAbility = (state: Pick<ObjectState, 'abilities'>, keyword: string): boolean => {
  for (const { ability } of state.abilities) {
    if (
      ability.kind === 'keyword' &&
      (ability.keyword === keyword || ability.keyword.toLowerCase() === keyword.toLowerCase())
    )
      return true;
  }
  return false;
};

/** 108.4: a card outside the battlefield and the stack has no controller; its owner stands in. */
export const controllerOf = (object: GameObject, state: ObjectState): PlayerId =>
  object.zone === 'battlefield' || object.zone === 'stack' ? state.controller : object.owner;

/** The mana value of an object: X counts on the stack only (202.3e); a back face may have its front's (202.3b). */
export const manaValueOf = (object: GameObject | undefined, values: Pick<Characteristics, 'valueCost' | 'manaCost'>) =>
  manaValue(values.valueCost ?? values.manaCost, object?.zone === 'stack' ? (object.stack?.x ?? 0) : 0);

/** A numeric property of a thing; undefined if it has none (D11). */
export const propertyOfThing = (object: GameObject, state: ObjectState, property: PTProperty): number | undefined => {
  switch (property) {
    case 'power':
    case 'toughness':
      return powerOrToughness(object, state, property);
    case 'manaValue':
      return manaValueOf(object, state);
    case 'loyalty':
      return object.zone === 'battlefield'
        ? object.counters.reduce((sum, stack) => (stack.kind === 'loyalty' ? sum + stack.count : sum), 0)
        : state.loyalty;
    default:
      return assertNever(property);
  }
};

/** Whether something of that subtype is attached to it; what is, may have left since or with it. */
export const hasAttachment = (view: View, object: GameObject, subtype: string): boolean => {
  for (const id of attachmentsOf(view.game, object))
    if (valuesOf(view, id)?.subtypes.includes(subtype) === true) return true;
  return false;
};
