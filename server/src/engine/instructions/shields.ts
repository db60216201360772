// "Prevent the next 3 damage … to any number of targets, divided as you choose": a shield for each target, of its share (601.2d, 615.7).
import type { ContinuousEffectSpec } from '../../cards/ability.ts';
import type { Resolution } from '../resolution.ts';

/** The effects that a divided shield is, each for one target; undefined of any other effect. */
export const shieldsOf = (
  r: Resolution,
  spec: ContinuousEffectSpec,
): readonly { readonly r: Resolution; readonly spec: ContinuousEffectSpec }[] | undefined => {
  const [operation, more] = spec.operations;
  if (operation?.op !== 'rule' || more !== undefined || operation.rule.rule !== 'preventDamage') return undefined;
  const { divided, ...rule } = operation.rule;
  const to = rule.toObject;
  if (divided !== true || to?.kind !== 'isRef' || to.ref.kind !== 'target') return undefined;
  const { target } = to.ref;
  const shielded = r.targets[target] ?? [];
  // Without a share for each of them it stays one effect, which is said not to be modelled.
  if (r.division.length < shielded.length) return undefined;
  return shielded.map((one, index) => ({
    r: { ...r, targets: r.targets.map((group, at) => (at === target ? [one] : group)) },
    spec: {
      ...spec,
      operations: [
        { ...operation, rule: { ...rule, amount: { kind: 'number' as const, value: r.division[index] ?? 0 } } },
      ],
    },
  }));
};
