// What may be attached to what: "enchant", equipment and fortifications, protection, and rules that forbid it (303.4, 301.5–6).
import type { Filter, Zone } from '../cards/ability.ts';
import type { AttachmentLimit } from '../rules/edition.ts';
import { boardOf, type Ctx, isMatch, objectsIn } from './ask.ts';
import type { RuleInForce } from './board.ts';
import { objectsOfZone, ownFirst, playerFilter } from './candidates.ts';
import type { AbilityInstance } from './characteristics.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { grantingEffect } from './linkedChoices.ts';
import { zonesOf } from './meaning/filters.ts';
import {
  because,
  becauseOfPlayers,
  hasKeyword,
  type Illegality,
  keywordsNamed,
  playerProtection,
  protectionFrom,
  ruleBecause,
  ruledOut,
  textOf,
} from './protection.ts';
import { inTurnOrder } from './work.ts';

export type AttachmentKind = 'aura' | 'equipment' | 'fortification';

const KINDS: readonly (readonly [string, AttachmentKind])[] = [
  ['Aura', 'aura'],
  ['Equipment', 'equipment'],
  ['Fortification', 'fortification'],
];

/** What attaches by its nature an object is on this board: an Aura can be Equipment as well. */
export const attachmentKinds = (game: Game, id: ObjectId): readonly AttachmentKind[] => {
  const subtypes = boardOf(game).objects.get(id)?.subtypes ?? [];
  return KINDS.flatMap(([subtype, kind]) => (subtypes.includes(subtype) ? [kind] : []));
};

/** The first of them. */
export const attachmentKind = (game: Game, id: ObjectId): AttachmentKind | undefined => attachmentKinds(game, id)[0];

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
      return { code: 'attach.enchant', rule: '303.4a', because: [], values: { enchant: textOf(instance) } };
    }
  }
  return undefined;
};

/** The zones an Aura's "enchant" looks in: the battlefield unless its words say another (303.4a). */
export const zonesOfEnchant = (game: Game, aura: ObjectId): readonly Zone[] => {
  const enchant = keywordsNamed(game, aura, 'enchant')[0]?.keyword;
  if (enchant?.zone !== undefined) return [enchant.zone];
  const said = enchant?.quality === undefined ? [] : zonesOf(enchant.quality);
  return said.length === 0 ? BATTLEFIELD : said;
};

/** "This effect doesn't remove this Aura" (702.16n): the effect that gave the protection says what it leaves where it is. */
const keepsAttached = (game: Game, given: Pick<AbilityInstance, 'granter' | 'grantedBy'>, id: ObjectId): boolean => {
  const source = grantingEffect(game, given);
  if (source?.keeps === undefined || given.granter === undefined) return false;
  const you = boardOf(game).objects.get(given.granter)?.controller ?? game.turn.active;
  return objectsIn(game, source.keeps, { you, self: given.granter }).includes(id);
};

/** The same of an effect that forbids something to the host. */
const leavesAttached = (game: Game, { effect }: RuleInForce, id: ObjectId): boolean =>
  effect.source !== undefined && keepsAttached(game, { granter: effect.source, grantedBy: effect.key }, id);

/** "Can be attached only to …": the rules in force that limit an attachment to certain objects. */
export const attachOnlyOf = (
  game: Game,
  id: ObjectId,
): readonly { readonly filter: Filter; readonly rule: RuleInForce }[] =>
  boardOf(game).rules.flatMap((rule) =>
    rule.rule.rule === 'can' &&
    rule.rule.what === 'beAttachedOnly' &&
    rule.rule.filter !== undefined &&
    rule.objects?.includes(id) === true
      ? [{ filter: rule.rule.filter, rule }]
      : [],
  );

const BATTLEFIELD: readonly Zone[] = ['battlefield'];

/** Whether an edition knows this limit; mutants leave out one at a time. */
const limits = (game: Game, limit: AttachmentLimit): boolean => game.edition.policies.attachmentLimits.includes(limit);

const gone: Illegality = { code: 'attach.gone', rule: '303.4c', because: [] };

/** Why a player can't be enchanted by it; nothing but Auras is ever attached to players (301.5, 303.4). */
const illegalPlayer = (game: Game, id: ObjectId, player: PlayerId, kind: AttachmentKind): Illegality | undefined => {
  if (game.players[player]?.inGame !== true) return gone;
  if (kind !== 'aura') return { code: 'attach.equipment', rule: '301.5', because: [] };
  const shielded = limits(game, 'protection') ? playerProtection(game, player, id) : undefined;
  if (shielded !== undefined) {
    return { code: 'attach.protection', rule: '702.16c', because: becauseOfPlayers(game, player, shielded) };
  }
  if (!limits(game, 'enchant')) return undefined;
  return enchantAllows(game, id, { player }, boardOf(game).objects.get(id)?.controller ?? game.turn.active);
};

/** What a host is taken for as something becomes attached to it: "as though that planeswalker were a creature" (702.6d). */
export type AsThough = 'creature';

/** Why one of the kinds that an object is can't be attached to another object. */
const illegalObject = (
  game: Game,
  id: ObjectId,
  host: ObjectId,
  kind: AttachmentKind,
  asThough: AsThough | undefined,
): Illegality | undefined => {
  const board = boardOf(game);
  const there = game.objects.get(host);
  const hostState = board.objects.get(host);
  const zones = kind === 'aura' ? zonesOfEnchant(game, id) : BATTLEFIELD;
  if (there === undefined || hostState === undefined) return gone;
  if (limits(game, 'zone') && !zones.includes(there.zone)) return gone;
  if (limits(game, 'phasedOut') && there.status.phasedOut && !(game.objects.get(id)?.status.phasedOut ?? false)) {
    return { code: 'attach.phasedOut', rule: '702.26b', because: [] };
  }
  if (kind === 'aura') {
    const you = board.objects.get(id)?.controller ?? game.turn.active;
    const enchant = limits(game, 'enchant') ? enchantAllows(game, id, { object: host }, you) : undefined;
    if (enchant !== undefined) return enchant;
  } else if (kind === 'equipment' && limits(game, 'equipment')) {
    if (asThough === undefined && !hostState.types.includes('Creature'))
      return { code: 'attach.equipment', rule: '301.5', because: [] };
  } else if (kind === 'fortification' && limits(game, 'fortification') && !hostState.types.includes('Land')) {
    return { code: 'attach.fortification', rule: '301.6', because: [] };
  }
  for (const { filter, rule } of limits(game, 'only') ? attachOnlyOf(game, id) : []) {
    const { controller, source } = rule.effect;
    if (isMatch(game, filter, host, { you: controller, self: source ?? id })) continue;
    return { code: 'attach.only', rule: '101.2', because: ruleBecause(rule) };
  }
  // 702.16n: what an effect does not remove may stay; it may not be attached anew.
  const now = game.objects.get(id)?.attachedTo;
  const stays = now !== undefined && 'object' in now && now.object === host;
  const protection = limits(game, 'protection')
    ? protectionFrom(game, host, id, (instance) => stays && keepsAttached(game, instance, id))
    : undefined;
  if (protection !== undefined) {
    return {
      code: 'attach.protection',
      rule: kind === 'aura' ? '702.16c' : '702.16d',
      because: because(game, host, protection, 'protection'),
    };
  }
  if (!limits(game, 'prohibited')) return undefined;
  const what = kind === 'aura' ? 'beEnchanted' : 'beEquipped';
  const rule = ruledOut(game, host, what, id, (each) => stays && leavesAttached(game, each, id));
  return rule === undefined ? undefined : { code: 'attach.ruledOut', rule: '101.2', because: ruleBecause(rule) };
};

/** Why an object, as one of the kinds it is, can't be attached to a host; undefined when it can (303.4, 301.5–6). */
export const illegalHostFor = (
  game: Game,
  id: ObjectId,
  host: Target,
  kind: AttachmentKind,
  asThough?: AsThough,
): Illegality | undefined => {
  const state = boardOf(game).objects.get(id);
  if (state === undefined) return gone;
  // 301.5c: reconfigure lets a creature equip.
  const mayBeCreature = kind === 'equipment' && hasKeyword(game, id, 'reconfigure');
  if (limits(game, 'creature') && state.types.includes('Creature') && !mayBeCreature)
    return { code: 'attach.creature', rule: '303.4d', because: [] };
  if ('player' in host) return illegalPlayer(game, id, host.player, kind);
  if (limits(game, 'itself') && host.object === id) return { code: 'attach.itself', rule: '303.4d', because: [] };
  return illegalObject(game, id, host.object, kind, asThough);
};

/** Why an object can't be attached to a host, or undefined when it can (303.4, 301.5, 702.16c–d; D45–D46). */
export const explainIllegalHost = (
  game: Game,
  id: ObjectId,
  host: Target,
  asThough?: AsThough,
): Illegality | undefined => {
  if (boardOf(game).objects.get(id) === undefined) return gone;
  const kinds = attachmentKinds(game, id);
  if (kinds.length === 0) return { code: 'attach.noAttachment', rule: '303.4', because: [] };
  // What is of several kinds must be allowed there as each of them.
  for (const kind of kinds) {
    const why = illegalHostFor(game, id, host, kind, asThough);
    if (why !== undefined) return why;
  }
  return undefined;
};

/** What an object could be attached to, in board order, its controller's own first; players after objects. */
export const legalHosts = (game: Game, id: ObjectId): readonly Target[] => {
  const you = boardOf(game).objects.get(id)?.controller ?? game.turn.active;
  const zones = attachmentKind(game, id) === 'aura' ? zonesOfEnchant(game, id) : BATTLEFIELD;
  const ids = zones.flatMap((zone) => objectsOfZone(game, zone));
  const objects = ownFirst(game, ids, you).map((object): Target => ({ object }));
  const players = inTurnOrder(game).map((player): Target => ({ player }));
  return [...objects, ...players].filter((host) => explainIllegalHost(game, id, host) === undefined);
};
