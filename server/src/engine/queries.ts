// Questions about a finished board: copiable values, layers of an object, dependencies, hand size, costs, prohibitions.

import type { Filter, ObjectRef, PlayerRef, Prohibition, RuleEffect } from '../cards/ability.ts';
import { changeGeneric, lettersOf, type ManaCost, manaValue } from '../cards/mana.ts';
import { isPlayerRef } from '../cards/oracle/playerRefs.ts';
import type { KeywordId } from '../keywords/keywords.ts';
import type { LayerId } from '../rules/edition.ts';
import { sameValue } from '../rules/sameValue.ts';
import type { Board, DependencyEdge, EffectInfo, EffectKey, RuleInForce, TracedBoard } from './board.ts';
import { viewOfBoard } from './boardView.ts';
import type { AbilityInstance, Characteristics, ObjectState } from './characteristics.ts';
import type { Game, GameObject, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { amountOf, holds, matches, matchesState, objectsOf, playersOf } from './meaning/questions.ts';
import { hasKeywordAbility } from './meaning/thing.ts';
import { type Context, NO_BINDINGS, type View } from './view.ts';

/** Maximum hand size when nothing says otherwise (402.2). */
const HAND_SIZE = 7;

/** Copiable values of an object (706.2): as layer 1 leaves them. */
export const copiableValues = (board: Board, id: ObjectId): Characteristics | undefined => board.copiable.get(id);

/** The values of an object at the end of each layer in which something changed, in order. */
export const layersOf = (
  board: TracedBoard,
  id: ObjectId,
): readonly { readonly layer: LayerId; readonly state: ObjectState }[] => {
  const layers: { layer: LayerId; state: ObjectState }[] = [];
  for (const step of board.trace) {
    const change = step.changes.find((each) => each.object === id);
    if (change === undefined) continue;
    const last = layers.at(-1);
    if (last !== undefined && last.layer === step.layer) last.state = change.after;
    else layers.push({ layer: step.layer, state: change.after });
  }
  return layers;
};

/** Layers that an expectation's `after layer N` means: the layer itself, or the last sublayer of that number. */
const upTo = (game: Game, layer: string): number => {
  const ids = game.edition.layers.map((each) => each.id);
  const exact = ids.indexOf(layer);
  if (exact >= 0) return exact;
  return ids.reduce((last, id, index) => (id.replace(/[a-z]$/, '') === layer ? index : last), -1);
};

/**
 * An object's values as they stand at the end of a layer or sublayer (`5`, `6b`; `6` is the last sublayer of 6); undefined
 * for a layer the edition does not have or an object that does not exist.
 */
export const stateAfter = (game: Game, board: TracedBoard, id: ObjectId, layer: LayerId): ObjectState | undefined => {
  const end = upTo(game, layer);
  if (end < 0) return undefined;
  const ids = game.edition.layers.map((each) => each.id);
  let state = board.initial.get(id);
  for (const step of board.trace) {
    if (ids.indexOf(step.layer) > end) break;
    const change = step.changes.find((each) => each.object === id);
    if (change !== undefined) state = change.after;
  }
  return state;
};

/** Dependencies of one effect on another, layer by layer; empty if it never depended on it. */
export const dependsOn = (board: Board, from: EffectKey, on: EffectKey): readonly DependencyEdge[] =>
  board.edges.filter((edge) => edge.from === from && edge.on === on);

/** Keys of the effects that an object's abilities, counters or status generate, or that it made as it resolved. */
export const effectsOf = (board: Board, id: ObjectId): readonly EffectKey[] =>
  [...board.effects.values()].filter((info) => info.source === id).map((info) => info.key);

/** Whether an effect was applied after another in some layer where both were. */
export const isAppliedAfter = (board: Board, key: EffectKey, other: EffectKey): boolean => {
  for (const [index, step] of board.applied.entries()) {
    if (step.effect !== other) continue;
    const own = board.applied.findIndex((each) => each.layer === step.layer && each.effect === key);
    if (own >= 0) return own > index;
  }
  return false;
};

/** From whose point of view the words of an effect in force are read. */
export const contextOfInfo = (game: Game, info: EffectInfo): Context => {
  const made = game.effects.find((effect) => `e${effect.id}` === info.key);
  return {
    controller: info.controller,
    bindings: made?.bindings ?? { ...NO_BINDINGS, ...(info.source === undefined ? {} : { self: info.source }) },
    ...(info.source === undefined ? {} : { source: info.source }),
  };
};

/** Whether an object is one of those that an effect's rule speaks of: "spells of the chosen color" are those of its own choice. */
export const isMatchOf = (game: Game, board: Board, info: EffectInfo, filter: Filter, id: ObjectId): boolean =>
  matches(viewOfBoard(game, board), filter, id, contextOfInfo(game, info));

const concernsPlayer = (rule: RuleInForce, player: PlayerId): boolean =>
  rule.players === undefined || rule.players.includes(player);

/** Maximum hand size from the rules in force, in their order (418.8); undefined: none. */
export const maxHandSizeFrom = (
  game: Game,
  view: View,
  rules: readonly RuleInForce[],
  player: PlayerId,
): number | undefined => {
  let size: number | undefined = HAND_SIZE;
  for (const each of rules) {
    const { rule } = each;
    if (rule.rule !== 'maxHandSize' || !concernsPlayer(each, player)) continue;
    const amount = rule.amount === undefined ? 0 : amountOf(view, rule.amount, contextOfInfo(game, each.effect));
    switch (rule.change) {
      case 'none':
        size = undefined;
        break;
      case 'set':
        size = amount;
        break;
      case 'reduce':
        size = size === undefined ? undefined : Math.max(0, size - amount);
        break;
      case 'increase':
        size = size === undefined ? undefined : size + amount;
        break;
    }
  }
  return size;
};

/** A player's maximum hand size (402.2, 418.8); undefined: no maximum. */
export const maxHandSize = (board: Board, player: PlayerId): number | undefined =>
  board.players.find((each) => each.id === player)?.maxHandSize;

/** What a spell costs one player to cast, by the effects on costs in the order they apply (418.8, 601.2f). */
export const costOf = (game: Game, board: Board, id: ObjectId, player: PlayerId): ManaCost | undefined => {
  const object = game.objects.get(id);
  const state = board.objects.get(id);
  if (object === undefined || state === undefined) return undefined;
  return costOfSpell(game, board, object, state, player);
};

/** The same for a card as it would be on the stack. */
export const costOfSpell = (
  game: Game,
  board: Board,
  object: GameObject,
  state: ObjectState,
  player: PlayerId,
): ManaCost | undefined => {
  if (state.manaCost === undefined) return undefined;
  const view = viewOfBoard(game, board);
  // A cost is asked about as that of a spell its player casts (601.2f).
  const asSpell: GameObject = { ...object, zone: 'stack' };
  const cast: ObjectState = { ...state, controller: player };
  let cost = state.manaCost;
  // 601.2f: increases first, then reductions, and last what sets the least a spell can cost.
  const changes = (['more', 'less'] as const).flatMap((change) =>
    board.rules.filter(({ rule }) => rule.rule === 'cost' && rule.change === change),
  );
  for (const each of changes) {
    const { rule } = each;
    if (rule.rule !== 'cost' || rule.of !== 'cast') continue;
    const info = contextOfInfo(game, each.effect);
    // What a spell says of its own cost is said by the one who casts it.
    const ctx: Context = each.effect.source === object.id ? { ...info, controller: player } : info;
    if (rule.player !== undefined && !playersOf(view, rule.player, ctx).includes(player)) continue;
    if (each.players !== undefined && !each.players.includes(player)) continue;
    if (each.objects !== undefined && !each.objects.includes(object.id)) continue;
    if (!matchesState(view, rule.filter, asSpell, cast, ctx)) continue;
    if (rule.late !== undefined && !matchesState(view, rule.late, asSpell, cast, ctx)) continue;
    const times = rule.perEach === undefined ? 1 : amountOf(view, rule.perEach, ctx);
    cost = changeCost(cost, rule, times);
  }
  cost = changeGeneric(cost, -reducedByKeywords(game, view, object, state, player));
  const least = board.rules.some(({ rule }) => rule.rule === 'other' && rule.verb === 'atLeastThreeMana') ? 3 : 0;
  return changeGeneric(cost, Math.max(0, least - manaValue(cost)));
};

/** Affinity takes {1} off for each such permanent of the player, undaunted for each opponent (702.41a, 702.125a). */
const reducedByKeywords = (
  game: Game,
  view: View,
  object: GameObject,
  state: ObjectState,
  player: PlayerId,
): number => {
  const ctx: Context = { controller: player, bindings: { ...NO_BINDINGS, self: object.id }, source: object.id };
  let less = 0;
  for (const { ability } of state.abilities) {
    if (ability.kind !== 'keyword') continue;
    const { quality } = ability;
    if (ability.keyword === 'undaunted') less += game.players.filter((one) => one.inGame && one.id !== player).length;
    if (ability.keyword !== 'affinity' || quality === undefined) continue;
    less += view
      .inZone('battlefield')
      .filter((id) => view.state(id)?.controller === player && matches(view, quality, id, ctx)).length;
  }
  return less;
};

/** One increase or reduction of a cost: generic mana by number, other symbols one by one; never below none (118.7). */
export const changeCost = (cost: ManaCost, rule: RuleEffect & { readonly rule: 'cost' }, times: number): ManaCost => {
  const generic = rule.cost.reduce((sum, symbol) => (symbol.kind === 'generic' ? sum + symbol.amount : sum), 0) * times;
  const others = rule.cost.filter((symbol) => symbol.kind !== 'generic');
  if (rule.change === 'more') {
    const added = Array.from({ length: times }, () => others).flat();
    return [...changeGeneric(cost, generic), ...added];
  }
  let next = changeGeneric(cost, -generic);
  for (let time = 0; time < times; time += 1) {
    for (const symbol of others) {
      const at = next.findIndex((each) => sameValue(each, symbol));
      next = at >= 0 ? next.filter((_, index) => index !== at) : next;
    }
  }
  return next;
};

const isOneOf = (wanted: Prohibition): readonly Prohibition[] => {
  switch (wanted) {
    case 'attack':
    case 'block':
      return [wanted, 'attackOrBlock'];
    case 'untapDuringUntapStep':
      return [wanted, 'untap'];
    case 'activateNonManaAbilities':
      return [wanted, 'activateAbilities'];
    default:
      return [wanted];
  }
};

const byMatches = (view: View, filter: Filter, by: ObjectId | PlayerId | undefined, ctx: Context): boolean =>
  by === undefined || matches(view, filter, by as ObjectId, ctx);

/** Whether what is attacked is one of those that can't be (508.1b). */
const isWhom = (view: View, whom: readonly (ObjectRef | PlayerRef)[], at: Target | undefined, ctx: Context): boolean =>
  at !== undefined &&
  whom.some((ref) => {
    if ('player' in at) return isPlayerRef(ref) && playersOf(view, ref, ctx).includes(at.player);
    if (isPlayerRef(ref)) return false;
    return ref.kind === 'choose' || ref.kind === 'all'
      ? matches(view, ref.selection.filter, at.object, ctx)
      : objectsOf(view, ref, ctx).includes(at.object);
  });

/**
 * The rule effects that forbid something to an object, by whom or what if that matters (`by`: the blocker, the spell or
 * ability that targets, …). Empty: allowed as far as effects go; keyword abilities are not looked at here.
 */
export const prohibitions = (
  game: Game,
  board: Board,
  what: Prohibition,
  id: ObjectId | undefined,
  by?: ObjectId,
  player?: PlayerId,
  at?: Target,
): readonly RuleInForce[] => {
  const view = viewOfBoard(game, board);
  const wanted = isOneOf(what);
  return board.rules.filter((each) => {
    const { rule } = each;
    if (rule.rule !== 'cant' || !wanted.includes(rule.what)) return false;
    if (each.objects !== undefined && (id === undefined || !each.objects.includes(id))) return false;
    if (each.players !== undefined && (player === undefined || !each.players.includes(player))) return false;
    const ctx = contextOfInfo(game, each.effect);
    // "By more than one creature", "unless at least two others attack": judged of the whole declaration (508.1c, 509.1b).
    if (rule.number !== undefined || rule.others !== undefined || rule.unlessPaid !== undefined) return false;
    if (rule.whom !== undefined && !isWhom(view, rule.whom, at, ctx)) return false;
    if (rule.unless !== undefined && holds(view, rule.unless, ctx)) return false;
    if (rule.by !== undefined && (by === undefined || !byMatches(view, rule.by, by, ctx))) return false;
    if (rule.except !== undefined && by !== undefined && byMatches(view, rule.except, by, ctx)) return false;
    return rule.except === undefined || by !== undefined;
  });
};

/** Whether an effect forbids something to an object. */
export const cant = (game: Game, board: Board, what: Prohibition, id: ObjectId, by?: ObjectId): boolean =>
  prohibitions(game, board, what, id, by).length > 0;

/** The keyword abilities of an object, in order, doubles included. */
export const keywordsOf = (state: Pick<ObjectState, 'abilities'>): readonly AbilityInstance[] =>
  state.abilities.filter(({ ability }) => ability.kind === 'keyword');

/** Whether an object has a keyword ability of that name, whatever its parameters. */
export const hasKeyword = (state: Pick<ObjectState, 'abilities'>, keyword: KeywordId): boolean =>
  hasKeywordAbility(state, keyword);

/** The colours of an object as letters, in WUBRG order. */
export const colorsOf = (state: Pick<ObjectState, 'colors'>): readonly string[] => lettersOf(state.colors);
