// Values of unknown JSON, looked at with care.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property that is a text, blanks around it dropped; else nothing. */
export const textOf = (value: JsonObject, name: string): string | undefined => {
  const found = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof found === 'string' ? found.replace(/[\t\u2028\u2029]/g, ' ').trim() : undefined;
};

/** Like `textOf`; a number counts as its digits. */
export const wordOf = (value: JsonObject, name: string): string | undefined => {
  const found = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof found === 'number' ? String(found) : textOf(value, name);
};

export const listOf = (value: JsonObject, name: string): readonly unknown[] => {
  const found = Object.hasOwn(value, name) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};
