// Proper names in sentences: "named X", "named A, B, and C".
import type { Filter } from '../ability.ts';
import type { Reader } from './reader.ts';

/** "named X": a proper name, up to the next punctuation or small word of the sentence. */
export const readNamed = (r: Reader): Filter | undefined => {
  if (!r.eat('named')) return undefined;
  const name = readProperName(r);
  if (name === undefined) return undefined;
  const other = r.attempt(otherName);
  if (other !== undefined) return { kind: 'or', of: [name, other].map((one) => ({ kind: 'named', name: one })) };
  // "named A, B, and C": a comma and "and" together stand between names, never in one.
  const more = name.includes(', and ') ? undefined : r.attempt(moreNames);
  if (more === undefined && !name.includes(', and ')) return { kind: 'named', name };
  const names = [name, ...(more ?? [])].flatMap((one) => one.split(/, and |, /));
  return { kind: 'or', of: names.map((one) => ({ kind: 'named', name: one })), word: 'and' };
};

/** "or B" after a name. */
const otherName = (r: Reader): string | undefined =>
  r.eat('or') && /^\p{Lu}/u.test(r.token?.raw ?? '') && r.token?.kind === 'word' ? readProperName(r) : undefined;

/** ", B, and C" after a name. */
const moreNames = (r: Reader): readonly string[] | undefined => {
  if (!r.eat(',')) return undefined;
  const next = readProperName(r);
  if (next === undefined) return undefined;
  if (next.includes(', and ')) return [next];
  const last = r.eat(', and') ? readProperName(r) : undefined;
  return last === undefined ? undefined : [next, last];
};

const SMALL = new Set([
  'of',
  'the',
  'to',
  'from',
  'in',
  'and',
  'a',
  'an',
  "'s",
  "'",
  '-',
  ',',
  'for',
  'by',
  'at',
  'on',
  'with',
]);

const TITLES = new Set(['the', 'of']);

/** Words with capitals, and small words between them, as one name. */
export const readProperName = (r: Reader): string | undefined => {
  const first = r.token;
  if (first === undefined) return r.want('a name');
  const capital = (token: { readonly raw: string; readonly kind: string } | undefined): boolean =>
    token !== undefined && (token.kind === 'word' || token.kind === 'name') && /^\p{Lu}/u.test(token.raw);
  // A name of the card's own, unless another title follows it ("X the Returned" of one that goes by "X").
  const titled = TITLES.has(r.peek(1)) && r.at + 2 < r.end && capital(r.tokens[r.at + 2]);
  if (first.kind === 'name' && !titled) {
    r.step();
    return first.raw;
  }
  if (!capital(first)) return r.want('a name');
  let length = 1;
  for (let ahead = 1; r.at + ahead < r.end; ahead += 1) {
    const token = r.tokens[r.at + ahead];
    // "…, ~ deals": after a comma the card's own name begins what follows.
    if (token?.text === ',' && r.tokens[r.at + ahead + 1]?.kind === 'name') break;
    if (capital(token)) {
      length = ahead + 1;
      continue;
    }
    if (token !== undefined && SMALL.has(token.text) && ahead - length < 2) {
      if (token.text === "'s") length = ahead + 1;
      continue;
    }
    break;
  }
  const parts = r.tokens.slice(r.at, r.at + length);
  r.step(length);
  let name = '';
  let end = -1;
  for (const part of parts) {
    name += (end >= 0 && part.start > end ? ' ' : '') + part.raw;
    end = part.end;
  }
  return name;
};
