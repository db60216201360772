// What may be targeted, enchanted, equipped: one explanation of why not, from which lists of what is legal follow (115, 303.4, 702.16).
import type { Ability, Filter, RuleEffect, TargetSpec, Zone } from '../cards/ability.ts';
import { printAbility } from '../cards/oracle/print.ts';
import { boardOf, type Ctx, conditionHolds, isMatch, objectsIn, playersIn } from './ask.ts';
import type { Board, RuleInForce } from './board.ts';
import type { AbilityInstance } from './characteristics.ts';
import { matches } from './filter.ts';
import type { Game, Target } from './game.ts';
import type { Cause, ObjectId, PlayerId } from './ids.ts';
import { choiceFor, grantingEffect, matchesChoice } from './linkedChoices.ts';
import { zoneOfFilter } from './reference.ts';
import { contextOf, viewOfBoard } from './view.ts';
import { inTurnOrder } from './work.ts';

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

const keywordsOf = (game: Game, id: ObjectId): readonly { instance: AbilityInstance; keyword: Keyword }[] => {
  const state = boardOf(game).objects.get(id);
  if (state === undefined) return [];
  return state.abilities.flatMap((instance) =>
    instance.ability.kind === 'keyword' ? [{ instance, keyword: instance.ability }] : [],
  );
};

/** The keyword abilities of that name an object has, on the board. */
export const keywordsNamed = (
  game: Game,
  id: ObjectId,
  name: string,
): readonly { instance: AbilityInstance; keyword: Keyword }[] =>
  keywordsOf(game, id).filter(({ keyword }) => keyword.keyword === name);

export const hasKeyword = (game: Game, id: ObjectId, name: string): boolean => keywordsNamed(game, id, name).length > 0;

/** What gave an object an ability: the statement of the effect, else of the object itself. */
const causeOf = (game: Game, board: Board, id: ObjectId, instance: AbilityInstance): Cause => {
  const effect = instance.grantedBy === undefined ? undefined : board.effects.get(instance.grantedBy);
  return effect?.cause ?? game.objects.get(id)?.cause ?? 0;
};

/** Whether an object is protected from the source by one of its protection abilities, or one given to a player (702.16). */
const protects = (
  game: Game,
  holder: ObjectId | undefined,
  instance: AbilityInstance,
  keyword: Keyword,
  source: ObjectId,
  you: PlayerId,
): boolean => {
  if (keyword.everything === true) return true;
  const ctx: Ctx = { you, ability: instance, ...(holder === undefined ? {} : { self: holder }) };
  const filters: readonly Filter[] = [
    ...(keyword.from ?? []),
    ...(keyword.quality === undefined ? [] : [keyword.quality]),
  ];
  if (filters.some((filter) => isMatch(game, filter, source, ctx))) return true;
  if (keyword.chosenQuality === undefined || holder === undefined) return false;
  return matchesChoice(game, choiceFor(game, holder, instance, keyword.chosenQuality), source);
};

const isProtection = (keyword: Keyword): boolean =>
  keyword.keyword === 'protection' || keyword.keyword === 'protection from';

const protectionsOf = (game: Game, id: ObjectId) => keywordsOf(game, id).filter(({ keyword }) => isProtection(keyword));

const narrowed = (keyword: Keyword): boolean =>
  keyword.from !== undefined || keyword.quality !== undefined || keyword.chosenQuality !== undefined;

/** The protection ability that keeps the source away from the object, if any. */
export const protectionFrom = (
  game: Game,
  id: ObjectId,
  source: ObjectId,
  aside: (instance: AbilityInstance) => boolean = () => false,
): AbilityInstance | undefined => {
  const you = boardOf(game).objects.get(id)?.controller ?? game.turn.active;
  return protectionsOf(game, id).find(
    ({ instance, keyword }) => protects(game, id, instance, keyword, source, you) && !aside(instance),
  )?.instance;
};

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

const ruledOut = (
  game: Game,
  id: ObjectId,
  what: Cant['what'],
  source: ObjectId | undefined,
): RuleInForce | undefined =>
  prohibitions(game, id, what).find(({ rule, effect }) => {
    if (rule.rule !== 'cant') return false;
    if (rule.by === undefined) return true;
    if (source === undefined) return false;
    const view = viewOfBoard(game, boardOf(game));
    return matches(view, rule.by, source, contextOf(effect.controller, effect.source));
  });

const zonesOfFilter = (filter: Filter): readonly Zone[] => {
  if (filter.kind === 'or') return [...new Set(filter.of.flatMap(zonesOfFilter))];
  if (filter.kind === 'and') {
    const alternatives = filter.of.find((part) => part.kind === 'or' && zonesOfFilter(part).length > 1);
    if (alternatives !== undefined) return zonesOfFilter(alternatives);
  }
  return [zoneOfFilter(filter) ?? 'battlefield'];
};

/** Where a target of this kind is looked for: "spell or permanent" means two zones. */
export const zonesOfTarget = (spec: TargetSpec): readonly Zone[] =>
  spec.zone === undefined ? zonesOfFilter(spec.filter) : [spec.zone];

/** An ability in its own words; one that an effect gave has none of its own. */
const textOf = ({ compiled, ability }: AbilityInstance): string =>
  compiled.text === '' ? printAbility(ability) : compiled.text;

/** The effect that an ability comes from, where it is not the object's own. */
const grantedBy = (game: Game, instance: AbilityInstance): Readonly<Record<string, string>> => {
  const effect = instance.grantedBy === undefined ? undefined : boardOf(game).effects.get(instance.grantedBy);
  return effect === undefined || effect.sourceName === '' ? {} : { source: effect.sourceName };
};

const because = (game: Game, id: ObjectId, instance: AbilityInstance, code: string): Illegality['because'] => [
  {
    code,
    cause: causeOf(game, boardOf(game), id, instance),
    object: id,
    values: { ability: textOf(instance), ...grantedBy(game, instance) },
  },
];

const ruleBecause = (rule: RuleInForce): Illegality['because'] => [
  {
    code: 'rule',
    cause: rule.effect.cause,
    ...(rule.effect.source === undefined ? {} : { object: rule.effect.source }),
    values: { source: rule.effect.sourceName },
  },
];

/** Why a spell or ability of a source can't have the object as a target, whatever its words ask for (115, 702.11, 702.16, 702.18). */
const untargetable = (
  game: Game,
  id: ObjectId,
  player: PlayerId,
  source: ObjectId | undefined,
): Illegality | undefined => {
  const board = boardOf(game);
  const state = board.objects.get(id);
  if (state === undefined) return { code: 'target.gone', rule: '115.1', because: [] };
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
  if (spec.players === 'opponent') return target !== ctx.you;
  if (spec.players === 'any' || spec.form === 'any') return true;
  return playerFilter(game, spec.filter, target, ctx);
};

const playerFilter = (game: Game, filter: Filter, target: PlayerId, ctx: Ctx): boolean => {
  switch (filter.kind) {
    case 'player':
      return true;
    case 'opponent':
      return target !== ctx.you;
    case 'or':
      return filter.of.some((part) => playerFilter(game, part, target, ctx));
    case 'and':
      return filter.of.every((part) => playerFilter(game, part, target, ctx));
    case 'controlledBy':
      return playersIn(game, filter.player, ctx).includes(target);
    default:
      return false;
  }
};

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
  if (!isMatch(game, spec.filter, target.object, ctx)) return { code: 'target.illegal', rule: '115.1', because: [] };
  return untargetable(game, target.object, ctx.you, source);
};

const ownFirst = (game: Game, ids: readonly ObjectId[], player: PlayerId): readonly ObjectId[] => {
  const board = boardOf(game);
  const own = ids.filter((id) => board.objects.get(id)?.controller === player);
  return [...own, ...ids.filter((id) => !own.includes(id))];
};

const objectsOfZone = (game: Game, zone: Zone): readonly ObjectId[] =>
  game.zones[zone] ?? inTurnOrder(game).flatMap((player) => game.zones[`${zone}:${player}`] ?? []);

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

const isAttachment = (game: Game, id: ObjectId): 'aura' | 'equipment' | 'fortification' | undefined => {
  const state = boardOf(game).objects.get(id);
  if (state?.subtypes.includes('Aura') === true) return 'aura';
  if (state?.subtypes.includes('Equipment') === true) return 'equipment';
  return state?.subtypes.includes('Fortification') === true ? 'fortification' : undefined;
};

const enchantAllows = (game: Game, aura: ObjectId, host: Target, you: PlayerId): Illegality | undefined => {
  const enchants = keywordsNamed(game, aura, 'enchant');
  if (enchants.length === 0) {
    return game.edition.policies.auraWithoutEnchant === 'anythingGoes'
      ? undefined
      : { code: 'attach.noEnchant', rule: '303.4', because: [] };
  }
  for (const { instance, keyword } of enchants) {
    const ctx: Ctx = { you, self: aura, ability: instance };
    const allowed =
      'player' in host
        ? keyword.players !== undefined
          ? keyword.players === 'any' || host.player !== you
          : keyword.quality !== undefined && playerFilter(game, keyword.quality, host.player, ctx)
        : keyword.quality !== undefined && isMatch(game, keyword.quality, host.object, ctx);
    if (!allowed) {
      return { code: 'attach.enchant', rule: '303.4a', because: [], values: { enchant: instance.compiled.text } };
    }
  }
  return undefined;
};

/** The zone an Aura's "enchant" looks in: the battlefield unless its words say another (303.4a). */
export const zoneOfEnchant = (game: Game, aura: ObjectId): Zone => {
  const quality = keywordsNamed(game, aura, 'enchant')[0]?.keyword;
  return quality?.zone ?? (quality?.quality === undefined ? undefined : zoneOfFilter(quality.quality)) ?? 'battlefield';
};

/** "This effect doesn't remove this Aura" (702.16n): the effect that gave the protection says what it leaves where it is. */
const keepsAttached = (game: Game, instance: AbilityInstance, id: ObjectId): boolean => {
  const source = grantingEffect(game, instance);
  if (source?.keeps === undefined || instance.granter === undefined) return false;
  const you = boardOf(game).objects.get(instance.granter)?.controller ?? game.turn.active;
  return objectsIn(game, source.keeps, { you, self: instance.granter }).includes(id);
};

/** Why an object can't be attached to a host, or undefined when it can (303.4, 301.5, 702.16c–d; D45–D46). */
export const explainIllegalHost = (game: Game, id: ObjectId, host: Target): Illegality | undefined => {
  const board = boardOf(game);
  const state = board.objects.get(id);
  if (state === undefined) return { code: 'attach.gone', rule: '303.4c', because: [] };
  const kind = isAttachment(game, id);
  if (kind === undefined) return { code: 'attach.noAttachment', rule: '303.4', because: [] };
  if (state.types.includes('Creature')) return { code: 'attach.creature', rule: '303.4d', because: [] };
  if ('player' in host) {
    if (game.players[host.player]?.inGame !== true) return { code: 'attach.gone', rule: '303.4c', because: [] };
    if (kind !== 'aura') return { code: 'attach.equipment', rule: '301.5', because: [] };
    const shielded = playerProtection(game, host.player, id);
    if (shielded !== undefined) return { code: 'attach.protection', rule: '702.16c', because: [] };
    return enchantAllows(game, id, host, state.controller);
  }
  if (host.object === id) return { code: 'attach.itself', rule: '303.4d', because: [] };
  const there = game.objects.get(host.object);
  const hostState = board.objects.get(host.object);
  const zone = kind === 'aura' ? zoneOfEnchant(game, id) : 'battlefield';
  if (there === undefined || hostState === undefined || there.zone !== zone) {
    return { code: 'attach.gone', rule: '303.4c', because: [] };
  }
  if (there.status.phasedOut && !(game.objects.get(id)?.status.phasedOut ?? false)) {
    return { code: 'attach.phasedOut', rule: '702.26b', because: [] };
  }
  if (kind === 'aura') {
    const enchant = enchantAllows(game, id, host, state.controller);
    if (enchant !== undefined) return enchant;
  } else if (kind === 'equipment' && !hostState.types.includes('Creature')) {
    return { code: 'attach.equipment', rule: '301.5', because: [] };
  } else if (kind === 'fortification' && !hostState.types.includes('Land')) {
    return { code: 'attach.fortification', rule: '301.6', because: [] };
  }
  const protection = protectionFrom(game, host.object, id, (instance) => keepsAttached(game, instance, id));
  if (protection !== undefined) {
    return {
      code: 'attach.protection',
      rule: kind === 'aura' ? '702.16c' : '702.16d',
      because: because(game, host.object, protection, 'protection'),
    };
  }
  const rule = ruledOut(game, host.object, kind === 'aura' ? 'beEnchanted' : 'beEquipped', id);
  return rule === undefined ? undefined : { code: 'attach.ruledOut', rule: '101.2', because: ruleBecause(rule) };
};

/** What an object could be attached to, in board order, its controller's own first; players after objects. */
export const legalHosts = (game: Game, id: ObjectId): readonly Target[] => {
  const you = boardOf(game).objects.get(id)?.controller ?? game.turn.active;
  const zone = isAttachment(game, id) === 'aura' ? zoneOfEnchant(game, id) : 'battlefield';
  const objects = ownFirst(game, objectsOfZone(game, zone), you).map((object): Target => ({ object }));
  const players = inTurnOrder(game).map((player): Target => ({ player }));
  return [...objects, ...players].filter((host) => explainIllegalHost(game, id, host) === undefined);
};

/** Whether an object is an Aura, Equipment or Fortification on this board, and which. */
export const attachmentKind = isAttachment;
