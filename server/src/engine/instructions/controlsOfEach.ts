// "Each player gains control of all creatures they own": one effect for each of them, about what is theirs, or the other's.

import type { ContinuousEffectSpec, Operation, Subject } from '../../cards/ability.ts';
import { some } from '../../terms/walk.ts';
import { boardOf, objectsIn, playersIn } from '../ask.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import type { Work } from '../work.ts';

const GROUPS: readonly string[] = ['eachPlayer', 'eachOpponent', 'opponents', 'youAnd'];

const isOfGroup = (operation: Operation): operation is Operation & { readonly op: 'control' } =>
  operation.op === 'control' && GROUPS.includes(operation.by.kind);

/** Whether "they" of a text means each of the players that the sentence is about. */
const speaksOfEach = (subject: Subject): boolean =>
  some('subject', subject, { player: (player) => player.kind === 'thatPlayer' && player.form === 'bare' });

const speaksOfOther = (subject: Subject): boolean =>
  some('subject', subject, { player: (player) => player.kind === 'otherThan' && player.form === 'theOther' });

/** One player's share: what to do, and to which objects where those are settled before anything changes. */
export interface Share {
  readonly player: PlayerId;
  readonly spec: ContinuousEffectSpec;
  readonly objects?: readonly ObjectId[];
}

/** The effect for each player, where each gains control of their own or of the other's; undefined for any other effect. */
export const controlsOfEach = (work: Work, r: Resolution, spec: ContinuousEffectSpec): readonly Share[] | undefined => {
  const { subject } = spec;
  if (subject.kind !== 'objects') return undefined;
  const other = speaksOfOther(subject);
  if (!other && !speaksOfEach(subject)) return undefined;
  const gains = spec.operations.find(isOfGroup);
  if (gains === undefined) return undefined;
  const players = playersIn(work.game, gains.by, ctxOf(r));
  const state = boardOf(work.game).objects;
  return players.map((player) => {
    const operations = spec.operations.map(
      (one): Operation => (one === gains ? { ...gains, by: { kind: 'boundPlayer', player } } : one),
    );
    if (!other) return { player, spec: { ...spec, operations } };
    // What is exchanged is found for all before anything of it changes hands (101.4).
    const objects = objectsIn(work.game, subject.ref, { ...ctxOf(r), thatPlayer: player }).filter((id) => {
      const controller = state.get(id)?.controller;
      return controller !== undefined && players.includes(controller);
    });
    const of = objects.map((_, index) => ({ kind: 'bound', index }) as const);
    return { player, objects, spec: { ...spec, operations, subject: { ...subject, ref: { kind: 'several', of } } } };
  });
};
