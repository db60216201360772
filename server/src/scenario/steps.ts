// Work in steps, done by one who waits for all of it.

/** What a generator comes to, when nobody waits for anything else. */
export const lastOf = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
