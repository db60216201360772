// Equality of plain values (numbers, strings, arrays, records, maps): what two statements mean, what two states are.

/** Deep equality; the same object is equal to itself at once, so shared parts cost nothing. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1) if (!sameValue(a[index], b[index])) return false;
    return true;
  }
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    for (const [key, value] of a) if (!b.has(key) || !sameValue(value, b.get(key))) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (Array.isArray(b) || b instanceof Map || keys.length !== Object.keys(b).length) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameValue(left[key], right[key])) return false;
  return true;
};
