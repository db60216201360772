// A continuous effect during one evaluation: where it comes from, its parts, whether it still exists, what it has begun on.
import type { Condition, Operation, Subject } from '../../cards/ability.ts';
import type { Edition, Origin } from '../../rules/edition.ts';
import type { EffectKey } from '../board.ts';
import type { AbilityInstance } from '../characteristics.ts';
import type { Bindings, ContinuousEffect, Game, GameObject } from '../game.ts';
import type { ObjectId, PlayerId, Timestamp } from '../ids.ts';
import { type Context, NO_BINDINGS, turnOf, type View } from '../view.ts';
import { changeOfCounter, compiledOf, keywordOfCounter } from './intrinsic.ts';
import { layerIndexOf, type PartTemplate, type Plan, planFor, type Template } from './templates.ts';

/** Where an effect comes from, and what it needs to exist. */
export type EffectSource =
  | { readonly from: 'ability'; readonly object: ObjectId; readonly template: Template; readonly index: number }
  | { readonly from: 'resolution'; readonly effect: ContinuousEffect }
  | { readonly from: 'counter'; readonly object: ObjectId; readonly kind: string }
  | { readonly from: 'status'; readonly object: ObjectId };

/** One part of one effect, to be applied in its layer. */
export interface Part {
  readonly effect: Effect;
  readonly template: PartTemplate;
  readonly index: number;
}

/** An effect and what has become of it so far in this evaluation. */
export interface Effect {
  readonly key: EffectKey;
  readonly source: EffectSource;
  readonly origin: Origin;
  readonly timestamp: Timestamp;
  /** Orders effects of one timestamp (D21): the object or effect by id, then the ability's place, then the sentence. */
  readonly rank: readonly [number, number, number];
  /** What the words of an ability refer to: its own object. */
  readonly bindings: Bindings;
  /** The ability that generates it, as its text stands now. */
  instance: AbilityInstance | undefined;
  subject: Subject | undefined;
  condition: Condition | undefined;
  plan: Plan;
  parts: readonly Part[];
  /** Whether the ability that generates it is there (418.4b); always true of others. */
  exists: boolean;
  /** Whether its first part has been applied (418.5a′), and to what. */
  started: boolean;
  objects: readonly ObjectId[];
  players: readonly PlayerId[];
}

/** Zero: same moment and place. Status effects come after all others of their layer (D10). */
export const compareEffects = (a: Effect, b: Effect): number => {
  if ((a.origin === 'status') !== (b.origin === 'status')) return a.origin === 'status' ? 1 : -1;
  return a.timestamp - b.timestamp || a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2];
};

const withParts = (effect: Effect): Effect => {
  effect.parts = effect.plan.parts.map((template, index) => ({ effect, template, index }));
  return effect;
};

/** The origin an ability's effect has: a CDA only if printed, given by a token's maker, or acquired by copying (D6). */
export const originOf = (template: Template, instance: AbilityInstance): Origin =>
  template.isCda && instance.origin !== 'granted' ? 'cda' : 'static';

/** 418.5e: the later of the object's timestamp and that of the effect that gave it the ability. */
const timestampOf = (edition: Edition, object: GameObject, instance: AbilityInstance): Timestamp =>
  edition.timestamps.grantedAbility === 'laterOfBoth'
    ? Math.max(object.timestamp, instance.timestamp ?? object.timestamp)
    : object.timestamp;

/** The effect of a static ability. */
export const effectOfAbility = (
  game: Game,
  object: GameObject,
  instance: AbilityInstance,
  template: Template,
  place: number,
  index: number,
): Effect => {
  const origin = originOf(template, instance);
  const plan = planFor(game.edition, origin, template.subject, template.operations, template.condition);
  return withParts({
    key: `s${object.id}:${instance.key}:${index}`,
    source: { from: 'ability', object: object.id, template, index },
    origin,
    timestamp: timestampOf(game.edition, object, instance),
    rank: [object.id, place, index],
    bindings: { ...NO_BINDINGS, self: object.id },
    instance,
    subject: template.subject,
    condition: template.condition,
    plan,
    parts: [],
    exists: true,
    started: false,
    objects: [],
    players: [],
  });
};

/** The ability behind an effect reads otherwise now (418.9): its subject and operations follow. */
export const rereadEffect = (game: Game, effect: Effect, instance: AbilityInstance, template: Template): void => {
  effect.instance = instance;
  effect.subject = template.subject;
  effect.condition = template.condition;
  effect.plan = planFor(game.edition, effect.origin, template.subject, template.operations, template.condition);
  withParts(effect);
};

/** A duration "for as long as …" ends an effect for good (D19), unless the edition lets it come and go. */
const conditionOf = (edition: Edition, made: ContinuousEffect): Condition | undefined => {
  const { spec } = made.duration;
  if (edition.policies.asLongAsNeverRestarts || spec.until !== 'asLongAs') return made.condition;
  return made.condition === undefined ? spec.condition : { kind: 'and', of: [made.condition, spec.condition] };
};

/** The effect of a resolved spell or ability. */
export const effectOfResolution = (game: Game, made: ContinuousEffect): Effect =>
  withParts({
    key: `e${made.id}`,
    source: { from: 'resolution', effect: made },
    origin: 'resolution',
    timestamp: made.timestamp,
    rank: [made.id, 0, 0],
    bindings: made.bindings,
    instance: undefined,
    subject: made.affected.kind === 'open' ? (made.subject ?? { kind: 'rules' }) : undefined,
    condition: conditionOf(game.edition, made),
    plan: planFor(game.edition, 'resolution', made.subject, made.operations, conditionOf(game.edition, made)),
    parts: [],
    exists: true,
    started: false,
    objects: [],
    players: [],
  });

const counterOperations = new Map<string, readonly Operation[]>();

/** What counters of a kind do to the object they are on (122.1a–b); none for kinds without a meaning of their own. */
const operationsOfCounter = (kind: string, count: number): readonly Operation[] | undefined => {
  const key = `${kind}×${count}`;
  const known = counterOperations.get(key);
  if (known !== undefined) return known;
  const change = changeOfCounter(kind);
  const keyword = keywordOfCounter(kind);
  let made: readonly Operation[] | undefined;
  if (change !== undefined) {
    made = [
      {
        op: 'modifyPT',
        power: { kind: 'number', value: Math.abs(change.power * count) },
        toughness: { kind: 'number', value: Math.abs(change.toughness * count) },
        powerSign: change.power < 0 ? -1 : 1,
        toughnessSign: change.toughness < 0 ? -1 : 1,
      },
    ];
  } else if (keyword !== undefined) {
    made = [{ op: 'addAbilities', abilities: [keyword] }];
  }
  if (made !== undefined) counterOperations.set(key, made);
  return made;
};

/** Of one timestamp, an object's counters rank before its abilities. */
const COUNTERS = 1000;

/** The effects of the counters on an object (418.5a, D12). */
export const effectsOfCounters = (game: Game, object: GameObject): readonly Effect[] =>
  object.counters.flatMap((stack, place) => {
    const operations = stack.count > 0 ? operationsOfCounter(stack.kind, stack.count) : undefined;
    if (operations === undefined) return [];
    return [
      withParts({
        key: `c${object.id}:${stack.kind}`,
        source: { from: 'counter', object: object.id, kind: stack.kind },
        origin: 'counter',
        timestamp: stack.timestamp,
        rank: [object.id, place - COUNTERS, 0],
        bindings: { ...NO_BINDINGS, self: object.id },
        instance: undefined,
        subject: undefined,
        condition: undefined,
        plan: planFor(game.edition, 'counter', undefined, operations, undefined),
        parts: [],
        exists: true,
        started: false,
        objects: [],
        players: [],
      }),
    ];
  });

/** The status effect that makes an object face down (D10); nothing if the edition's table has no place for it. */
export const effectOfFaceDown = (game: Game, object: GameObject): Effect | undefined => {
  const layer = layerIndexOf(game.edition, 'faceDown', 'status');
  if (layer === undefined) return undefined;
  return withParts({
    key: `f${object.id}`,
    source: { from: 'status', object: object.id },
    origin: 'status',
    timestamp: object.timestamp,
    rank: [object.id, 0, 0],
    bindings: { ...NO_BINDINGS, self: object.id },
    instance: undefined,
    subject: undefined,
    condition: undefined,
    plan: {
      parts: [{ layer, operations: [], writes: FACE_DOWN_WRITES, writtenWords: undefined, instructionReads: 0 }],
      setReads: 0,
      setWords: [],
    },
    parts: [],
    exists: true,
    started: false,
    objects: [],
    players: [],
  });
};

/** A face-down status replaces every value but the controller. */
const FACE_DOWN_WRITES = 2047 & ~512;

/** The object whose values an effect's words refer to. */
export const sourceOf = (effect: Effect): ObjectId | undefined => {
  switch (effect.source.from) {
    case 'ability':
    case 'counter':
    case 'status':
      return effect.source.object;
    case 'resolution':
      return effect.source.effect.source.object;
  }
};

/** From whose point of view an effect's words are read, by the values so far (D17). */
export const contextOfEffect = (view: View, effect: Effect): Context => {
  const { source, bindings, instance } = effect;
  if (source.from === 'resolution') {
    const made = source.effect;
    const object = made.source.object;
    const that = bindings.that === undefined ? {} : { that: bindings.that };
    return object === undefined
      ? { controller: made.controller, bindings, ...that }
      : { controller: made.controller, bindings, source: object, ...that };
  }
  const id = source.object;
  const controller = view.state(id)?.controller ?? turnOf(view).active;
  if (instance === undefined) return { source: id, controller, bindings };
  return instance.granter === undefined
    ? { source: id, controller, bindings, ability: instance }
    : { source: id, controller, bindings, ability: instance, granter: instance.granter };
};

export { compiledOf };
