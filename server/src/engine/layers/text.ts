// Text-changing effects on an object (418.9): words of its type line and of its own abilities, by the role they play.
import type { Ability, Operation } from '../../cards/ability.ts';
import { changeSubtypes, changeWords, type WordRole } from '../../cards/textChange.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { View } from '../view.ts';
import { withIntrinsic } from './intrinsic.ts';

const roleOf = (roles: (Operation & { readonly op: 'text' })['roles'], from: string): WordRole => {
  switch (roles) {
    case 'color':
    case 'basicLandType':
    case 'creatureType':
      return roles;
    case 'colorOrBasicLandType':
      return kindOfSubtype(from) === 'land' ? 'basicLandType' : 'color';
  }
};

const cache = new WeakMap<Ability, Map<string, Ability>>();

/** Changed abilities are made once for each change: whoever reads them again gets the same value. */
const changed = (ability: Ability, from: string, to: string, role: WordRole): Ability => {
  const key = `${role}:${from}>${to}`;
  let known = cache.get(ability);
  if (known === undefined) {
    known = new Map();
    cache.set(ability, known);
  }
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = changeWords(ability, from, to, role);
  known.set(key, made);
  return made;
};

/** The state with one word replaced by another wherever it is used in that role; names and mana symbols stay. */
export const applyText = (
  view: View,
  state: ObjectState,
  operation: Operation & { readonly op: 'text' },
): ObjectState => {
  const { from, to } = operation;
  if (from === undefined || to === undefined) {
    view.note({ code: 'choice-not-made', values: { what: 'word' } });
    return state;
  }
  const role = roleOf(operation.roles, from);
  const abilities = state.abilities.map((each): AbilityInstance => {
    // An ability given by another effect is out of reach (418.9b); those that rules give follow the types.
    if (each.origin !== 'printed' && each.origin !== 'copied') return each;
    const ability = changed(each.ability, from, to, role);
    return ability === each.ability ? each : { ...each, ability };
  });
  const subtypes = changeSubtypes(state.subtypes, from, to, role);
  if (abilities.every((each, index) => each === state.abilities[index]) && subtypes === state.subtypes) return state;
  return withIntrinsic({ ...state, abilities, subtypes }, state);
};
