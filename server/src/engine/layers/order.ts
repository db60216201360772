// The parts of one layer still to come and what they depend on, found quickly: what nothing written can change is never tried (418.5b, D30–D32).
import type { LayerSpec } from '../../rules/edition.ts';
import type { DependencyReason } from '../board.ts';
import type { ObjectState } from '../characteristics.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { matchesState } from '../meaning/questions.ts';
import { isPresent, type View } from '../view.ts';
import { ABILITY, ABILITY_LOSS, type Aspects, CONTROL, TEXT } from './aspectBits.ts';
import { meet } from './atoms.ts';
import {
  changesOf,
  differsBy,
  differsInInstruction,
  existsIn,
  mayBePair,
  overlay,
  type Reach,
  reachOf,
} from './definition.ts';
import { contextOfEffect, type Effect, type Part } from './effect.ts';
import { localFilterOf } from './local.ts';
import { compareParts } from './pick.ts';
import { isAlive, type Run } from './run.ts';

/** A dependency of one part on another, and the clause that makes it. */
export interface Dependency {
  readonly on: Part;
  readonly by: DependencyReason['by'];
}

interface Trial {
  readonly changed: ReadonlyMap<ObjectId, ObjectState>;
  readonly view: View;
}

type Verdict = DependencyReason['by'] | 'none';

const NO_PARTS: readonly Part[] = [];
const NO_PLAYERS: readonly PlayerId[] = [];

/** What an effect applies to now; the same as by definition, with an index on large boards. */
export const reachNow = (run: Run, effect: Effect): Reach => {
  if (effect.started || effect.source.from !== 'ability' || effect.condition !== undefined) {
    return reachOf(run.view, effect);
  }
  const filter = localFilterOf(effect.subject);
  if (filter === undefined) return reachOf(run.view, effect);
  const ctx = contextOfEffect(run.view, effect);
  const found: ObjectId[] = [];
  if (!run.candidates.worthwhile) {
    for (const object of run.permanents) {
      const state = run.states.get(object.id);
      if (state !== undefined && matchesState(run.view, filter, object, state, ctx)) found.push(object.id);
    }
    return { objects: found, players: NO_PLAYERS };
  }
  for (const id of run.candidates.of(filter)) {
    const object = run.game.objects.get(id);
    const state = run.states.get(id);
    if (object === undefined || state === undefined) continue;
    if (matchesState(run.view, filter, object, state, ctx)) found.push(id);
  }
  return { objects: run.candidates.inOrder(found), players: NO_PLAYERS };
};

/** Whether applying `on` could change the existence, text, set or instruction of `part`: what is left is tried. */
const mayDepend = (part: Part, on: Part): boolean => {
  const { effect, template } = part;
  const { writes, writtenWords } = on.template;
  if ((writes & template.instructionReads) !== 0) return true;
  if (effect.started) return false;
  if (meet(writes, writtenWords, effect.plan.setReads, effect.plan.setWords)) return true;
  return effect.source.from === 'ability' && (writes & (ABILITY_LOSS | TEXT)) !== 0;
};

/** What a part would change depends on what is there: taking abilities away, on those gained meanwhile. */
const bothWays = (writes: Aspects): Aspects =>
  (writes & (ABILITY | ABILITY_LOSS)) === 0 ? writes : writes | ABILITY | ABILITY_LOSS;

/** Everything that could make a part wait: what its set and instruction are read from, and the loss of its ability. */
const readsOf = ({ effect, template }: Part): Aspects => {
  if (effect.started) return template.instructionReads;
  const existence = effect.source.from === 'ability' ? ABILITY_LOSS | TEXT : 0;
  return template.instructionReads | effect.plan.setReads | existence;
};

/** The parts of one layer that have not been applied, in the order without dependency, with the trials made so far. */
export class LayerOrder {
  readonly #run: Run;
  readonly #compare: (a: Part, b: Part) => number;
  readonly #done = new Set<string>();
  readonly #parts: Part[] = [];
  /** All that any of its parts reads or writes: most parts are settled by these alone. */
  #reads: Aspects = 0;
  #writes: Aspects = 0;
  /** For each part, the others it could depend on; most have none. */
  readonly #rivals = new Map<Part, Part[]>();
  readonly #verdicts = new Map<Part, Map<Part, Verdict>>();
  readonly #trials = new Map<Part, Trial>();
  readonly #onDependency: (part: Part, dependency: Dependency) => void;

  constructor(run: Run, layer: LayerSpec, onDependency: (part: Part, dependency: Dependency) => void) {
    this.#run = run;
    this.#compare = compareParts(layer);
    this.#onDependency = onDependency;
  }

  add(part: Part): void {
    if (this.#done.has(nameOf(part)) || this.#parts.includes(part)) return;
    const parts = this.#parts;
    let at = parts.length;
    for (let before = parts[at - 1]; before !== undefined; before = parts[at - 1]) {
      if (this.#compare(before, part) <= 0) break;
      at -= 1;
    }
    const reads = readsOf(part);
    const matters = (reads & this.#writes) !== 0 || (this.#reads & part.template.writes) !== 0;
    this.#reads |= reads;
    this.#writes |= part.template.writes;
    const policy = this.#run.edition.dependency;
    for (const other of matters ? parts : NO_PARTS) {
      if (mayBePair(policy, part.effect, other.effect) && mayDepend(part, other)) this.#rival(part, other);
      if (mayBePair(policy, other.effect, part.effect) && mayDepend(other, part)) this.#rival(other, part);
    }
    parts.splice(at, 0, part);
  }

  #rival(part: Part, on: Part): void {
    const list = this.#rivals.get(part);
    if (list === undefined) this.#rivals.set(part, [on]);
    else list.push(on);
  }

  /** The parts that can be applied now: their effect exists or has begun, and its text still has them. */
  left(): readonly Part[] {
    const run = this.#run;
    return this.#parts.filter((part) => isAlive(run, part.effect) && part.effect.parts.includes(part));
  }

  /** The oldest part that can be applied now. */
  first(): Part | undefined {
    const run = this.#run;
    return this.#parts.find((part) => isAlive(run, part.effect) && part.effect.parts.includes(part));
  }

  /** Whether any part could depend on another at all. */
  get hasRivals(): boolean {
    return this.#rivals.size > 0;
  }

  /** What a part depends on among those left, each tried alone and now. */
  dependenciesOf(part: Part, left: readonly Part[]): readonly Part[] {
    const rivals = this.#rivals.get(part);
    if (rivals === undefined) return NO_PARTS;
    return rivals.filter((on) => this.#verdict(part, on, left) !== 'none');
  }

  #verdict(part: Part, on: Part, left: readonly Part[]): Verdict {
    if (!left.includes(on)) return 'none';
    let row = this.#verdicts.get(part);
    if (row === undefined) {
      row = new Map();
      this.#verdicts.set(part, row);
    }
    const known = row.get(on);
    if (known !== undefined) return known;
    const verdict = this.#try(part, on);
    row.set(on, verdict);
    if (verdict !== 'none') this.#onDependency(part, { on, by: verdict });
    return verdict;
  }

  #trial(on: Part): Trial {
    const known = this.#trials.get(on);
    if (known !== undefined) return known;
    const changed = changesOf(this.#run.view, on, reachNow(this.#run, on.effect));
    const made: Trial = { changed, view: overlay(this.#run.view, changed) };
    this.#trials.set(on, made);
    return made;
  }

  #try(part: Part, on: Part): Verdict {
    const { effect } = part;
    const policy = this.#run.edition.dependency;
    const trial = this.#trial(on);
    if (trial.changed.size === 0) return 'none';
    const filter = effect.started || effect.condition !== undefined ? undefined : localFilterOf(effect.subject);
    if (!effect.started && filter === undefined) {
      return differsBy(policy, this.#run.view, trial.view, part) ?? 'none';
    }
    if (filter !== undefined) {
      const source = effect.source.from === 'ability' ? effect.source.object : undefined;
      if (source !== undefined && trial.changed.has(source)) {
        if ((on.template.writes & CONTROL) !== 0) return differsBy(policy, this.#run.view, trial.view, part) ?? 'none';
        const then = existsIn(trial.view, effect);
        if (then === 'otherText') return policy.byText ? 'text' : 'none';
        if (then === 'no') return policy.byExistence ? 'existence' : 'none';
      }
      if (this.#setDiffers(effect, filter, trial)) return policy.bySet ? 'set' : 'none';
    }
    if (!policy.byInstruction || (on.template.writes & part.template.instructionReads) === 0) return 'none';
    const reach = reachNow(this.#run, effect);
    return differsInInstruction(this.#run.view, trial.view, part, reach) ? 'instruction' : 'none';
  }

  /** A local filter gives another set only if it decides otherwise on an object that has changed. */
  #setDiffers(effect: Effect, filter: NonNullable<ReturnType<typeof localFilterOf>>, trial: Trial): boolean {
    const { view, game } = this.#run;
    const ctx = contextOfEffect(view, effect);
    for (const [id, after] of trial.changed) {
      const object = game.objects.get(id);
      const before = view.state(id);
      if (object === undefined || before === undefined || object.zone !== 'battlefield' || !isPresent(game, id))
        continue;
      const now = matchesState(view, filter, object, before, ctx);
      if (now !== matchesState(trial.view, filter, object, after, ctx)) return true;
    }
    return false;
  }

  /** A part is about to be applied: it is left no longer, even if its own text changes by that. */
  take(part: Part): void {
    this.#done.add(nameOf(part));
    const at = this.#parts.indexOf(part);
    if (at >= 0) this.#parts.splice(at, 1);
    this.#rivals.delete(part);
  }

  /** A part has changed something: what it wrote settles which trials must be made again (D32). */
  applied(part: Part): void {
    if (!this.#run.edition.dependency.reorderAfterEach) return;
    this.#trials.clear(); // they hold whole values, which are older now
    if (this.#verdicts.size === 0) return;
    const { writes, writtenWords } = part.template;
    const stale = new Set<Part>();
    for (const other of this.#parts) {
      const { effect, template } = other;
      const readsOtherwise =
        (writes & template.instructionReads) !== 0 ||
        meet(writes, writtenWords, effect.plan.setReads, effect.plan.setWords);
      if (readsOtherwise) this.#verdicts.delete(other);
      // What it would do to its objects may be another thing now, for all that could depend on it.
      if (readsOtherwise || meet(writes, writtenWords, bothWays(template.writes), template.writtenWords))
        stale.add(other);
    }
    if (stale.size === 0) return;
    for (const row of this.#verdicts.values()) for (const on of stale) row.delete(on);
  }
}

export const nameOf = (part: Part): string => `${part.effect.key}#${part.index}`;
