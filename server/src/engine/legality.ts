// What may be targeted: one explanation of why not, from which the list of what is legal follows (115, 702.11, 702.16, 702.18).
import type { Filter, TargetSpec, Zone } from '../cards/ability.ts';
import { boardOf, type Ctx, conditionHolds, isMatch, playersIn } from './ask.ts';
import { objectsOfZone, ownFirst, playerFilter } from './candidates.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { zonesOf } from './meaning/filters.ts';
import {
  because,
  type Illegality,
  keywordsNamed,
  keywordsOf,
  narrowed,
  playerProtection,
  protectionFrom,
  protects,
  ruleBecause,
  ruledOut,
  textOf,
} from './protection.ts';
import { inTurnOrder } from './work.ts';

const zonesOfFilter = (filter: Filter): readonly Zone[] => {
  if (filter.kind === 'or') return [...new Set(filter.of.flatMap(zonesOfFilter))];
  if (filter.kind === 'and') {
    const alternatives = filter.of.find((part) => part.kind === 'or' && zonesOfFilter(part).length > 1);
    if (alternatives !== undefined) return zonesOfFilter(alternatives);
  }
  const said = zonesOf(filter);
  return said.length === 0 ? ['battlefield'] : said;
};

/** Where a target of this kind is looked for: "spell or permanent" means two zones. */
export const zonesOfTarget = (spec: TargetSpec): readonly Zone[] =>
  spec.zone === undefined ? zonesOfFilter(spec.filter) : [spec.zone];

/** Why a spell or ability of a source can't have the object as a target, whatever its words ask for (115, 702.11, 702.16, 702.18). */
export const untargetable = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  source: ObjectId | undefined,
): Illegality | undefined => {
  const board = boardOf(game);
  const state = board.objects.get(id);
  if (state === undefined) return { code: 'target.gone', rule: '115.1', because: [] };
  // These abilities work on the battlefield only (113.6).
  if (game.objects.get(id)?.zone !== 'battlefield') {
    const rule = ruledOut(game, id, 'beTargeted', source);
    return rule === undefined ? undefined : { code: 'target.ruledOut', rule: '101.2', because: ruleBecause(rule) };
  }
  const shroud = keywordsNamed(game, id, 'shroud')[0];
  if (shroud !== undefined) {
    return { code: 'target.shroud', rule: '702.18a', because: because(game, id, shroud.instance, 'shroud') };
  }
  const hexproof = keywordsNamed(game, id, 'hexproof').find(({ keyword }) => !narrowed(keyword));
  if (hexproof !== undefined && state.controller !== player) {
    return { code: 'target.hexproof', rule: '702.11b', because: because(game, id, hexproof.instance, 'hexproof') };
  }
  if (source !== undefined && state.controller !== player) {
    const from = keywordsOf(game, id).find(
      ({ instance, keyword }) =>
        keyword.keyword.startsWith('hexproof') &&
        narrowed(keyword) &&
        protects(game, id, instance, keyword, source, state.controller),
    );
    if (from !== undefined) {
      return { code: 'target.hexproof', rule: '702.11d', because: because(game, id, from.instance, 'hexproof') };
    }
  }
  const protection = source === undefined ? undefined : protectionFrom(game, id, source);
  if (protection !== undefined) {
    return { code: 'target.protection', rule: '702.16b', because: because(game, id, protection, 'protection') };
  }
  const rule = ruledOut(game, id, 'beTargeted', source);
  return rule === undefined ? undefined : { code: 'target.ruledOut', rule: '101.2', because: ruleBecause(rule) };
};

const untargetablePlayer = (
  game: Game,
  target: PlayerId,
  player: PlayerId,
  source: ObjectId | undefined,
): Illegality | undefined => {
  if (game.players[target]?.inGame !== true) return { code: 'target.left', rule: '800.4a', because: [] };
  for (const { instance, effect } of boardOf(game).players[target]?.abilities ?? []) {
    if (instance.ability.kind !== 'keyword') continue;
    const why = [
      {
        code: instance.ability.keyword,
        cause: effect.cause,
        ...(effect.source === undefined ? {} : { object: effect.source }),
        values: { ability: textOf(instance), source: effect.sourceName },
      },
    ];
    if (instance.ability.keyword === 'shroud') return { code: 'target.shroud', rule: '702.18a', because: why };
    if (instance.ability.keyword === 'hexproof' && target !== player) {
      return { code: 'target.hexproof', rule: '702.11b', because: why };
    }
    if (source !== undefined && playerProtection(game, target, source) === instance) {
      return { code: 'target.protection', rule: '702.16b', because: why };
    }
  }
  return undefined;
};

const allowsPlayer = (game: Game, spec: TargetSpec, target: PlayerId, ctx: Ctx): boolean => {
  if (spec.who !== undefined && !conditionHolds(game, spec.who, { ...ctx, thatPlayer: target })) return false;
  if (spec.players === 'opponent') return target !== ctx.you;
  if (spec.players === 'any' || spec.form === 'any') return true;
  return playerFilter(game, spec.filter, target, ctx);
};

/** Whether the words of a "target" fit an object; "target creature that player controls", said for each of several, if it is one of theirs. */
const fits = (game: Game, spec: TargetSpec, id: ObjectId, ctx: Ctx): boolean =>
  spec.ofEach === undefined
    ? isMatch(game, spec.filter, id, ctx)
    : playersIn(game, spec.ofEach, ctx).some((player) => isOfPlayer(game, spec, id, player, ctx));

/** Whether it is a target for that one of the players for each of whom some are chosen (601.2c). */
export const isOfPlayer = (game: Game, spec: TargetSpec, id: ObjectId, player: PlayerId, ctx: Ctx): boolean =>
  isMatch(game, spec.filter, id, { ...ctx, thatPlayer: player });

/** Why that is no legal target for this "target …", or undefined when it is (601.2c, 608.2b). */
export const explainIllegalTarget = (
  game: Game,
  spec: TargetSpec,
  target: Target,
  ctx: Ctx,
  source: ObjectId | undefined,
): Illegality | undefined => {
  if ('player' in target) {
    if (!allowsPlayer(game, spec, target.player, ctx)) return { code: 'target.illegal', rule: '115.1', because: [] };
    return untargetablePlayer(game, target.player, ctx.you, source);
  }
  const object = game.objects.get(target.object);
  if (object === undefined) return { code: 'target.gone', rule: '608.2b', because: [] };
  if (spec.objects === false) return { code: 'target.illegal', rule: '115.1', because: [] };
  if (object.status.phasedOut) return { code: 'target.phasedOut', rule: '702.26b', because: [] };
  const zones = zonesOfTarget(spec);
  if (!zones.includes(object.zone)) {
    const values = { zone: object.zone, wanted: zones.join(', ') };
    return { code: 'target.wrongZone', rule: '115.2', because: [], values };
  }
  // The source of an ability is another object than the ability (113.7a): only a spell is its own source.
  if (target.object === source && object.zone === 'stack' && ctx.ability === undefined) {
    return { code: 'target.itself', rule: '115.5', because: [] };
  }
  if (!fits(game, spec, target.object, ctx)) return { code: 'target.illegal', rule: '115.1', because: [] };
  return untargetable(game, target.object, ctx.you, source);
};

/** All that the words of a "target" fit, where it reads "each" (702.96a). */
export const allThatFit = (game: Game, spec: TargetSpec, ctx: Ctx): readonly Target[] => [
  ...zonesOfTarget(spec)
    .flatMap((zone) => objectsOfZone(game, zone))
    .filter((id) => spec.objects !== false && game.objects.get(id)?.status.phasedOut === false)
    .filter((id) => fits(game, spec, id, ctx))
    .map((object): Target => ({ object })),
  ...inTurnOrder(game)
    .filter((player) => game.players[player]?.inGame === true && allowsPlayer(game, spec, player, ctx))
    .map((player): Target => ({ player })),
];

/** All legal targets in board order, the chooser's own first; players after objects. */
export const legalTargets = (
  game: Game,
  spec: TargetSpec,
  ctx: Ctx,
  source: ObjectId | undefined,
): readonly Target[] => {
  const candidates = zonesOfTarget(spec).flatMap((zone) => objectsOfZone(game, zone));
  const objects = ownFirst(game, candidates, ctx.you).map((object): Target => ({ object }));
  const players = inTurnOrder(game).map((player): Target => ({ player }));
  return [...objects, ...players].filter(
    (target) => explainIllegalTarget(game, spec, target, ctx, source) === undefined,
  );
};
