// Rules on copies, choices, changed words and Auras that a run made use of: where the mere presence of one says too little.

import type { GameEvent } from '../engine/action.ts';
import type { ObjectChange, TracedBoard, TraceStep } from '../engine/board.ts';
import type { Game, GameObject } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import { some } from '../terms/walk.ts';
import { isLinked } from './expect/abilities.ts';
import type { Snapshot } from './result.ts';

/** Whether an object is a copy, or a copy effect lies on it. */
export const isCopied = (game: Game, object: GameObject): boolean =>
  object.base.kind === 'copy' ||
  game.effects.some(
    ({ copy, affected }) => copy !== undefined && affected.kind === 'objects' && affected.objects.includes(object.id),
  );

export const isAura = (snapshot: Snapshot, id: ObjectId | undefined): boolean =>
  id !== undefined && snapshot.board.objects.get(id)?.subtypes.includes('Aura') === true;

/** What was excepted as an object was made a copy (706.8). */
const rulesOfChain = (object: GameObject | undefined): readonly string[] =>
  object?.base.kind === 'copy' && object.base.chain.some((link) => link.exceptions.length > 0)
    ? ['706.8a', '706.8b', '706.8c']
    : [];

/** Something was copied: a spell or ability onto the stack (706.9), else an object in its place or as it came. */
export const rulesOfCopying = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  const object = event.object === undefined ? undefined : snapshot.game.objects.get(event.object);
  const found = ['706.1', '706.2', ...rulesOfChain(object)];
  if (event.rule !== '706.9') return found;
  // It may have resolved by now: then what it was copied from says what it was.
  const source = event.target !== undefined && 'object' in event.target ? event.target.object : undefined;
  const original = source === undefined ? undefined : snapshot.game.objects.get(source);
  const known = object ?? original;
  if (known === undefined || known.base.kind === 'ability') found.push('706.9b');
  if ((known?.stack?.targets.length ?? 1) > 0) found.push('706.9c');
  return [...found, '706.9'];
};

/** Something was chosen: for a copy its controller chooses anew (706.6). */
export const rulesOfChoice = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  const now = event.became ?? event.object;
  const object = now === undefined ? undefined : snapshot.game.objects.get(now);
  const anew = object !== undefined && isCopied(snapshot.game, object);
  return ['706.7', '607', ...(anew ? ['706.6'] : [])];
};

/** Something entered: as a copy, if it is one (706.5). */
export const rulesOfEnteringCopy = (snapshot: Snapshot, now: ObjectId | undefined): readonly string[] => {
  const object = now === undefined ? undefined : snapshot.game.objects.get(now);
  return object !== undefined && isCopied(snapshot.game, object) ? ['706.5'] : [];
};

/** An ability was activated: an Aura's own, or one that an Aura gives (303.4e). */
export const rulesOfActivating = (snapshot: Snapshot, event: GameEvent): readonly string[] => {
  if (event.object === undefined) return [];
  if (isAura(snapshot, event.object)) return ['303.4e'];
  const abilities = snapshot.board.objects.get(event.object)?.abilities ?? [];
  const given = abilities.find(({ compiled }) => compiled === event.ability)?.granter;
  return isAura(snapshot, given) ? ['303.4e'] : [];
};

/** A step of control: what lies on the permanent stays its controller's (303.4e). */
const rulesOfControl = (game: Game, step: TraceStep): readonly string[] => {
  if (!step.operations.some(({ op }) => op === 'control')) return [];
  const taken = new Set(step.changes.map(({ object }) => object));
  const lies = [...game.objects.values()].some(
    ({ attachedTo }) => attachedTo !== undefined && 'object' in attachedTo && taken.has(attachedTo.object),
  );
  return lies ? ['303.4e'] : [];
};

const creates = ({ before }: ObjectChange): boolean =>
  before.abilities.some(({ ability }) => some('ability', ability, { instruction: (one) => one.do === 'createToken' }));

/** A step that changes words: tokens, and what creates them (418.9c–d). */
const rulesOfWords = (game: Game, step: TraceStep): readonly string[] => {
  if (!step.operations.some(({ op }) => op === 'text' || op === 'exchangeText')) return [];
  const maker = step.changes.some(creates);
  const token = step.changes.some(({ object }) => game.objects.get(object)?.base.kind === 'token');
  return [...(maker ? ['418.9c'] : []), ...(maker || token ? ['418.9d'] : [])];
};

/** What refers to an object by name, and goes on finding it under another (706.10). */
const isNamedStill = (game: Game, id: ObjectId): boolean =>
  game.delayed.some(({ bindings }) => bindings.self === id || bindings.bound.includes(id)) ||
  game.effects.some(
    ({ copy, affected, bindings }) =>
      copy === undefined &&
      affected.kind === 'objects' &&
      affected.objects.includes(id) &&
      (bindings.self === id || bindings.bound.includes(id)),
  );

/** The rules that a board's copies, changed words and stolen hosts rest on. */
export const rulesOfCopies = (game: Game, traced: TracedBoard): readonly string[] => {
  const rules = traced.trace.flatMap((step) => [...rulesOfControl(game, step), ...rulesOfWords(game, step)]);
  for (const object of game.objects.values()) {
    if (!isCopied(game, object)) continue;
    rules.push('706.1', '706.2', '706.2a', '706.3');
    if (isNamedStill(game, object.id)) rules.push('706.10');
    if (object.zone !== 'battlefield') continue;
    const linked = (traced.objects.get(object.id)?.abilities ?? []).filter(isLinked);
    if (linked.length > 0) rules.push('706.7');
    const made = new Set(object.choices.map(({ acquisition }) => acquisition));
    if (linked.some(({ acquisition }) => !made.has(acquisition))) rules.push('706.7a');
  }
  return rules;
};
