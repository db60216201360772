// Text-changing effects on an object (418.9): words of its type line and of its own abilities, by the role they play.

import type { Ability, Operation } from '../../cards/ability.ts';
import { changeSubtypes, changeWords, type WordRole } from '../../cards/textChange.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import { keyOfValue } from '../../rules/sameValue.ts';
import { key } from '../../terms/same.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { ObjectId } from '../ids.ts';
import type { View } from '../view.ts';
import type { Effect } from './effect.ts';
import { compiledOf, withIntrinsic } from './intrinsic.ts';

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

const isText = ({ origin }: AbilityInstance): boolean => origin === 'printed' || origin === 'copied';

/** Text of its own from now on: text changes reach it, and it has the object's timestamp (D23). */
const asOwn = (effect: Effect, abilities: readonly AbilityInstance[]): readonly AbilityInstance[] =>
  abilities.filter(isText).map(({ compiled, ability }, index) => ({
    key: `t:${effect.key}:${index}`,
    compiled,
    ability,
    origin: 'printed',
    acquisition: `t:${effect.key}`,
  }));

/** The state with another text box: its rules text is replaced, what other effects gave it stays (418.9b). */
export const withTextBox = (state: ObjectState, effect: Effect, box: readonly AbilityInstance[]): ObjectState =>
  withIntrinsic(
    { ...state, abilities: [...asOwn(effect, box), ...state.abilities.filter((each) => !isText(each))] },
    state,
  );

/** The state with everything that is printed on another card, and nothing of its own but its controller. */
export const withFullText = (state: ObjectState, effect: Effect, text: ObjectState): ObjectState => {
  const { controller: _controller, cantHave: _cantHave, ...values } = text;
  const given = state.abilities.filter((each) => !isText(each) && each.origin !== 'rule');
  return withIntrinsic({
    ...values,
    abilities: [...asOwn(effect, text.abilities), ...given],
    controller: state.controller,
    ...(state.cantHave === undefined ? {} : { cantHave: state.cantHave }),
  });
};

/** The state with text of its own besides. */
export const withAddedText = (state: ObjectState, effect: Effect, abilities: readonly Ability[]): ObjectState => ({
  ...state,
  abilities: [
    ...state.abilities,
    ...abilities.map(
      (ability, index): AbilityInstance => ({
        key: `t:${effect.key}:+${index}`,
        compiled: compiledOf(ability),
        ability,
        origin: 'printed',
        acquisition: `t:${effect.key}`,
      }),
    ),
  ],
});

/** A text as comparable words, to see whether an effect that gives it tells an object something else (D31). */
export const textAsWords = (id: ObjectId, text: ObjectState | undefined): string => {
  if (text === undefined) return '';
  const { controller: _controller, abilities, ...values } = text;
  return [keyOfValue([id, values]), ...abilities.filter(isText).map(({ ability }) => key('ability', ability))].join();
};
