// Where two editions part over one object: the layer of each and its rule, or the rules by which what happened differs.
import type { TraceStep } from '../engine/board.ts';
import { citation, isRuleId } from '../rules/citations.ts';
import type { EditionName, LayerId, LayerRow, OperationClass } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { type Aspect, LAYER_ASPECTS, type ObjectSide, settledValue } from './compareFacts.ts';
import type { Trials } from './compareTrials.ts';
import type { ScenarioRun } from './result.ts';

/** How one edition gets to its result, where it leaves the other's way. */
export interface Way {
  readonly edition: EditionName;
  /** Absent where it is not the layers that decide. */
  readonly layer?: LayerId;
  /** A rule's id in the table of citations; absent where none can be named. */
  readonly rule?: string;
}

/** Two editions with different results. */
export interface Parting {
  readonly aspect?: Aspect;
  readonly ways: readonly [Way, Way];
}

interface Stage {
  readonly value: string;
  readonly step: TraceStep;
}

/** What became of one aspect, change by change, after its value before any effect. */
const historyOf = (side: ObjectSide, aspect: Aspect): { readonly initial: string; readonly stages: Stage[] } => {
  const stages: Stage[] = [];
  const id = side.object?.id;
  const traced = side.snapshot.traced();
  const initial = id === undefined ? undefined : traced.initial.get(id);
  for (const step of traced.trace) {
    const change = step.changes.find(({ object }) => object === id);
    if (change === undefined) continue;
    const value = settledValue(aspect, change.after);
    if (value !== settledValue(aspect, change.before)) stages.push({ value, step });
  }
  return { initial: initial === undefined ? '' : settledValue(aspect, initial), stages };
};

const CLASSES: Readonly<Partial<Record<Aspect, readonly OperationClass[]>>> = {
  controller: ['control'],
  name: ['name'],
  colors: ['color'],
  types: ['type'],
  abilities: ['ability'],
};

/** The kind of change that a step makes to the aspect. */
const classOf = (step: TraceStep, aspect: Aspect): OperationClass | undefined => {
  if (aspect !== 'pt') return CLASSES[aspect]?.[0];
  if (step.effect.origin === 'cda') return 'definePT';
  if (step.effect.origin === 'counter') return 'counterPT';
  return step.operations.map(({ op }) => op).find((op) => op === 'setPT' || op === 'modifyPT' || op === 'switchPT');
};

/** The other edition's layer for what a step does to the aspect in this one. */
const counterpart = (
  here: EditionName,
  there: EditionName,
  step: TraceStep,
  aspect: Aspect,
): { readonly layer: LayerId; readonly rule: string } | undefined => {
  const { origin } = step.effect;
  const fits = (row: LayerRow): boolean => row.origin === undefined || row.origin === origin;
  const rows = EDITIONS[here].layerOf.filter((row) => row.layer === step.layer && fits(row));
  const kind = classOf(step, aspect);
  const row = rows.find(({ operation }) => operation === kind) ?? rows[0];
  if (row === undefined) return undefined;
  const same = EDITIONS[there].layerOf.filter((one) => one.operation === row.operation);
  return same.find((one) => one.origin === origin) ?? same.find((one) => one.origin === undefined);
};

const wayOf = (edition: EditionName, layer: LayerId, rule: string | undefined): Way => ({
  edition,
  layer,
  ...(rule === undefined ? {} : { rule }),
});

const wayOfStep = (edition: EditionName, { layer, rules }: TraceStep): Way => wayOf(edition, layer, rules[0]);

const wayAcross = (here: EditionName, there: EditionName, step: TraceStep, aspect: Aspect): Way => {
  const found = counterpart(here, there, step, aspect);
  return found === undefined ? { edition: there } : wayOf(there, found.layer, found.rule);
};

const isLater = (edition: EditionName, layer: LayerId | undefined, other: LayerId): boolean => {
  const at = (id: LayerId | undefined): number => EDITIONS[edition].layers.findIndex((one) => one.id === id);
  return at(layer) > at(other);
};

/** Where the histories of an aspect leave each other; undefined where they already begin with different values. */
const partingOfAspect = (a: ObjectSide, b: ObjectSide, aspect: Aspect): Parting | undefined => {
  const [one, two] = [historyOf(a, aspect), historyOf(b, aspect)];
  if (one.initial !== two.initial) return undefined;
  const [here, there] = [a.run.edition, b.run.edition];
  const at = [...one.stages, ...two.stages].findIndex((_, i) => one.stages[i]?.value !== two.stages[i]?.value);
  const [left, right] = [one.stages[at]?.step, two.stages[at]?.step];
  // Of two different changes the parting is at the one that comes first in the order of the layers.
  if (
    left !== undefined &&
    (right === undefined || !isLater(there, wayAcross(here, there, left, aspect).layer, right.layer))
  ) {
    const across = wayAcross(here, there, left, aspect);
    const own = right === undefined || right.layer !== across.layer ? across : wayOfStep(there, right);
    return { aspect, ways: [wayOfStep(here, left), own] };
  }
  if (right !== undefined) {
    const across = wayAcross(there, here, right, aspect);
    const own = left === undefined || left.layer !== across.layer ? across : wayOfStep(here, left);
    return { aspect, ways: [own, wayOfStep(there, right)] };
  }
  return undefined;
};

/** The rule by which the last thing happened to a card up to the snapshot. */
const lastRuleOf = (side: ObjectSide): string | undefined => {
  const { run, snapshot, card } = side;
  if (card === undefined) return undefined;
  for (let i = snapshot.index; i >= 0; i--) {
    const events = run.snapshots[i]?.events ?? [];
    const own = events.filter((event) => event.card === card && event.rule !== undefined);
    const last = own.at(-1)?.rule;
    if (last !== undefined) return last;
    if (events.some((event) => event.card === card && event.event === 'entered')) return undefined;
  }
  return undefined;
};

/** Rules that a run made use of and that do not hold in the other's edition. */
const ownRule = (run: ScenarioRun, other: EditionName): string | undefined =>
  [...run.rulesUsed].find((id) => isRuleId(id) && !citation(id).editions.includes(other));

/** Two runs that differ, for reasons outside the layers: by rules that only one of the editions has. */
export const partingOfRuns = (a: ScenarioRun, b: ScenarioRun): Parting => {
  const way = (run: ScenarioRun, other: ScenarioRun): Way => {
    const rule = ownRule(run, other.edition);
    return { edition: run.edition, ...(rule === undefined ? {} : { rule }) };
  };
  return { ways: [way(a, b), way(b, a)] };
};

/** The layers in which two editions part over an object, of those aspects that differ; undefined where it is not the layers. */
export const partingInLayers = (a: ObjectSide, b: ObjectSide, aspects: readonly Aspect[]): Parting | undefined => {
  for (const aspect of aspects) {
    if (!LAYER_ASPECTS.includes(aspect)) continue;
    const parting = partingOfAspect(a, b, aspect);
    if (parting !== undefined) return parting;
  }
  return undefined;
};

/** Two editions that differ over an object by what happened to it; by what only one of them has where no rule is told. */
export const partingInEvents = (a: ObjectSide, b: ObjectSide, aspects: readonly Aspect[]): Parting => {
  const [left, right] = [lastRuleOf(a), lastRuleOf(b)];
  const ways: readonly [Way, Way] =
    left === undefined && right === undefined
      ? partingOfRuns(a.run, b.run).ways
      : [withRule(a.run.edition, left), withRule(b.run.edition, right)];
  const [aspect] = aspects;
  return aspect === undefined ? { ways } : { aspect, ways };
};

const withRule = (edition: EditionName, rule: string | undefined): Way =>
  rule === undefined ? { edition } : { edition, rule };

/** The layers decide, over another object or before this one left: the rule that has them names both sides. */
const byLayers = ({ ways: [one, other], ...rest }: Parting): Parting => ({
  ...rest,
  ways: [
    { rule: LAYERS_RULE, ...one },
    { rule: LAYERS_RULE, ...other },
  ],
});
const LAYERS_RULE = '418.5a';

/**
 * Where two editions part. What alone takes the one's result to the other's decides (trials.deciding): a switch of the
 * table has its own rules; the layers have theirs, as do differences that no single switch explains.
 */
export function* partingBetween(
  a: ScenarioRun,
  b: ScenarioRun,
  trials: Trials,
  fact: (run: ScenarioRun) => string | undefined,
  inLayers: Parting | undefined,
  otherwise: () => Parting,
): Generator<void, Parting> {
  const decides = yield* trials.deciding(a, b, fact);
  const rules = [a, b].map(({ edition }) => decides?.ruleOf(EDITIONS[edition]));
  const [left, right] = rules;
  if (decides !== undefined && left === undefined) return inLayers ?? byLayers(otherwise());
  if (left === undefined || right === undefined) return inLayers ?? otherwise();
  const [one, two] = inLayers?.ways ?? [{ edition: a.edition }, { edition: b.edition }];
  return {
    ...(inLayers?.aspect === undefined ? {} : { aspect: inLayers.aspect }),
    ways: [
      { ...one, rule: left },
      { ...two, rule: right },
    ],
  };
}
