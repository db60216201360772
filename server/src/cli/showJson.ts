// What `strata show --format json` writes: every characteristic of every object before the layers and after each of them; documented in docs/cli.md.
import { printManaCost, wordsOf } from '../cards/mana.ts';
import { printTypeLine } from '../cards/typeLine.ts';
import type { ObjectState } from '../engine/characteristics.ts';
import type { GameObject, Target } from '../engine/game.ts';
import { stateAfter } from '../engine/queries.ts';
import { type CopyStep, copyChain } from '../features/copyChain.ts';
import { abilityText } from '../features/describe.ts';
import { effectName, placeOf } from '../features/places.ts';
import type { Loaded } from './files.ts';
import type { Scene } from './show.ts';

/** All characteristics of an object at one point, in the order of a card's parts. */
const stateJson = (scene: Scene, state: ObjectState): object => ({
  name: state.name,
  manaCost: state.manaCost === undefined ? null : printManaCost(state.manaCost),
  colors: wordsOf(state.colors),
  typeLine: printTypeLine(state),
  supertypes: state.supertypes,
  types: state.types,
  subtypes: state.subtypes,
  abilities: state.abilities.map((instance) => ({ text: abilityText(instance), origin: instance.origin })),
  power: state.power ?? null,
  toughness: state.toughness ?? null,
  loyalty: state.loyalty ?? null,
  defense: state.defense ?? null,
  controller: scene.snapshot.game.players[state.controller]?.name ?? null,
});

/** Effects on players and on the rules come after those on objects (418.7, 418.8) and change none. */
const isOfObjects = ({ id }: { readonly id: string }): boolean => /^\d/.test(id);

const targetName = (scene: Scene, target: Target): string =>
  'player' in target
    ? (scene.snapshot.game.players[target.player]?.name ?? '')
    : (scene.snapshot.board.objects.get(target.object)?.name ?? '');

/** What it copied, and what the copied one was a copy of then. */
const copyJson = (step: CopyStep): object => ({
  of: step.name,
  line: step.line ?? null,
  exceptions: step.exceptions,
  hidden: step.hidden,
  notCopied: step.notCopied,
  copies: step.of.map(copyJson),
});

const objectJson = (file: Loaded, scene: Scene, object: GameObject): object => {
  const { run, snapshot } = scene;
  const { game } = snapshot;
  const traced = snapshot.traced();
  const { id } = object;
  const initial = traced.initial.get(id);
  const final = traced.objects.get(id);
  const copiable = traced.copiable.get(id);
  const layers = game.edition.layers.filter(isOfObjects).map(({ id: layer }) => {
    const state = stateAfter(game, traced, id, layer);
    const steps = traced.trace
      .filter((step) => step.layer === layer && step.changes.some((change) => change.object === id))
      .map((step) => {
        const place = placeOf(file.context, run, step.effect);
        const change = step.changes.find((one) => one.object === id);
        return {
          effect: effectName(file.context, run, step.effect),
          timestamp: step.effect.timestamp,
          origin: step.effect.origin,
          line: place?.line ?? null,
          order: step.order.kind,
          rules: step.rules,
          after: change === undefined ? null : stateJson(scene, change.after),
        };
      });
    return { layer, after: state === undefined ? null : stateJson(scene, state), steps };
  });
  return {
    name: final?.name ?? '',
    zone: object.zone,
    owner: game.players[object.owner]?.name ?? null,
    status: object.status,
    attachedTo: object.attachedTo === undefined ? null : targetName(scene, object.attachedTo),
    counters: object.counters.map(({ kind, count }) => ({ kind, count })),
    damage: object.damage,
    timestamp: object.timestamp,
    printed: initial === undefined ? null : stateJson(scene, initial),
    copiable:
      copiable === undefined || final === undefined
        ? null
        : stateJson(scene, { ...copiable, controller: initial?.controller ?? final.controller }),
    copies: copyChain(file.context, run, snapshot, id).map(copyJson),
    layers,
    now: final === undefined ? null : stateJson(scene, final),
  };
};

export const showJson = (file: Loaded, scenes: readonly Scene[]): object => ({
  format: 1,
  command: 'show',
  file: file.path,
  scenarios: scenes.map((scene) => ({
    title: scene.run.scenario.title,
    edition: scene.run.edition,
    line: scene.line + 1,
    players: scene.snapshot.game.players.map((player) => ({ name: player.name, life: player.life })),
    objects: scene.objects.map((object) => objectJson(file, scene, object)),
  })),
});
