// The order of rule numbers: by their parts, numbers among them by what they count. `418.5b` comes before `418.10`, `D2` before `D10`.

const PARTS = /\d+|\D/g;

/** Below zero where `a` comes first. What is written apart (points, primes) comes before letters; of two that begin alike the shorter is first. */
export const byNumbers = (a: string, b: string): number => {
  const [first, second] = [a.match(PARTS) ?? [], b.match(PARTS) ?? []];
  for (const [at, part] of first.entries()) {
    const other = second[at];
    if (other === undefined) return 1;
    if (part === other) continue;
    const byKind = kindOf(part) - kindOf(other);
    if (byKind !== 0) return byKind;
    return kindOf(part) === NUMBER ? Number(part) - Number(other) : part < other ? -1 : 1;
  }
  return first.length - second.length;
};

const NUMBER = 1;
/** Signs, then numbers, then letters. */
const kindOf = (part: string): number => (/^\d/.test(part) ? NUMBER : /^\p{L}/u.test(part) ? 2 : 0);
