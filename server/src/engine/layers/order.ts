// Dependencies among the parts of one layer, found quickly: what no written aspect can change is never tried (418.5b, D30–D32).
import type { DependencyReason } from '../board.ts';
import type { View } from '../view.ts';
import { ABILITY_LOSS, TEXT } from './aspects.ts';
import { changesOf, differsBy, mayBePair, overlay, reachOf } from './definition.ts';
import type { Part } from './effect.ts';
import type { Run } from './run.ts';

/** A dependency of one part on another, and the clause that makes it. */
export interface Dependency {
  readonly on: Part;
  readonly by: DependencyReason['by'];
}

/** Trials of one moment of a layer: what each part would change is worked out once. */
export interface Moment {
  readonly run: Run;
  readonly left: readonly Part[];
  readonly overlays: Map<Part, View>;
  readonly found: Map<Part, readonly Dependency[]>;
}

export const momentOf = (run: Run, left: readonly Part[]): Moment => ({
  run,
  left,
  overlays: new Map(),
  found: new Map(),
});

const NONE: readonly Dependency[] = [];

/** What a part depends on among the parts left, each tried alone and now. */
export const dependenciesOf = (moment: Moment, part: Part): readonly Dependency[] => {
  const known = moment.found.get(part);
  if (known !== undefined) return known;
  const { run } = moment;
  let found: Dependency[] | undefined;
  for (const on of moment.left) {
    if (!mayBePair(run.edition.dependency, part.effect, on.effect) || !mayDepend(part, on)) continue;
    let after = moment.overlays.get(on);
    if (after === undefined) {
      after = overlay(run.view, changesOf(run.view, on, reachOf(run.view, on.effect)));
      moment.overlays.set(on, after);
    }
    const by = differsBy(run.edition.dependency, run.view, after, part);
    if (by === undefined) continue;
    if (found === undefined) found = [{ on, by }];
    else found.push({ on, by });
  }
  const made = found ?? NONE;
  moment.found.set(part, made);
  return made;
};

/** The cheap step: `on` must write something that the existence, text, set or instruction of `part` is read from. */
const mayDepend = (part: Part, on: Part): boolean => {
  const writes = on.template.writes;
  const { effect } = part;
  if ((writes & part.template.instructionReads) !== 0) return true;
  if (effect.started) return false;
  if ((writes & effect.plan.setReads) !== 0) return true;
  return effect.source.from === 'ability' && (writes & (ABILITY_LOSS | TEXT)) !== 0;
};
