// Sentences that say what power and toughness are or become: "its power is equal to …", "change its base power to …".
import type { ObjectRef, Operation, Subject } from '../ability.ts';
import { readAmount } from './amounts.ts';
import type { Reader } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSingleRef } from './refs.ts';
import { readNumber, readPair } from './words.ts';

interface Core {
  readonly subject: Subject;
  readonly operations: readonly Operation[];
}

const objects = (ref: ObjectRef): Subject => ({ kind: 'objects', ref });

/** "the base power and toughness of each other creature you control become equal to its power". */
const lateEqual = (r: Reader): Core | undefined => {
  if (!r.eat('the base power and toughness of')) return undefined;
  const ref = readObjectRef(r);
  if (ref === undefined || r.eatOne('become equal to', 'becomes equal to') === undefined) return undefined;
  const amount = readAmount(r);
  return amount === undefined
    ? undefined
    : { subject: objects(ref), operations: [{ op: 'setPT', power: amount, toughness: amount, form: 'becomeLate' }] };
};

/** "This creature's power and toughness are each equal to …", "its power is equal to …" of what is no CDA. */
export const readEqualTo = (r: Reader): Core | undefined => {
  const late = r.sees('the base') ? r.attempt(lateEqual) : undefined;
  if (late !== undefined) return late;
  const ref = readPossessiveRef(r);
  if (ref === undefined) return undefined;
  const what = r.eatOne(
    'power and toughness are each equal to',
    'base power and toughness are each equal to',
    'power and toughness are each',
    'power is equal to',
    'toughness is equal to',
    'base power and toughness are',
    'power and toughness are',
    'base power is equal to',
    'base power becomes equal to',
    'base power become equal to',
    'base toughness becomes equal to',
    'base power and toughness become equal to',
  );
  if (what === undefined) return r.attempt((reader) => becomesPair(reader, ref));
  if (what.includes('become')) return becomesEqual(r, ref, what);
  const amount = readAmount(r);
  if (amount === undefined) return undefined;
  const lead = { form: 'equal' } as const;
  if (what === 'power is equal to') {
    const toughness = r.attempt((reader) => {
      if (!reader.eat('and its toughness is equal to')) return undefined;
      const less = reader.attempt((inner) => {
        const from = readNumber(inner);
        return from !== undefined && inner.eat('minus that number') ? from : undefined;
      });
      const minus = { kind: 'times', factor: -1, amount } as const;
      if (less !== undefined) return { kind: 'sum', terms: [{ kind: 'number', value: less }, minus] } as const;
      if (!reader.eat('that number plus')) return readAmount(reader);
      const more = readAmount(reader);
      return more === undefined ? undefined : ({ kind: 'sum', terms: [amount, more] } as const);
    });
    if (toughness !== undefined)
      return { subject: objects(ref), operations: [{ op: 'setPT', power: amount, toughness, ...lead }] };
  }
  const operation: Operation =
    what.startsWith('power is') || what.startsWith('base power is')
      ? { op: 'setPT', power: amount, ...lead }
      : what.startsWith('toughness')
        ? { op: 'setPT', toughness: amount, ...lead }
        : { op: 'setPT', power: amount, toughness: amount, ...lead };
  return { subject: objects(ref), operations: [operation] };
};

/** "… base power and toughness become 4/2", "… become X" (both the same). */
const becomesPair = (r: Reader, ref: ObjectRef): Core | undefined => {
  if (!r.eat('base power and toughness become')) return undefined;
  const pair = r.attempt((reader) => readPair(reader, false));
  if (pair !== undefined) {
    const { power, toughness } = pair;
    return {
      subject: objects(ref),
      operations: [{ op: 'setPT', power: power.amount, toughness: toughness.amount, form: 'become' }],
    };
  }
  const amount = readAmount(r);
  return amount === undefined
    ? undefined
    : { subject: objects(ref), operations: [{ op: 'setPT', power: amount, toughness: amount, form: 'equal' }] };
};

/** "base power becomes equal to its toughness", "base power and toughness become equal to that creature's power and toughness". */
const becomesEqual = (r: Reader, ref: ObjectRef, what: string): Core | undefined => {
  const set = setTo(r, what.includes('power') ? (what.includes('toughness') ? 'both' : 'power') : 'toughness');
  return set === undefined ? undefined : { subject: objects(ref), operations: [{ ...set, form: 'becomeEqual' }] };
};

/** An amount for one of them, or "X's power and toughness" for both. */
const setTo = (r: Reader, which: 'power' | 'toughness' | 'both'): Extract<Operation, { op: 'setPT' }> | undefined => {
  if (which === 'both') {
    const late = r.eat('the power and toughness of');
    const of = late ? readSingleRef(r) : readPossessiveRef(r);
    if (of === undefined || (!late && !r.eat('power and toughness'))) return undefined;
    const form = late ? ({ form: 'of' } as const) : {};
    return {
      op: 'setPT',
      power: { kind: 'property', property: 'power', of, ...form },
      toughness: { kind: 'property', property: 'toughness', of, ...form },
    };
  }
  const amount = readAmount(r);
  if (amount === undefined) return undefined;
  return which === 'power' ? { op: 'setPT', power: amount } : { op: 'setPT', toughness: amount };
};

/** "Change this creature's base power to target creature's power": for good, unless it says how long. */
export const readChangeBase = (r: Reader): Core | undefined => {
  if (!r.eat('change')) return undefined;
  const ref = readPossessiveRef(r);
  const what = r.eatOne('base power and toughness to', 'base power to', 'base toughness to');
  if (ref === undefined || what === undefined) return undefined;
  const which = what.startsWith('base power and') ? 'both' : what === 'base power to' ? 'power' : 'toughness';
  const set = setTo(r, which);
  return set === undefined ? undefined : { subject: objects(ref), operations: [{ ...set, form: 'change' }] };
};
