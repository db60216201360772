// The slow, obvious evaluation that defines the quick one: all effects gathered anew before each application, every pair tried.
import type { LayerSpec } from '../../rules/edition.ts';
import type { AbilityInstance, ObjectState } from '../characteristics.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { MEANINGS } from '../meaning/meanings.ts';
import { objectsInZone, type View } from '../view.ts';
import { baseState } from './base.ts';
import { changesOf, differsBy, existsIn, mayBePair, overlay, reachOf } from './definition.ts';
import {
  type Effect,
  effectOfAbility,
  effectOfFaceDown,
  effectOfResolution,
  effectsOfCounters,
  type Part,
  rereadEffect,
} from './effect.ts';
import { compareParts, pickNext } from './pick.ts';
import { worksIn } from './run.ts';
import { templatesOf } from './templates.ts';

/** What the obvious evaluation tells: values, the order of application, and who met in loops. */
export interface ObviousBoard {
  readonly objects: ReadonlyMap<ObjectId, ObjectState>;
  readonly applied: readonly { readonly layer: string; readonly effect: string }[];
  readonly loops: readonly { readonly layer: string; readonly members: readonly string[] }[];
  readonly edges: readonly string[];
}

/** What is remembered from one application to the next: effects met, and the place of each ability of each object. */
interface Memory {
  readonly effects: Map<string, Effect>;
  readonly places: Map<ObjectId, Map<string, number>>;
}

const placeOf = (memory: Memory, id: ObjectId, instance: AbilityInstance): number => {
  let places = memory.places.get(id);
  if (places === undefined) {
    places = new Map();
    memory.places.set(id, places);
  }
  const known = places.get(instance.key);
  if (known !== undefined) return known;
  const place = places.size;
  places.set(instance.key, place);
  return place;
};

/** Every effect that exists by the values so far, or that has begun (418.5a′). */
const gather = (game: Game, view: View, memory: Memory): readonly Effect[] => {
  const found = new Map<string, Effect>();
  const take = (effect: Effect): void => {
    const known = memory.effects.get(effect.key) ?? effect;
    memory.effects.set(effect.key, known);
    found.set(effect.key, known);
  };
  for (const [id, object] of game.objects) {
    if (object.status.phasedOut) continue;
    for (const instance of view.state(id)?.abilities ?? []) {
      const place = placeOf(memory, id, instance);
      for (const [index, template] of templatesOf(instance.ability).entries()) {
        if (!worksIn(template, object)) continue;
        const effect = effectOfAbility(game, object, instance, template, place, index);
        const known = memory.effects.get(effect.key);
        if (known !== undefined && known.instance?.ability !== instance.ability) {
          rereadEffect(game, known, instance, template);
        }
        take(effect);
      }
    }
    if (object.zone === 'battlefield') for (const effect of effectsOfCounters(game, object)) take(effect);
    if (object.status.faceDown && (object.zone === 'battlefield' || object.zone === 'stack')) {
      const effect = effectOfFaceDown(game, object);
      if (effect !== undefined) take(effect);
    }
  }
  for (const made of game.effects) take(effectOfResolution(game, made));
  if (game.edition.policies.startedEffectContinues) {
    for (const [key, effect] of memory.effects) if (effect.started) found.set(key, effect);
  }
  return [...found.values()];
};

const edgesAmong = (game: Game, view: View, left: readonly Part[]): ReadonlyMap<Part, readonly Part[]> => {
  const policy = game.edition.dependency;
  const after = new Map(left.map((on) => [on, overlay(view, changesOf(view, on, reachOf(view, on.effect)))]));
  return new Map(
    left.map((part) => [
      part,
      left.filter((on) => {
        const then = after.get(on);
        return (
          then !== undefined &&
          mayBePair(policy, part.effect, on.effect) &&
          differsBy(policy, view, then, part) !== undefined
        );
      }),
    ]),
  );
};

const nameOf = (part: Part): string => `${part.effect.key}#${part.index}`;

/** The board by the plain words of 418.5: slow, and made to be compared with. */
export const evaluateObvious = (game: Game): ObviousBoard => {
  const states = new Map<ObjectId, ObjectState>();
  for (const [id, object] of game.objects) states.set(id, baseState(game, object));
  const view: View = {
    game,
    state: (id) => states.get(id),
    inZone: (zone, player) => objectsInZone(game, zone, player),
    note: () => {},
    meanings: MEANINGS,
  };
  const memory: Memory = { effects: new Map(), places: new Map() };
  const applied: { layer: string; effect: string }[] = [];
  const loops: { layer: string; members: readonly string[] }[] = [];
  const edges = new Set<string>();
  for (const [index, layer] of game.edition.layers.entries()) {
    const done = new Set<string>();
    for (;;) {
      const left = gather(game, view, memory)
        .flatMap((effect) => effect.parts)
        .filter((part) => part.template.layer === index && !done.has(nameOf(part)))
        .sort(compareParts(layer));
      const among = edgesAmong(game, view, left);
      for (const [part, on] of among) {
        for (const other of on) edges.add(`${layer.id} ${part.effect.key} ${other.effect.key}`);
      }
      const choice = pickNext(left, (part) => among.get(part) ?? []);
      if (choice === undefined) break;
      if (choice.loop.length > 0) loops.push({ layer: layer.id, members: memberKeys(choice.loop, layer) });
      done.add(nameOf(choice.part));
      applyTo(view, states, choice.part);
      applied.push({ layer: layer.id, effect: choice.part.effect.key });
    }
  }
  return { objects: states, applied, loops, edges: [...edges].sort() };
};

const memberKeys = (loop: readonly Part[], layer: LayerSpec): readonly string[] =>
  [...loop].sort(compareParts(layer)).map((part) => part.effect.key);

const applyTo = (view: View, states: Map<ObjectId, ObjectState>, part: Part): void => {
  const { effect } = part;
  if (!view.game.edition.policies.startedEffectContinues) effect.started = false;
  const reach = reachOf(view, effect);
  effect.started = true;
  effect.exists = existsIn(view, effect) !== 'no';
  effect.objects = reach.objects;
  effect.players = reach.players;
  for (const [id, after] of changesOf(view, part, reach)) states.set(id, after);
};
