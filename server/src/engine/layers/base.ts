// What an object is before any effect (418.5a): the face that is up, a token's making, a copy's values, intrinsic abilities.
import type { Ability, CompiledAbility } from '../../cards/ability.ts';
import { type CardDefinition, type CardFace, valueOfPt } from '../../cards/card.ts';
import { colorsOfCost } from '../../cards/mana.ts';
import type { Policies } from '../../rules/edition.ts';
import { assertNever } from '../../rules/util.ts';
import type { AbilityInstance, Characteristics, ObjectState } from '../characteristics.ts';
import { abilitiesOfFace } from '../faceAbilities.ts';
import type { CopyLink, Game, GameObject, ObjectBase } from '../game.ts';
import { draftOf } from './draft.ts';
import { withIntrinsic } from './intrinsic.ts';

const EMPTY: Characteristics = { name: '', colors: 0, supertypes: [], types: [], subtypes: [], abilities: [] };

const instancesOf = (abilities: readonly CompiledAbility[], prefix: string): readonly AbilityInstance[] =>
  abilities.map((compiled, index) => ({
    key: `${prefix}${index}`,
    compiled,
    ability: compiled.ability,
    origin: 'printed',
    acquisition: 'own',
  }));

/** What of an edition bears on the values of a face. */
export type FacePolicies = Pick<Policies, 'colorIndicatorKnown' | 'manaValueOfBackFace'>;

const faceCaches = [new WeakMap<CardFace, Characteristics>(), new WeakMap<CardFace, Characteristics>()] as const;

/** The values printed on one face; colours from mana cost and, where the edition knows it, the colour indicator (202.2, 204). */
export const valuesOfFace = (face: CardFace, policies: FacePolicies): Characteristics => {
  const cache = faceCaches[policies.colorIndicatorKnown ? 1 : 0];
  const known = cache.get(face);
  if (known !== undefined) return known;
  const indicator = policies.colorIndicatorKnown ? (face.colorIndicator ?? 0) : 0;
  const values: Characteristics = withIntrinsic({
    name: face.name,
    colors: colorsOfCost(face.manaCost) | indicator,
    supertypes: face.typeLine.supertypes,
    types: face.typeLine.types,
    subtypes: face.typeLine.subtypes,
    abilities: instancesOf(abilitiesOfFace(face), 'p'),
    ...(face.manaCost === undefined ? {} : { manaCost: face.manaCost }),
    ...(face.power === undefined ? {} : { power: valueOfPt(face.power) }),
    ...(face.toughness === undefined ? {} : { toughness: valueOfPt(face.toughness) }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    ...(face.defense === undefined || !policies.colorIndicatorKnown ? {} : { defense: face.defense }),
  });
  cache.set(face, values);
  return values;
};

/** A flip card's lower half keeps the mana cost and colours of the upper one (710.1c). */
const flippedValues = (front: Characteristics, half: Characteristics): Characteristics => {
  const { manaCost: _own, ...rest } = half;
  return {
    ...rest,
    colors: front.colors,
    ...(front.manaCost === undefined ? {} : { manaCost: front.manaCost }),
  };
};

/** 709.4: outside the stack a split card has the values of both halves. */
const bothHalves = (first: Characteristics, second: Characteristics): Characteristics => ({
  ...first,
  name: `${first.name} // ${second.name}`,
  colors: first.colors | second.colors,
  types: [...new Set([...first.types, ...second.types])],
  subtypes: [...new Set([...first.subtypes, ...second.subtypes])],
  manaCost: [...(first.manaCost ?? []), ...(second.manaCost ?? [])],
  abilities: [...first.abilities, ...second.abilities.map((each) => ({ ...each, key: `second:${each.key}` }))],
});

const backs = new WeakMap<Characteristics, Characteristics>();

/** 202.3b: the mana value of a back face is read off the front's cost. */
const withValueOf = (back: Characteristics, front: Characteristics): Characteristics => {
  if (front.manaCost === undefined) return back;
  const known = backs.get(back);
  if (known !== undefined) return known;
  const made: Characteristics = { ...back, valueCost: front.manaCost };
  backs.set(back, made);
  return made;
};

/** The values of a card as it lies: which face is up, flipped or not, both halves of a split card outside the stack. */
export const valuesOfCard = (
  card: CardDefinition,
  object: Pick<GameObject, 'face' | 'zone' | 'status'>,
  policies: FacePolicies,
): Characteristics => {
  const front = valuesOfFace(card.faces[0], policies);
  const second = card.faces[1];
  if (second === undefined) return front;
  const other = valuesOfFace(second, policies);
  switch (card.layout) {
    case 'single':
      return front;
    case 'flip':
      return object.status.flipped ? flippedValues(front, other) : front;
    case 'split':
      if (object.zone === 'stack') return object.face === 1 ? other : front;
      return bothHalves(front, other);
    case 'transform':
      if (object.face !== 1) return front;
      return policies.manaValueOfBackFace === 'ofFront' ? withValueOf(other, front) : other;
    case 'modal':
    case 'adventure':
      return object.face === 1 ? other : front;
    default:
      return assertNever(card.layout);
  }
};

const changedBy = (links: readonly CopyLink[], ...exceptions: readonly string[]): boolean =>
  links.some((link) => link.exceptions.some((name) => exceptions.some((each) => name.startsWith(each))));

const EXCEPTION_KEY = /:(?:x\d+|this)$/;

/** The other face of a double-faced card has its own mana cost, or none, and its own colours (712.8a). */
const withOwnColors = (values: Bodiless, half: Characteristics, links: readonly CopyLink[]): Bodiless => {
  const { manaCost: _cost, valueCost: _valueCost, ...rest } = values;
  return {
    ...rest,
    ...(half.manaCost === undefined ? {} : { manaCost: half.manaCost }),
    ...(half.valueCost === undefined ? {} : { valueCost: half.valueCost }),
    colors: changedBy(links, 'setColors', 'keep:color') ? values.colors : half.colors,
  };
};

type Bodiless = Omit<Characteristics, 'power' | 'toughness'>;

/**
 * 706.3, D43: a copy of a flip card shows the half that its own status calls for, whichever half the original showed;
 * a token with both faces (707.8a) the one that is up.
 * Values that an exception of the copying set stay.
 */
export const withOwnHalf = (
  values: Characteristics,
  card: CardDefinition | undefined,
  object: GameObject,
  links: readonly CopyLink[],
  policies: FacePolicies,
): Characteristics => {
  if (card === undefined || (card.layout !== 'flip' && card.layout !== 'transform')) return values;
  const half = valuesOfCard(card, object, policies);
  if (half.name === values.name) return values;
  const timestamp = values.abilities[0]?.timestamp;
  const given = values.abilities.filter((each) => EXCEPTION_KEY.test(each.key));
  const abilities = half.abilities.map(
    (each): AbilityInstance => ({
      ...each,
      key: `h:${each.key}`,
      origin: 'copied',
      ...(timestamp === undefined ? {} : { timestamp }),
      acquisition: values.abilities[0]?.acquisition ?? each.acquisition,
    }),
  );
  const { power: _power, toughness: _toughness, ...both } = values;
  const rest = card.layout === 'transform' ? withOwnColors(both, half, links) : both;
  const setsPT = changedBy(links, 'setPT', 'keep:power', 'keep:toughness');
  const pt = setsPT ? values : half;
  return {
    ...rest,
    ...(changedBy(links, 'setName', 'keep:name') ? {} : { name: half.name }),
    ...(changedBy(links, 'addTypes', 'setTypes', 'keep:types')
      ? {}
      : { supertypes: half.supertypes, types: half.types, subtypes: half.subtypes }),
    ...(pt.power === undefined ? {} : { power: pt.power }),
    ...(pt.toughness === undefined ? {} : { toughness: pt.toughness }),
    abilities: [...abilities, ...given],
  };
};

const baseValues = (game: Game, object: GameObject): Characteristics => {
  const { policies } = game.edition;
  const base = object.base;
  switch (base.kind) {
    case 'card':
      return valuesOfCard(base.card, object, policies);
    case 'token':
      return withIntrinsic(base.values);
    case 'copy':
      return withIntrinsic(withOwnHalf(base.values, base.card, object, base.chain, policies));
    case 'ability':
      return EMPTY;
    default:
      return assertNever(base);
  }
};

/** A state made for a base, and all else of the object that it was made from. */
interface Made {
  readonly controller: GameObject['controller'];
  readonly face: number;
  readonly flipped: boolean;
  readonly onStack: boolean;
  readonly state: ObjectState;
}

const caches = new WeakMap<Policies, WeakMap<ObjectBase, Made[]>>();

/** The state of an object before any effect. What an object is made of never changes, so it is kept by that. */
export const baseState = (game: Game, object: GameObject): ObjectState => {
  let cache = caches.get(game.edition.policies);
  if (cache === undefined) {
    cache = new WeakMap();
    caches.set(game.edition.policies, cache);
  }
  const { base, controller, face } = object;
  const { flipped } = object.status;
  const onStack = object.zone === 'stack';
  let made = cache.get(base);
  if (made === undefined) {
    made = [];
    cache.set(base, made);
  }
  for (const each of made) {
    if (each.controller === controller && each.face === face && each.flipped === flipped && each.onStack === onStack) {
      return each.state;
    }
  }
  const state: ObjectState = draftOf({ ...baseValues(game, object), controller });
  made.push({ controller, face, flipped, onStack, state });
  return state;
};

/** The values of a face-down object: only what turned it down lists, by default a colourless 2/2 creature (D10). */
export const faceDownState = (object: GameObject, state: ObjectState): ObjectState => {
  const values = object.faceDownValues;
  const abilities: readonly CompiledAbility[] = values?.abilities ?? [];
  const types = values?.types ?? ['Creature'];
  const size = types.includes('Creature') ? { power: values?.power ?? 2, toughness: values?.toughness ?? 2 } : {};
  const listed = draftOf({
    ...EMPTY,
    types,
    subtypes: values?.subtypes ?? [],
    ...size,
    abilities: instancesOf(abilities, 'f'),
    controller: state.controller,
  });
  return values?.types === undefined ? listed : withIntrinsic(listed);
};

export type { Ability };
