// Attacking and blocking as statements say them (508, 509): who attacks whom is given; what an effect or keyword forbids is not.
import type { Prohibition } from '../cards/ability.ts';
import { type NamesOwn, namesOwn } from '../keywords/keywords.ts';
import { amountIn, boardOf, isMatch } from './ask.ts';
import type { RuleInForce } from './board.ts';
import type { ObjectState } from './characteristics.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { hasKeyword, keywordsNamed, protectionFrom, ruleBecause } from './protection.ts';
import { isMatchOf, prohibitions } from './queries.ts';
import { changeObject, changeStatus, happen, inform, objectOf, type ProblemParts, refuse, type Work } from './work.ts';

/** What a rule in force forbids the object, with what brings the rule (101.2); nothing where none does. */
const forbidden = (
  game: Game,
  id: ObjectId,
  what: Prohibition,
  code: string,
  by?: ObjectId,
  at?: Target,
): ProblemParts | undefined => ruledOutBy(prohibitions(game, boardOf(game), what, id, by, undefined, at)[0], code);

const ruledOutBy = (found: RuleInForce | undefined, code: string): ProblemParts | undefined =>
  found === undefined ? undefined : { code, rule: '101.2', slot: OBJECT, because: ruleBecause(found) };

const OBJECT = { slot: 'object' } as const;

const noCreature = (game: Game, id: ObjectId, code: string, rule: string): ProblemParts | undefined => {
  const object = game.objects.get(id);
  const types = boardOf(game).objects.get(id)?.types ?? [];
  return object?.zone !== 'battlefield' || object.status.phasedOut || !types.includes('Creature')
    ? { code, rule, slot: OBJECT }
    : undefined;
};

/** 702.3b: a creature with defender can't attack, unless an effect lets it as though it had none. */
export const isDefender = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'defender') &&
  !boardOf(game).rules.some(
    ({ rule, objects }) =>
      rule.rule === 'can' && rule.what === 'attackAsThoughNoDefender' && objects?.includes(id) === true,
  );

/**
 * What keeps a creature from attacking, looked at by itself (508.1a, 508.1c): it is tapped, has defender, or an effect forbids it.
 * What goes by the other attackers is judged of the whole declaration (declarations.ts).
 */
export const attackRefusal = (game: Game, id: ObjectId, whom: Target): ProblemParts | undefined => {
  const no = noCreature(game, id, 'attack.notCreature', '508.1a');
  if (no !== undefined) return no;
  if (game.objects.get(id)?.status.tapped === true) return { code: 'attack.tapped', rule: '508.1a', slot: OBJECT };
  if (isDefender(game, id)) return { code: 'attack.defender', rule: '702.3b', slot: OBJECT };
  const board = boardOf(game);
  const player = board.objects.get(id)?.controller;
  return (
    forbidden(game, id, 'attack', 'attack.prohibited', undefined, whom) ??
    ruledOutBy(prohibitions(game, board, 'attackWith', undefined, id, player, whom)[0], 'attack.prohibited')
  );
};

/** It came this turn and has no haste, so it can't attack yet (302.6): told of attackers that lines name, asked of those that have to attack. */
export const isSick = (game: Game, id: ObjectId): boolean =>
  !hasKeyword(game, id, 'haste') && game.history.some(({ what, object }) => what === 'entered' && object === id);

/** A creature attacks (508.1): untapped, no defender, nothing that forbids it; it taps unless it has vigilance. */
export const attack = (work: Work, id: ObjectId, whom: Target): void => {
  const { game } = work;
  const refusal = attackRefusal(game, id, whom);
  if (refusal !== undefined) refuse(refusal);
  if (isSick(game, id)) inform(work, { code: 'attack.sick', rule: '302.6', slot: OBJECT });
  const player = boardOf(game).objects.get(id)?.controller;
  changeObject(work, id, { attacking: whom, ...(player === undefined ? {} : { fightsFor: player }) });
  if (!hasKeyword(work.game, id, 'vigilance')) {
    changeStatus(work, id, { tapped: true });
    happen(work, { event: 'tapped', object: id });
  }
  // All attackers are declared at once (508.1a): by a line of its own another one comes too late.
  const { began = game } = work;
  const later = [...began.objects.values()].some(
    (other) => other.attacking !== undefined && boardOf(began).objects.get(other.id)?.controller === player,
  );
  happen(work, {
    event: 'attacked',
    object: id,
    target: whom,
    ...(player === undefined ? {} : { player }),
    ...(later ? { values: { later: 1 } } : {}),
  });
};

/** An attacker and a blocker as they are now. */
interface Pair {
  readonly game: Game;
  readonly attacker: ObjectId;
  readonly blocker: ObjectId;
  readonly a: ObjectState;
  readonly b: ObjectState;
}

const BLACK = 4;

const isArtifact = ({ types }: ObjectState): boolean => types.includes('Artifact');

/** Of each keyword that is about who blocks: its rule, and whether by it the blocker is kept away (of reach: never, it is flying's exception). */
const EVASIONS: Readonly<Record<NamesOwn<'evasion'>, readonly [rule: string, keepsAway: (pair: Pair) => boolean]>> = {
  flying: [
    '702.9b',
    ({ game, attacker, blocker }) =>
      hasKeyword(game, attacker, 'flying') &&
      !hasKeyword(game, blocker, 'flying') &&
      !hasKeyword(game, blocker, 'reach'),
  ],
  reach: ['702.17', () => false],
  horsemanship: [
    '702.31b',
    ({ game, attacker, blocker }) =>
      hasKeyword(game, attacker, 'horsemanship') && !hasKeyword(game, blocker, 'horsemanship'),
  ],
  shadow: [
    '702.28b',
    ({ game, attacker, blocker }) => hasKeyword(game, attacker, 'shadow') !== hasKeyword(game, blocker, 'shadow'),
  ],
  fear: [
    '702.36b',
    ({ game, attacker, b }) => hasKeyword(game, attacker, 'fear') && !isArtifact(b) && (b.colors & BLACK) === 0,
  ],
  intimidate: [
    '702.13b',
    ({ game, attacker, a, b }) =>
      hasKeyword(game, attacker, 'intimidate') && !isArtifact(b) && (a.colors & b.colors) === 0,
  ],
  skulk: [
    '702.118b',
    ({ game, attacker, a, b }) => hasKeyword(game, attacker, 'skulk') && (b.power ?? 0) > (a.power ?? 0),
  ],
  landwalk: ['702.14c', (pair) => walksPast(pair)],
};

const EVADING = namesOwn('evasion');

/** 702.14c: the defending player controls a land of the kind. */
const walksPast = ({ game, attacker, a, b }: Pair): boolean => {
  const walks = keywordsNamed(game, attacker, 'landwalk');
  if (walks.length === 0) return false;
  const { objects } = boardOf(game);
  const lands = (game.zones['battlefield'] ?? []).filter((id) => objects.get(id)?.controller === b.controller);
  return walks.some(
    ({ keyword: { quality } }) =>
      quality !== undefined && lands.some((land) => isMatch(game, quality, land, { you: a.controller })),
  );
};

/**
 * The rule by which a blocker is kept away from an attacker: evasion keywords, protection, "can block only …" (702.9b, 702.13b,
 * 702.16f, 702.28b, 702.31b, 702.36b); undefined when it may block.
 */
export const evasionOf = (game: Game, attacker: ObjectId, blocker: ObjectId): string | undefined => {
  const board = boardOf(game);
  const a = board.objects.get(attacker);
  const b = board.objects.get(blocker);
  if (a === undefined || b === undefined) return undefined;
  const pair = { game, attacker, blocker, a, b };
  const evasion = EVADING.find((name) => EVASIONS[name][1](pair));
  if (evasion !== undefined) return EVASIONS[evasion][0];
  if (hasKeyword(game, blocker, 'decayed')) return '702.147a';
  if (protectionFrom(game, attacker, blocker) !== undefined) return '702.16f';
  const only = board.rules.some(
    ({ rule, objects, effect }) =>
      rule.rule === 'can' &&
      rule.what === 'blockOnly' &&
      objects?.includes(blocker) === true &&
      rule.filter !== undefined &&
      !isMatchOf(game, board, effect, rule.filter, attacker),
  );
  return only ? '101.2' : undefined;
};

/** How many attackers it may block: one, unless something lets it block more (509.1a). */
export const mostBlocked = (game: Game, id: ObjectId): number =>
  boardOf(game).rules.reduce((most, { rule, objects, effect }) => {
    if (rule.rule !== 'can' || rule.what !== 'blockAdditional' || objects?.includes(id) !== true) return most;
    const { amount } = rule;
    return amount === undefined ? Infinity : most + (amountIn(game, amount, { you: effect.controller }) ?? 1);
  }, 1);

/**
 * What keeps a creature from blocking an attacker, the two looked at by themselves (509.1a–b). What goes by the other
 * blockers is judged of the whole declaration (declarations.ts).
 */
export const blockRefusal = (game: Game, id: ObjectId, attacker: ObjectId): ProblemParts | undefined => {
  const no = noCreature(game, id, 'block.notCreature', '509.1a');
  if (no !== undefined) return no;
  if (game.objects.get(id)?.status.tapped === true) return { code: 'block.tapped', rule: '509.1a', slot: OBJECT };
  if (game.objects.get(attacker)?.attacking === undefined)
    return { code: 'block.notAttacking', rule: '509.1a', slot: OBJECT };
  const evasion = evasionOf(game, attacker, id);
  return (
    forbidden(game, id, 'block', 'block.prohibited', attacker) ??
    forbidden(game, attacker, 'beBlocked', 'block.prohibited', id) ??
    (evasion === undefined ? undefined : { code: 'block.evasion', rule: evasion, slot: OBJECT })
  );
};

/** A creature blocks an attacker (509.1): untapped, and nothing keeps it from blocking that one. */
export const block = (work: Work, id: ObjectId, attacker: ObjectId): void => {
  const refusal = blockRefusal(work.game, id, attacker);
  if (refusal !== undefined) refuse(refusal);
  const before = objectOf(work, id)?.blocking ?? [];
  const first = objectOf(work, attacker)?.blocked !== true;
  if (!before.includes(attacker) && before.length >= mostBlocked(work.game, id)) {
    refuse({ code: 'block.tooMany', rule: '509.1a', slot: { slot: 'object' } });
  }
  const player = boardOf(work.game).objects.get(id)?.controller;
  changeObject(work, id, {
    blocking: [...new Set([...before, attacker])],
    ...(player === undefined ? {} : { fightsFor: player }),
  });
  changeObject(work, attacker, { blocked: true });
  happen(work, {
    event: 'blocked',
    object: id,
    target: { object: attacker },
    // 509.3a, 509.3c: once a combat for each that blocks or becomes blocked.
    values: { ...(before.length === 0 ? { blocks: 1 } : {}), ...(first ? { becomesBlocked: 1 } : {}) },
    ...(player === undefined ? {} : { player }),
  });
};
