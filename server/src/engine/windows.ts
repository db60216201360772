// Times at which alone something may be done (602.5d): steps and phases, by whose turn it is.
import type { Step, Window } from '../cards/ability.ts';
import type { Game } from './game.ts';
import type { PlayerId } from './ids.ts';

const COMBAT: readonly Step[] = ['combat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'];
const BEFORE_ATTACKERS: readonly Step[] = ['untap', 'upkeep', 'draw', 'main', 'precombatMain', 'combat'];
const AFTER_COMBAT: readonly Step[] = ['postcombatMain', 'end', 'cleanup'];

/** The step it is: combat is stated, not played out, so what attacks and is blocked tells it where no line does. */
const stepOf = ({ turn, objects }: Game): Step => {
  const { step } = turn;
  if (step !== 'main' && step !== 'precombatMain' && step !== 'combat') return step;
  const all = [...objects.values()];
  if (all.some(({ blocked }) => blocked === true)) return 'declareBlockers';
  return all.some(({ attacking }) => attacking !== undefined) ? 'declareAttackers' : step;
};

/** Whether it is now such a time, for this player. */
export const isWithin = (game: Game, player: PlayerId, when: Window): boolean => {
  const { active } = game.turn;
  const step = stepOf(game);
  const inCombat = COMBAT.includes(step);
  const blockersDeclared = ['declareBlockers', 'combatDamage', 'endOfCombat', ...AFTER_COMBAT].includes(step);
  switch (when) {
    case 'combatBeforeBlockers':
      return inCombat && !blockersDeclared;
    case 'combatAfterBlockers':
      return inCombat && blockersDeclared;
    case 'combatOnOpponentsTurn':
      return inCombat && active !== player;
    case 'combatOnYourTurn':
      return inCombat && active === player;
    case 'declareAttackers':
    case 'declareBlockers':
      return step === when;
    case 'declareBlockersOfOpponent':
      return step === 'declareBlockers' && active !== player;
    case 'yourDeclareAttackers':
      return step === 'declareAttackers' && active === player;
    case 'beforeTheirEndStep':
      return active === player && step !== 'end' && step !== 'cleanup';
    case 'yourEndStep':
      return active === player && step === 'end';
    case 'opponentsUpkeep':
      return active !== player && step === 'upkeep';
    case 'beforeAnyAttackers':
      return BEFORE_ATTACKERS.includes(step);
    case 'beforeBlockers':
      return !blockersDeclared;
    case 'beforeDamage':
      return BEFORE_ATTACKERS.includes(step) || step === 'declareAttackers' || step === 'declareBlockers';
    case 'beforeEndOfCombat':
      return step !== 'endOfCombat' && !AFTER_COMBAT.includes(step);
    case 'afterCombat':
      return AFTER_COMBAT.includes(step);
    case 'yourTurn':
      return active === player;
    case 'opponentsTurn':
      return active !== player;
    case 'yourUpkeep':
      return active === player && step === 'upkeep';
    case 'upkeep':
      return step === 'upkeep';
    case 'combat':
      return inCombat;
    case 'beforeAttackers':
      return active === player && BEFORE_ATTACKERS.includes(step);
  }
};
