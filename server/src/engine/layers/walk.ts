// Walking the layers of an edition: in each, the next part is chosen, applied to its objects, and all that is left judged anew.
import type { LayerSpec } from '../../rules/edition.ts';
import type { DependencyReason, EffectKey, ObjectChange } from '../board.ts';
import type { AbilityInstance } from '../characteristics.ts';
import { applicationOf, applyPart } from './apply.ts';
import { reachOf } from './definition.ts';
import type { Effect, Part } from './effect.ts';
import { compiledOf } from './intrinsic.ts';
import { dependenciesOf, type Moment, momentOf } from './order.ts';
import { type Choice, compareParts, pickNext, reasonOf } from './pick.ts';
import { commit, infoOf, type Run } from './run.ts';

/** The parts of one layer that have not been applied, in the order without dependency. */
class Queue {
  readonly #compare: (a: Part, b: Part) => number;
  readonly #done = new Set<string>();
  parts: Part[] = [];

  constructor(layer: LayerSpec) {
    this.#compare = compareParts(layer);
  }

  add(part: Part): void {
    if (this.#done.has(nameOf(part)) || this.parts.includes(part)) return;
    let at = this.parts.length;
    for (let before = this.parts[at - 1]; before !== undefined; before = this.parts[at - 1]) {
      if (this.#compare(before, part) <= 0) break;
      at -= 1;
    }
    this.parts.splice(at, 0, part);
  }

  remove(part: Part): void {
    this.#done.add(nameOf(part));
    const at = this.parts.indexOf(part);
    if (at >= 0) this.parts.splice(at, 1);
  }
}

const nameOf = (part: Part): string => `${part.effect.key}#${part.index}`;

/** Whether an effect still has something to apply: its ability is there, or it has begun (418.5a′). */
const isAlive = (run: Run, effect: Effect): boolean =>
  effect.exists || (effect.started && run.edition.policies.startedEffectContinues);

const isCurrent = (part: Part): boolean => part.effect.parts.includes(part);

/** Applies every part of one layer. */
export const walkLayer = (run: Run, index: number): void => {
  const layer = run.edition.layers[index];
  if (layer === undefined) return;
  const queue = new Queue(layer);
  const addEffect = (effect: Effect): void => {
    for (const part of effect.parts) if (part.template.layer === index) queue.add(part);
  };
  for (const effect of run.byLayer[index] ?? []) addEffect(effect);
  run.onNewEffect = addEffect;
  const waited = new Map<Part, DependencyReason[]>();
  const reorder = run.edition.dependency.reorderAfterEach;
  let moment: Moment | undefined;
  const reported = new Set<string>();
  const known = new Set<string>();
  const held = new Set<Part>();
  for (;;) {
    const left = queue.parts.filter((part) => isCurrent(part) && isAlive(run, part.effect));
    if (left.length === 0) break;
    if (moment === undefined || reorder) moment = momentOf(run, left);
    noteEdges(run, moment, left, layer, waited, known);
    const now = moment;
    const choice = pickNext(left, (part) =>
      dependenciesOf(now, part).flatMap(({ on }) => (left.includes(on) ? [on] : [])),
    );
    if (choice === undefined) break;
    noteLoop(run, choice, layer, reported);
    queue.remove(choice.part);
    for (const part of left) {
      if (part === choice.part) break;
      held.add(part);
    }
    const reasons = held.has(choice.part) ? (waited.get(choice.part) ?? []) : [];
    applyChoice(
      run,
      choice,
      layer,
      reasons.filter(({ on }) => wasApplied(run, layer, on)),
    );
  }
  run.onNewEffect = undefined;
};

const wasApplied = (run: Run, layer: LayerSpec, key: EffectKey): boolean =>
  run.applied.some((each) => each.layer === layer.id && each.effect === key);

/** All dependencies of this moment: for the graph, and for why a part waited. */
const noteEdges = (
  run: Run,
  moment: Moment,
  left: readonly Part[],
  layer: LayerSpec,
  waited: Map<Part, DependencyReason[]>,
  known: Set<string>,
): void => {
  for (const part of left) {
    for (const { on, by } of dependenciesOf(moment, part)) {
      const name = `${nameOf(part)}>${nameOf(on)}`;
      if (known.has(name)) continue;
      known.add(name);
      run.edges.push({ layer: layer.id, from: part.effect.key, on: on.effect.key, by });
      const reasons = waited.get(part);
      const reason: DependencyReason = { on: on.effect.key, by };
      if (reasons === undefined) waited.set(part, [reason]);
      else reasons.push(reason);
    }
  }
};

const noteLoop = (run: Run, choice: Choice, layer: LayerSpec, reported: Set<string>): void => {
  if (choice.loop.length === 0) return;
  const members = [...choice.loop].sort(compareParts(layer));
  const name = members.map(nameOf).join(' ');
  if (reported.has(name)) return;
  reported.add(name);
  run.loops.push({ layer: layer.id, members: members.map((part) => infoOf(run, part.effect)) });
};

/** Applies a part to all its objects at once: each new value is found from the values before. */
const applyChoice = (run: Run, choice: Choice, layer: LayerSpec, waitedFor: readonly DependencyReason[]): void => {
  const { part } = choice;
  const { effect } = part;
  const policies = run.edition.policies;
  const abilityGone = !effect.exists;
  if (!effect.started || !policies.startedEffectContinues) {
    effect.started = false;
    const reach = reachOf(run.view, effect);
    effect.objects = reach.objects;
    effect.players = reach.players;
    effect.started = true;
  }
  const app = applicationOf(run.view, effect);
  const changes: ObjectChange[] = [];
  for (const id of effect.objects) {
    const before = run.states.get(id);
    if (before === undefined) continue;
    const after = applyPart(app, part.template.operations, before, id);
    if (after !== before) changes.push({ object: id, before, after });
  }
  applyRules(run, part);
  run.applied.push({ layer: layer.id, effect: effect.key });
  if (run.recorder !== undefined) {
    run.recorder.steps.push({
      layer: layer.id,
      effect: infoOf(run, effect),
      operations: part.template.operations,
      order: reasonOf(choice, layer, waitedFor),
      rules: rulesOf(run, choice, layer, waitedFor, abilityGone),
      changes,
      ...(abilityGone ? { abilityGone } : {}),
    });
  }
  for (const change of changes) commit(run, change.object, change.after);
};

const rulesOf = (
  run: Run,
  choice: Choice,
  layer: LayerSpec,
  waitedFor: readonly DependencyReason[],
  abilityGone: boolean,
): readonly string[] => {
  const rules: string[] = [layer.rule];
  const { effect } = choice.part;
  switch (effect.source.from) {
    case 'ability':
      rules.push(effect.instance?.timestamp === undefined ? run.edition.timestamps.rule : '418.5e');
      break;
    case 'resolution':
      rules.push('418.5f');
      break;
    case 'counter':
      if (effect.plan.parts[0]?.operations[0]?.op === 'addAbilities') rules.push('D12');
      break;
    case 'status':
      rules.push('D10');
      break;
  }
  if (abilityGone) rules.push('418.5a′');
  if (waitedFor.length > 0 || choice.loop.length > 0) rules.push(run.edition.dependency.rule, '418.5c');
  return [...new Set(rules)];
};

/** Parts that change rules or players are put in force, in order (418.7, 418.8). */
const applyRules = (run: Run, part: Part): void => {
  const { effect } = part;
  for (const operation of part.template.operations) {
    if (operation.op !== 'rule') continue;
    const info = infoOf(run, effect);
    const { rule } = operation;
    if (rule.rule === 'playerAbility') {
      const key = `g:${effect.key}`;
      const instance: AbilityInstance = {
        key,
        compiled: compiledOf(rule.ability),
        ability: rule.ability,
        origin: 'granted',
        timestamp: effect.timestamp,
        grantedBy: effect.key,
        acquisition: key,
      };
      for (const player of effect.players) run.playerAbilities.push({ player, instance, effect: info });
      continue;
    }
    const reach = reachForRule(effect);
    if (reach === undefined) continue;
    run.rules.push({ effect: info, rule, ...reach });
  }
};

/** Whom a rule effect speaks of: nothing at all if it singles out objects or players and there are none. */
const reachForRule = (
  effect: Effect,
): { readonly objects?: readonly number[] & Effect['objects']; readonly players?: Effect['players'] } | undefined => {
  const singlesOut =
    effect.subject?.kind !== 'rules' ||
    (effect.source.from === 'resolution' && effect.source.effect.affected.kind !== 'open');
  if (!singlesOut) return {};
  if (effect.players.length > 0) return { players: effect.players };
  if (effect.objects.length > 0) return { objects: effect.objects };
  return undefined;
};
