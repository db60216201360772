// Dependency by its definition (418.5b): what an effect reaches, what would be different had another been applied, and how.
import type { DependencyPolicy } from '../../rules/edition.ts';
import type { DependencyReason } from '../board.ts';
import type { ObjectState } from '../characteristics.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { holds, objectsOf, playersOf } from '../meaning/questions.ts';
import { type Context, isPresent, type View } from '../view.ts';
import { type Application, applicationOf } from './application.ts';
import { applyPart } from './apply.ts';
import { contextOfEffect, type Effect, type Part } from './effect.ts';
import { instructionOf, isFixedOperation } from './instruction.ts';

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
  const { condition } = effect;
  const ofEach = source.from === 'ability' && source.template.conditionOf === 'each' ? condition : undefined;
  if (condition !== undefined && ofEach === undefined && !holds(view, condition, ctx)) return NOTHING;
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
  const objects = objectsOf(view, subject.ref, ctx);
  const present = objects.filter((id) => isPresent(view.game, id));
  if (ofEach === undefined) return { objects: present, players: [] };
  return { objects: present.filter((id) => holds(view, ofEach, ofObject(view, ctx, id))), players: [] };
};

/** What a condition's words mean of one object of the set: "it" is that object, "that player" who controls it. */
const ofObject = (view: View, ctx: Context, id: ObjectId): Context => {
  const thatPlayer = view.state(id)?.controller;
  return { ...ctx, affected: id, ...(thatPlayer === undefined ? {} : { thatPlayer }) };
};

/** The values that a part would change, were it applied now and alone (D30). */
export const changesOf = (view: View, part: Part, reach: Reach): ReadonlyMap<ObjectId, ObjectState> => {
  const app = applicationOf(view, part.effect);
  const changed = new Map<ObjectId, ObjectState>();
  for (const id of reach.objects) {
    const state = view.state(id);
    if (state === undefined) continue;
    const after = applyPart(app, part.template.operations, state, id);
    if (after !== state) changed.set(id, after);
  }
  return changed;
};

/** The view with some values changed. */
export const overlay = (view: View, changed: ReadonlyMap<ObjectId, ObjectState>): View => ({
  ...view,
  state: (id) => changed.get(id) ?? view.state(id),
});

/** Whether the ability behind an effect would be there, its text unchanged, in a view; always so for other effects. */
export const existsIn = (view: View, effect: Effect): 'yes' | 'no' | 'otherText' => {
  if (effect.source.from !== 'ability' || effect.instance === undefined) return 'yes';
  const key = effect.instance.key;
  const instance = view.state(effect.source.object)?.abilities.find((each) => each.key === key);
  if (instance === undefined) return 'no';
  return instance.ability === effect.instance.ability ? 'yes' : 'otherText';
};

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((id, index) => id === b[index]));

/** Everything a part tells its objects to do, with blanks filled in (D31). */
const instructionsOf = (app: Application, part: Part, reach: Reach): string =>
  part.template.operations
    .filter((operation) => !isFixedOperation(operation))
    .map((operation) => reach.objects.map((id) => instructionOf(app, operation, id)).join(','))
    .join(';');

/** Whether two effects can depend on each other at all, given where they come from (418.5b(c), 613.8a(c)). */
export const mayBePair = (policy: DependencyPolicy, effect: Effect, on: Effect): boolean => {
  if (!policy.enabled || effect === on) return false;
  if (effect.origin !== 'cda' && on.origin !== 'cda') return true;
  return policy.cda === 'betweenCDAs' && effect.origin === on.origin;
};

/** Whether what a part tells its objects would be different after a change. */
export const differsInInstruction = (view: View, after: View, part: Part, reach: Reach): boolean =>
  instructionsOf(applicationOf(view, part.effect), part, reach) !==
  instructionsOf(applicationOf(after, part.effect), part, reach);

/** By which clause of 418.5b(b) a part would be different after a change; undefined if by none. */
export const differsBy = (
  policy: DependencyPolicy,
  view: View,
  after: View,
  part: Part,
): DependencyReason['by'] | undefined => {
  const { effect } = part;
  if (!effect.started) {
    const then = existsIn(after, effect);
    if (then === 'otherText') return policy.byText ? 'text' : undefined;
    if (then === 'no') return policy.byExistence ? 'existence' : undefined;
  }
  const now = reachOf(view, effect);
  const later = reachOf(after, effect);
  if (!sameIds(now.objects, later.objects) || !sameIds(now.players, later.players)) {
    return policy.bySet ? 'set' : undefined;
  }
  return policy.byInstruction && differsInInstruction(view, after, part, now) ? 'instruction' : undefined;
};
