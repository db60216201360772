// Small helpers with no knowledge of rules, cards or games.

/** A value that is made when it is first asked for: tables that a start has no use for cost it nothing. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Marks the end of an exhaustive switch over a closed union: a new member makes the compiler point here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

/** Adds all of a list to another, however many there are: more than the arguments that a call can have. */
export const addAll = <T>(to: T[], more: readonly T[]): void => {
  for (const one of more) to.push(one);
};
