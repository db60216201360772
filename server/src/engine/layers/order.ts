// Which effect of a layer comes next: CDAs first, then timestamps, delayed by dependency (418.5a–d, D30–D35).
import type { DependencyReason } from '../board.ts';
import type { ObjectState } from '../characteristics.ts';
import { holds } from '../condition.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { objectsOf, playersOf } from '../reference.ts';
import { isPresent, type View } from '../view.ts';
import { type Application, applyPart, instructionOf, isFixedOperation } from './apply.ts';
import { ABILITY_LOSS, TEXT } from './aspects.ts';
import { contextOfEffect, type Effect, type Part, sourceOf } from './effect.ts';
import { existsIn, type Run } from './run.ts';

/** What an effect applies to. */
export interface Reach {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
}

const NOTHING: Reach = { objects: [], players: [] };

/** What an effect applies to by the values of a view: locked once begun (418.5a′) or by a resolution (418.3b), else anew. */
export const reachOf = (view: View, effect: Effect): Reach => {
  if (effect.started) return effect;
  const { source } = effect;
  if (source.from === 'counter' || source.from === 'status') return { objects: [source.object], players: [] };
  const ctx = contextOfEffect(view, effect);
  if (effect.condition !== undefined && !holds(view, effect.condition, ctx)) return NOTHING;
  if (source.from === 'resolution') {
    const { affected } = source.effect;
    if (affected.kind === 'objects') {
      return { objects: affected.objects.filter((id) => isPresent(view.game, id)), players: [] };
    }
    if (affected.kind === 'players') return { objects: [], players: affected.players };
  }
  const subject = effect.subject;
  if (subject === undefined || subject.kind === 'rules') return NOTHING;
  if (subject.kind === 'players') return { objects: [], players: playersOf(view, subject.player, ctx) };
  if (subject.ref.kind === 'self' && source.from === 'ability') return { objects: [source.object], players: [] };
  const objects = objectsOf(view, subject.ref, ctx);
  return { objects: objects.filter((id) => isPresent(view.game, id)), players: [] };
};

/** The values as they would be had a part been applied, and no others. */
const overlayOf = (run: Run, part: Part): View => {
  const reach = reachOf(run.view, part.effect);
  const app: Application = { view: run.view, effect: part.effect, ctx: contextOfEffect(run.view, part.effect) };
  const changed = new Map<ObjectId, ObjectState>();
  for (const id of reach.objects) {
    const state = run.states.get(id);
    if (state === undefined) continue;
    const after = applyPart(app, part.template.operations, state, id);
    if (after !== state) changed.set(id, after);
  }
  return { ...run.view, state: (id) => changed.get(id) ?? run.states.get(id) };
};

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((id, index) => id === b[index]));

/** Everything a part tells its objects to do, with blanks filled in (D31). */
const instructions = (view: View, part: Part, reach: Reach): string => {
  const app: Application = { view, effect: part.effect, ctx: contextOfEffect(view, part.effect) };
  const open = part.template.operations.filter((operation) => !isFixedOperation(operation));
  if (open.length === 0) return '';
  const ids = reach.objects;
  return open.map((operation) => ids.map((id) => instructionOf(app, operation, id)).join(',')).join(';');
};

/** Trials of one moment of a layer: what each part would change is worked out once. */
export interface Moment {
  readonly run: Run;
  readonly overlays: Map<Part, View>;
  readonly verdicts: Map<Part, Map<Part, DependencyReason['by'] | undefined>>;
}

export const momentOf = (run: Run): Moment => ({ run, overlays: new Map(), verdicts: new Map() });

/** Whether, and by which clause of 418.5b, one part depends on another, by trying that one alone and now (D30). */
export const dependsBy = (moment: Moment, part: Part, on: Part): DependencyReason['by'] | undefined => {
  const policy = moment.run.edition.dependency;
  if (!policy.enabled || part.effect === on.effect) return undefined;
  if (part.effect.origin === 'cda' || on.effect.origin === 'cda') {
    if (policy.cda === 'never' || part.effect.origin !== on.effect.origin) return undefined;
  }
  if (!mayDepend(part, on)) return undefined;
  let row = moment.verdicts.get(part);
  if (row === undefined) {
    row = new Map();
    moment.verdicts.set(part, row);
  }
  if (row.has(on)) return row.get(on);
  const verdict = trial(moment, part, on);
  row.set(on, verdict);
  return verdict;
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

const trial = (moment: Moment, part: Part, on: Part): DependencyReason['by'] | undefined => {
  const { run } = moment;
  const policy = run.edition.dependency;
  let overlay = moment.overlays.get(on);
  if (overlay === undefined) {
    overlay = overlayOf(run, on);
    moment.overlays.set(on, overlay);
  }
  const { effect } = part;
  if (!effect.started) {
    const then = existsIn(overlay, effect);
    if (then === 'otherText') return policy.byText ? 'text' : undefined;
    if (then === 'no') return policy.byExistence ? 'existence' : undefined;
  }
  const now = reachOf(run.view, effect);
  const after = reachOf(overlay, effect);
  if (!sameIds(now.objects, after.objects) || !sameIds(now.players, after.players)) {
    if (policy.bySet) return 'set';
    return undefined;
  }
  if (policy.byInstruction && instructions(run.view, part, now) !== instructions(overlay, part, now)) {
    return 'instruction';
  }
  return undefined;
};

export { sourceOf };
