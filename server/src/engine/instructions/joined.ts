// Two sentences that are one effect: "Return it to the battlefield. It is black." (611.2e).
import type { Instruction, Operation } from '../../cards/ability.ts';

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
