// The state of one walk through the layers: values so far, the effects known, and the view that filters read.

import type { Zone } from '../../cards/ability.ts';
import type { Edition } from '../../rules/edition.ts';
import { keyOfValue } from '../../rules/sameValue.ts';
import type {
  DependencyEdge,
  DependencyLoop,
  EffectInfo,
  EffectKey,
  NotModelled,
  RuleInForce,
  TraceStep,
} from '../board.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { ContinuousEffect, Game, GameObject } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { isKept, LIMITS } from '../limits.ts';
import { MEANINGS } from '../meaning/meanings.ts';
import { isPresent, objectsInZone, permanentsOf, turnOf, type View } from '../view.ts';
import { baseState } from './base.ts';
import { Candidates } from './candidates.ts';
import { draftOf } from './draft.ts';
import {
  type Effect,
  effectOfAbility,
  effectOfFaceDown,
  effectOfResolution,
  effectsOfCounters,
  originOf,
  rereadEffect,
  sourceOf,
} from './effect.ts';
import { type Template, templatesOf } from './templates.ts';

/** What a recorder is told; without one nothing of it is made. */
export interface Recorder {
  readonly steps: TraceStep[];
}

export interface Run {
  readonly game: Game;
  readonly edition: Edition;
  readonly states: Map<ObjectId, ObjectState>;
  readonly view: View;
  readonly effects: Map<EffectKey, Effect>;
  /** Effects of the static abilities of each object. */
  readonly ofObject: Map<ObjectId, Effect[]>;
  /** Effects with a part in each layer (by index), in the order they came to be known. */
  readonly byLayer: Set<Effect>[];
  readonly applied: { readonly layer: string; readonly effect: EffectKey }[];
  readonly edges: DependencyEdge[];
  readonly loops: DependencyLoop[];
  readonly rules: RuleInForce[];
  readonly playerAbilities: {
    readonly player: PlayerId;
    readonly instance: AbilityInstance;
    readonly effect: EffectInfo;
  }[];
  readonly notes: Map<string, NotModelled>;
  /** Whether the turn's past was asked for. */
  readonly past: { read: boolean };
  /** Whether the present turn was asked for. */
  readonly turn: { read: boolean };
  /** Whether any part of an effect could have depended on another. */
  readonly rivals: { met: boolean };
  /** Whether values of an object were asked for that the walk leaves out. */
  readonly outside: { read: boolean };
  readonly infos: Map<EffectKey, EffectInfo>;
  readonly recorder: Recorder | undefined;
  /** Told of effects that come to be known, or to read otherwise, during the walk. */
  onNewEffect: ((effect: Effect) => void) | undefined;
  readonly candidates: Candidates;
  /** Permanents that are not phased out, in the order of the battlefield. */
  readonly permanents: readonly GameObject[];
  /** Permanents whose power and toughness have to be settled when all is done (D11). */
  readonly unsettled: Set<ObjectId>;
  /** Counts abilities gained, so that later ones rank after earlier ones (D21). */
  gained: number;
}

/** Whether an effect still has something to apply: its ability is there, or it has begun (418.5a′). */
export const isAlive = (run: Run, effect: Effect): boolean =>
  effect.exists || (effect.started && run.edition.policies.startedEffectContinues);

/** Gained abilities rank after printed ones. */
const GAINED = 100_000;

const addEffect = (run: Run, effect: Effect): void => {
  run.effects.set(effect.key, effect);
  listIn(run, effect);
  run.onNewEffect?.(effect);
};

const listIn = (run: Run, effect: Effect): void => {
  let last = -1;
  for (const part of effect.parts) {
    const layer = part.template.layer;
    if (layer === last) continue;
    last = layer;
    const list = run.byLayer[layer];
    list?.add(effect);
  }
};

export const worksIn = (template: Template, object: GameObject): boolean => {
  if (template.zones === undefined) return true;
  if (object.zone === 'command') return template.zones.includes('command') && object.base.kind === 'token';
  return template.zones.includes(object.zone);
};

const addAbility = (run: Run, object: GameObject, instance: AbilityInstance, place: number): void => {
  const templates = templatesOf(instance.ability);
  for (let index = 0; index < templates.length; index += 1) {
    const template = templates[index];
    if (template === undefined || !worksIn(template, object)) continue;
    const key = `s${object.id}:${instance.key}:${index}`;
    const known = run.effects.get(key);
    if (known !== undefined) {
      known.exists = true;
      if (known.instance?.ability !== instance.ability) reread(run, known, instance, template);
      continue;
    }
    const effect = effectOfAbility(run.game, object, instance, template, place, index);
    const list = run.ofObject.get(object.id);
    if (list === undefined) run.ofObject.set(object.id, [effect]);
    else list.push(effect);
    addEffect(run, effect);
  }
};

const reread = (run: Run, effect: Effect, instance: AbilityInstance, template: Template): void => {
  rereadEffect(run.game, effect, instance, template);
  listIn(run, effect);
  run.onNewEffect?.(effect);
};

const keysOf = (abilities: readonly AbilityInstance[]): Map<string, AbilityInstance> => {
  const keys = new Map<string, AbilityInstance>();
  for (const each of abilities) keys.set(each.key, each);
  return keys;
};

/** After an object's abilities changed: effects of lost ones end, effects of new ones are known from now on (D8). */
const abilitiesChanged = (run: Run, object: GameObject, before: ObjectState, after: ObjectState): void => {
  const own = run.ofObject.get(object.id);
  if (own !== undefined) {
    const keys = keysOf(after.abilities);
    for (const effect of own) {
      const instance = effect.instance === undefined ? undefined : keys.get(effect.instance.key);
      const template = instance === undefined ? undefined : templatesOf(instance.ability)[indexOf(effect)];
      effect.exists = instance !== undefined && template !== undefined;
      if (instance === undefined || template === undefined) continue;
      if (instance.ability !== effect.instance?.ability) reread(run, effect, instance, template);
    }
  }
  const had = before.abilities;
  for (const instance of after.abilities) {
    if (had.includes(instance) || templatesOf(instance.ability).length === 0) continue;
    run.gained += 1;
    addAbility(run, object, instance, GAINED + run.gained);
  }
};

const indexOf = (effect: Effect): number => (effect.source.from === 'ability' ? effect.source.index : 0);

/** Whether a permanent is a creature without power or toughness, or has them without being one (D11). */
const needsSettling = (state: ObjectState): boolean =>
  state.types.includes('Creature')
    ? state.power === undefined || state.toughness === undefined
    : state.power !== undefined || state.toughness !== undefined;

/** A power or toughness that can't be kept exactly is noted, and stands at the bound. */
const inBounds = (run: Run, id: ObjectId, state: ObjectState): ObjectState => {
  const { power, toughness } = state;
  if (isKept(power ?? 0) && isKept(toughness ?? 0)) return state;
  run.view.note({ code: 'number.tooLarge', values: {}, object: id });
  const within = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : Math.max(-LIMITS.number, Math.min(LIMITS.number, value || 0));
  return draftOf({ ...state, power: within(power), toughness: within(toughness) });
};

/** Puts an object's new state in place and brings what follows from it up to date. */
export const commit = (run: Run, id: ObjectId, made: ObjectState): void => {
  const after = inBounds(run, id, made);
  const before = run.states.get(id);
  run.states.set(id, after);
  if (before === undefined) return;
  run.candidates.changed(id, before, after);
  if (before.types !== after.types || before.power !== after.power || before.toughness !== after.toughness) {
    if (needsSettling(after)) run.unsettled.add(id);
  }
  if (before.abilities === after.abilities) return;
  const object = run.game.objects.get(id);
  if (object !== undefined && isPresent(run.game, id)) abilitiesChanged(run, object, before, after);
};

/** Notes are kept once each, however often the same thing is met. */
const noter =
  (notes: Map<string, NotModelled>) =>
  (note: NotModelled): void => {
    notes.set(`${note.code}|${note.object ?? ''}|${keyOfValue(note.values)}`, note);
  };

/** Part of a game's objects: a walk over them alone is right if nothing asks for the others. */
export interface Part {
  readonly objects: readonly GameObject[];
  readonly permanents: readonly GameObject[];
  readonly effects: readonly ContinuousEffect[];
}

/** Base values of every object, and every effect that exists before the first layer; of a part of the game, if one is given. */
export const startRun = (
  game: Game,
  recorder: Recorder | undefined,
  indexFrom: number,
  viewAt: (then: Game, note: View['note']) => View,
  part?: Part,
): Run => {
  const outside = { read: false };
  const past = { read: false };
  const turn = { read: false };
  const states = new Map<ObjectId, ObjectState>();
  const notes = new Map<string, NotModelled>();
  const note = noter(notes);
  const run: Run = {
    game,
    edition: game.edition,
    states,
    view: {
      game,
      state: (id) => {
        const state = states.get(id);
        if (state === undefined && part !== undefined) outside.read = true;
        return state;
      },
      inZone: (zone: Zone, player?: PlayerId) => {
        outside.read = true;
        return objectsInZone(game, zone, player);
      },
      note,
      meanings: MEANINGS,
      at: (then) => {
        outside.read = true;
        return viewAt(then, note);
      },
      readsPast: () => {
        past.read = true;
      },
      readsTurn: () => {
        turn.read = true;
      },
    },
    past,
    turn,
    rivals: { met: false },
    outside,
    effects: new Map(),
    ofObject: new Map(),
    byLayer: game.edition.layers.map(() => new Set<Effect>()),
    applied: [],
    edges: [],
    loops: [],
    rules: [],
    playerAbilities: [],
    notes,
    infos: new Map(),
    recorder,
    onNewEffect: undefined,
    permanents: part?.permanents ?? permanentsOf(game),
    candidates: new Candidates(game, states, part === undefined ? indexFrom : Number.POSITIVE_INFINITY),
    unsettled: new Set(),
    gained: 0,
  };
  for (const object of part?.objects ?? game.objects.values()) {
    const { id } = object;
    const state = baseState(game, object);
    states.set(id, state);
    if (needsSettling(state)) run.unsettled.add(id);
    if (object.status.phasedOut) continue;
    for (let place = 0; place < state.abilities.length; place += 1) {
      const instance = state.abilities[place];
      if (instance !== undefined) addAbility(run, object, instance, place);
    }
    if (object.counters.length > 0 && object.zone === 'battlefield') {
      for (const effect of effectsOfCounters(game, object)) addEffect(run, effect);
    }
    if (object.status.faceDown && (object.zone === 'battlefield' || object.zone === 'stack')) {
      const effect = effectOfFaceDown(game, object);
      if (effect !== undefined) addEffect(run, effect);
    }
  }
  for (const made of part?.effects ?? game.effects) addEffect(run, effectOfResolution(game, made));
  return run;
};

/** How an effect is named in the trace and the editor. Its controller is the one it has so far (D17). */
export const infoOf = (run: Run, effect: Effect): EffectInfo => {
  const { source } = effect;
  if (source.from === 'resolution') {
    const known = run.infos.get(effect.key);
    if (known !== undefined) return known;
    const made = source.effect;
    const info: EffectInfo = {
      key: effect.key,
      sourceName: made.source.name,
      controller: made.controller,
      timestamp: effect.timestamp,
      origin: effect.origin,
      cause: made.cause,
      ...(made.source.object === undefined ? {} : { source: made.source.object }),
      ...(made.source.card === undefined ? {} : { sourceCard: made.source.card }),
      ...(made.source.label === undefined ? {} : { label: made.source.label }),
    };
    run.infos.set(effect.key, info);
    return info;
  }
  const object = run.game.objects.get(source.object);
  const controller = run.states.get(source.object)?.controller ?? turnOf(run.view).active;
  const known = run.infos.get(effect.key);
  if (known !== undefined && known.controller === controller) return known;
  const info: EffectInfo = {
    key: effect.key,
    sourceName: object === undefined ? '' : baseState(run.game, object).name,
    source: source.object,
    controller,
    timestamp: effect.timestamp,
    origin: effect.origin,
    cause: object?.cause ?? 0,
    ...(object === undefined ? {} : { sourceCard: object.card }),
  };
  run.infos.set(effect.key, info);
  return info;
};

export { originOf, sourceOf };
