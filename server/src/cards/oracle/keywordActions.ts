// Keyword actions (701) beyond the plain verbs, each with the words around it: "explores", "investigate", "bolster 2", "suspect target creature".

import type { Instruction, ObjectRef } from '../ability.ts';
import { oneOf, type Reader } from './reader.ts';
import { readObjectRef, readSubjectRef } from './refs.ts';
import { readNumberOrX } from './words.ts';

/** What stands with an action: nothing, a number after it, its object after it, or the one that does it before it. */
type Shape = 'plain' | 'number' | 'object' | 'subject' | 'subjectNumber';

/** The actions, with what stands by each. */
export const ACTIONS: readonly (readonly [string, Shape])[] = [
  ['investigate', 'plain'],
  ['manifest dread', 'plain'],
  ['learn', 'plain'],
  ['forage', 'plain'],
  ['take an extra turn after this one', 'plain'],
  ['flip a coin', 'plain'],
  ['roll a six-sided die', 'plain'],
  ['the ring tempts you', 'plain'],
  ['you become the monarch', 'plain'],
  ['planeswalk', 'plain'],
  ['each opponent attacking that player does the same', 'plain'],
  ['open an attraction', 'plain'],
  ['clash with an opponent', 'plain'],
  ['time travel', 'plain'],
  ['bolster', 'number'],
  ['discover', 'number'],
  ['adapt', 'number'],
  ['monstrosity', 'number'],
  ['incubate', 'number'],
  ['earthbend', 'number'],
  ['blight', 'number'],
  ['collect evidence', 'number'],
  ['suspect', 'object'],
  ['airbend', 'object'],
  ['cloak', 'object'],
  ['explore', 'subject'],
  ['connive', 'subject'],
  ['endure', 'subjectNumber'],
];

/** Whether the one that does it stands before it. */
export const isSubject = (shape: Shape): boolean => shape === 'subject' || shape === 'subjectNumber';

/** The verb of a single subject. */
export const third = (verb: string): string => `${verb}s`;

const before = (r: Reader): Instruction | undefined => {
  for (const [verb, shape] of ACTIONS) {
    if (isSubject(shape) || !r.eat(verb)) continue;
    if (shape === 'plain') return { do: 'action', verb };
    if (shape === 'object') {
      const what = readObjectRef(r);
      return what === undefined ? undefined : { do: 'action', verb, what };
    }
    const amount = readNumberOrX(r);
    return amount === undefined ? undefined : { do: 'action', verb, amount };
  }
  return undefined;
};

const after = (r: Reader): Instruction | undefined => {
  const what: ObjectRef | undefined = readSubjectRef(r);
  if (what === undefined) return undefined;
  for (const [verb, shape] of ACTIONS) {
    if (!isSubject(shape) || (!r.eat(third(verb)) && !r.eat(verb))) continue;
    const amount = shape === 'subjectNumber' ? readNumberOrX(r) : undefined;
    if (shape === 'subjectNumber' && amount === undefined) return undefined;
    return { do: 'action', verb, what, ...(amount === undefined ? {} : { amount }) };
  }
  return undefined;
};

/** One keyword action. */
export const readKeywordAction = oneOf<Instruction>(() => [before, after]);
