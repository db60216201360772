// Abilities asked for by name, by their first words or by number.

import type { Ability, Filter } from '../../cards/ability.ts';
import { colorOfWord, isColorWord, lettersOf } from '../../cards/mana.ts';
import { cardTypeOf, subtypeOf } from '../../cards/vocabulary.ts';
import type { AbilityInstance, Characteristics } from '../../engine/characteristics.ts';
import type { ChoiceValue } from '../../engine/game.ts';
import type { PlayerId } from '../../engine/ids.ts';
import { abilitiesOfKeyword, triggersOfKeyword } from '../../engine/keywordAbilities.ts';
import { qualitiesOf } from '../../engine/layers/abilityOperations.ts';
import { isUnknownActivated } from '../../engine/modelled.ts';
import type { Keyword } from '../../keywords/row.ts';
import { speaksOfChoice } from '../../terms/asks.ts';
import { fieldsIn } from '../../terms/plan.ts';
import { equal } from '../../terms/same.ts';
import { some } from '../../terms/walk.ts';
import { abilityText, keywordAbilities } from '../bindText.ts';
import type { Predicate } from '../statement.ts';
import { fold } from '../words.ts';
import { type Finding, found } from './subject.ts';
import { joinWords } from './texts.ts';

type Asked = Extract<Predicate, { has: 'keywords' }>['keywords'][number];

const isBareKeyword = (ability: Ability): boolean =>
  ability.kind === 'keyword' && fieldsIn('ability', ability).every((name) => name === 'keyword');

/** An ability with the words of what was chosen for it, where no quality says that: `protection from Bob`. */
type Chosen = AbilityInstance & { readonly from?: string };

/** Whether a protection ability keeps away all that has a quality, by the engine's own judgement. */
export type ProtectsFrom = (instance: AbilityInstance, quality: Filter) => boolean;

/** 702.16g–h: "from black and from red", "from all colors" and "from everything" are several at once; one of them is asked for. */
const isPartOf = (asked: Ability, ability: Ability): boolean => {
  if (asked.kind !== 'keyword' || ability.kind !== 'keyword' || asked.keyword !== ability.keyword) return false;
  const wanted = qualitiesOf(asked.from);
  if (wanted.length === 0) return false;
  if (ability.everything === true) return true;
  const has = qualitiesOf(ability.from);
  return wanted.every((one) => has.some((other) => equal('filter', one, other)));
};

/** 702.16a: protection whose words name no such quality outright, but mean it now. */
const keepsAway = (asked: Ability, instance: AbilityInstance, protects: ProtectsFrom): boolean => {
  const { ability } = instance;
  if (asked.kind !== 'keyword' || ability.kind !== 'keyword') return false;
  if (asked.keyword !== 'protection' || ability.keyword !== 'protection') return false;
  const wanted = qualitiesOf(asked.from);
  return wanted.length > 0 && wanted.every((quality) => protects(instance, quality));
};

/** Whether an ability is the keyword asked for: the same with its parameters, or of that name where none are given. */
const isAsked = (asked: readonly Ability[], text: string, instance: Chosen, protects?: ProtectsFrom): boolean => {
  const { ability } = instance;
  if (asked.some((one) => equal('ability', one, ability) || isPartOf(one, ability))) return true;
  if (instance.from !== undefined && fold(text) === fold(instance.from)) return true;
  if (ability.kind !== 'keyword') return false;
  if (fold(ability.keyword) === fold(text)) return true;
  if (protects !== undefined && asked.some((one) => keepsAway(one, instance, protects))) return true;
  return asked.some((one) => isBareKeyword(one) && one.kind === 'keyword' && one.keyword === ability.keyword);
};

export const abilityTexts = (state: Characteristics): readonly string[] =>
  state.abilities.map((instance) => abilityText(instance, state.name));

/** Abilities in a row, long ones cut short. */
export const listedAbilities = (state: Characteristics): string => {
  const known = lists.get(state);
  if (known !== undefined) return known;
  const list = listOf(state);
  lists.set(state, list);
  return list;
};
const lists = new WeakMap<Characteristics, string>();

const listOf = (state: Characteristics): string => {
  const texts = abilityTexts(state).map((text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text));
  return texts.length === 0 ? 'no abilities' : texts.join('; ');
};

/** The choice that the words "the chosen …" of an ability mean. */
export type ChosenFor = (instance: AbilityInstance, what: string) => ChoiceValue | undefined;

/** A quality given by the choice an ability is linked to (706.7): `protection from the chosen color` is protection from red. */
const withChoice = (instance: AbilityInstance, chosenFor: ChosenFor, nameOf: (player: PlayerId) => string): Chosen => {
  const { ability } = instance;
  if (ability.kind !== 'keyword' || ability.chosenQuality === undefined) return instance;
  const made = chosenFor(instance, ability.chosenQuality);
  if (made?.kind === 'player') return { ...instance, from: `${ability.keyword} from ${nameOf(made.player)}` };
  const quality = made === undefined ? undefined : qualityOf(made);
  if (quality === undefined) return instance;
  const { chosenQuality: _, ...rest } = ability;
  return { ...instance, ability: { ...rest, from: [quality] } };
};

/** A chosen colour or type as the quality it is. */
const qualityOf = (value: ChoiceValue): Filter | undefined => {
  if (value.kind === 'color') {
    const letter = isColorWord(value.color) ? lettersOf(colorOfWord(value.color))[0] : undefined;
    return letter === undefined ? undefined : { kind: 'color', color: letter };
  }
  if (value.kind !== 'word') return undefined;
  const type = cardTypeOf(value.word);
  if (type !== undefined) return { kind: 'type', type };
  const subtype = subtypeOf(value.word)?.word;
  return subtype === undefined ? undefined : { kind: 'subtype', subtype };
};

export const checkKeywords = (
  state: Characteristics,
  predicate: Extract<Predicate, { has: 'keywords' }>,
  own: readonly AbilityInstance[] = state.abilities,
  chosenFor: ChosenFor = () => undefined,
  nameOf: (player: PlayerId) => string = () => '',
  protects?: ProtectsFrom,
): Finding => {
  const instances = own.map((instance) => withChoice(instance, chosenFor, nameOf));
  const asked = predicate.keywords.map((keyword: Asked) => ({
    text: keyword.text,
    abilities: keywordAbilities(keyword.text),
  }));
  const counts = asked.map(
    ({ text, abilities }) => instances.filter((one) => isAsked(abilities, text, one, protects)).length,
  );
  const words = joinWords(asked.map(({ text }) => text));
  const actual = own === state.abilities ? listedAbilities(state) : listedAbilities({ ...state, abilities: own });
  if (predicate.times !== undefined) {
    const { times } = predicate;
    const count = counts[0] ?? 0;
    return found(count === times, `${words} ×${times}`, `${words} ×${count}`, count);
  }
  const all = counts.every((count) => count > 0);
  if (!predicate.only) return found(all, words, actual);
  const others = instances.some((one) => !asked.some(({ text, abilities }) => isAsked(abilities, text, one, protects)));
  return found(all && !others, `only ${words}`, actual);
};

/** Whether an ability makes a choice or speaks of one it is linked to (607, 706.7). */
export const isLinked = ({ ability }: AbilityInstance): boolean =>
  speaksOfChoice(ability) ||
  some('ability', ability, {
    entering: (one) => one.as === 'choose',
    instruction: (one) => one.do === 'choose',
  });

/** Loose comparison of rules text: case, dashes and apostrophes folded, the object's name and "this creature" alike. */
const loosely = (text: string, name: string): string => {
  let folded = fold(text).trim();
  const own = fold(name);
  if (own !== '') folded = folded.replaceAll(own, 'this');
  return folded.replaceAll(/\bthis (?:creature|artifact|enchantment|land|permanent|aura|spell|card|token)\b/g, 'this');
};

export const startsWithText = (text: string, start: string, name: string): boolean => {
  const a = loosely(text, name);
  const b = loosely(start, name).replace(/[.…]+$/, '');
  return b !== '' && a.startsWith(b);
};

export const checkAbilityStarting = (state: Characteristics, text: string, ownName: string): Finding => {
  const holds = state.abilities.some((instance) =>
    [
      abilityText(instance, state.name),
      instance.ability === instance.compiled.ability ? instance.compiled.text : '',
    ].some((one) => startsWithText(one, text, state.name) || startsWithText(one, text, ownName)),
  );
  return found(holds, `"${text}"`, listedAbilities(state));
};

/** A keyword that stands for an activated or a triggered ability is one (702.1). */
const kindOfKeyword = (ability: Keyword): 'activated' | 'triggered' | 'static' =>
  abilitiesOfKeyword(ability).length > 0 || isUnknownActivated({ ability })
    ? 'activated'
    : triggersOfKeyword(ability).length > 0
      ? 'triggered'
      : 'static';

const kindOf = (instance: AbilityInstance): 'activated' | 'triggered' | 'static' | 'mana' | 'other' => {
  const { ability } = instance;
  switch (ability.kind) {
    case 'activated':
      return ability.manaAbility ? 'mana' : 'activated';
    case 'triggered':
      return 'triggered';
    case 'static':
    case 'cda':
    case 'enters':
    case 'castCost':
      return 'static';
    case 'keyword':
      return kindOfKeyword(ability);
    case 'spell':
    case 'unread':
      return 'other';
  }
};

export const checkAbilityCount = (
  state: Characteristics,
  predicate: Extract<Predicate, { has: 'abilityCount' }>,
): Finding => {
  const { which, count } = predicate;
  const matching = state.abilities.filter((instance) => {
    if (which === 'any') return true;
    const kind = kindOf(instance);
    // A mana ability is an activated ability too (605.1a).
    return kind === which || (which === 'activated' && kind === 'mana');
  }).length;
  return found(matching === count, count, matching, matching);
};
