// Time (500–514): going on to a step or turn with all that happens between: untapping, phasing, triggers of steps, cleanup.

import type { Step } from '../cards/ability.ts';
import { GrowingList } from '../rules/growingList.ts';
import { IdMap } from '../rules/idMap.ts';
import type { Action } from './action.ts';
import { boardOf } from './ask.ts';
import { addCounters } from './counters.ts';
import { endAtCleanup, endAtStep, endWhatIsOver } from './durations.ts';
import type { PlayerId } from './ids.ts';
import { inMoment } from './moment.ts';
import { hasKeyword, prohibitions } from './protection.ts';
import { dropUnanswered, resolveAlone } from './resolveAlone.ts';
import { settleState } from './sba.ts';
import { doVerb } from './verbs.ts';
import {
  changeObject,
  changePlayer,
  happen,
  noteNotModelled,
  objectOf,
  putObject,
  refuse,
  type Work,
  withoutKeys,
} from './work.ts';

const STEPS: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'combat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endOfCombat',
  'postcombatMain',
  'end',
  'cleanup',
];

/** The next player in turn order who is still in the game. */
const nextPlayer = (work: Work): PlayerId => {
  const { players, turn } = work.game;
  for (let step = 1; step <= players.length; step += 1) {
    const player = players[(turn.active + step) % players.length];
    if (player?.inGame === true) return player.id;
  }
  return turn.active;
};

/** 502.1: phasing first, all at once; what is attached goes along (702.26). */
const phaseAll = (work: Work): void => {
  const active = work.game.turn.active;
  const board = boardOf(work.game);
  const mine = (work.game.zones['battlefield'] ?? []).flatMap((id) => {
    const object = work.game.objects.get(id);
    if (object === undefined) return [];
    const controller = object.phasedUnder ?? board.objects.get(id)?.controller ?? object.controller;
    return controller === active ? [object] : [];
  });
  const hosts = (id: (typeof mine)[number]): boolean =>
    id.attachedTo !== undefined &&
    'object' in id.attachedTo &&
    work.game.objects.get(id.attachedTo.object)?.status.phasedOut === true;
  const back = mine.filter((object) => object.status.phasedOut && !hosts(object));
  const out = mine.filter((object) => !object.status.phasedOut && hasKeyword(work.game, object.id, 'phasing'));
  for (const object of out) doVerb(work, 'phaseOut', object.id);
  for (const object of back) doVerb(work, 'phaseIn', object.id);
};

const untapAll = (work: Work): void => {
  const active = work.game.turn.active;
  const skip = boardOf(work.game).rules.some(
    ({ rule, players }) => rule.rule === 'noUntapStep' && (players === undefined || players.includes(active)),
  );
  if (skip) return;
  const game = work.game;
  const board = boardOf(game);
  for (const id of game.zones['battlefield'] ?? []) {
    const object = game.objects.get(id);
    if (object === undefined || !object.status.tapped || object.status.phasedOut) continue;
    if (board.objects.get(id)?.controller !== active) continue;
    const held =
      prohibitions(game, id, 'untapDuringUntapStep').length > 0 || prohibitions(game, id, 'untap').length > 0;
    if (held) continue;
    // "You may choose not to untap": it untaps, but the choice was nobody's in the scenario (502.3).
    const mayStay = board.rules.some(
      ({ rule, objects }) => rule.rule === 'can' && rule.what === 'stayTapped' && objects?.includes(id) === true,
    );
    if (mayStay)
      noteNotModelled(work, 'rule-not-modelled', { card: board.objects.get(id)?.name ?? '', rule: 'stayTapped' }, id);
    doVerb(work, 'untap', id);
  }
};

const cleanUp = (work: Work): void => {
  for (const object of [...work.game.objects.values()]) {
    if (object.damage > 0 || object.deathtouched) changeObject(work, object.id, { damage: 0, deathtouched: false });
  }
  endAtCleanup(work);
};

/** As a player's precombat main phase begins, each of their Sagas gets a lore counter (714.3b). */
const nextChapters = (work: Work): void => {
  const board = boardOf(work.game);
  for (const id of work.game.zones['battlefield'] ?? []) {
    const state = board.objects.get(id);
    if (state?.subtypes.includes('Saga') !== true || state.controller !== work.game.turn.active) continue;
    if (objectOf(work, id)?.status.phasedOut !== true) addCounters(work, id, 'lore', 1, 'rules');
  }
};

const endCombat = (work: Work): void => {
  for (const object of [...work.game.objects.values()]) {
    if (object.attacking !== undefined || object.blocking !== undefined || object.blocked === true) {
      putObject(work, withoutKeys(object, 'attacking', 'blocking', 'blocked', 'fightsFor'));
    }
  }
};

const emptyPools = (work: Work): void => {
  for (const player of work.game.players)
    if (player.manaPool.length > 0) changePlayer(work, player.id, { manaPool: [] });
};

/** Whether anything could still ask what an object that has left last was (608.2h). */
const looksBack = (work: Work): boolean =>
  work.game.delayed.length > 0 || work.game.waiting.length > 0 || (work.game.zones['stack'] ?? []).length > 0;

const newTurn = (work: Work): void => {
  const active = nextPlayer(work);
  work.game = {
    ...work.game,
    turn: { number: work.game.turn.number + 1, active, step: 'untap' },
    lastTurn: work.game.history,
    history: GrowingList.none(),
    ...(looksBack(work) ? {} : { past: IdMap.empty() }),
  };
  for (const player of work.game.players) {
    if (player.drawnThisTurn > 0) changePlayer(work, player.id, { drawnThisTurn: 0 });
  }
  for (const object of [...work.game.objects.values()]) {
    const marks = Object.keys(object.activations);
    const kept = marks.filter((mark) => mark.startsWith('once:'));
    if (marks.length > kept.length) {
      const activations = Object.fromEntries(kept.map((mark) => [mark, object.activations[mark] ?? 0]));
      changeObject(work, object.id, { activations });
    }
  }
};

/** One step on: the one that is now ends, the next begins, with what each does by rule. */
const nextStep = (work: Work): void => {
  const now = work.game.turn.step;
  const index = STEPS.indexOf(now === 'main' ? 'precombatMain' : now);
  const step = STEPS[index + 1];
  emptyPools(work);
  if (now === 'endOfCombat') endCombat(work);
  if (step === undefined) newTurn(work);
  else work.game = { ...work.game, turn: { ...work.game.turn, step } };
  const begun = work.game.turn.step;
  inMoment(work, () => {
    endAtStep(work, begun);
    if (begun === 'untap') {
      phaseAll(work);
      untapAll(work);
    }
    if (begun === 'cleanup') cleanUp(work);
    if (begun === 'precombatMain') nextChapters(work);
    happen(work, {
      event: 'step',
      player: work.game.turn.active,
      values: { step: begun, turn: work.game.turn.number },
    });
  });
  endWhatIsOver(work);
  settleState(work);
};

type Advance = Extract<Action, { act: 'advance' }>;

const isThere = (work: Work, to: Advance['to'], startTurn: number): boolean => {
  const { number, step, active } = work.game.turn;
  if (to === 'nextTurn') return number > startTurn && step === 'precombatMain';
  if (to.player !== undefined && to.player !== active) return false;
  const wanted = to.step === 'main' ? 'precombatMain' : to.step;
  return step === wanted;
};

/**
 * Time goes on to that moment. What triggers on the way resolves by itself where it has no choices; what has waits, at
 * most until its turn ends. `nextTurn` is the next player's first main phase.
 */
export const advance = (work: Work, to: Advance['to']): void => {
  const start = work.game.turn.number;
  const limit = STEPS.length * (work.game.players.length + 1) * 2;
  for (let step = 0; step < limit; step += 1) {
    nextStep(work);
    if (isThere(work, to, start)) return;
    resolveAlone(work);
    if (work.game.turn.step === 'cleanup') dropUnanswered(work);
  }
  refuse({ code: 'time.never', rule: '500.1', slot: { slot: 'verb' } });
};
