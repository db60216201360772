// "Cast this spell only during combat", "only if you control a Swamp": what the spell's own words ask is asked (601.3).

import type { ActivationLimits } from '../cards/ability.ts';
import { contextOf } from '../cards/oracle/printContext.ts';
import { printLimitParts } from '../cards/oracle/printLimits.ts';
import { fieldsIn } from '../terms/plan.ts';
import { boardOf, conditionHolds } from './ask.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { requireSorceryTime } from './timing.ts';
import { isWithin } from './windows.ts';
import { askingIn, noteNotModelled, refuse, type Work } from './work.ts';

/** The limits that are asked here. */
const ASKED: ReadonlySet<string> = new Set(['onlyDuring', 'alsoDuring', 'onlyIf', 'sorcerySpeed', 'instantSpeed']);

/** The limit in the card's words. */
const said = (limits: ActivationLimits): string => printLimitParts(limits, contextOf({})).join(' and only ');

/** Refuses a spell on the stack that its own words, or an effect, let be cast only at times and under conditions that are not so. */
export const requireCastOnly = (work: Work, before: Game, id: ObjectId, player: PlayerId): void => {
  for (const { rule, objects, effect } of boardOf(work.game).rules) {
    if (rule.rule !== 'castOnly' || objects?.includes(id) !== true) continue;
    const { onlyDuring, alsoDuring, onlyIf, sorcerySpeed } = rule.limits;
    // How often a card has been cast is not kept: it is another object each time (400.7).
    if (fieldsIn('limits', rule.limits).some((name) => !ASKED.has(name))) {
      noteNotModelled(work, 'rule-not-modelled', { card: effect.sourceName, rule: rule.rule }, id);
    }
    if (sorcerySpeed === true) requireSorceryTime(before, player, 'timing.sorcery', '601.3');
    for (const when of [onlyDuring, alsoDuring]) {
      if (when === undefined || isWithin(before, player, when)) continue;
      refuse({ code: 'cast.when', rule: '601.3', values: { when: said({ onlyDuring: when }) } });
    }
    if (onlyIf === undefined || conditionHolds(work.game, onlyIf, { you: player, self: id, ...askingIn(work) }))
      continue;
    refuse({ code: 'cast.condition', rule: '601.3', values: { when: said({ onlyIf }) } });
  }
};
