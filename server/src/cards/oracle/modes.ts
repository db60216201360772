// Modal text: "Choose one —" and its bullets (700.2).
import type { EffectBody, Instruction } from '../ability.ts';
import { readBody } from './bodies.ts';
import type { Reader } from './reader.ts';

const NUMBERS = [
  ['choose one or both', 1, 2],
  ['choose one or more', 1, 99],
  ['choose any number', 0, 99],
  ['choose up to one', 0, 1],
  ['choose up to two', 0, 2],
  ['choose one', 1, 1],
  ['choose two', 2, 2],
  ['choose three', 3, 3],
] as const;

/** How many modes a text lets one choose, with the words for it. */
export const MODE_WORDS: readonly (readonly [string, number, number])[] = NUMBERS;

/** "Choose one — • … • …": every mode a body of its own, targets counted within it. */
export const readModes = (r: Reader): readonly Instruction[] | undefined => {
  const head = NUMBERS.find(([words]) => r.eat(words));
  if (head === undefined || r.eatOne('—', '-', '--') === undefined) return undefined;
  const modes: EffectBody[] = [];
  const outside = r.said.targets;
  while (r.eat('•')) {
    const body = readBody(r);
    if (body === undefined) return undefined;
    modes.push(body);
  }
  r.said = { ...r.said, targets: outside };
  return modes.length === 0 ? r.want('a mode (•)') : [{ do: 'modes', choose: { min: head[1], max: head[2] }, modes }];
};
