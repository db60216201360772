// Choosing the next part of a layer from those left: the oldest that depends on none of them, loops aside (D33, D34).

import type { LayerSpec } from '../../rules/edition.ts';
import type { DependencyReason, OrderReason } from '../board.ts';
import { compareEffects, type Part } from './effect.ts';

export interface Choice {
  readonly part: Part;
  /** Members of the loop the part is in, itself included; empty if none. */
  readonly loop: readonly Part[];
}

/** The order without dependency: CDAs first where the layer says so, then timestamps, then the effect's own order. */
export const compareParts =
  (layer: LayerSpec) =>
  (a: Part, b: Part): number => {
    if (layer.cdaFirst && (a.effect.origin === 'cda') !== (b.effect.origin === 'cda')) {
      return a.effect.origin === 'cda' ? -1 : 1;
    }
    return compareEffects(a.effect, b.effect) || a.index - b.index;
  };

/** The parts among those left that a part depends on. */
export type Edges = (part: Part) => readonly Part[];

/** Parts that can be reached from `part` by following dependencies, itself included only if it is in a loop. */
const reachable = (start: Part, edges: Edges): ReadonlySet<Part> => {
  const seen = new Set<Part>();
  const todo = [...edges(start)];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    todo.push(...edges(next));
  }
  return seen;
};

/** Strongly connected components of the dependency graph (Tarjan), by part. */
export const componentsOf = (parts: readonly Part[], edges: Edges): ReadonlyMap<Part, readonly Part[]> => {
  const index = new Map<Part, number>();
  const low = new Map<Part, number>();
  const stack: Part[] = [];
  const onStack = new Set<Part>();
  const component = new Map<Part, readonly Part[]>();
  let counter = 0;
  const enter = (part: Part): void => {
    index.set(part, counter);
    low.set(part, counter);
    counter += 1;
    stack.push(part);
    onStack.add(part);
  };
  const leave = (part: Part): void => {
    if (low.get(part) !== index.get(part)) return;
    const members: Part[] = [];
    for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
      onStack.delete(member);
      members.push(member);
      if (member === part) break;
    }
    for (const member of members) component.set(member, members);
  };
  for (const root of parts) {
    if (index.has(root)) continue;
    enter(root);
    const path: { readonly part: Part; readonly rest: Part[] }[] = [{ part: root, rest: [...edges(root)] }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.rest.pop();
      if (next === undefined) {
        path.pop();
        leave(top.part);
        const parent = path.at(-1);
        if (parent !== undefined) {
          low.set(parent.part, Math.min(low.get(parent.part) ?? 0, low.get(top.part) ?? 0));
        }
        continue;
      }
      if (!index.has(next)) {
        enter(next);
        path.push({ part: next, rest: [...edges(next)] });
      } else if (onStack.has(next)) {
        low.set(top.part, Math.min(low.get(top.part) ?? 0, index.get(next) ?? 0));
      }
    }
  }
  return component;
};

/** Next of the parts left, which stand in the order of `compareParts`; at least one must be left. */
export const pickNext = (left: readonly Part[], edges: Edges): Choice | undefined => {
  for (const part of left) {
    const on = edges(part);
    if (on.length === 0) return { part, loop: [] };
    // Only dependencies inside a loop fall away: every one of its own must lead back to it.
    const ahead = reachable(part, edges);
    if (!ahead.has(part)) continue;
    const component = componentsOf([part], edges).get(part) ?? [];
    if (on.every((other) => component.includes(other))) return { part, loop: component };
  }
  const first = left[0];
  return first === undefined ? undefined : { part: first, loop: [] };
};

/** Why a part came when it did, for the trace. */
export const reasonOf = (choice: Choice, layer: LayerSpec, waitedFor: readonly DependencyReason[]): OrderReason => {
  if (choice.loop.length > 0) {
    return { kind: 'loop', members: choice.loop.map((part) => part.effect.key) };
  }
  if (waitedFor.length > 0) {
    return { kind: 'dependsOn', on: [...new Set(waitedFor.map((each) => each.on))], because: waitedFor };
  }
  if (layer.cdaFirst && choice.part.effect.origin === 'cda') return { kind: 'cdaFirst' };
  return { kind: 'timestamp' };
};
