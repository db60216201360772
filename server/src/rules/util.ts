// Small helpers with no knowledge of rules, cards or games.

/** Marks the end of an exhaustive switch over a closed union: a new member makes the compiler point here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
