// Copying objects (706): the copiable values of one object, edited by the exceptions of what copies it, as a record that is kept.
import type { Ability, CardType, CopyException, SubtypeSpec } from '../cards/ability.ts';
import type { CardDefinition } from '../cards/card.ts';
import { ALL_COLORS, type Colors, colorOfLetter } from '../cards/mana.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES } from '../cards/vocabulary.ts';
import { amountIn, boardOf, type Ctx, conditionHolds } from './ask.ts';
import type { AbilityInstance, Characteristics } from './characteristics.ts';
import type { CopyLink, Game, GameObject, LinkedChoice } from './game.ts';
import type { Cause, Timestamp } from './ids.ts';
import { compiledOf } from './layers/intrinsic.ts';
import { goesWith, kindOf } from './layers/types.ts';

/** Where the copied values go: their keys, their moment, and the object's own values before (D38). */
export interface CopyOnto {
  readonly mark: string;
  readonly timestamp: Timestamp;
  readonly before?: Characteristics | undefined;
  /** "and it has this ability". */
  readonly thisAbility?: AbilityInstance | undefined;
  readonly choices: readonly LinkedChoice[];
  readonly cause: Cause;
}

export interface Copied {
  readonly values: Characteristics;
  readonly link: CopyLink;
  readonly card?: CardDefinition;
}

type Defines = Extract<Ability, { kind: 'cda' }>['defines'];

const definesAny = (ability: Ability, what: readonly Defines[]): boolean => {
  if (ability.kind === 'cda') {
    if (what.includes(ability.defines)) return true;
    return ability.defines === 'powerAndToughness' && (what.includes('power') || what.includes('toughness'));
  }
  // Changeling and devoid are characteristic-defining abilities by their own rules (702.73a, 702.114a).
  if (ability.kind !== 'keyword') return false;
  return (
    (ability.keyword === 'changeling' && what.includes('subtypes')) ||
    (ability.keyword === 'devoid' && what.includes('color'))
  );
};

/** 706.8d: what is excepted takes the abilities that define it along. */
const without = (values: Characteristics, ...what: readonly Defines[]): Characteristics => ({
  ...values,
  abilities: values.abilities.filter((instance) => !definesAny(instance.ability, what)),
});

const union = <T>(first: readonly T[], second: readonly T[]): readonly T[] => [...new Set([...first, ...second])];

/** The subtypes a text names, with choices already made filled in. */
export const subtypesOfSpec = (spec: SubtypeSpec | undefined, choices: readonly LinkedChoice[]): readonly string[] => {
  if (spec === undefined) return [];
  switch (spec.kind) {
    case 'list':
      return spec.subtypes;
    case 'chosenType':
    case 'typeOfYourChoice': {
      const chosen = choices.find((choice) => choice.value.kind === 'word' && choice.what.endsWith('ype'));
      return chosen?.value.kind === 'word' ? [chosen.value.word] : [];
    }
    case 'every':
      return spec.of === 'creature' ? CREATURE_TYPES : spec.of === 'land' ? LAND_TYPES : BASIC_LAND_TYPES;
  }
};

const colorsOf = (exception: Extract<CopyException, { exception: 'setColors' }>, onto: CopyOnto): Colors => {
  const spec = exception.colors;
  switch (spec.kind) {
    case 'colors':
      return spec.colors.reduce((mask, color) => mask | colorOfLetter(color), 0);
    case 'allColors':
      return ALL_COLORS;
    case 'chosenColor':
    case 'chosenColors':
    case 'asChosenOnResolution': {
      let mask = 0;
      for (const { value } of onto.choices) if (value.kind === 'color') mask |= maskOfColor(value.color);
      return mask;
    }
  }
};

const WORDS: Readonly<Record<string, Colors>> = {
  w: 1,
  white: 1,
  u: 2,
  blue: 2,
  b: 4,
  black: 4,
  r: 8,
  red: 8,
  g: 16,
  green: 16,
};

/** A chosen colour, by letter or word, as a set. */
export const maskOfColor = (color: string): Colors => WORDS[color.toLowerCase()] ?? 0;

const given = (abilities: readonly Ability[], from: number, onto: CopyOnto): readonly AbilityInstance[] =>
  abilities.map((ability, index) => ({
    key: `${onto.mark}:x${from + index}`,
    compiled: compiledOf(ability),
    ability,
    origin: 'copied',
    timestamp: onto.timestamp,
    acquisition: onto.mark,
  }));

/** 205.3d: of the subtypes an exception gives, those that go with the card types of the copy. */
const gainedBy = (game: Game, subtypes: readonly string[], types: readonly CardType[]): readonly string[] =>
  game.edition.policies.gainedSubtypes === 'any' ? subtypes : subtypes.filter((subtype) => goesWith(subtype, types));

const except = (
  game: Game,
  values: Characteristics,
  exception: CopyException,
  onto: CopyOnto,
  ctx: Ctx,
): Characteristics => {
  switch (exception.exception) {
    case 'addAbilities':
      return {
        ...values,
        abilities: [...values.abilities, ...given(exception.abilities, values.abilities.length, onto)],
      };
    case 'addTypes': {
      const subtypes = subtypesOfSpec(exception.subtypes, onto.choices);
      const kept =
        subtypes.length > 0 && !game.edition.policies.addedTypeKeepsTypeCDA ? without(values, 'subtypes') : values;
      const types = union(kept.types, exception.types ?? []);
      return {
        ...kept,
        supertypes: union(kept.supertypes, exception.supertypes ?? []),
        types,
        subtypes: union(kept.subtypes, gainedBy(game, subtypes, types)),
      };
    }
    case 'setTypes': {
      const kept = exception.subtypes === undefined ? values : without(values, 'subtypes');
      const types = exception.types ?? kept.types;
      const named = gainedBy(game, subtypesOfSpec(exception.subtypes, onto.choices), types);
      const kinds = new Set(named.map(kindOf));
      // What goes with no type that is left is lost, and a subtype replaces those of its own kind (205.1a).
      const others = kept.subtypes.filter((subtype) => goesWith(subtype, types) && !kinds.has(kindOf(subtype)));
      return {
        ...kept,
        supertypes: union(kept.supertypes, exception.supertypes ?? []),
        types,
        subtypes: [...others, ...named],
      };
    }
    case 'notSupertype':
      return { ...values, supertypes: values.supertypes.filter((word) => !exception.supertypes.includes(word)) };
    case 'setColors': {
      const kept = without(values, 'color');
      const colors = colorsOf(exception, onto);
      return { ...kept, colors: exception.addition === true ? kept.colors | colors : colors };
    }
    case 'setPT': {
      const power = amountIn(game, exception.power, ctx);
      const toughness = amountIn(game, exception.toughness, ctx);
      return {
        ...without(values, 'power', 'toughness'),
        ...(power === undefined ? {} : { power }),
        ...(toughness === undefined ? {} : { toughness }),
      };
    }
    case 'setName':
      return { ...values, name: exception.name };
    case 'noManaCost': {
      const { manaCost: _manaCost, valueCost: _valueCost, ...rest } = values;
      return rest;
    }
    case 'keep':
      return exception.what.reduce((so, what) => keep(so, what, onto), values);
    case 'keepThisAbility':
      return onto.thisAbility === undefined ? values : withOwn(values, [onto.thisAbility], onto);
    case 'keepOtherAbilities':
      return withOwn(
        values,
        (onto.before?.abilities ?? []).filter(({ key, origin }) => origin !== 'rule' && key !== onto.thisAbility?.key),
        onto,
      );
    case 'withCounters':
    case 'enters':
      return values; // part of the entering, not of the values
  }
};

/** Abilities that the object had of its own are part of the copied values now (706.8a). */
const withOwn = (values: Characteristics, own: readonly AbilityInstance[], onto: CopyOnto): Characteristics => ({
  ...values,
  abilities: [
    ...values.abilities,
    ...own.map(
      (kept, index): AbilityInstance => ({
        ...kept,
        key: `${onto.mark}:this${index === 0 ? '' : index}`,
        origin: 'copied',
        timestamp: onto.timestamp,
      }),
    ),
  ],
});

type Kept = Extract<CopyException, { exception: 'keep' }>['what'][number];

const keep = (values: Characteristics, what: Kept, onto: CopyOnto): Characteristics => {
  const before = onto.before;
  if (before === undefined) return values;
  switch (what) {
    case 'color':
      return { ...without(values, 'color'), colors: before.colors };
    case 'name':
      return { ...values, name: before.name };
    case 'types':
      return { ...values, types: before.types, supertypes: before.supertypes, subtypes: before.subtypes };
    case 'subtypes':
      return { ...without(values, 'subtypes'), subtypes: before.subtypes };
    case 'abilities':
      return { ...values, abilities: before.abilities };
    case 'power': {
      const { power: _power, ...rest } = without(values, 'power');
      return before.power === undefined ? rest : { ...rest, power: before.power };
    }
    case 'toughness': {
      const { toughness: _toughness, ...rest } = without(values, 'toughness');
      return before.toughness === undefined ? rest : { ...rest, toughness: before.toughness };
    }
    case 'manaCost': {
      const { manaCost: _manaCost, ...rest } = values;
      return before.manaCost === undefined ? rest : { ...rest, manaCost: before.manaCost };
    }
  }
};

const nameOfException = (exception: CopyException): string =>
  exception.exception === 'keep' ? `keep:${exception.what.join(',')}` : exception.exception;

/** The copiable values of an object, or what they were as it left; undefined when nothing is known of it. */
const copiableOf = (game: Game, object: GameObject): Characteristics | undefined =>
  object.left === undefined ? boardOf(game).copiable.get(object.id) : object.left.copiable;

/** The card whose faces come along with a copy: what a flipped copy shows the other half of (706-D, D43). */
export const facesOf = (game: Game, object: GameObject | undefined): CardDefinition | undefined => {
  if (object === undefined) return undefined;
  if (object.left !== undefined) return object.left.faces;
  const effect = game.effects
    .filter(
      (made) =>
        made.copy !== undefined && made.affected.kind === 'objects' && made.affected.objects.includes(object.id),
    )
    .at(-1);
  if (effect?.copy !== undefined) return effect.copy.card;
  if (object.base.kind === 'card') return object.base.card;
  return object.base.kind === 'copy' ? object.base.card : undefined;
};

/** Whether an exception that hangs on a condition is made (707.9e). */
export const isMade = (game: Game, { onlyIf }: CopyException, ctx: Ctx): boolean =>
  onlyIf === undefined || conditionHolds(game, onlyIf, ctx);

/** 706.2, 706.8: the values of a copy of `of`, as it is or as it last was, its exceptions applied in order. Undefined when there is nothing to copy. */
export const copyOf = (
  game: Game,
  of: GameObject,
  exceptions: readonly CopyException[],
  onto: CopyOnto,
  ctx: Ctx,
): Copied | undefined => {
  const copiable = copiableOf(game, of);
  if (copiable === undefined) return undefined;
  // What rules give follows from the subtypes and is not copied as an ability (305.6).
  const own = copiable.abilities.filter((instance) => instance.origin !== 'rule');
  const abilities = own.map(
    (instance, index): AbilityInstance => ({
      key: `${onto.mark}:${index}`,
      compiled: instance.compiled,
      ability: instance.ability,
      origin: 'copied',
      timestamp: onto.timestamp,
      acquisition: onto.mark,
    }),
  );
  const faces = of.status.faceDown ? undefined : facesOf(game, of);
  // A face is no status: a copy has the one that is up (D43). Token copies of today have both (707.8a).
  const both = onto.mark === 'own' && game.edition.policies.tokenCopyOfDoubleFaced === 'bothFaces';
  const card = faces?.layout === 'flip' || both ? faces : undefined;
  // 202.3b: what copies a back face alone is no double-faced object, and has no front to read a mana value off.
  const { valueCost, ...alone } = copiable;
  const start: Characteristics = { ...alone, abilities, ...(both && valueCost !== undefined ? { valueCost } : {}) };
  const made = exceptions.filter((exception) => isMade(game, exception, ctx));
  const values = made.reduce((so, exception) => except(game, so, exception, onto, ctx), start);
  return {
    values,
    link: {
      copied: of.id,
      copiedCard: of.card,
      copiedName: copiable.name,
      cause: onto.cause,
      exceptions: made.map(nameOfException),
      ...(made.length === 0 ? {} : { details: made }),
    },
    ...(card === undefined ? {} : { card }),
  };
};
