// When effects of resolutions end (418.3, D19): with the turn, at a step, when a condition is no longer true, when something leaves.
import type { Step } from '../cards/ability.ts';
import { type Ctx, conditionHolds, objectsIn } from './ask.ts';
import type { ContinuousEffect, Game } from './game.ts';
import { happen, type Work } from './work.ts';
import { isThere } from './zones.ts';

const ctxOf = (effect: ContinuousEffect): Ctx => ({
  you: effect.controller,
  targets: effect.bindings.targets,
  bound: effect.bindings.bound,
  boundPlayers: effect.bindings.boundPlayers,
  ...(effect.bindings.self === undefined ? {} : { self: effect.bindings.self }),
  ...(effect.bindings.that === undefined ? {} : { that: effect.bindings.that }),
  ...(effect.bindings.x === undefined ? {} : { x: effect.bindings.x }),
});

/** Ends effects; what they did shows no longer. */
export const endEffects = (work: Work, over: (effect: ContinuousEffect) => boolean, rule: string): boolean => {
  const ended = work.game.effects.filter(over);
  if (ended.length === 0) return false;
  work.game = { ...work.game, effects: work.game.effects.filter((effect) => !ended.includes(effect)) };
  for (const effect of ended) happen(work, { event: 'effectEnded', effect: effect.id, rule });
  return true;
};

/** D19: once false it is over for good; a watched permanent that has left or phased out counts as false. */
const conditionIsOver = (game: Game, effect: ContinuousEffect): boolean => {
  const spec = effect.duration.spec;
  if (spec.until === 'asLongAs') {
    if (!game.edition.policies.asLongAsNeverRestarts) return false; // then the layers ask, each time
    const watched = spec.condition.kind === 'is' ? objectsIn(game, spec.condition.ref, ctxOf(effect)) : [];
    if (watched.some((id) => game.objects.get(id)?.zone === 'battlefield' && !isThere(game, id))) return true;
    return !conditionHolds(game, spec.condition, ctxOf(effect));
  }
  if (spec.until === 'turnedFaceDown') {
    const { affected } = effect;
    return affected.kind === 'objects' && affected.objects.some((id) => game.objects.get(id)?.status.faceDown === true);
  }
  if (spec.until === 'leaves') {
    const watched = objectsIn(game, spec.what, ctxOf(effect));
    return !watched.some((id) => game.objects.get(id)?.zone === 'battlefield');
  }
  return false;
};

const WATCHED: readonly string[] = ['asLongAs', 'leaves', 'turnedFaceDown'];

/** "For as long as …" and "until … leaves" that are over end, one after the other until nothing changes. */
export const endWhatIsOver = (work: Work): void => {
  for (let round = work.game.effects.length; round >= 0; round -= 1) {
    const game = work.game;
    if (!game.effects.some((effect) => WATCHED.includes(effect.duration.spec.until))) return;
    if (!endEffects(work, (effect) => conditionIsOver(game, effect), '418.3d')) return;
  }
};

/** Effects that end in the cleanup step (514.2). */
export const endAtCleanup = (work: Work): void => {
  const { number, active } = work.game.turn;
  endEffects(
    work,
    ({ duration }) => {
      const until = duration.spec.until;
      if (until === 'endOfTurn' || until === 'thisTurn' || until === 'thisCombat' || until === 'endOfCombat')
        return true;
      return until === 'endOfYourNextTurn' && duration.player === active && duration.turn < number;
    },
    '514.2',
  );
};

/** Effects that end as a step begins. */
export const endAtStep = (work: Work, step: Step): void => {
  const { number, active } = work.game.turn;
  endEffects(
    work,
    ({ duration }) => {
      const until = duration.spec.until;
      const theirs = duration.player === active && duration.turn < number;
      switch (until) {
        case 'yourNextTurn':
        case 'yourNextUntap':
          return theirs && step === 'untap';
        case 'controllersNextUntap':
          return theirs && step === 'upkeep';
        case 'yourNextEndStep':
          return duration.player === active && step === 'end';
        case 'endOfYourNextUpkeep':
          return theirs && step === 'draw';
        case 'yourNextUpkeep':
          return theirs && step === 'upkeep';
        case 'nextEndStep':
          return step === 'end';
        case 'endOfCombat':
        case 'thisCombat':
          return step === 'postcombatMain' || step === 'end';
        default:
          return false;
      }
    },
    '611.2b',
  );
};
