// What "is", "becomes" and "loses" do to card types, supertypes and subtypes (205.1a–b, 305.7).
import type { CardType, Operation, SubtypeSpec } from '../../cards/ability.ts';
import {
  BASIC_LAND_TYPES,
  CARD_TYPES_OF_KIND,
  kindOfSubtype,
  SUBTYPES_BY_KIND,
  type SubtypeKind,
} from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import type { ObjectState } from '../characteristics.ts';
import { type Context, chosenIn, type View } from '../view.ts';
import { draftOf } from './draft.ts';
import { withIntrinsic } from './intrinsic.ts';

export type TypesOperation = Operation & { readonly op: 'types' };

/** The subtypes that an effect sets or adds; a choice never made gives none (706.7a). */
export const subtypesOf = (view: View, spec: SubtypeSpec, ctx: Context): readonly string[] => {
  switch (spec.kind) {
    case 'list':
      return spec.subtypes;
    case 'chosenType': {
      // Which of two choices came first is not kept.
      if (spec.nth !== undefined) view.note({ code: 'choice-not-made', values: { what: spec.of } });
      const chosen = chosenIn(view, ctx, 'type');
      return chosen?.kind === 'word' ? [chosen.word] : [];
    }
    case 'typeOfYourChoice':
      view.note({ code: 'choice-not-made', values: { what: spec.of } });
      return [];
    case 'every':
      return spec.of === 'basicLand' ? BASIC_LAND_TYPES : SUBTYPES_BY_KIND[spec.of];
    default:
      return assertNever(spec);
  }
};

export const kindOf = (subtype: string): SubtypeKind => kindOfSubtype(subtype) ?? 'creature';

/** Whether a subtype goes with one of these card types (205.3d). */
export const goesWith = (subtype: string, types: readonly CardType[]): boolean => {
  const kind = kindOfSubtype(subtype);
  return kind === undefined || CARD_TYPES_OF_KIND[kind].some((type) => types.includes(type));
};

const union = <T>(list: readonly T[], more: readonly T[]): readonly T[] => {
  let all: T[] | undefined;
  for (const each of more) {
    if (list.includes(each)) continue;
    all ??= [...list];
    all.push(each);
  }
  return all ?? list;
};

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((each, index) => each === b[index]));

/** 305.7: a land whose subtype is set to basic land types loses the abilities of its own text, copied text included. */
const withoutTextAbilities = (state: ObjectState): ObjectState => ({
  ...state,
  abilities: state.abilities.filter((each) => each.origin === 'granted'),
});

/** 205.3d: of the subtypes an effect gives, those that go with one of the card types that the object will have. */
const gained = (view: View, subtypes: readonly string[], types: readonly CardType[]): readonly string[] =>
  view.game.edition.policies.gainedSubtypes === 'any' || subtypes.every((subtype) => goesWith(subtype, types))
    ? subtypes
    : subtypes.filter((subtype) => goesWith(subtype, types));

const setTypes = (
  view: View,
  state: ObjectState,
  op: TypesOperation,
  named: readonly string[] | undefined,
): ObjectState => {
  const keep = op.keep ?? 'none';
  const types = op.types === undefined ? state.types : keep === 'none' ? op.types : union(state.types, op.types);
  const subtypes = named === undefined ? undefined : gained(view, named, types);
  let kept: readonly string[] = state.subtypes;
  if (op.types !== undefined && keep === 'none') {
    const lost = state.types.filter((type) => !types.includes(type));
    if (lost.length > 0) kept = kept.filter((subtype) => goesWith(subtype, types));
  }
  let next: ObjectState = state;
  if (subtypes !== undefined) {
    if (keep !== 'allTypesAndSubtypes') {
      const kinds = new Set(subtypes.map(kindOf));
      if (subtypes.length === 0 && op.subtypes?.kind === 'every') kinds.clear();
      kept = kept.filter((subtype) => !kinds.has(kindOf(subtype)));
      const setsBasicLandTypes =
        types.includes('Land') && subtypes.some((type) => BASIC_LAND_TYPES.some((basic) => basic === type));
      if (setsBasicLandTypes) next = withoutTextAbilities(state);
    }
    kept = union(kept, subtypes);
  }
  const supertypes = union(state.supertypes, op.supertypes ?? []);
  if (
    next === state &&
    sameList(types, state.types) &&
    sameList(kept, state.subtypes) &&
    supertypes === state.supertypes
  ) {
    return state;
  }
  const after = draftOf(next);
  after.types = types;
  after.subtypes = kept;
  after.supertypes = supertypes;
  // After 305.7 the old mana abilities are gone whether or not the type stays, so all of them are given anew.
  return next === state ? withIntrinsic(after, state) : withIntrinsic(after);
};

const addTypes = (view: View, state: ObjectState, op: TypesOperation, named: readonly string[]): ObjectState => {
  const supertypes = op.supertypes === undefined ? state.supertypes : union(state.supertypes, op.supertypes);
  const types = op.types === undefined ? state.types : union(state.types, op.types);
  const subtypes = gained(view, named, types);
  const added = subtypes.length === 0 ? state.subtypes : union(state.subtypes, subtypes);
  if (supertypes === state.supertypes && types === state.types && added === state.subtypes) return state;
  const after = draftOf(state);
  after.supertypes = supertypes;
  after.types = types;
  after.subtypes = added;
  return withIntrinsic(after, state);
};

const removeTypes = (state: ObjectState, op: TypesOperation, removed: readonly string[]): ObjectState => {
  const supertypes = state.supertypes.filter((type) => !(op.supertypes ?? []).includes(type));
  let types = state.types.filter((type) => !(op.types ?? []).includes(type));
  let subtypes = state.subtypes.filter((type) => !removed.includes(type));
  switch (op.removeAllOf) {
    case undefined:
      break;
    case 'creatureTypes':
      subtypes = subtypes.filter((type) => kindOf(type) !== 'creature');
      break;
    case 'landTypes':
      subtypes = subtypes.filter((type) => kindOf(type) !== 'land');
      break;
    case 'subtypes':
      subtypes = [];
      break;
    case 'cardTypesBut':
      types = state.types.filter((type) => (op.types ?? []).includes(type));
      break;
    default:
      return assertNever(op.removeAllOf);
  }
  if (types.length < state.types.length) subtypes = subtypes.filter((type) => goesWith(type, types));
  if (
    supertypes.length === state.supertypes.length &&
    types.length === state.types.length &&
    subtypes.length === state.subtypes.length
  ) {
    return state;
  }
  const after = draftOf(state);
  after.supertypes = supertypes;
  after.types = types;
  after.subtypes = subtypes;
  return withIntrinsic(after, state);
};

/** The state after a type-changing operation; the same value if it changes nothing. */
export const applyTypes = (view: View, state: ObjectState, op: TypesOperation, ctx: Context): ObjectState => {
  const subtypes = op.subtypes === undefined ? undefined : subtypesOf(view, op.subtypes, ctx);
  switch (op.mode) {
    case 'set':
      return setTypes(view, state, op, subtypes);
    case 'add':
      return addTypes(view, state, op, subtypes ?? []);
    case 'remove':
      return removeTypes(state, op, subtypes ?? []);
    default:
      return assertNever(op.mode);
  }
};
