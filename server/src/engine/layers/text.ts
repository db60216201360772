// Text-changing effects on an object (418.9): words of its type line and of its own abilities, by the role they play.
import type { Ability, Operation } from '../../cards/ability.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { View } from '../view.ts';
import { withIntrinsic } from './intrinsic.ts';
import { changeWords, type WordRole } from './words.ts';

const rolesOf = (roles: (Operation & { readonly op: 'text' })['roles'], from: string): readonly WordRole[] => {
  switch (roles) {
    case 'color':
      return ['color'];
    case 'basicLandType':
      return ['subtype'];
    case 'creatureType':
      return ['subtype'];
    case 'colorOrBasicLandType':
      return kindOfSubtype(from) === 'land' ? ['subtype'] : ['color'];
  }
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
  let abilities = state.abilities;
  let subtypes = state.subtypes;
  for (const role of rolesOf(operation.roles, from)) {
    abilities = abilities.map((each): AbilityInstance => {
      // An ability given by another effect is out of reach (418.9b); those that rules give follow the types.
      if (each.origin !== 'printed' && each.origin !== 'copied') return each;
      const ability: Ability = changeWords(each.ability, from, to, role);
      return ability === each.ability ? each : { ...each, ability };
    });
    if (role === 'subtype') {
      const changed = subtypes.map((type) => (type.toLowerCase() === from.toLowerCase() ? to : type));
      if (changed.some((type, index) => type !== subtypes[index])) subtypes = [...new Set(changed)];
    }
  }
  if (abilities.every((each, index) => each === state.abilities[index]) && subtypes === state.subtypes) return state;
  return withIntrinsic({ ...state, abilities, subtypes }, state);
};
