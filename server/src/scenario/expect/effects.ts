// Predicates about continuous effects: dependency, loops, order of application (418.5b–c).
import type { Board, EffectKey } from '../../engine/board.ts';
import { isAppliedAfter } from '../../engine/queries.ts';
import { meaningOf } from '../runNames.ts';
import type { NameRef, Predicate } from '../statement.ts';
import { type Finding, found, type Scene, type Subject, unreadable } from './subject.ts';

/** The effects a subject means: a label's own, or those that come from a card (its abilities', or what it made when it resolved). */
export const effectsMeant = (board: Board, subject: Subject): readonly EffectKey[] => {
  if (subject.kind === 'effect') return subject.effects;
  if (subject.kind !== 'object') return [];
  const keys: EffectKey[] = [];
  for (const [key, info] of board.effects) {
    if (info.sourceCard === subject.card && info.origin !== 'counter' && info.origin !== 'status') keys.push(key);
  }
  // An ability that was lost before its effect began leaves no effect, but the dependency that says so.
  const own = subject.object === undefined ? undefined : `s${subject.object.id}:`;
  if (own !== undefined) {
    for (const { from, on } of board.edges) {
      for (const key of [from, on]) if (key.startsWith(own) && !keys.includes(key)) keys.push(key);
    }
  }
  return keys;
};

const effectsOfName = (scene: Scene, ref: NameRef): readonly EffectKey[] | undefined => {
  const means = meaningOf(scene.game, scene.names, ref);
  if (means.kind === 'effect') return means.effects;
  if (means.kind !== 'card') return undefined;
  const object = means.object === undefined ? undefined : scene.game.objects.get(means.object);
  return effectsMeant(scene.board, {
    kind: 'object',
    card: means.card,
    text: ref.text,
    ...(object === undefined ? {} : { object }),
  });
};

const nameOf = (scene: Scene, key: EffectKey): string => {
  const info = scene.board.effects.get(key);
  if (info === undefined) return key;
  for (const labelled of scene.names.labels.values()) {
    for (const one of labelled) if (one.kind === 'effect' && one.effects.includes(key)) return one.text;
  }
  const named = info.sourceCard === undefined ? undefined : scene.names.named.get(info.sourceCard);
  return named?.label ?? named?.text ?? info.sourceName;
};

const namesOf = (scene: Scene, keys: readonly EffectKey[]): string =>
  [...new Set(keys.map((key) => nameOf(scene, key)))].join(', ') || 'none';

/** The order in which two lots of effects were applied, for the actual side. */
const orderText = (scene: Scene, keys: readonly EffectKey[]): string => {
  const order = scene.board.applied.filter((step) => keys.includes(step.effect));
  return order.map((step) => `${step.layer}: ${nameOf(scene, step.effect)}`).join(', ') || 'not applied';
};

export const checkEffects = (
  scene: Scene,
  subject: Subject,
  predicate: Extract<Predicate, { is: 'inLoop' | 'appliedAfter' | 'dependsOn' }>,
): Finding => {
  const { board } = scene;
  const own = effectsMeant(board, subject);
  if (predicate.is === 'inLoop') {
    const loops = board.loops.filter((loop) => loop.members.some((member) => own.includes(member.key)));
    const actual = loops
      .map((loop) => `${loop.layer}: ${loop.members.map((member) => nameOf(scene, member.key)).join(', ')}`)
      .join('; ');
    return found(loops.length > 0, 'in a loop', actual === '' ? 'in no loop' : actual);
  }
  const others = effectsOfName(scene, predicate.other);
  if (others === undefined) return unreadable('name.notInGame', predicate.other);
  if (predicate.is === 'dependsOn') {
    const edges = board.edges.filter((edge) => own.includes(edge.from));
    const holds = edges.some((edge) => others.includes(edge.on));
    return found(
      holds,
      predicate.other.text,
      namesOf(
        scene,
        edges.map((edge) => edge.on),
      ),
    );
  }
  const sharing = own.flatMap((key) => others.map((other) => [key, other] as const));
  const layersOf = (key: EffectKey): readonly string[] =>
    board.applied.filter((step) => step.effect === key).map((step) => step.layer);
  const shared = sharing.filter(([key, other]) => layersOf(key).some((layer) => layersOf(other).includes(layer)));
  // Without a layer in common, the order of their layers is the order of the effects.
  const first = (key: EffectKey): number => board.applied.findIndex((step) => step.effect === key);
  const holds =
    shared.length > 0
      ? shared.every(([key, other]) => isAppliedAfter(board, key, other))
      : sharing.length > 0 && sharing.every(([key, other]) => first(key) > first(other) && first(other) >= 0);
  const isIdle = own.every((key) => first(key) < 0);
  return found(holds, `after ${predicate.other.text}`, isIdle ? 'not applied' : orderText(scene, [...own, ...others]));
};
