// "Each player gains control of all creatures they own": one effect for each of them, about what is theirs.
import type { ContinuousEffectSpec, Operation } from '../../cards/ability.ts';
import { playersIn } from '../ask.ts';
import type { PlayerId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';

const GROUPS: readonly string[] = ['eachPlayer', 'eachOpponent', 'opponents'];

const isOfGroup = (operation: Operation): operation is Operation & { readonly op: 'control' } =>
  operation.op === 'control' && GROUPS.includes(operation.by.kind);

/** Whether "they" of a text means each of the players that the sentence is about. */
const speaksOfEach = (text: object): boolean => JSON.stringify(text).includes('"kind":"thatPlayer","form":"bare"');

/** The effect for each player, where each gains control of their own; undefined for any other effect. */
export const controlsOfEach = (
  work: Work,
  r: Resolution,
  spec: ContinuousEffectSpec,
): readonly (readonly [PlayerId, ContinuousEffectSpec])[] | undefined => {
  if (spec.subject.kind !== 'objects' || !speaksOfEach(spec.subject)) return undefined;
  const gains = spec.operations.find(isOfGroup);
  if (gains === undefined) return undefined;
  return playersIn(work.game, gains.by, ctxOf(r)).map((player) => {
    const operations = spec.operations.map(
      (one): Operation => (one === gains ? { ...gains, by: { kind: 'boundPlayer', player } } : one),
    );
    return [player, { ...spec, operations }];
  });
};
