// Triggered mana abilities (605.1b): what tapping for mana triggers and adds mana does so at once, without the stack (605.4a).
import type { Ability, TriggerEvent } from '../cards/ability.ts';
import type { GameEvent } from './action.ts';
import { conditionHolds } from './ask.ts';
import { NO_DECISIONS, runAbilityAtOnce } from './resolve.ts';
import { ctxOfLook, type Look } from './triggerLook.ts';
import { answersTo } from './triggerMatch.ts';
import { holdersIn } from './triggers.ts';
import { askingIn, happen, type Work } from './work.ts';

/** Whether tapping for mana is what the ability waits for. */
const waitsForMana = (event: TriggerEvent): boolean => {
  switch (event.on) {
    case 'tappedForMana':
      return true;
    case 'while':
      return waitsForMana(event.of);
    default:
      return false;
  }
};

/** 605.1b: no target, triggers on a mana ability, could add mana. */
export const isTriggeredMana = ({ event, body }: Extract<Ability, { kind: 'triggered' }>): boolean =>
  waitsForMana(event) && body.targets.length === 0 && body.instructions.some((item) => item.do === 'addMana');

/** A permanent was tapped for mana: said, and followed at once by the mana that this triggers. */
export const tappedForMana = (work: Work, event: GameEvent & { readonly event: 'tappedForMana' }): void => {
  happen(work, event);
  const about = event.object === undefined ? [] : [event.object];
  for (const holder of holdersIn(work.game, about)) {
    const look: Look = { game: work.game, holder, event, ...askingIn(work) };
    const { ability } = holder;
    if (!isTriggeredMana(ability) || !answersTo(look, ability.event)) continue;
    const seen = { ...ctxOfLook(look), event: refOfMana(event) };
    if (ability.condition !== undefined && !conditionHolds(work.game, ability.condition, seen)) continue;
    if (ability.event.on === 'while' && !conditionHolds(work.game, ability.event.condition, seen)) continue;
    runAbilityAtOnce(work, holder.instance, holder.id, holder.you, NO_DECISIONS, refOfMana(event));
  }
};

const refOfMana = ({ object, player, values }: GameEvent) => ({
  ...(object === undefined ? {} : { object }),
  ...(player === undefined ? {} : { player }),
  ...(typeof values?.['mana'] === 'string' ? { mana: values['mana'] } : {}),
});
