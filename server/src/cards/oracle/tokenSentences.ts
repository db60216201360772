// "It has flying.", "Its power is equal to …" after the making of a token: what the token is by what makes it (111.3–4), never an effect on it.

import type { Instruction, TokenSpec } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readContinuous } from './continuous.ts';
import type { Reader } from './reader.ts';

/** How the sentence speaks of the tokens. */
export const TOKEN_SUBJECTS = [
  'it has',
  'they have',
  'they each have',
  'that token has',
  'those tokens have',
  'those creatures have',
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

/** "Its power is equal to that creature's power and its toughness is equal to …", as it is made: a copiable value (111.3, 707.2). */
const readPair = (r: Reader, made: Made): Pick<TokenSpec, 'power' | 'toughness'> | undefined => {
  if (made.do !== 'createToken' || made.token.power !== undefined || !r.sees('its')) return undefined;
  const said = readContinuous(r);
  const [only, ...more] = said?.effect.operations ?? [];
  if (only?.op !== 'setPT' || only.form !== 'equal' || more.length > 0 || said?.duration.until !== 'none')
    return undefined;
  const { subject, condition } = said.effect;
  const ofIt = subject.kind === 'objects' && subject.ref.kind === 'that' && subject.ref.antecedent === 'created';
  const { power, toughness } = only;
  if (!ofIt || condition !== undefined || said.whereX !== undefined) return undefined;
  return power === undefined || toughness === undefined ? undefined : { power, toughness };
};

/** Reads such a sentence, and adds what it says to the token made before. */
export const readTokenSentence = (
  r: Reader,
  instructions: readonly Instruction[],
  ends: (r: Reader) => boolean,
): readonly Instruction[] | undefined => {
  let last: Made | undefined;
  if (
    amend(instructions, (made) => {
      last = made;
      return made;
    }) === undefined ||
    last === undefined
  )
    return undefined;
  const token = last;
  const pair = r.surely((reader) => {
    const found = readPair(reader, token);
    return found !== undefined && ends(reader) ? found : undefined;
  });
  if (pair !== undefined)
    return amend(instructions, (made) =>
      made.do === 'createToken' ? { ...made, token: { ...made.token, ...pair, pairForm: 'later' } } : made,
    );
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
