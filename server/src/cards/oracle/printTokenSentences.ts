// "It has flying." and its like of a token just made, in words.
import type { Ability, Instruction } from '../ability.ts';
import { printAbilities } from './printAbilities.ts';
import { capital, type PrintContext } from './printContext.ts';
import { printBothEqual } from './printContinuous.ts';

type Made = Extract<Instruction, { do: 'createToken' | 'createTokenCopy' }>;

/** The sentence that says it, after the one that makes the token; empty if there is none. */
export const printTokenSentence = (made: Made, context: PrintContext): string => {
  if (made.ofThose === true) return '';
  if (made.do === 'createTokenCopy')
    return made.exceptions
      .map((item) =>
        item.exception === 'addAbilities' && item.later !== undefined ? said(item, item.later, context) : '',
      )
      .join('');
  const { later, abilities, power, toughness, pairForm } = made.token;
  const pair =
    pairForm === 'later' && power !== undefined && toughness !== undefined
      ? ` ${capital(printBothEqual(power, toughness, 'its', context))}.`
      : '';
  return later === undefined ? pair : pair + said({ abilities: abilities.slice(later.from) }, later, context);
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
