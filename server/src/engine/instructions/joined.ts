// Two sentences that are one effect: "Return it to the battlefield. It is black." (611.2e), at once or at a later moment (603.7).

import type { Condition, Instruction, ObjectRef, Operation } from '../../cards/ability.ts';
import { asksThisWay } from '../../terms/asks.ts';
import { isReflexive, reflexiveAt } from '../reflexive.ts';
import type { Resolution } from '../resolution.ts';
import { noteNotModelled, type Work } from '../work.ts';

/** "It is …", "it has …" applies as it enters; what it gains or becomes, it does once it is there. */
const isAtOnce = ({ lead }: Operation): boolean =>
  lead !== 'gains' && lead !== 'becomes' && lead !== 'gets' && lead !== 'loses';

/** "Return it to the battlefield. It is …": the second sentence belongs to the first (611.2e). */
export const joined = (first: Instruction, second: Instruction | undefined): Instruction | undefined => {
  if (first.do !== 'move' || first.to !== 'battlefield' || first.also !== undefined) return undefined;
  if (second?.do !== 'continuous' || second.duration.until !== 'none') return undefined;
  const { subject, operations } = second.effect;
  if (subject.kind !== 'objects' || !operations.every(isAtOnce)) return undefined;
  const { ref } = subject;
  const same =
    (ref.kind === 'target' && first.what.kind === 'target' && ref.target === first.what.target) ||
    (ref.kind === 'that' && ref.antecedent === 'previous');
  return same ? { ...first, also: second.effect } : undefined;
};

/** Whether two references are to the same thing, whatever words they use. */
const isSameRef = (a: ObjectRef, b: ObjectRef): boolean => {
  if (a.kind === 'that' && b.kind === 'that') return a.antecedent === b.antecedent;
  if (a.kind === 'target' && b.kind === 'target') return a.target === b.target;
  return a.kind === 'self' && b.kind === 'self';
};

const DEEDS: ReadonlySet<Instruction['do']> = new Set(['simple', 'sacrifice', 'move', 'discard', 'mill'] as const);

/** What is done at a later moment (603.7), or by the ability that "When you do" sets off (603.12). */
const isSaidOfLater = (first: Instruction): first is Extract<Instruction, { do: 'delayed' | 'may' | 'if' }> => {
  if (first.do === 'delayed') return first.then.some((one) => DEEDS.has(one.do));
  return first.do === 'may' ? reflexiveAt(first.then) >= 0 : first.do === 'if' && isReflexive(first);
};

/**
 * "Return it to the battlefield at the beginning of the next end step. It gains haste": what the second sentence says
 * is so once it is there, so it waits with the first (603.7); also behind "You may … If you do".
 */
export const toldLater = (first: Instruction, second: Instruction | undefined): Instruction | undefined => {
  if (second === undefined) return undefined;
  if (isSaidOfLater(first) && asksThisWay('instruction', second)) return { ...first, then: [...first.then, second] };
  if (second.do !== 'continuous' || second.effect.subject.kind !== 'objects') return undefined;
  const { ref } = second.effect.subject;
  switch (first.do) {
    case 'may':
    case 'if': {
      const last = first.then.at(-1);
      const both = last === undefined || first.otherwise !== undefined ? undefined : toldLater(last, second);
      return both === undefined ? undefined : { ...first, then: [...first.then.slice(0, -1), both] };
    }
    case 'delayed': {
      const moves = first.then.find((one) => one.do === 'move');
      const back = moves?.do === 'move' && moves.to === 'battlefield' && isSameRef(moves.what, ref);
      return back ? { ...first, then: [...first.then, second] } : undefined;
    }
    default:
      return undefined;
  }
};

/** "You may cast a spell from your graveyard this turn. If you do, it enters …": nobody has yet, and what is done then is not carried out. */
export const followsLeave = (work: Work, r: Resolution, condition: Condition): boolean => {
  const found = r.body.instructions.some((one, index, all) => {
    const before = all[index - 1];
    if (one.do !== 'if' || one.condition !== condition || before?.do !== 'continuous') return false;
    return before.effect.operations.some((each) => each.op === 'rule' && each.rule.rule === 'mayPlay');
  });
  if (found) noteNotModelled(work, 'instruction', { verb: 'mayPlay' });
  return found;
};
