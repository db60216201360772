// Laws of the map that is never changed: it holds what a Map holds, in the order of the ids, and tells what differs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdMap } from '../../server/src/rules/idMap.ts';

const step = fc.tuple(fc.oneof(fc.nat(40), fc.nat(2000), fc.nat(2_000_000)), fc.option(fc.nat(5), { nil: undefined }));

/** The same done to a Map and to an IdMap. */
const both = (steps: readonly (readonly [number, number | undefined])[]) => {
  const plain = new Map<number, number>();
  let made = IdMap.empty<number, number>();
  for (const [id, value] of steps) {
    if (value === undefined) plain.delete(id);
    else plain.set(id, value);
    made = value === undefined ? made.without(id) : made.with(id, value);
  }
  return { plain, made };
};

const inOrder = (map: ReadonlyMap<number, number>): readonly (readonly [number, number])[] =>
  [...map].sort(([a], [b]) => a - b);

describe('a map by ids', () => {
  it('holds what a Map holds', () => {
    fc.assert(
      fc.property(fc.array(step), fc.nat(3000), (steps, asked) => {
        const { plain, made } = both(steps);
        expect([...made]).toEqual(inOrder(plain));
        expect([...made.keys()]).toEqual(inOrder(plain).map(([id]) => id));
        expect([...made.values()]).toEqual(inOrder(plain).map(([, value]) => value));
        expect(made.size).toBe(plain.size);
        for (const id of [asked, -1, ...plain.keys()]) {
          expect(made.get(id)).toBe(plain.get(id));
          expect(made.has(id)).toBe(plain.has(id));
        }
        expect([...IdMap.from(plain)]).toEqual([...made]);
      }),
    );
  });

  it('is left as it was by those made of it, and tells exactly what differs', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (first, then) => {
        const before = both(first);
        const after = both([...first, ...then]);
        let made = before.made;
        for (const [id, value] of then) made = value === undefined ? made.without(id) : made.with(id, value);
        expect([...before.made]).toEqual(inOrder(before.plain));
        for (const other of [made, after.made]) {
          const told: number[] = [];
          before.made.eachDifference(other, (id, mine, theirs) => {
            expect([mine, theirs]).toEqual([before.plain.get(id), after.plain.get(id)]);
            told.push(id);
            return true;
          });
          const ids = [...new Set([...before.plain.keys(), ...after.plain.keys()])].sort((a, b) => a - b);
          expect(told).toEqual(ids.filter((id) => before.plain.get(id) !== after.plain.get(id)));
        }
      }),
    );
  });
});
