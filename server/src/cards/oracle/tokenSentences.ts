// "It has flying." after the making of a token: what the token is by what makes it (111.4), never an effect on it.
import type { Instruction } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import type { PrintContext } from './printContext.ts';
import { printAbilities } from './printOperations.ts';
import type { Reader } from './reader.ts';

/** How the sentence speaks of the tokens. */
export const TOKEN_SUBJECTS = [
  'it has',
  'they have',
  'that token has',
  'those tokens have',
  'the token has',
  'the tokens have',
  'each of them has',
  'each of those tokens has',
] as const;

type Made = Extract<Instruction, { do: 'createToken' }>;

/** The last instruction, wherever it stands, if it makes a token; made anew by `change`. */
const amend = (instructions: readonly Instruction[], change: (made: Made) => Made): Instruction[] | undefined => {
  const last = instructions.at(-1);
  const before = instructions.slice(0, -1);
  if (last === undefined) return undefined;
  // Several kinds made in one sentence: which of them "it" is the data of one cannot say.
  if (last.do === 'createToken')
    return last.more === true || last.ofThose === true || last.token.predefined !== undefined
      ? undefined
      : [...before, change(last)];
  if (last.do !== 'may' && last.do !== 'if' && last.do !== 'forEach' && last.do !== 'forEachPlayer') return undefined;
  if ('otherwise' in last && last.otherwise !== undefined) return undefined;
  const then = amend(last.then, change);
  return then === undefined ? undefined : [...before, { ...last, then }];
};

/** Reads such a sentence, and adds what it says to the token made before. */
export const readTokenSentence = (
  r: Reader,
  instructions: readonly Instruction[],
  ends: (r: Reader) => boolean,
): readonly Instruction[] | undefined => {
  if (amend(instructions, (made) => made) === undefined) return undefined;
  const subject = r.eatOne(...TOKEN_SUBJECTS);
  const list = subject === undefined ? undefined : readAbilityList(r);
  if (subject === undefined || list === undefined || !ends(r)) return undefined;
  return amend(instructions, (made) => ({
    ...made,
    token: {
      ...made.token,
      abilities: [...made.token.abilities, ...list.abilities],
      later: {
        subject,
        from: made.token.abilities.length,
        ...(list.quoted === undefined ? {} : { quoted: list.quoted }),
      },
    },
  }));
};

/** The sentence that says it, after the one that makes the token; empty if there is none. */
export const printTokenSentence = ({ token, ofThose }: Made, context: PrintContext): string => {
  const { later } = token;
  if (later === undefined || ofThose === true) return '';
  const text = printAbilities(token.abilities.slice(later.from), later.quoted, context);
  const subject = later.subject.charAt(0).toUpperCase() + later.subject.slice(1);
  return ` ${subject} ${text}${text.endsWith('."') ? '' : '.'}`;
};
