// Continuous effects as sentences: condition and duration, subject, predicates.

import type { Amount, Condition, ContinuousEffectSpec, Duration, Operation } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { asSpells } from './continuousRules.ts';
import { printDuration } from './printConditions.ts';
import type { PrintContext } from './printContext.ts';
import { words } from './printContext.ts';
import { printAmount, printCondition } from './printing.ts';
import { printLimitParts } from './printLimits.ts';
import { printPredicates, printTextWords } from './printOperations.ts';
import { isPlural, playerVerb, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { printAbilitiesProhibited, printPlayerRule, printRulesSentence } from './printRules.ts';

interface Sentence {
  readonly core: string;
  readonly tail: string;
}

const equalSentence = (
  operation: Extract<Operation, { op: 'setPT' }>,
  possessive: string,
  context: PrintContext,
): string => {
  const { power, toughness } = operation;
  if (power !== undefined && toughness !== undefined) return printBothEqual(power, toughness, possessive, context);
  return power === undefined
    ? `${possessive} toughness is equal to ${printAmount(toughness ?? { kind: 'x' }, context)}`
    : `${possessive} power is equal to ${printAmount(power, context)}`;
};

/** "its power and toughness are each equal to …", "its power is equal to … and its toughness is equal to that number plus 1". */
export const printBothEqual = (power: Amount, toughness: Amount, possessive: string, context: PrintContext): string => {
  if (power === toughness && power.kind === 'number')
    return `${possessive} power and toughness are each ${power.value}`;
  if (power === toughness) return `${possessive} power and toughness are each equal to ${printAmount(power, context)}`;
  const [first, more] = toughness.kind === 'sum' ? toughness.terms : [];
  const less = more?.kind === 'times' && more.factor === -1 && more.amount === power;
  const plus =
    first === undefined || more === undefined
      ? printAmount(toughness, context)
      : less
        ? `${printAmount(first, context, true)} minus that number`
        : `that number plus ${printAmount(more, context, true)}`;
  return `${possessive} power is equal to ${printAmount(power, context)} and its toughness is equal to ${plus}`;
};

/** "its base power becomes equal to …", "change its base power and toughness to …". */
const becoming = (
  operation: Extract<Operation, { op: 'setPT' }>,
  possessive: string,
  context: PrintContext,
): string => {
  const { power, toughness, form } = operation;
  const amount = power ?? toughness ?? { kind: 'x' };
  const both = power !== undefined && toughness !== undefined;
  if (form === 'become' && both)
    return `${possessive} base power and toughness become ${printAmount(power, context, true)}/${printAmount(toughness, context, true)}`;
  const what = both ? 'power and toughness' : power === undefined ? 'toughness' : 'power';
  const to =
    both && power.kind === 'property' && power.form === 'of'
      ? `the power and toughness of ${printRef(power.of, context, true)}`
      : both && power.kind === 'property'
        ? `${printPossessive(power.of, context)} power and toughness`
        : printAmount(amount, context, true);
  return form === 'change'
    ? `change ${possessive} base ${what} to ${to}`
    : `${possessive} base ${what} ${both ? 'become' : 'becomes'} equal to ${to}`;
};

const core = (effect: ContinuousEffectSpec, context: PrintContext): Sentence => {
  const { subject, operations } = effect;
  const [first, second] = operations;
  if (subject.kind === 'rules') {
    return { core: first?.op === 'rule' ? printRulesSentence(first.rule, context) : '', tail: '' };
  }
  if (subject.kind === 'players') {
    if (first?.op !== 'rule' || effect.withNext === true)
      return { core: printPlayer(subject.player, context), tail: '' };
    return { core: printPlayerRule(first.rule, subject.player, first.lead === 'gains', context), tail: '' };
  }
  const { ref } = subject;
  if (first !== undefined && second === undefined) {
    switch (first.op) {
      case 'control': {
        const object = printRef(ref, context, true);
        if (first.lead !== 'gains')
          return { core: `${printPlayer(first.by, context)} ${playerVerb(first.by, 'control')} ${object}`, tail: '' };
        if (first.by.kind === 'you' && first.youSaid !== true) return { core: `gain control of ${object}`, tail: '' };
        return {
          core: `${printPlayer(first.by, context)} ${playerVerb(first.by, 'gain')} control of ${object}`,
          tail: '',
        };
      }
      case 'rule': {
        const { rule } = first;
        const object = printRef(ref, context, true);
        if (rule.rule === 'must' && rule.what === 'beBlockedByAll') {
          return {
            core: words(
              'all creatures able to block',
              object,
              rule.thisTurn === true ? 'this turn' : undefined,
              'do so',
            ),
            tail: '',
          };
        }
        if (rule.rule === 'noLegendRule')
          return { core: `${printRulesSentence(rule, context)} to ${object}`, tail: '' };
        if (rule.rule === 'cant' && (rule.what === 'activateAbilities' || rule.what === 'activateNonManaAbilities')) {
          const prohibited = printAbilitiesProhibited(rule);
          return {
            core:
              ref.kind === 'all'
                ? prohibited.replace('abilities', `abilities of ${object}`)
                : `${printPossessive(ref, context)} ${prohibited}`,
            tail: '',
          };
        }
        if (rule.rule === 'exiledInsteadOfDying') {
          return {
            core: words(
              'if',
              printRef(ref, context),
              'would die',
              rule.thisTurn === true ? 'this turn,' : undefined,
              'exile it instead',
            ).replace('die exile', 'die, exile'),
            tail: '',
          };
        }
        if (rule.rule === 'assignsDamage' && rule.how === 'asUnblocked')
          return {
            core: words(
              `you may have ${object} assign ${isPlural(ref, context) ? 'their' : 'its'} combat damage`,
              rule.thisTurn === true ? 'this turn' : undefined,
              `as though ${isPlural(ref, context) ? 'they' : 'it'} weren't blocked`,
            ),
            tail: '',
          };
        if (rule.rule === 'castOnly')
          return { core: `cast ${object} only ${printLimitParts(rule.limits, context).join(' and only ')}`, tail: '' };
        if (rule.rule === 'can' && rule.what === 'castAsThoughFlash') {
          const more = rule.more === undefined ? undefined : `if you pay ${printManaCost(rule.more)} more to cast it`;
          return { core: words('you may cast', object, 'as though it had flash', more), tail: '' };
        }
        if (rule.rule === 'mayPlay') {
          const from =
            rule.from === undefined ? undefined : rule.from === 'exile' ? 'from exile' : `from your ${rule.from}`;
          return {
            core: words(
              rule.who === undefined ? 'you' : printPlayer(rule.who, context),
              rule.look === true ? 'may look at and' : 'may',
              rule.verb,
              rule.spells === undefined ? object : printRef(asSpells(ref, rule.spells), context, true),
              from,
              rule.as === undefined ? undefined : `as an ${rule.as}`,
              rule.free === true
                ? isPlural(ref, context)
                  ? 'without paying their mana costs'
                  : 'without paying its mana cost'
                : undefined,
            ),
            tail: '',
          };
        }
        if (first.rule.rule === 'can' && first.rule.what === 'stayTapped') {
          return {
            core: `you may choose not to untap ${printRef(ref, context, true)} during your untap step`,
            tail: '',
          };
        }
        break;
      }
      case 'switchPT':
        return {
          core:
            first.form === 'of'
              ? `switch the power and toughness of ${printRef(ref, context, true)}`
              : `switch ${printPossessive(ref, context)} power and toughness`,
          tail: '',
        };
      case 'exchangeText':
        if (first.with !== undefined) break;
        return { core: `exchange the text boxes of ${printRef(ref, context, true)}`, tail: '' };
      case 'text':
        return {
          core: `change the text of ${printRef(ref, context, true)} by replacing all instances of ${printTextWords(first)}`,
          tail: first.except === undefined ? '' : `. The new creature type can't be ${first.except.join(' or ')}`,
        };
      case 'setPT':
        if (first.form === 'becomeLate' && first.power !== undefined) {
          const equal = printAmount(first.power, context, true);
          return {
            core: `the base power and toughness of ${printRef(ref, context, true)} become equal to ${equal}`,
            tail: '',
          };
        }
        if (first.form === 'become' || first.form === 'becomeEqual' || first.form === 'change')
          return { core: becoming(first, printPossessive(ref, context), context), tail: '' };
        if (first.form === 'equal' && first.lead === undefined)
          return { core: equalSentence(first, printPossessive(ref, context), context), tail: '' };
        break;
      default:
    }
  }
  const predicates = printPredicates(operations, isPlural(ref, context), context);
  const text = words(printRef(ref, context), predicates.text);
  return { core: text.replace(/^it is /, "it's ").replace(/^they are /, "they're "), tail: predicates.tail };
};

type Word = 'if' | 'during' | 'duringIf' | 'unless' | undefined;

const backCondition = (condition: Condition, word: Word, context: PrintContext): string => {
  if (word === 'during') return 'during your turn';
  if (word === 'unless' && condition.kind === 'not') return `unless ${printCondition(condition.of, context)}`;
  return `${word ?? 'as long as'} ${printCondition(condition, context)}`;
};

const frontCondition = (condition: Condition, word: Word, context: PrintContext): string => {
  if (word === 'if') return `if ${printCondition(condition, context)}, `;
  if ((word === 'during' || word === 'duringIf') && condition.kind === 'and' && condition.of[1] !== undefined)
    return `during your turn, ${word === 'during' ? 'as long as' : 'if'} ${printCondition(condition.of[1], context)}, `;
  if (word === 'during' && condition.kind === 'turn' && condition.of.kind === 'eachOpponent')
    return "during each opponent's turn, ";
  if (word === 'during') return condition.kind === 'not' ? 'during turns other than yours, ' : 'during your turn, ';
  return `${word ?? 'as long as'} ${printCondition(condition, context)}, `;
};

/** "doesn't untap during its controller's next untap step": the duration stands inside the predicate. */
export const nextUntap = (sentence: Sentence, duration: Duration): Sentence =>
  duration.until === 'controllersNextUntap'
    ? { ...sentence, core: sentence.core.replace(/(controllers?'?s?) untap step/, '$1 next untap step') }
    : duration.until === 'yourNextUntap'
      ? {
          ...sentence,
          core: sentence.core.replace(
            / during (?:its controller's|their controllers') untap steps?/,
            ' during your next untap step',
          ),
        }
      : sentence;

/** A duration; that of what does not untap stands inside its predicate. */
const timeOf = (effect: ContinuousEffectSpec, duration: Duration, context: PrintContext): string => {
  const untaps = effect.operations.some(
    (operation) =>
      operation.op === 'rule' && operation.rule.rule === 'cant' && operation.rule.what === 'untapDuringUntapStep',
  );
  if (duration.until === 'controllersNextUntap' && !untaps) return "until its controller's next untap step";
  return duration.until === 'yourNextUntap' && !untaps
    ? 'until your next untap step'
    : printDuration(duration, context);
};

/** One sentence of a continuous effect, without its full stop and capital. `shared`: the duration stands in another clause. */
export const printContinuous = (
  effect: ContinuousEffectSpec,
  duration: Duration,
  place: 'front' | 'back' | undefined,
  context: PrintContext,
): string => {
  const sentence = nextUntap(core(effect, context), duration);
  const { condition } = effect;
  const time = place === undefined ? '' : timeOf(effect, duration, context);
  const front =
    (place === 'front' ? `${time}, ` : '') +
    (effect.conditionPlace === 'front' && condition !== undefined
      ? frontCondition(condition, effect.conditionWord, context)
      : '');
  const back = words(
    place === 'back' ? time : undefined,
    condition !== undefined && effect.conditionPlace !== 'front'
      ? backCondition(condition, effect.conditionWord, context)
      : undefined,
  );
  const text = back === '' ? sentence.core : `${sentence.core} ${back}`;
  return front + text + sentence.tail;
};
