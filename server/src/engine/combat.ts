// Attacking and blocking as statements say them (508, 509): who attacks whom is given; what an effect or keyword forbids is not.
import type { Prohibition } from '../cards/ability.ts';
import { amountIn, boardOf, isMatch } from './ask.ts';
import type { RuleInForce } from './board.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { hasKeyword, keywordsNamed, protectionFrom } from './protection.ts';
import { isMatchOf, prohibitions } from './queries.ts';
import { changeObject, changeStatus, happen, objectOf, refuse, type Work } from './work.ts';

/** Refuses what a rule in force forbids the object, saying what brings the rule. */
const forbid = (work: Work, id: ObjectId, what: Prohibition, code: string, by?: ObjectId, at?: Target): void => {
  refuseFor(prohibitions(work.game, boardOf(work.game), what, id, by, undefined, at)[0], code);
};

const refuseFor = (found: RuleInForce | undefined, code: string): void => {
  if (found === undefined) return;
  const { effect } = found;
  refuse({
    code,
    rule: '101.2',
    slot: { slot: 'object' },
    because: [
      {
        code: 'rule',
        cause: effect.cause,
        ...(effect.source === undefined ? {} : { object: effect.source }),
        values: { source: effect.sourceName },
      },
    ],
  });
};

const creature = (work: Work, id: ObjectId, code: string, rule: string): void => {
  const object = objectOf(work, id);
  const types = boardOf(work.game).objects.get(id)?.types ?? [];
  if (object?.zone !== 'battlefield' || object.status.phasedOut || !types.includes('Creature')) {
    refuse({ code, rule, slot: { slot: 'object' } });
  }
};

/** 702.3b: a creature with defender can't attack, unless an effect lets it as though it had none. */
export const isDefender = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'defender') &&
  !boardOf(game).rules.some(
    ({ rule, objects }) =>
      rule.rule === 'can' && rule.what === 'attackAsThoughNoDefender' && objects?.includes(id) === true,
  );

/** A creature attacks (508.1): untapped, no defender, nothing that forbids it; it taps unless it has vigilance. */
export const attack = (work: Work, id: ObjectId, whom: Target): void => {
  creature(work, id, 'attack.notCreature', '508.1a');
  if (objectOf(work, id)?.status.tapped === true)
    refuse({ code: 'attack.tapped', rule: '508.1a', slot: { slot: 'object' } });
  if (isDefender(work.game, id)) {
    refuse({ code: 'attack.defender', rule: '702.3b', slot: { slot: 'object' } });
  }
  forbid(work, id, 'attack', 'attack.prohibited', undefined, whom);
  const player = boardOf(work.game).objects.get(id)?.controller;
  const { game } = work;
  refuseFor(prohibitions(game, boardOf(game), 'attackWith', undefined, id, player, whom)[0], 'attack.prohibited');
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

/**
 * The rule by which a blocker is kept away from an attacker: evasion keywords, protection, "can block only …" (702.9b, 702.13b,
 * 702.16f, 702.28b, 702.31b, 702.36b); undefined when it may block.
 */
export const evasionOf = (game: Game, attacker: ObjectId, blocker: ObjectId): string | undefined => {
  const has = (id: ObjectId, keyword: string): boolean => hasKeyword(game, id, keyword);
  const board = boardOf(game);
  const a = board.objects.get(attacker);
  const b = board.objects.get(blocker);
  if (a === undefined || b === undefined) return undefined;
  const artifact = b.types.includes('Artifact');
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return '702.9b';
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return '702.31b';
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return '702.28b';
  if (has(attacker, 'fear') && !artifact && (b.colors & 4) === 0) return '702.36b';
  if (has(attacker, 'intimidate') && !artifact && (a.colors & b.colors) === 0) return '702.13b';
  if (has(attacker, 'skulk') && (b.power ?? 0) > (a.power ?? 0)) return '702.118b';
  if (has(blocker, 'decayed')) return '702.147a';
  if (protectionFrom(game, attacker, blocker) !== undefined) return '702.16f';
  const only = board.rules.some(
    ({ rule, objects, effect }) =>
      rule.rule === 'can' &&
      rule.what === 'blockOnly' &&
      objects?.includes(blocker) === true &&
      rule.filter !== undefined &&
      !isMatchOf(game, board, effect, rule.filter, attacker),
  );
  if (only) return '101.2';
  const lands = (game.zones['battlefield'] ?? []).filter((id) => board.objects.get(id)?.controller === b.controller);
  const walks = keywordsNamed(game, attacker, 'landwalk').some(({ keyword }) => {
    const { quality } = keyword;
    return quality !== undefined && lands.some((land) => isMatch(game, quality, land, { you: a.controller }));
  });
  return walks ? '702.14c' : undefined;
};

/** "Can't be blocked by more than one creature." */
const blockedByOneOnly = (game: Game, attacker: ObjectId): boolean =>
  boardOf(game).rules.some(
    ({ rule, objects }) =>
      rule.rule === 'cant' &&
      rule.what === 'beBlocked' &&
      rule.number === 'moreThanOne' &&
      objects?.includes(attacker) === true,
  );

/** How many attackers it may block: one, unless something lets it block more (509.1a). */
const mostBlocked = (game: Game, id: ObjectId): number =>
  boardOf(game).rules.reduce((most, { rule, objects, effect }) => {
    if (rule.rule !== 'can' || rule.what !== 'blockAdditional' || objects?.includes(id) !== true) return most;
    const { amount } = rule;
    return amount === undefined ? Infinity : most + (amountIn(game, amount, { you: effect.controller }) ?? 1);
  }, 1);

/** A creature blocks an attacker (509.1): untapped, and nothing keeps it from blocking that one. */
export const block = (work: Work, id: ObjectId, attacker: ObjectId): void => {
  creature(work, id, 'block.notCreature', '509.1a');
  if (objectOf(work, id)?.status.tapped === true)
    refuse({ code: 'block.tapped', rule: '509.1a', slot: { slot: 'object' } });
  if (objectOf(work, attacker)?.attacking === undefined) {
    refuse({ code: 'block.notAttacking', rule: '509.1a', slot: { slot: 'object' } });
  }
  forbid(work, id, 'block', 'block.prohibited', attacker);
  forbid(work, attacker, 'beBlocked', 'block.prohibited', id);
  const blocked = [...work.game.objects.values()].some(
    (other) => other.id !== id && other.blocking?.includes(attacker) === true,
  );
  if (blocked && blockedByOneOnly(work.game, attacker)) {
    refuse({ code: 'block.prohibited', rule: '101.2', slot: { slot: 'object' } });
  }
  const evasion = evasionOf(work.game, attacker, id);
  if (evasion !== undefined) refuse({ code: 'block.evasion', rule: evasion, slot: { slot: 'object' } });
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
