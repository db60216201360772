// Boards on which no object's values rest on another object: there, a change is found by looking at what has changed alone.
import type { Operation } from '../../cards/ability.ts';
import { type OneOrMore, some } from '../../terms/walk.ts';
import type { Game, GameObject } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { baseState } from './base.ts';
import { type Effect, effectsOfCounters } from './effect.ts';
import { localFilterOf } from './local.ts';
import { type Run, worksIn } from './run.ts';
import { templatesOf } from './templates.ts';

/** What a walk over a steady board leaves for the next one. */
export interface Steady {
  /** Objects that effects come from: a change of one of them is a change for others. */
  readonly sources: ReadonlySet<ObjectId>;
  /** Those whose abilities reach others, and what these are attached to: looked at again with whatever has changed. */
  readonly reaching: readonly ObjectId[];
  readonly effects: ReadonlySet<string>;
}

/** Changes that need nothing but the values before them and what stands in their text. */
const PLAIN: ReadonlySet<Operation['op']> = new Set([
  'modifyPT',
  'setPT',
  'switchPT',
  'addAbilities',
  'loseAbilities',
  'setColors',
  'types',
]);

const plain = new WeakMap<Operation, boolean>();

const isPlain = (operation: Operation): boolean => {
  const known = plain.get(operation);
  if (known !== undefined) return known;
  const made = PLAIN.has(operation.op) && !looksElsewhere('operation', operation);
  plain.set(operation, made);
  return made;
};

/** Whether a change names anything besides words and plain numbers; what it gives as an ability is not asked now. */
const looksElsewhere = <S extends 'operation' | 'amount'>(sort: S, value: OneOrMore<S>): boolean =>
  some(sort, value, {
    ability: () => 'pass',
    amount: ({ kind }) => kind !== 'number',
    condition: () => true,
    selection: () => true,
    filter: () => true,
    ref: () => true,
    player: () => true,
    colorSpec: ({ kind }) => kind !== 'colors' && kind !== 'allColors',
    subtypeSpec: ({ kind }) => kind !== 'list' && kind !== 'every',
  });

/** Whether an effect changes each of its objects by that object's values alone, and is in force in any case. */
const isSteadyEffect = (effect: Effect): boolean => {
  const { source, condition, subject, plan } = effect;
  if (source.from === 'counter' || source.from === 'status') return true;
  if (condition !== undefined || !effect.exists) return false;
  const operations = plan.parts.flatMap((part) => part.operations);
  if (source.from === 'ability' && subject?.kind === 'rules') return operations.every(({ op }) => op === 'rule');
  if (!operations.every(isPlain)) return false;
  if (source.from === 'resolution') return source.effect.affected.kind === 'objects';
  if (subject?.kind !== 'objects') return false;
  const { kind } = subject.ref;
  return kind === 'self' || kind === 'attached' || localFilterOf(subject) !== undefined;
};

/** What a finished walk leaves, if its board is steady. */
export const steadyOf = (run: Run): Steady | undefined => {
  if (run.rivals.met || run.past.read || run.turn.read || run.notes.size > 0 || run.playerAbilities.length > 0)
    return undefined;
  if (run.rules.some(({ objects, players }) => objects !== undefined || players !== undefined)) return undefined;
  if (
    run.rules.some(
      ({ rule }) => rule.rule === 'maxHandSize' && rule.amount !== undefined && looksElsewhere('amount', rule.amount),
    )
  )
    return undefined;
  const sources = new Set<ObjectId>();
  const reaching = new Set<ObjectId>();
  for (const effect of run.effects.values()) {
    if (!isSteadyEffect(effect)) return undefined;
    if (effect.source.from === 'resolution') continue;
    const { object } = effect.source;
    sources.add(object);
    if (effect.source.from !== 'ability') continue;
    reaching.add(object);
    const host = run.game.objects.get(object)?.attachedTo;
    if (host !== undefined && 'object' in host) reaching.add(host.object);
  }
  return { sources, reaching: [...reaching].sort((a, b) => a - b), effects: new Set(run.effects.keys()) };
};

/** Whether no effect comes from an object by itself: it has no static ability that works there, no counter that does something, and is face up. */
export const isInert = (game: Game, object: GameObject): boolean => {
  if (object.status.phasedOut) return true;
  if (object.status.faceDown && (object.zone === 'battlefield' || object.zone === 'stack')) return false;
  if (object.zone === 'battlefield' && effectsOfCounters(game, object).length > 0) return false;
  return baseState(game, object).abilities.every(({ ability }) =>
    templatesOf(ability).every((template) => !worksIn(template, object)),
  );
};
