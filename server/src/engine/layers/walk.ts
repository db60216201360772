// Walking the layers of an edition: in each, the next part is chosen, applied to its objects, and all that is left judged anew.
import type { LayerSpec } from '../../rules/edition.ts';
import type { DependencyReason, EffectKey, ObjectChange } from '../board.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { ContinuousEffect } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { holds } from '../meaning/questions.ts';
import { applicationOf } from './application.ts';
import { applyPart } from './apply.ts';
import { contextOfEffect, type Effect, type Part, sourceOf } from './effect.ts';
import { compiledOf } from './intrinsic.ts';
import { LayerOrder, nameOf, reachNow } from './order.ts';
import { type Choice, compareParts, pickNext, reasonOf } from './pick.ts';
import { commit, infoOf, type Run } from './run.ts';

/** Applies every part of one layer. */
export const walkLayer = (run: Run, index: number): void => {
  const layer = run.edition.layers[index];
  const known = run.byLayer[index];
  // Where nothing is applied nothing new comes up either.
  if (layer === undefined || known === undefined || known.size === 0) return;
  const waited = new Map<Part, DependencyReason[]>();
  const noted = new Set<string>();
  const order = new LayerOrder(run, layer, (part, { on, by }) => {
    const name = `${nameOf(part)}>${nameOf(on)}`;
    if (noted.has(name)) return;
    noted.add(name);
    run.edges.push({ layer: layer.id, from: part.effect.key, on: on.effect.key, by });
    const reasons = waited.get(part);
    if (reasons === undefined) waited.set(part, [{ on: on.effect.key, by }]);
    else reasons.push({ on: on.effect.key, by });
  });
  const addEffect = (effect: Effect): void => {
    for (const part of effect.parts) if (part.template.layer === index) order.add(part);
  };
  for (const effect of [...known]) addEffect(effect);
  run.onNewEffect = addEffect;
  const reported = new Set<string>();
  const held = new Set<Part>();
  for (;;) {
    if (!order.hasRivals) {
      const part = order.first();
      if (part === undefined) break;
      order.take(part);
      const reasons = held.has(part) ? (waited.get(part) ?? []).filter(({ on }) => wasApplied(run, layer, on)) : [];
      if (applyChoice(run, { part, loop: [] }, layer, reasons)) order.applied(part);
      continue;
    }
    run.rivals.met = true;
    const left = order.left();
    // Every dependency of this moment is found out, for the graph as much as for the order.
    for (const part of left) order.dependenciesOf(part, left);
    const choice = pickNext(left, (part) => order.dependenciesOf(part, left));
    if (choice === undefined) break;
    noteLoop(run, choice, layer, reported);
    for (const part of left) {
      if (part === choice.part) break;
      held.add(part);
    }
    const reasons = held.has(choice.part) ? (waited.get(choice.part) ?? []) : [];
    order.take(choice.part);
    const changed = applyChoice(
      run,
      choice,
      layer,
      reasons.filter(({ on }) => wasApplied(run, layer, on)),
    );
    if (changed) order.applied(choice.part);
  }
  run.onNewEffect = undefined;
};

const wasApplied = (run: Run, layer: LayerSpec, key: EffectKey): boolean =>
  run.applied.some((each) => each.layer === layer.id && each.effect === key);

const noteLoop = (run: Run, choice: Choice, layer: LayerSpec, reported: Set<string>): void => {
  if (choice.loop.length === 0) return;
  const members = [...choice.loop].sort(compareParts(layer));
  const name = members.map(nameOf).join(' ');
  if (reported.has(name)) return;
  reported.add(name);
  run.loops.push({ layer: layer.id, members: members.map((part) => infoOf(run, part.effect)) });
};

/** Applies a part to all its objects at once: each new value is found from the values before. */
const applyChoice = (run: Run, choice: Choice, layer: LayerSpec, waitedFor: readonly DependencyReason[]): boolean => {
  const { part } = choice;
  const { effect } = part;
  const policies = run.edition.policies;
  const abilityGone = !effect.exists;
  if (!effect.started || !policies.startedEffectContinues) {
    effect.started = false;
    const reach = reachNow(run, effect);
    effect.objects = reach.objects;
    effect.players = reach.players;
    effect.started = true;
  }
  const app = applicationOf(run.view, effect);
  const { operations } = part.template;
  const changed: ObjectId[] = [];
  const values: ObjectState[] = [];
  for (const id of effect.objects) {
    const before = run.states.get(id);
    if (before === undefined) continue;
    const after = applyPart(app, operations, before, id);
    if (after === before) continue;
    changed.push(id);
    values.push(after);
  }
  applyRules(run, part);
  run.applied.push({ layer: layer.id, effect: effect.key });
  if (run.recorder !== undefined) {
    run.recorder.steps.push({
      layer: layer.id,
      effect: infoOf(run, effect),
      operations,
      order: reasonOf(choice, layer, waitedFor),
      rules: rulesOf(run, choice, layer, waitedFor, abilityGone),
      changes: changesFor(run, changed, values),
      ...(abilityGone ? { abilityGone } : {}),
    });
  }
  for (let index = 0; index < changed.length; index += 1) {
    const id = changed[index];
    const after = values[index];
    if (id !== undefined && after !== undefined) commit(run, id, after);
  }
  return changed.length > 0;
};

/** The changes of a step, for the trace; before they are put in place. */
const changesFor = (run: Run, ids: readonly ObjectId[], values: readonly ObjectState[]): readonly ObjectChange[] =>
  ids.flatMap((object, index) => {
    const before = run.states.get(object);
    const after = values[index];
    return before === undefined || after === undefined ? [] : [{ object, before, after }];
  });

/** An effect that is there from the first moment of an object: the rule of its entering, not that of a resolution. */
const ofEntering = ({ source: { rule } }: ContinuousEffect): string | undefined =>
  rule === '706.5' || rule === '614.12' ? rule : undefined;

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
      rules.push(ofEntering(effect.source.effect) ?? '418.5f');
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

/** What singles out nobody is in force as long as its condition holds: "as long as this is untapped, spells cost …" (418.4a). */
const isInForce = (run: Run, effect: Effect): boolean =>
  effect.condition === undefined || holds(run.view, effect.condition, contextOfEffect(run.view, effect));

/** Parts that change rules or players are put in force, in order (418.7, 418.8). */
const applyRules = (run: Run, part: Part): void => {
  const { effect } = part;
  if (!part.template.operations.some(({ op }) => op === 'rule') || !isInForce(run, effect)) return;
  for (const operation of part.template.operations) {
    if (operation.op !== 'rule') continue;
    const info = infoOf(run, effect);
    const { rule } = operation;
    if (rule.rule === 'playerAbility') {
      const key = `g:${effect.key}`;
      const granter = sourceOf(effect);
      const instance: AbilityInstance = {
        key,
        compiled: compiledOf(rule.ability),
        ability: rule.ability,
        origin: 'granted',
        timestamp: effect.timestamp,
        grantedBy: effect.key,
        acquisition: key,
        ...(granter === undefined ? {} : { granter }),
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
