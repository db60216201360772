// A choice that an instruction asks for: made, and kept where its linked abilities look for it (608.2d, 706.7).
import type { Instruction } from '../../cards/ability.ts';
import { CREATURE_TYPES } from '../../cards/vocabulary.ts';
import { selectIn } from '../ask.ts';
import { choose } from '../choose.ts';
import { chooseOne } from '../enterChoices.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { changeObject, happen, objectOf, type Work } from '../work.ts';

/** "A creature type other than Wall": what is left to choose from. */
const amongTypes = (said: Extract<Instruction, { do: 'choose' }>): readonly string[] | undefined => {
  const { among, what, otherThan } = said;
  return what !== 'creatureType' || otherThan?.kind !== 'subtype'
    ? among
    : CREATURE_TYPES.filter((type) => type !== otherThan.subtype);
};

/** The choice is made and kept, for linked abilities and for what follows (608.2d, 706.7). */
export const keepChoice = (work: Work, r: Resolution, instruction: Extract<Instruction, { do: 'choose' }>): void => {
  // One of several abilities is chosen as the effect that gives it begins.
  if (instruction.abilities !== undefined) return;
  const value =
    instruction.selection === undefined
      ? chooseOne(
          work.game,
          r.queue,
          instruction.what,
          amongTypes(instruction),
          ctxOf(r),
          '608.2d',
          instruction.between,
        )
      : choose(r.queue, {
          what: 'object',
          rule: '608.2d',
          options: selectIn(work.game, instruction.selection, ctxOf(r)).map((object) => ({ kind: 'object', object })),
        });
  if (value === undefined) {
    if (instruction.what === 'object') r.that.chosen = [];
    return;
  }
  const holder = objectOf(work, r.self) ?? objectOf(work, r.onStack);
  const choice = { acquisition: r.ability?.acquisition ?? 'own', what: instruction.what, value };
  r.choices = [...(r.choices ?? []), choice];
  if (holder !== undefined) {
    changeObject(work, holder.id, { choices: [...holder.choices, choice] });
  }
  if (value.kind === 'object') r.that.chosen = [value.object];
  if (value.kind === 'player') r.thatPlayer = value.player;
  happen(work, {
    event: 'chose',
    values: { what: instruction.what },
    ...(holder === undefined ? {} : { object: holder.id }),
  });
};
