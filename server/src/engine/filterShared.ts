// What an object has in common with others and with what was chosen, for filters that ask.
import type { Filter, ObjectRef } from '../cards/ability.ts';
import { colorOfLetter, colorOfWord, isColorLetter, isColorWord, shareColor } from '../cards/mana.ts';
import { kindOfSubtype } from '../cards/vocabulary.ts';
import { assertNever } from '../rules/util.ts';
import { manaValueOf, propertyOf } from './amount.ts';
import type { ObjectState } from './characteristics.ts';
import { controllerOf } from './filter.ts';
import type { GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { pastThings } from './pastThings.ts';
import { objectsOf, selectionOf } from './reference.ts';
import { type Context, chosenIn, type View } from './view.ts';

/** What an object is compared with: "another permanent you control" is any such but itself, and none is chosen. */
export const sharers = (view: View, ref: ObjectRef, id: ObjectId, ctx: Context): readonly ObjectId[] =>
  ref.kind === 'choose'
    ? (pastThings(view, ref.selection, ctx)?.flatMap(({ object }) => object ?? []) ??
      selectionOf(view, ref.selection, { ...ctx, bindings: { ...ctx.bindings, self: id } }))
    : objectsOf(view, ref, ctx);

export const matchesChoice = (
  view: View,
  what: (Filter & { readonly kind: 'chosen' })['what'],
  object: GameObject,
  state: ObjectState,
  ctx: Context,
): boolean => {
  const chosen = chosenIn(view, ctx, what);
  if (chosen === undefined) return false;
  switch (chosen.kind) {
    case 'color':
      return (state.colors & colorBits(chosen.color)) !== 0;
    case 'word':
      if (what === 'name') return state.name !== '' && state.name.toLowerCase() === chosen.word.toLowerCase();
      return [...state.types, ...state.subtypes].some((word) => word.toLowerCase() === chosen.word.toLowerCase());
    case 'number':
      return propertyOf(view, object.id, 'manaValue') === chosen.value;
    case 'player':
      return controllerOf(object, state) === chosen.player;
    case 'object':
      return object.id === chosen.object;
    case 'yes':
    case 'no':
      return false;
    default:
      return assertNever(chosen);
  }
};

/** The colour set of a colour as a choice holds it: a letter or a word. */
export const colorBits = (color: string): number => {
  const upper = color.toUpperCase();
  if (isColorLetter(upper)) return colorOfLetter(upper);
  const lower = color.toLowerCase();
  return isColorWord(lower) ? colorOfWord(lower) : 0;
};

export const shares = (
  what: (Filter & { readonly kind: 'shares' })['what'],
  a: Pick<ObjectState, 'types' | 'subtypes' | 'colors' | 'name' | 'manaCost'>,
  b: Pick<ObjectState, 'types' | 'subtypes' | 'colors' | 'name' | 'manaCost'>,
): boolean => {
  switch (what) {
    case 'creatureType':
      return a.subtypes.some((type) => b.subtypes.includes(type) && kindOfSubtype(type) === 'creature');
    case 'landType':
      return a.subtypes.some((type) => b.subtypes.includes(type) && kindOfSubtype(type) === 'land');
    case 'cardType':
      return a.types.some((type) => b.types.includes(type));
    case 'color':
      return shareColor(a.colors, b.colors);
    case 'name':
      return a.name !== '' && a.name === b.name;
    case 'manaValue':
      return manaValueOf(undefined, { ...EMPTY_VALUES, ...a }) === manaValueOf(undefined, { ...EMPTY_VALUES, ...b });
    default:
      return assertNever(what);
  }
};

const EMPTY_VALUES = { name: '', colors: 0, supertypes: [], types: [], subtypes: [], abilities: [] } as const;
