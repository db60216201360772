// Prints abilities back to Oracle English from their compiled values alone.

import type { Ability, ColorSpec, ContinuousEffectSpec, EffectBody } from '../ability.ts';
import { limitsBeside, ofAnchor, ofMaxSpeed } from './leadWords.ts';
import { printAmount } from './printAmounts.ts';
import { printBodyIn } from './printBodies.ts';
import { printColors } from './printColors.ts';
import { printCondition } from './printConditions.ts';
import {
  capital,
  contextOf,
  listOf,
  lower,
  type PrintContext,
  type PrintOptions,
  withArticle,
  words,
} from './printContext.ts';
import { printBothEqual, printContinuous } from './printContinuous.ts';
import { printCosts } from './printCosts.ts';
import { printEnters } from './printEnters.ts';
import { printNoun, printPredicate } from './printFilters.ts';
import { printClauses, printInstruction } from './printInstructions.ts';
import { bindPrinting } from './printing.ts';
import { printKeyword } from './printKeywords.ts';
import { printLimits } from './printLimits.ts';
import { isPlural, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { printSubtypeChoice } from './printSubtypes.ts';
import { printEvent } from './printTriggers.ts';
import { DO_ONCE, ONCE } from './triggerWords.ts';

export type { PrintOptions } from './printContext.ts';

export type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

const cda = (ability: Of<'cda'>, context: PrintContext): string => {
  const possessive = printPossessive({ kind: 'self' }, context);
  const { power, toughness } = ability;
  if (ability.defines === 'color') return `${context.self} is ${printColors(ability.colors ?? NO_COLORS)}.`;
  if (ability.defines === 'subtypes')
    return `${context.self} is ${ability.subtypes === undefined ? '' : printSubtypeChoice(ability.subtypes)}.`;
  if (power !== undefined && toughness !== undefined)
    return `${printBothEqual(power, toughness, possessive, context)}.`;
  return power === undefined
    ? `${possessive} toughness is equal to ${printAmount(toughness ?? { kind: 'x' }, context)}.`
    : `${possessive} power is equal to ${printAmount(power, context)}.`;
};

const NO_COLORS: ColorSpec = { kind: 'colors', colors: [] };

/** The effect with the subject it had before "the same is true for" added to it. */
const withoutSame = (effect: ContinuousEffectSpec): ContinuousEffectSpec => {
  const { subject, sameFor } = effect;
  if (sameFor === undefined || subject.kind !== 'objects' || subject.ref.kind !== 'several') return effect;
  const [first] = subject.ref.of;
  return first === undefined ? effect : { ...effect, subject: { kind: 'objects', ref: first } };
};

const static_ = (ability: Of<'static'>, context: PrintContext): string => {
  let text = '';
  ability.effects.forEach((effect, index) => {
    if (effect.same === true) return;
    const after = ability.effects[index - 1]?.withNext === true;
    const own = staticEffect(after ? unconditional(effect) : effect, context);
    if (after) text += `${isSeveral(effect) ? ',' : ' and'} ${lower(own)}`;
    else if (effect.joined === true) {
      const on = effect.elided === true && ability.effects[index + 1]?.elided === true;
      text = `${text.replace(/\.$/, '')}${on ? ',' : ' and'} ${lower(withoutSubject(effect, own, context))}`;
    } else text = text === '' ? own : `${text} ${own}`;
  });
  return text;
};

const unconditional = ({ condition: _, ...effect }: ContinuousEffectSpec): ContinuousEffectSpec => effect;

/** What is said of a subject that was named before. */
const withoutSubject = ({ subject, elided }: ContinuousEffectSpec, text: string, context: PrintContext): string =>
  elided === true && subject.kind === 'objects' ? text.slice(printRef(subject.ref, context).length + 1) : text;

const isSeveral = ({ subject }: ContinuousEffectSpec): boolean =>
  subject.kind === 'objects' && subject.ref.kind === 'several';

/** One effect of a static ability, with the sentences that say more about it. */
const staticEffect = (said: ContinuousEffectSpec, context: PrintContext): string => {
  if (said.withNext === true) {
    const who = said.subject.kind === 'players' ? printPlayer(said.subject.player, context) : '';
    return capital(
      said.condition === undefined ? who : `as long as ${printCondition(said.condition, context)}, ${who}`,
    );
  }
  const effect = withoutSame(said.otherwise === true ? unconditional(said) : said);
  const plain = printContinuous(effect, { until: 'none' }, undefined, context);
  const text = said.otherwise === true ? `Otherwise, ${plain}` : capital(plain);
  const keeps =
    effect.keeps === undefined
      ? ''
      : ` This effect doesn't remove ${words(
          printRef(effect.keeps, context, true),
          effect.keepsOn === undefined
            ? undefined
            : `already attached to those ${printNoun(effect.keepsOn, true, context)}`,
        )}.`;
  const lingers =
    effect.lingers === true
      ? ` If ${context.self} leaves the battlefield, this effect continues until end of turn.`
      : '';
  const same =
    said.sameKeywords !== undefined
      ? ` The same is true for ${listOf(said.sameKeywords)}.`
      : said.sameFor === undefined
        ? ''
        : ` The same is true for ${printRef(said.sameFor, context, true)}.`;
  const still = effect.operations.find((operation) => operation.op === 'types' && operation.form === 'stillSentence');
  const plural = effect.subject.kind === 'objects' && isPlural(effect.subject.ref, context);
  const more =
    still?.op === 'types' && still.still !== undefined
      ? plural
        ? ` They're still ${printNoun(still.still, true, context)}.`
        : ` It's still ${withArticle(printNoun(still.still, false, context))}.`
      : '';
  return (text.endsWith('."') ? text : `${text}.`) + more + keeps + lingers + same;
};

const castCost = (ability: Of<'castCost'>, context: PrintContext): string => {
  const costs = lower(printCosts(ability.costs, context));
  const condition = ability.condition === undefined ? '' : `If ${printCondition(ability.condition, context)}, `;
  const paid = ability.costs[0]?.pay === 'mana' ? `pay ${costs}` : costs;
  if (ability.form === 'alternative')
    return capital(`${condition}you may ${paid} rather than pay ${context.self}'s mana cost.`);
  return `As an additional cost to cast this spell, ${ability.form === 'optional' ? 'you may ' : ''}${paid}.`;
};

/** One ability inside a known context: an ability word in front, if it has one. */
const printAbilityIn = (ability: Ability, context: PrintContext): string => {
  const text = bare(ability, context);
  const bullet = ofAnchor(ability) === undefined ? '' : '• ';
  const word = 'word' in ability ? ability.word : undefined;
  return word === undefined ? text : `${bullet}${word} — ${text}`;
};

const bare = (ability: Ability, context: PrintContext): string => {
  switch (ability.kind) {
    case 'keyword': {
      const text = printKeyword(ability, context);
      return ability.limits === undefined ? text : `${text}.${printLimits(ability.limits, context)}`;
    }
    case 'static': {
      const fast = ofMaxSpeed(ability) ?? ofAnchor(ability);
      return fast === undefined ? static_(ability, context) : printAbilityIn(fast, context);
    }
    case 'cda':
      return capital(cda(ability, context));
    case 'activated':
      return `${printCosts(ability.costs, context)}: ${printBodyIn(ability.body, context)}${printLimits(limitsBeside(ability.limits, ability.word), context)}`;
    case 'triggered': {
      if (ability.exert === true && ability.event.on === 'other' && ability.event.what !== undefined) {
        const option = `You may exert ${printRef(ability.event.what, context, true)} as it attacks.`;
        return ability.body.instructions.length === 0
          ? option
          : `${option} When you do, ${lower(printBodyIn(ability.body, context))}`;
      }
      const condition = ability.condition === undefined ? '' : `if ${printCondition(ability.condition, context)}, `;
      const body = printBodyIn(ability.body, context);
      const once =
        ability.limits?.oncePerTurn === true
          ? ` ${capital(ONCE)}.`
          : ability.limits?.doOncePerTurn === true
            ? ` ${capital(DO_ONCE)}.`
            : '';
      if (ability.event.on === 'chapter') return `${printEvent(ability.event, context)} — ${body}`;
      return `${capital(ability.lead)} ${printEvent(ability.event, context)}, ${condition}${lower(body)}${once}`;
    }
    case 'enters':
      return printEnters(ability, context);
    case 'spell':
      return printBodyIn(ability.body, context);
    case 'castCost':
      return castCost(ability, context);
    case 'unread':
      return '';
  }
};

bindPrinting({
  ability: printAbilityIn,
  amount: printAmount,
  condition: printCondition,
  noun: printNoun,
  predicate: printPredicate,
  instruction: printInstruction,
  clauses: printClauses,
});

/** One ability in today's Oracle wording. */
export const printAbility = (ability: Ability, options: PrintOptions = {}): string =>
  capital(printAbilityIn(ability, contextOf(options)));

/** The sentences of a body, as an `effect` statement holds them. */
export const printBody = (body: EffectBody, options: PrintOptions = {}): string =>
  printBodyIn(body, contextOf(options));
