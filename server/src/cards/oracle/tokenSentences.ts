// "It has flying." after the making of a token: what the token is by what makes it (111.4), never an effect on it.
import type { Ability, Instruction } from '../ability.ts';
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

type Made = Extract<Instruction, { do: 'createToken' | 'createTokenCopy' }>;

/** Instructions that hold others of which the sentence may speak. */
const HOLDING: ReadonlySet<Instruction['do']> = new Set(['may', 'if', 'forEach', 'forEachPlayer', 'delayed']);

/** What is said of a copy as it is made is part of what it copies: a copy of it has the ability too (707.9a). */
const withException = (
  made: Extract<Instruction, { do: 'createTokenCopy' }>,
  subject: string,
  { abilities, quoted }: NonNullable<ReturnType<typeof readAbilityList>>,
): Instruction => ({
  ...made,
  exceptions: [
    ...made.exceptions,
    { exception: 'addAbilities', abilities, later: { subject, ...(quoted === undefined ? {} : { quoted }) } },
  ],
});

/** The last instruction, wherever it stands, if it makes a token; made anew by `change`. */
const amend = (
  instructions: readonly Instruction[],
  change: (made: Made) => Instruction,
): Instruction[] | undefined => {
  const last = instructions.at(-1);
  const before = instructions.slice(0, -1);
  if (last === undefined) return undefined;
  // Several kinds made in one sentence: which of them "it" is the data of one cannot say.
  if (last.do === 'createToken')
    return last.more === true || last.ofThose === true || last.token.predefined !== undefined
      ? undefined
      : [...before, change(last)];
  if (last.do === 'createTokenCopy') return last.ofThose === true ? undefined : [...before, change(last)];
  if (!HOLDING.has(last.do) || !('then' in last) || last.do === 'by') return undefined;
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
  return amend(instructions, (made) =>
    made.do === 'createTokenCopy'
      ? withException(made, subject, list)
      : {
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
        },
  );
};

/** The sentence that says it, after the one that makes the token; empty if there is none. */
export const printTokenSentence = (made: Made, context: PrintContext): string => {
  if (made.ofThose === true) return '';
  if (made.do === 'createTokenCopy')
    return made.exceptions
      .map((item) =>
        item.exception === 'addAbilities' && item.later !== undefined ? said(item, item.later, context) : '',
      )
      .join('');
  const { later } = made.token;
  return later === undefined ? '' : said({ abilities: made.token.abilities.slice(later.from) }, later, context);
};

const said = (
  { abilities }: { readonly abilities: readonly Ability[] },
  later: { readonly subject: string; readonly quoted?: readonly boolean[] },
  context: PrintContext,
): string => {
  const text = printAbilities(abilities, later.quoted, context);
  const subject = later.subject.charAt(0).toUpperCase() + later.subject.slice(1);
  return ` ${subject} ${text}${text.endsWith('."') ? '' : '.'}`;
};
