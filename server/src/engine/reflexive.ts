// Reflexive triggered abilities, "When you do, …" (603.12): which part of a body is one, and which targets are its own.

import type { EffectBody, Instruction, ObjectRef, PlayerRef, TargetSpec } from '../cards/ability.ts';
import { mentionsX, substituteXInAll } from '../cards/oracle/whereX.ts';
import { some, visit } from '../terms/walk.ts';

/** Whether an instruction is one after "When you do": what it says is an ability of its own (603.12). */
export const isReflexive = (instruction: Instruction): boolean =>
  instruction.do === 'if' &&
  ((instruction.condition.kind === 'history' && instruction.condition.event.startsWith('when ')) ||
    instruction.then[0]?.ifDone === 'when');

/** Where, among what somebody may do, "When you do" begins; -1 where it does not. */
export const reflexiveAt = (then: readonly Instruction[]): number => then.findIndex(({ ifDone }) => ifDone === 'when');

/** What of an instruction is followed as the spell or ability resolves: what "When you do" sets off is not. */
export const ownPart = (instruction: Instruction): Instruction => {
  if (instruction.do === 'if' && isReflexive(instruction)) return { ...instruction, then: [] };
  const at = instruction.do === 'may' ? reflexiveAt(instruction.then) : -1;
  return instruction.do === 'may' && at >= 0 ? { ...instruction, then: instruction.then.slice(0, at) } : instruction;
};

/**
 * Whether something among what a spell or ability itself does as it resolves is so, wherever it is nested: neither what a
 * reflexive or delayed ability does (603.7, 603.12) nor what abilities that it grants do.
 */
export const someOwn = (instructions: readonly Instruction[], is: (instruction: Instruction) => boolean): boolean =>
  some('instruction', instructions, {
    instruction: (one) => {
      if (is(one)) return true;
      if (one.do === 'delayed') return 'pass';
      const own = ownPart(one);
      if (own === one || (own.do !== 'may' && own.do !== 'if')) return false;
      return someOwn([...own.then, ...(own.otherwise ?? [])], is) ? true : 'pass';
    },
    ability: () => 'pass',
    cost: () => 'pass',
  });

interface Named {
  /** Numbers of the targets that the resolution itself speaks of, and of those that only a reflexive ability does. */
  readonly own: Set<number>;
  readonly reflexive: Set<number>;
}

/** The targets that instructions speak of, one after the other: behind "When you do" they are the reflexive ability's. */
const collect = (instructions: readonly Instruction[], inside: boolean, named: Named): void => {
  let within = inside;
  for (const one of instructions) {
    if (one.ifDone === 'when') within = true;
    collectIn(one, within, named);
  }
};

const collectIn = (instruction: Instruction, inside: boolean, named: Named): void => {
  const note = (part: ObjectRef | PlayerRef): undefined => {
    if (part.kind === 'target') (inside ? named.reflexive : named.own).add(part.target);
  };
  visit('instruction', instruction, {
    ref: note,
    player: note,
    instruction: (one) => {
      if (one.do !== 'may' && one.do !== 'if') return undefined;
      const { then, otherwise, ...rest } = one;
      collect(then, inside || isReflexive(one), named);
      collect(otherwise ?? [], inside, named);
      // What else it says, without the instructions in it.
      visit('instruction', { ...rest, then: [] }, { ref: note, player: note });
      return 'pass';
    },
  });
};

const counts = new WeakMap<EffectBody, number>();

/** How many of a body's targets are chosen as it goes on the stack: the reflexive part comes last, and so do its own. */
const ownCount = (body: EffectBody): number => {
  const known = counts.get(body);
  if (known !== undefined) return known;
  const named: Named = { own: new Set(), reflexive: new Set() };
  collect(body.instructions, false, named);
  const last = Math.max(-1, ...named.own);
  const theirs = [...named.reflexive].filter((target) => target > last);
  const count = theirs.length === 0 ? body.targets.length : Math.min(...theirs);
  counts.set(body, count);
  return count;
};

/** Whether a body has targets only of the ability that "When you do" sets off: what names a target is said of that one. */
export const targetsLater = (body: EffectBody): boolean => body.targets.length > 0 && ownCount(body) === 0;

/** The targets of a body that are chosen as the spell or ability goes on the stack. */
export const ownTargets = (body: EffectBody): readonly TargetSpec[] =>
  body.targets.length === 0 ? body.targets : body.targets.slice(0, ownCount(body));

/** The same, with X as what the body's own words say X is, in how many and of what kind they are (107.3c). */
export const countedTargets = (body: EffectBody): readonly TargetSpec[] => {
  const { whereX } = body;
  const own = ownTargets(body);
  return whereX === undefined || !mentionsX('target', own) ? own : substituteXInAll('target', own, whereX);
};
