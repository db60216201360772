// Damage (120): prevented or dealt; to creatures it stays marked, players lose life, planeswalkers loyalty (D49).
import type { RuleEffect } from '../cards/ability.ts';
import { amountIn, boardOf } from './ask.ts';
import type { RuleInForce } from './board.ts';
import { viewOfBoard } from './boardView.ts';
import { sameTarget } from './choose.ts';
import { removeCounters, removeShield } from './costs.ts';
import { addCounters } from './enter.ts';
import type { Game, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { followPrevention } from './instructions/prevention.ts';
import { matches, playersOf } from './meaning/questions.ts';
import { hasKeyword, playerProtection, protectionFrom } from './protection.ts';
import { contextOfInfo } from './queries.ts';
import { damageInstead, lifeInstead } from './replaced.ts';
import { changeObject, changePlayer, happen, kept, objectOf, playerOf, type Work } from './work.ts';

const forbidsGaining = (rule: RuleEffect): boolean =>
  rule.rule === 'cantGainLife' || (rule.rule === 'other' && rule.verb === 'playersCantGainLife');

/** Changes a player's life total; an event unless nothing changes. */
export const changeLife = (work: Work, player: PlayerId, wanted: number): void => {
  if (wanted === 0) return;
  const change = work.quiet ? wanted : lifeInstead(work, player, wanted);
  const forbidden = boardOf(work.game).rules.some(
    ({ rule, players }) =>
      (rule.rule === 'lifeTotalCantChange' || (forbidsGaining(rule) && change > 0)) &&
      (players === undefined || players.includes(player)),
  );
  if (forbidden) {
    happen(work, { event: 'didNothing', player, rule: '119.7' });
    return;
  }
  changePlayer(work, player, { life: kept(playerOf(work.game, player).life + change) });
  happen(work, { event: 'life', player, amount: change });
};

const covers = (work: Work, inForce: RuleInForce, source: ObjectId, to: Target, combat: boolean): boolean => {
  const { rule, objects, players, effect } = inForce;
  if (rule.rule !== 'preventDamage') return false;
  if (rule.scope === 'combat' && !combat) return false;
  if (rule.scope === 'noncombat' && combat) return false;
  const view = viewOfBoard(work.game, boardOf(work.game));
  const context = contextOfInfo(work.game, effect);
  const bySource = rule.bySource === undefined || matches(view, rule.bySource, source, context);
  // "To and by" it: either is enough (615.1).
  if (rule.form === 'toAndBy' && bySource) return true;
  if (rule.form !== 'toAndBy' && !bySource) return false;
  if (rule.toObject?.kind === 'isRef' && rule.toObject.ref.kind === 'target') {
    const targets = context.bindings.targets[rule.toObject.ref.target] ?? [];
    return targets.some((target) => sameTarget(target, to));
  }
  if ('object' in to) {
    if (rule.toObject !== undefined) return matches(view, rule.toObject, to.object, context);
    if (rule.toPlayer !== undefined) return false;
    return objects === undefined ? players === undefined : objects.includes(to.object);
  }
  if (rule.toPlayer !== undefined) return playersOf(view, rule.toPlayer, context).includes(to.player);
  if (rule.toObject !== undefined) return false;
  return players === undefined ? objects === undefined : players.includes(to.player);
};

/** A shield against the next so much damage is used up in the effect itself. */
const useShield = (work: Work, key: string, left: number): void => {
  work.game = {
    ...work.game,
    effects: work.game.effects.flatMap((effect) => {
      if (`e${effect.id}` !== key) return [effect];
      if (left <= 0) return [];
      return [
        {
          ...effect,
          operations: effect.operations.map((operation) =>
            operation.op === 'rule' && operation.rule.rule === 'preventDamage'
              ? { ...operation, rule: { ...operation.rule, amount: { kind: 'number' as const, value: left } } }
              : operation,
          ),
        },
      ];
    }),
  };
};

/** The game as the moment began in which something is dealt damage, if it was there then. */
const momentBefore = (work: Work, id: ObjectId): Game =>
  work.began?.objects.has(id) === true ? work.began : work.game;

/** 615: what is left of the damage after prevention. */
const prevented = (work: Work, source: ObjectId, to: Target, amount: number, combat: boolean): number => {
  const protection =
    'object' in to ? protectionFrom(work.game, to.object, source) : playerProtection(work.game, to.player, source);
  if (protection !== undefined) {
    happen(work, { event: 'prevented', target: to, source, amount, rule: '702.16e' });
    return 0;
  }
  const shielded = 'object' in to && amount > 0 && removeShield(work, momentBefore(work, to.object), to.object);
  // 615.12: prevention effects do nothing while damage can't be prevented.
  if (boardOf(work.game).rules.some(({ rule }) => rule.rule === 'other' && rule.verb === 'damageCantBePrevented')) {
    return amount;
  }
  if (shielded) {
    happen(work, { event: 'prevented', target: to, source, amount, rule: '122.1c' });
    return 0;
  }
  let left = amount;
  const { game } = work;
  for (const inForce of boardOf(work.game).rules) {
    if (left <= 0) break;
    if (!covers(work, inForce, source, to, combat) || inForce.rule.rule !== 'preventDamage') continue;
    const shield =
      inForce.rule.amount === undefined
        ? Number.POSITIVE_INFINITY
        : amountIn(work.game, inForce.rule.amount, { you: inForce.effect.controller });
    const stopped = inForce.rule.scope === 'next' || inForce.rule.amount !== undefined ? Math.min(left, shield) : left;
    if (stopped <= 0) continue;
    left -= stopped;
    happen(work, { event: 'prevented', target: to, source, amount: stopped, rule: '615.1' });
    if (inForce.rule.scope === 'next') useShield(work, inForce.effect.key, shield - stopped);
    if (inForce.rule.scope === 'nextTime') useShield(work, inForce.effect.key, 0);
    if (inForce.rule.then !== undefined) {
      const { bindings } = contextOfInfo(game, inForce.effect);
      followPrevention(work, {
        info: inForce.effect,
        bindings,
        then: inForce.rule.then,
        it: source,
        to,
        amount: stopped,
      });
    }
  }
  return left;
};

const toObject = (work: Work, source: ObjectId, id: ObjectId, amount: number): void => {
  const object = objectOf(work, id);
  const state = boardOf(work.game).objects.get(id);
  if (object === undefined || state === undefined) return;
  if (state.types.includes('Planeswalker')) removeCounters(work, id, 'loyalty', amount);
  if (state.types.includes('Battle')) removeCounters(work, id, 'defense', amount);
  if (!state.types.includes('Creature')) return;
  if (hasKeyword(work.game, source, 'wither') || hasKeyword(work.game, source, 'infect')) {
    addCounters(work, id, '-1/-1', amount);
    return;
  }
  const now = objectOf(work, id);
  if (now === undefined) return;
  changeObject(work, id, {
    damage: kept(now.damage + amount),
    deathtouched: now.deathtouched || hasKeyword(work.game, source, 'deathtouch'),
  });
};

/** A source deals damage (120.3). Returns what was dealt. */
export const dealDamage = (work: Work, source: ObjectId, to: Target, amount: number, combat: boolean): number => {
  if (amount <= 0) return 0;
  if ('object' in to) {
    const types = boardOf(work.game).objects.get(to.object)?.types ?? [];
    if (!types.some((type) => type === 'Creature' || type === 'Planeswalker' || type === 'Battle')) return 0;
  }
  const dealt = prevented(work, source, to, damageInstead(work, source, to, amount, combat), combat);
  if (dealt <= 0) return 0;
  const lifelink = hasKeyword(work.game, source, 'lifelink');
  const controller = boardOf(work.game).objects.get(source)?.controller ?? work.game.past?.get(source)?.controller;
  happen(work, {
    event: 'damage',
    source,
    target: to,
    amount: dealt,
    combat,
    ...('object' in to ? { object: to.object } : { player: to.player }),
  });
  if ('object' in to) toObject(work, source, to.object, dealt);
  else if (hasKeyword(work.game, source, 'infect')) {
    const player = playerOf(work.game, to.player);
    const poison = player.counters.find((stack) => stack.kind === 'poison')?.count ?? 0;
    changePlayer(work, to.player, {
      counters: [
        ...player.counters.filter((stack) => stack.kind !== 'poison'),
        { kind: 'poison', count: kept(poison + dealt), timestamp: work.game.clock },
      ],
    });
  } else changeLife(work, to.player, -dealt);
  if (lifelink && controller !== undefined) changeLife(work, controller, dealt);
  return dealt;
};
