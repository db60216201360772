// Dependency loops of a run: each once, with the effects in it, so that every one of them can be marked.
import type { DependencyLoop, EffectInfo } from '../engine/board.ts';
import type { ScenarioRun } from '../scenario/result.ts';
import { lastOf } from '../scenario/steps.ts';
import type { FeatureContext } from './context.ts';
import { type Place, placeOf } from './places.ts';

export interface LoopMember {
  readonly effect: EffectInfo;
  readonly place: Place;
}

export interface FoundLoop {
  readonly loop: DependencyLoop;
  /** Members in the order in which they are applied: by timestamp (418.5c). */
  readonly members: readonly LoopMember[];
}

/** Every loop that some snapshot of the run met, the same effects in the same layer once. */
export const loopsOf = (context: FeatureContext, run: ScenarioRun): readonly FoundLoop[] =>
  lastOf(loopsOfSteps(context, run));

/** The same in steps: a snapshot's board may have to be made first. */
export function* loopsOfSteps(context: FeatureContext, run: ScenarioRun): Generator<void, readonly FoundLoop[]> {
  const found = new Map<string, FoundLoop>();
  for (const snapshot of run.snapshots) {
    for (const loop of snapshot.board.loops) {
      const key = `${loop.layer}:${loop.members
        .map((effect) => effect.key)
        .sort()
        .join(',')}`;
      if (found.has(key)) continue;
      const members = [...loop.members]
        .sort((a, b) => a.timestamp - b.timestamp)
        .flatMap((effect): readonly LoopMember[] => {
          const place = placeOf(context, run, effect);
          return place === undefined ? [] : [{ effect, place }];
        });
      found.set(key, { loop, members });
    }
    yield;
  }
  return [...found.values()];
}
