// The part of node:assert/strict that the suites use, for the web worker, which has no Node.
class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

const shown = (value: unknown): string => JSON.stringify(value, null, 1) ?? String(value);

export function ok(value: unknown, message?: string): asserts value {
  if (!value) throw new AssertionError(message ?? `${shown(value)} is not true`);
}

export function equal(actual: unknown, expected: unknown, message?: string): void {
  if (!Object.is(actual, expected)) throw new AssertionError(message ?? `${shown(actual)} is not ${shown(expected)}`);
}

export function notEqual(actual: unknown, expected: unknown, message?: string): void {
  if (Object.is(actual, expected)) throw new AssertionError(message ?? `${shown(actual)} is what it should not be`);
}

/** Equal as data: what the suites compare are arrays and plain objects. */
export function deepEqual(actual: unknown, expected: unknown, message?: string): void {
  if (shown(actual) !== shown(expected))
    throw new AssertionError(message ?? `${shown(actual)} is not ${shown(expected)}`);
}

export function match(text: string, pattern: RegExp, message?: string): void {
  if (!pattern.test(text)) throw new AssertionError(message ?? `${shown(text)} does not match ${pattern}`);
}
