// The choices an entering permanent asks for: what each kind can be, and the printed alternatives of "your choice of a …" (614.12a, 706.6).
import type { Ability, ChoiceKind, EntersModification, Operation } from '../cards/ability.ts';
import { COLOR_WORDS, colorOfLetter, wordsOf } from '../cards/mana.ts';
import { BASIC_LAND_TYPES, CARD_TYPES, CREATURE_TYPES, LAND_TYPES } from '../cards/vocabulary.ts';
import { boardOf, type Ctx, selectIn } from './ask.ts';
import { type AnswerQueue, choose, namedNext } from './choose.ts';
import type { ChoiceValue, Game } from './game.ts';
import type { ObjectId } from './ids.ts';
import { inTurnOrder } from './work.ts';

export const COLOR_OPTIONS: readonly ChoiceValue[] = COLOR_WORDS.map((color) => ({ kind: 'color', color }));

const words = (list: readonly string[]): readonly ChoiceValue[] => list.map((word) => ({ kind: 'word', word }));

/** The options of a choice, or undefined where they can't be listed (a name, a number). */
export const optionsOf = (
  game: Game,
  what: ChoiceKind,
  among: readonly string[] | undefined,
  ctx: Ctx,
): readonly ChoiceValue[] | undefined => {
  if (among !== undefined && among.length > 0) {
    if (what === 'color' || what === 'colors') return among.map((color) => ({ kind: 'color', color }));
    return words(among);
  }
  switch (what) {
    case 'color':
    case 'colors':
      return COLOR_OPTIONS;
    case 'creatureType':
      return words(CREATURE_TYPES);
    case 'landType':
      return words(LAND_TYPES);
    case 'basicLandType':
      return words(BASIC_LAND_TYPES);
    case 'cardType':
      return words(CARD_TYPES);
    case 'player':
      return inTurnOrder(game).map((player) => ({ kind: 'player', player }));
    case 'opponent':
      return inTurnOrder(game)
        .filter((player) => player !== ctx.you)
        .map((player) => ({ kind: 'player', player }));
    case 'cardName':
    case 'number':
    case 'word':
    case 'option':
    case 'object':
      return undefined;
  }
};

const nameOfCard = (game: Game, id: ObjectId): string => {
  const base = game.objects.get(id)?.base;
  return base?.kind === 'card' ? base.card.faces[0].name : (boardOf(game).objects.get(id)?.name ?? '');
};

/** What the choice is limited to, where its words say so: "a color other than green". */
export const amongOf = ({
  among,
  otherThan,
}: Extract<EntersModification, { as: 'choose' }>): readonly string[] | undefined => {
  if (otherThan === undefined) return among;
  const not = wordsOf(colorOfLetter(otherThan.color));
  return COLOR_WORDS.filter((word) => !not.includes(word));
};

const numbersOf = ([least, most]: readonly [number, number]): readonly ChoiceValue[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => ({ kind: 'number', value: least + index }));

/** Makes one choice of a kind; undefined when there is nothing to choose. */
export const chooseOne = (
  game: Game,
  queue: AnswerQueue,
  what: ChoiceKind,
  among: readonly string[] | undefined,
  ctx: Ctx,
  rule: string,
  between?: readonly [number, number],
): ChoiceValue | undefined => {
  const options = between === undefined ? optionsOf(game, what, among, ctx) : numbersOf(between);
  const named = what === 'cardName' ? namedNext(queue) : undefined;
  if (named !== undefined) {
    // A name that something in the game bears says that name (201.2).
    queue.used += 1;
    return { kind: 'word', word: nameOfCard(game, named) };
  }
  if (options === undefined) {
    const kind = what === 'number' ? 'number' : what === 'object' ? 'object' : 'word';
    return choose(queue, { what, rule, options: [], open: (value) => value.kind === kind });
  }
  return choose(queue, { what, rule, options });
};

const keywordWord = (ability: Ability): string | undefined =>
  ability.kind === 'keyword' ? ability.keyword : undefined;

/** A printed alternative in short: `2/2 white with flying`, `1/6 Wall with defender`. */
export const alternativeWords = (operations: readonly Operation[]): string => {
  let size = '';
  const colors: string[] = [];
  const types: string[] = [];
  const having: string[] = [];
  for (const operation of operations) {
    if (operation.op === 'setPT') {
      const power = operation.power?.kind === 'number' ? operation.power.value : '*';
      const toughness = operation.toughness?.kind === 'number' ? operation.toughness.value : '*';
      size = `${power}/${toughness}`;
    } else if (operation.op === 'setColors' && operation.colors.kind === 'colors') {
      const said = operation.colors.colors.flatMap((letter) => wordsOf(colorOfLetter(letter)));
      colors.push(...(said.length > 0 ? said : ['colorless']));
    } else if (operation.op === 'types' && operation.subtypes?.kind === 'list') {
      types.push(...operation.subtypes.subtypes);
    } else if (operation.op === 'addAbilities') {
      for (const ability of operation.abilities) {
        const word = keywordWord(ability);
        if (word !== undefined) having.push(word);
      }
    }
  }
  return [size, ...colors, ...types, ...(having.length > 0 ? ['with', having.join(' and ')] : [])]
    .filter((part) => part !== '')
    .join(' ');
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:a|an|and|the|artifact|creature)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const COLORS = new RegExp(`\\b(?:${COLOR_WORDS.join('|')}|colorless)\\b`, 'g');

const colorless = (text: string): string => plain(text.toLowerCase().replace(COLORS, ' '));

/** Which printed alternative is chosen, by its first words. */
export const chooseAlternative = (
  queue: AnswerQueue,
  modification: Extract<EntersModification, { as: 'become' }>,
): { readonly operations: readonly Operation[]; readonly words: string } | undefined => {
  const alternatives = modification.alternatives.map((operations) => ({
    operations,
    words: alternativeWords(operations),
  }));
  const find = (word: string) =>
    alternatives.find((one) => plain(one.words) === plain(word)) ??
    alternatives.find((one) => plain(one.words).startsWith(plain(word))) ??
    // Colours may be left out; those that are said have to be its own.
    alternatives.find((one) => colorless(one.words).startsWith(plain(word)));
  const value = choose(queue, {
    what: 'option',
    rule: '614.12a',
    options: words(alternatives.map((one) => one.words)),
    open: (given) => given.kind === 'word' && find(given.word) !== undefined,
  });
  return value?.kind === 'word' ? find(value.word) : undefined;
};

/** The object chosen as the permanent enters. */
export const chooseObject = (
  game: Game,
  queue: AnswerQueue,
  modification: Extract<EntersModification, { as: 'choose' }>,
  ctx: Ctx,
): ChoiceValue | undefined => {
  const selection = modification.selection;
  if (selection === undefined) return undefined;
  const options = selectIn(game, selection, ctx).map((object): ChoiceValue => ({ kind: 'object', object }));
  return choose(queue, { what: 'object', rule: '614.12a', options });
};
