// Text-changing sentences (418.9): "change the text of … by replacing all instances of one color word with another".
import type { Operation, Subject } from '../ability.ts';
import { usesOf } from '../vocabulary.ts';
import type { Reader } from './reader.ts';
import { readObjectRef } from './refs.ts';

type TextOperation = Extract<Operation, { op: 'text' }>;

const ROLES = [
  ['one color word with another or one basic land type with another', 'colorOrBasicLandType'],
  ['one color word or basic land type with another', 'colorOrBasicLandType'],
  ['one basic land type with another', 'basicLandType'],
  ['one color word with another', 'color'],
  ['one creature type with another', 'creatureType'],
] as const;

/** "one creature type with Vampire": the word it becomes is named, the one it was is chosen. */
const TO_ONE = [
  ['one basic land type with', 'basicLandType'],
  ['one color word with', 'color'],
  ['one creature type with', 'creatureType'],
] as const;

/** A word by its role, for sentences that name the words ("all instances of Forest with Island"). */
const roleOf = (
  word: string,
): { readonly role: 'color' | 'basicLandType' | 'creatureType'; readonly word: string } | undefined => {
  for (const use of usesOf(word)) {
    if (use.use === 'color') return { role: 'color', word: use.word };
    if (use.use === 'subtype' && use.kind === 'land') return { role: 'basicLandType', word: use.word };
    if (use.use === 'subtype' && use.kind === 'creature') return { role: 'creatureType', word: use.word };
  }
  return undefined;
};

const readWords = (r: Reader): TextOperation | undefined => {
  for (const [words, roles] of ROLES) if (r.eat(words)) return { op: 'text', roles, instances: 'all' };
  const kind = TO_ONE.find(([words]) => r.eat(words))?.[1];
  if (kind !== undefined) {
    const one = roleOf(r.peek());
    if (one?.role !== kind) return r.want('a word of the same kind');
    r.step();
    return { op: 'text', roles: kind, instances: 'all', to: one.word };
  }
  const from = roleOf(r.peek());
  if (from === undefined) return r.want('a color word, a basic land type or a creature type');
  r.step();
  if (!r.eat('with')) return undefined;
  const to = roleOf(r.peek());
  if (to === undefined || to.role !== from.role) return r.want('a word of the same kind');
  r.step();
  return { op: 'text', roles: from.role, instances: 'all', from: from.word, to: to.word };
};

/** "Exchange the text boxes of two target creatures." */
export const readTextExchange = (
  r: Reader,
): { readonly subject: Subject; readonly operations: readonly Operation[] } | undefined => {
  if (!r.eat('exchange the text boxes of')) return undefined;
  const ref = readObjectRef(r);
  return ref === undefined ? undefined : { subject: { kind: 'objects', ref }, operations: [{ op: 'exchangeText' }] };
};

/** "Change the text of target permanent by replacing all instances of one color word with another." */
export const readTextChange = (
  r: Reader,
): { readonly subject: Subject; readonly operations: readonly Operation[] } | undefined => {
  if (!r.eat('change the text of')) return undefined;
  const ref = readObjectRef(r);
  if (ref === undefined || !r.eat('by replacing all instances of')) return undefined;
  const operation = readWords(r);
  return operation === undefined ? undefined : { subject: { kind: 'objects', ref }, operations: [operation] };
};
