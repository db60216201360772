// "where X is …" put in place of X in a compiled value.
import type { Amount } from '../ability.ts';

/** The value with every X replaced by `amount`; the same reference if it holds none. */
export const substituteX = <T>(value: T, amount: Amount): T => walk(value, amount, false) as T;

/** The same of Y, the other of two. */
export const substituteY = <T>(value: T, amount: Amount): T => walk(value, amount, true) as T;

/** In an ability that each of several objects gets, "that artifact" is the one that has it. */
const asItsOwn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asItsOwn);
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'that' && 'antecedent' in value && value.antecedent === 'previous') {
    return { kind: 'self' };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asItsOwn(inner)]));
};

const isGrant = (value: object): boolean => 'op' in value && value.op === 'addAbilities';

const walk = (value: unknown, amount: Amount, y: boolean): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, amount, y));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'x') return 'y' in value === y ? amount : value;
  let changed = false;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const granted = key === 'abilities' && isGrant(value);
    const next = walk(inner, granted ? (asItsOwn(amount) as Amount) : amount, y);
    if (next !== inner) changed = true;
    out[key] = next;
  }
  return changed ? out : value;
};

/** Whether a compiled value is, or holds, an object of that sort. */
export const holds = (value: unknown, is: (part: object) => boolean): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (is(value)) return true;
  for (const inner of Object.values(value)) if (typeof inner === 'object' && holds(inner, is)) return true;
  return false;
};

const isX = (part: object): boolean => 'kind' in part && (part.kind === 'x' || part.kind === 'variable');
const isY = (part: object): boolean => 'y' in part && 'kind' in part && part.kind === 'x';

/** Whether a compiled value speaks of X. */
export const mentionsX = (value: unknown): boolean => holds(value, isX);

/** Whether it speaks of Y, beside X. */
export const mentionsY = (value: unknown): boolean => holds(value, isY);
