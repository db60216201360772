// What keeps spells, attachments and damage away: protection, and rules in force that forbid something to an object (702.16, 101.2).
import type { Ability, Filter, RuleEffect } from '../cards/ability.ts';
import { printAbility } from '../cards/oracle/print.ts';
import type { KeywordId } from '../keywords/keywords.ts';
import { boardOf, type Ctx, conditionHolds, isMatch, stateIn } from './ask.ts';
import type { Board, RuleInForce } from './board.ts';
import { viewOfBoard } from './boardView.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { Game } from './game.ts';
import type { Cause, ObjectId, PlayerId } from './ids.ts';
import { choiceFor, matchesChoice } from './linkedChoices.ts';
import { matches } from './meaning/questions.ts';
import { contextOf } from './view.ts';

/** Why something is not legal: a code, its rule, and what brings it about. */
export interface Illegality {
  readonly code: string;
  readonly rule: string;
  readonly because: readonly {
    readonly code: string;
    readonly cause: Cause;
    readonly object?: ObjectId;
    readonly values: Readonly<Record<string, string | number>>;
  }[];
  readonly values?: Readonly<Record<string, string | number>>;
}

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** The keyword abilities of an object, or those that it had as it left (113.7a, 608.2h). */
export const keywordsOf = (game: Game, id: ObjectId): readonly { instance: AbilityInstance; keyword: Keyword }[] => {
  const state = stateIn(game, id);
  if (state === undefined) return [];
  return state.abilities.flatMap((instance) =>
    instance.ability.kind === 'keyword' ? [{ instance, keyword: instance.ability }] : [],
  );
};

/** The keyword abilities of that name an object has, on the board. */
export const keywordsNamed = (
  game: Game,
  id: ObjectId,
  name: KeywordId,
): readonly { instance: AbilityInstance; keyword: Keyword }[] =>
  keywordsOf(game, id).filter(({ keyword }) => keyword.keyword === name);

export const hasKeyword = (game: Game, id: ObjectId, name: KeywordId): boolean =>
  keywordsNamed(game, id, name).length > 0;

/** What gave an object an ability: the statement of the effect, else of the object itself. */
const causeOf = (game: Game, board: Board, id: ObjectId, instance: AbilityInstance): Cause => {
  const effect = instance.grantedBy === undefined ? undefined : board.effects.get(instance.grantedBy);
  return effect?.cause ?? game.objects.get(id)?.cause ?? 0;
};

/** The qualities that a protection ability names; none for one from everything or from what was chosen. */
export const qualitiesOfProtection = (keyword: Keyword): readonly Filter[] => [
  ...(keyword.from ?? []),
  ...(keyword.quality === undefined ? [] : [keyword.quality]),
];

/** Who says what a protection ability is from: what is given without quotation marks speaks as the effect that gives it does (109.5). */
export const ctxOfProtection = (
  game: Game,
  holder: ObjectId | undefined,
  instance: AbilityInstance,
  you: PlayerId,
): Ctx => {
  const giver = instance.grantedBy === undefined ? undefined : boardOf(game).effects.get(instance.grantedBy);
  return { you: giver?.controller ?? you, ability: instance, ...(holder === undefined ? {} : { self: holder }) };
};

/** Whether an object is protected from the source by one of its protection abilities, or one given to a player (702.16). */
export const protects = (
  game: Game,
  holder: ObjectId | undefined,
  instance: AbilityInstance,
  keyword: Keyword,
  source: ObjectId,
  you: PlayerId,
): boolean => {
  if (keyword.everything === true) return true;
  const ctx = ctxOfProtection(game, holder, instance, you);
  const filters = qualitiesOfProtection(keyword);
  if (filters.some((filter) => isMatch(game, filter, source, ctx))) return true;
  const what = keyword.chosenQuality;
  return what !== undefined && matchesChoice(game, choiceFor(game, holder, instance, what), source, what);
};

export const isProtection = (keyword: Keyword): boolean =>
  keyword.keyword === 'protection' || keyword.keyword === 'protection from';

const protectionsOf = (game: Game, id: ObjectId) => keywordsOf(game, id).filter(({ keyword }) => isProtection(keyword));

export const narrowed = (keyword: Keyword): boolean =>
  keyword.from !== undefined || keyword.quality !== undefined || keyword.chosenQuality !== undefined;

/** The protection ability that keeps the source away from the object, if any. */
export const protectionFrom = (
  game: Game,
  id: ObjectId,
  source: ObjectId,
  aside: (instance: AbilityInstance) => boolean = () => false,
): AbilityInstance | undefined => {
  // It works on the battlefield only (113.6): a card elsewhere is not protected.
  if (game.objects.get(id)?.zone !== 'battlefield') return undefined;
  const you = boardOf(game).objects.get(id)?.controller ?? game.turn.active;
  return protectionsOf(game, id).find(
    ({ instance, keyword }) => protects(game, id, instance, keyword, source, you) && !aside(instance),
  )?.instance;
};

/** Whose effect protects a player, and by which words. */
export const becauseOfPlayers = (game: Game, player: PlayerId, instance: AbilityInstance): Illegality['because'] =>
  (boardOf(game).players[player]?.abilities ?? [])
    .filter((each) => each.instance === instance)
    .map(({ effect }) => ({
      code: 'protection',
      cause: effect.cause,
      ...(effect.source === undefined ? {} : { object: effect.source }),
      values: { ability: textOf(instance), source: effect.sourceName },
    }));

export const playerProtection = (game: Game, player: PlayerId, source: ObjectId): AbilityInstance | undefined =>
  boardOf(game).players[player]?.abilities.find(
    ({ instance }) =>
      instance.ability.kind === 'keyword' &&
      isProtection(instance.ability) &&
      protects(game, undefined, instance, instance.ability, source, player),
  )?.instance;

type Cant = Extract<RuleEffect, { rule: 'cant' }>;

/** Rules in force that forbid something to an object. */
export const prohibitions = (game: Game, id: ObjectId, what: Cant['what']): readonly RuleInForce[] =>
  boardOf(game).rules.filter(({ rule, objects, effect }) => {
    if (rule.rule !== 'cant' || rule.what !== what || rule.number !== undefined) return false;
    if (objects?.includes(id) !== true) return false;
    const ctx = { you: effect.controller, ...(effect.source === undefined ? {} : { self: effect.source }) };
    return rule.unless === undefined || !conditionHolds(game, rule.unless, ctx);
  });

export const ruledOut = (
  game: Game,
  id: ObjectId,
  what: Cant['what'],
  source: ObjectId | undefined,
  aside: (rule: RuleInForce) => boolean = () => false,
): RuleInForce | undefined =>
  prohibitions(game, id, what).find((inForce) => {
    const { rule, effect } = inForce;
    if (rule.rule !== 'cant' || aside(inForce)) return false;
    if (rule.by === undefined) return true;
    if (source === undefined) return false;
    const view = viewOfBoard(game, boardOf(game));
    return matches(view, rule.by, source, contextOf(effect.controller, effect.source));
  });

/** An ability in its own words; one that an effect gave has none of its own. */
export const textOf = ({ compiled, ability }: AbilityInstance): string =>
  compiled.text === '' ? printAbility(ability) : compiled.text;

/** The effect that an ability comes from, where it is not the object's own. */
const grantedBy = (game: Game, instance: AbilityInstance): Readonly<Record<string, string>> => {
  const effect = instance.grantedBy === undefined ? undefined : boardOf(game).effects.get(instance.grantedBy);
  return effect === undefined || effect.sourceName === '' ? {} : { source: effect.sourceName };
};

export const because = (game: Game, id: ObjectId, instance: AbilityInstance, code: string): Illegality['because'] => [
  {
    code,
    cause: causeOf(game, boardOf(game), id, instance),
    object: id,
    values: { ability: textOf(instance), ...grantedBy(game, instance) },
  },
];

export const ruleBecause = (rule: RuleInForce): Illegality['because'] => [
  {
    code: 'rule',
    cause: rule.effect.cause,
    ...(rule.effect.source === undefined ? {} : { object: rule.effect.source }),
    values: { source: rule.effect.sourceName },
  },
];
