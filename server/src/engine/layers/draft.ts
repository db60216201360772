// Copies of an object's state to be changed: all made in one place and of one shape, which is what makes many of them cheap.
import type { ObjectState } from '../characteristics.ts';

/** A state of one's own, not yet seen by anyone else. */
export type Draft = { -readonly [Key in keyof ObjectState]: ObjectState[Key] };

/** A copy of a state, every field in its place. */
export const draftOf = (state: ObjectState): Draft => ({
  name: state.name,
  manaCost: state.manaCost,
  valueCost: state.valueCost,
  colors: state.colors,
  supertypes: state.supertypes,
  types: state.types,
  subtypes: state.subtypes,
  abilities: state.abilities,
  power: state.power,
  toughness: state.toughness,
  loyalty: state.loyalty,
  defense: state.defense,
  controller: state.controller,
  cantHave: state.cantHave,
});
