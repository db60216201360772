// What of an ability a player may do or leave (603.5), and what of it happens in any case.

import type { EffectBody, Instruction, ObjectRef, PlayerRef } from '../cards/ability.ts';
import { visit } from '../terms/walk.ts';
import { ownPart, someOwn } from './reflexive.ts';

const parts = (instructions: readonly Instruction[]): readonly Instruction[] => instructions.map(ownPart);

/** Whether anything in it is a player's to do or leave. */
export const hasMay = (instructions: readonly Instruction[]): boolean =>
  someOwn(instructions, (one) => one.do === 'may');

/** Whether nothing happens when all that may be left is left. */
export const isAllMay = (instructions: readonly Instruction[]): boolean =>
  parts(instructions).every((instruction) => {
    switch (instruction.do) {
      case 'may':
        return instruction.otherwise === undefined || instruction.otherwise.length === 0;
      case 'if':
        return isAllMay(instruction.then) && isAllMay(instruction.otherwise ?? []);
      case 'forEach':
      case 'forEachPlayer':
      case 'by':
      case 'times':
        return isAllMay(instruction.then);
      default:
        return false;
    }
  });

interface Found {
  readonly may: Set<number>;
  readonly must: Set<number>;
}

/** The targets spoken of outside (or inside) what may be left. */
const collect = (instructions: readonly Instruction[], within: boolean, found: Found): void => {
  const note =
    (left: boolean) =>
    (part: ObjectRef | PlayerRef): undefined => {
      if (part.kind === 'target') (left ? found.may : found.must).add(part.target);
    };
  visit('instruction', instructions, {
    ref: note(within),
    player: note(within),
    instruction: (one) => {
      if (one.do !== 'may') return undefined;
      visit('player', one.who, { ref: note(within), player: note(within) });
      visit('cost', one.cost ?? [], { ref: note(true), player: note(true) });
      collect(one.then, true, found);
      collect(one.otherwise ?? [], within, found);
      return 'pass';
    },
  });
};

const known = new WeakMap<EffectBody, ReadonlySet<number>>();

/** Targets, by number, that only what may be left speaks of. */
export const targetsOfMay = (body: EffectBody): ReadonlySet<number> => {
  const before = known.get(body);
  if (before !== undefined) return before;
  const found: Found = { may: new Set(), must: new Set() };
  collect(body.instructions, false, found);
  const only = new Set([...found.may].filter((target) => !found.must.has(target)));
  known.set(body, only);
  return only;
};
