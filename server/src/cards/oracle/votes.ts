// What a vote came to (701.38), and who is tied for what: conditions that are carried by their words.
import type { Condition } from '../ability.ts';
import type { Reader } from './reader.ts';

const TIED_FOR = [
  'lowest life total',
  'highest life total',
  'most life',
  'least life',
  'highest cost',
  'most votes',
] as const;

/** "two or more players are tied for lowest life total". */
export const tied = (r: Reader): Condition | undefined => {
  if (!r.eat('two or more players are tied for')) return undefined;
  const what = r.eatOne(...TIED_FOR);
  return what === undefined ? undefined : { kind: 'history', event: `two or more players are tied for ${what}` };
};

/** "denial gets more votes", "the vote is tied": the words are the text's own. */
export const voted = (r: Reader): Condition | undefined => {
  if (r.lacks('votes') && r.lacks('vote')) return undefined;
  if (r.eat('the vote is tied')) return { kind: 'history', event: 'the vote is tied' };
  const word = r.token;
  if (word?.kind !== 'word' || r.peek(1) !== 'gets' || !/^\p{L}+$/u.test(word.text)) return undefined;
  r.step();
  return r.eat('gets more votes') ? { kind: 'history', event: `${word.text} gets more votes` } : undefined;
};
