// The layer where what was expected and what is part: found by asking the same question of each state the layers went through.
import type { Predicate, PredicateNode } from '../statement.ts';
import type { Finding, Scene, Subject } from './subject.ts';

type Check = (scene: Scene, subject: Subject, predicate: Predicate, negated: boolean) => Finding;

/** Predicates that the layers decide. */
const isOfLayers = (predicate: Predicate): boolean => {
  if ('is' in predicate) return ['qualities', 'exactly', 'onlyColors', 'controlledBy'].includes(predicate.is);
  if (!('has' in predicate)) return false;
  return [
    'keywords',
    'noAbilities',
    'noName',
    'noManaCost',
    'noSubtypes',
    'abilityStarting',
    'abilityCount',
    'manaValue',
    'manaCost',
    'power',
    'toughness',
  ].includes(predicate.has);
};

/**
 * The last layer after which the expectation held no more; if it never held, the last layer that changed what was
 * asked about. Undefined where the layers have no say in it, or changed nothing.
 */
export const partingLayer = (scene: Scene, subject: Subject, node: PredicateNode, check: Check): string | undefined => {
  if (subject.kind !== 'object' || subject.object === undefined || !isOfLayers(node.predicate)) return undefined;
  const { id } = subject.object;
  const traced = scene.traced();
  const initial = traced.initial.get(id);
  if (initial === undefined) return undefined;
  const ask = (state: typeof initial): Finding => check(scene, { ...subject, state }, node.predicate, node.negated);
  let before = ask(initial);
  let lost: string | undefined;
  let changed: string | undefined;
  for (const step of traced.trace) {
    const change = step.changes.find((one) => one.object === id);
    if (change === undefined) continue;
    const after = ask(change.after);
    if (before.holds !== node.negated && after.holds === node.negated) lost = step.layer;
    if (before.actual !== after.actual) changed = step.layer;
    before = after;
  }
  return lost ?? changed;
};
