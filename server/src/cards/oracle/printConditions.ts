// Conditions and durations in words.

import type { Comparison, Condition, Duration, Filter, Selection } from '../ability.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { MOMENTS, ordinalWord, PAST } from './conditions.ts';
import { UNSPENT } from './controlConditions.ts';
import { DURATION_WORDS } from './durations.ts';
import { distinctText } from './printAmounts.ts';
import { isCastFact, printCastFact } from './printCastFacts.ts';
import { colorWord } from './printColors.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printIs } from './printIs.ts';
import { printAmount, printNoun } from './printing.ts';
import { printDeedTotal, printObjectDid, printPlayerDid } from './printPast.ts';
import { printBound, printHowMany, printQuantified } from './printQuantities.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';

/** Token texts carry a blank before a clitic ("it 's"); printed text does not. */
export const joinClitics = (text: string): string =>
  text.replaceAll(" 's", "'s").replaceAll(" 're", "'re").replaceAll(" '", "'").replaceAll(' ,', ',');

/** The filter without a last "you control", and whose control that was. */
const splitControl = (
  of: Selection,
): { readonly filter: Filter; readonly control: Extract<Filter, { kind: 'controlledBy' }> | undefined } => {
  const parts = of.filter.kind === 'and' ? of.filter.of : [of.filter];
  const last = parts.at(-1);
  if (last?.kind !== 'controlledBy' || parts.length < 2) return { filter: of.filter, control: undefined };
  const rest = parts.slice(0, -1);
  const [only] = rest;
  return { filter: rest.length === 1 && only !== undefined ? only : { kind: 'and', of: rest }, control: last };
};

/** "your commander": the one you own. */
const isYourCommander = (filter: Filter): boolean =>
  filter.kind === 'and' && filter.of[0]?.kind === 'commander' && filter.of[1]?.kind === 'ownedBy';

const moreThan = (
  { who, what, than, fewer, by, most }: Extract<Condition, { kind: 'moreThan' }>,
  context: PrintContext,
): string =>
  most === true && typeof what === 'object'
    ? words(
        printPlayer(who, context),
        playerVerb(who, 'control'),
        'the most',
        printNoun(what.filter, true, context),
        by === 0 ? `or ${playerVerb(who, 'be') === 'be' ? 'are' : 'is'} tied for the most` : undefined,
      )
    : words(
        printPlayer(who, context),
        playerVerb(who, typeof what === 'object' ? 'control' : 'have'),
        by === undefined ? undefined : `at least ${wordOfNumber(by)}`,
        fewer === true ? (what === 'life' ? 'less' : 'fewer') : 'more',
        typeof what === 'object' ? printNoun(what.filter, true, context) : what === 'life' ? 'life' : 'cards in hand',
        'than',
        printPlayer(than, context),
      );

const count = (condition: Extract<Condition, { kind: 'count' }>, negative: boolean, context: PrintContext): string => {
  if (condition.by !== undefined)
    return words(
      printPlayer(condition.by, context),
      playerVerb(condition.by, negative ? "don't have" : 'have'),
      printQuantified(condition.comparison, condition.to, condition.of.filter, context),
    );
  const { filter: whole } = condition.of;
  const place = condition.are === true && whole.kind === 'and' ? whole.of.at(-1) : undefined;
  if (place !== undefined && whole.kind === 'and') {
    const rest = whole.of.slice(0, -1);
    const noun: Filter = rest.length === 1 && rest[0] !== undefined ? rest[0] : { kind: 'and', of: rest };
    const alone = condition.to.kind === 'number' && condition.to.value === 1 && condition.comparison === '>=';
    const there =
      place.kind === 'attachedTo'
        ? `attached to ${printRef(place.to, context, true)}`
        : place.kind === 'attacking' || place.kind === 'blocking'
          ? place.kind
          : printNoun(place, !alone, context);
    return words(printQuantified(condition.comparison, condition.to, noun, context), alone ? 'is' : 'are', there);
  }
  if (condition.owned === true && whole.kind === 'and') {
    const owner = whole.of.at(-1);
    const noun: Filter = { kind: 'and', of: whole.of.slice(0, -1) };
    const player = owner?.kind === 'ownedBy' ? owner.player : ({ kind: 'you' } as const);
    const what = printQuantified(condition.comparison, condition.to, noun, context);
    return words(printPlayer(player, context), playerVerb(player, 'own'), what);
  }
  const { filter, control } = splitControl(condition.of);
  const text =
    condition.some === true
      ? `one or more ${printNoun(filter, true, context)}`
      : printQuantified(condition.comparison, condition.to, filter, context);
  if (control !== undefined) {
    const nobody = negative && control.player.kind === 'opponents';
    const who = nobody ? 'no opponent' : printPlayer(control.player, context);
    const said = isYourCommander(filter) ? 'your commander' : text;
    return words(who, negative && !nobody ? "don't control" : playerVerb(control.player, 'control'), said);
  }
  const one =
    condition.to.kind === 'number' &&
    condition.to.value === 1 &&
    condition.comparison === '>=' &&
    condition.some !== true;
  return words(one ? 'there is' : 'there are', text);
};

const compare = (condition: Extract<Condition, { kind: 'compare' }>, context: PrintContext): string => {
  const { left, comparison, right } = condition;
  const value = right.kind === 'number' ? right.value : undefined;
  const orMore = (more: string, fewer: string): string =>
    value === 0 && comparison === '='
      ? 'no'
      : words(
          value === undefined || left.kind === 'property'
            ? printAmount(right, context, left.kind === 'property')
            : wordOfNumber(value),
          comparison === '>=' ? more : comparison === '<=' ? fewer : '',
        );
  if (condition.form === 'time' && value !== undefined)
    return `this is the ${ordinalWord(value)} time this ability has resolved this turn`;
  if (condition.form === 'parity') return `${printAmount(left, context)} is ${value === 1 ? 'odd' : 'even'}`;
  if (condition.form === 'lifeMore' && left.kind === 'life' && right.kind === 'sum') {
    const [than, more] = right.terms.map((term) => printAmount(term, context, true));
    return words(
      printPlayer(left.player, context),
      playerVerb(left.player, 'have'),
      `at least ${more} life more than ${than}`,
    );
  }
  if (left.kind === 'life' && (right.kind === 'number' || right.kind === 'x')) {
    return words(
      printPlayer(left.player, context),
      playerVerb(left.player, 'have'),
      comparison === '=' && right.kind === 'number' ? 'exactly' : undefined,
      printBound(comparison, right, context).replace('or greater', 'or more'),
      'life',
    );
  }
  if (left.kind === 'distinct' && condition.form === 'allNamed' && left.among.filter.kind === 'and') {
    const owner = left.among.filter.of.at(-1);
    const what: Filter = { kind: 'and', of: left.among.filter.of.slice(0, -1) };
    return owner?.kind === 'controlledBy'
      ? words(printPlayer(owner.player, context), playerVerb(owner.player, 'control'), printNoun(what, true, context))
      : printNoun(left.among.filter, true, context);
  }
  if (left.kind === 'playerCounters') {
    const strictly: Readonly<Partial<Record<Comparison, string>>> = { '<': 'fewer than ', '>': 'more than ' };
    const one = value === 1 && comparison === '>=';
    return words(
      printPlayer(left.player, context),
      playerVerb(left.player, 'have'),
      one
        ? withArticle(`${left.counter} counter`)
        : `${strictly[comparison] ?? ''}${orMore('or more', 'or fewer')} ${left.counter} counters`,
    );
  }
  if (left.kind === 'handSize') {
    return words(
      printPlayer(left.player, context),
      playerVerb(left.player, 'have'),
      orMore('or more', 'or fewer'),
      'cards in hand',
    );
  }
  if (left.kind === 'counters' && condition.form === 'thereAre') {
    const one = value === 1 && comparison === '=';
    const number = comparison === '=' && value !== 0 ? `exactly ${orMore('', '')}` : orMore('or more', 'or fewer');
    return words(
      one ? 'there is' : 'there are',
      number,
      left.counter,
      one ? 'counter' : 'counters',
      left.among === true ? 'among' : 'on',
      printRef(left.on, context, true),
    );
  }
  if (left.kind === 'counters') {
    return words(printRef(left.on, context), 'has', orMore('or more', 'or fewer'), left.counter, 'counters on it');
  }
  if (left.kind === 'deedTotal')
    return words(
      printBound(comparison, right, context).replace('or greater', 'or more'),
      printDeedTotal(left, context).replace(' dealt', ' was dealt'),
    );
  if (left.kind === 'past' && left.what === UNSPENT) return `you have ${orMore('or more', 'or fewer')} unspent mana`;
  if (left.kind === 'total')
    return words(
      printNoun(left.among.filter, true, context),
      `have total ${left.property}`,
      printBound(comparison, right, context),
    );
  if (condition.form === 'tied' && left.kind === 'property' && right.kind === 'extreme') {
    const it = printRef(left.of, context);
    const has = isPlural(left.of, context) ? 'have' : 'has';
    return `${it} ${has} the ${right.which} ${left.property} or is tied for ${right.which} ${left.property} among ${printNoun(right.among.filter, true, context)}`;
  }
  if (left.kind === 'distinct' && condition.form === 'ofEach') {
    const { filter, control } = splitControl(left.among);
    const each = left.what === 'colors' ? 'of each color' : 'of each basic land type';
    const player = control?.player ?? { kind: 'you' };
    return words(
      printPlayer(player, context),
      playerVerb(player, 'control'),
      withArticle(printNoun(filter, false, context)),
      each,
    );
  }
  if (left.kind === 'distinct' && condition.form === 'thereAre')
    return words('there are', orMore('or more', 'or fewer'), distinctText(left, true, context));
  return words(
    printAmount(left, context),
    condition.form === 'was' || condition.form === 'remains' ? condition.form : 'is',
    printBound(comparison, right, context, left.kind === 'x' || left.kind === 'property'),
  );
};

/** A condition, without "as long as" or "if". `remains`: it is watched by a duration. */
export const printCondition = (condition: Condition, context: PrintContext, remains = false): string => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      if (condition.joint === 'subject') {
        const [first, second] = condition.of.map((part) => printCondition(part, context));
        return `${first} and ${(second ?? '').replace(/^(?:you|they|that player|an opponent|each opponent) /, '')}`;
      }
      if (condition.joint === true) {
        const parts = condition.of.map((part) => printCondition(part, context));
        const head = /^.*? controls? /.exec(parts[0] ?? '')?.[0] ?? '';
        return listOf(
          parts.map((part, index) => (index === 0 ? part : part.replace(head, ''))),
          condition.kind,
        );
      }
      return listOf(
        condition.of.map((part) => printCondition(part, context, remains)),
        condition.kind,
      );
    case 'not':
      if (condition.of.kind === 'is') return printIs(condition.of, true, remains, context);
      if (condition.of.kind === 'turn') return `it's not ${possessivePlayer(condition.of.of, context)} turn`;
      if (condition.of.kind === 'moment') return printCondition(condition.of, context).replace("it's", "it's not");
      if (isCastFact(condition.of)) return printCastFact(condition.of, true, context);
      if (condition.of.kind === 'count') return count(condition.of, true, context);
      if (condition.of.kind === 'objectDid') return printObjectDid(condition.of, true, context);
      if (condition.of.kind === 'playerDid') return printPlayerDid(condition.of, true, context);
      return `it isn't true that ${printCondition(condition.of, context)}`;
    case 'count':
      return count(condition, false, context);
    case 'compare':
      return compare(condition, context);
    case 'is':
      return printIs(condition, false, remains, context);
    case 'playerIs':
      return {
        active: "it's your turn",
        monarch: "you're the monarch",
        initiative: 'you have the initiative',
        hasCitysBlessing: "you have the city's blessing",
        attacked: 'you attacked this turn',
      }[condition.what];
    case 'turn':
      return `it's ${possessivePlayer(condition.of, context)} turn`;
    case 'wasPaid':
    case 'wasSpent':
    case 'manaSpentOn':
    case 'wasCast':
      return printCastFact(condition, false, context);
    case 'moment':
      return `it's ${MOMENTS.find(([, moment]) => moment === condition.moment)?.[0] ?? ''}`;
    case 'timesActivated':
      return `this ability has been activated ${printHowMany(condition.number, context)} times this turn`;
    case 'moreThan':
      return moreThan(condition, context);
    case 'objectDid':
      return printObjectDid(condition, false, context);
    case 'playerDid':
      return printPlayerDid(condition, false, context);
    case 'mostCommon':
      return words(
        condition.color === 'chosen' ? 'the chosen color' : colorWord(condition.color),
        'is the most common color among',
        condition.among.filter.kind === 'permanent' ? 'all' : undefined,
        printNoun(condition.among.filter, true, context),
        condition.tied === true ? 'or is tied for most common' : undefined,
        condition.form === 'not' ? "but isn't tied for most common" : undefined,
      );
    case 'youControlThis':
      return `you control ${context.self}`;
    case 'chosen':
      return `the chosen ${condition.what} is ${condition.is ?? 'any'}`;
    case 'history':
      return joinClitics(
        PAST.find(([, event]) => event === condition.event)?.[0] ?? words(condition.event, ...(condition.args ?? [])),
      );
  }
};

/** A duration; nothing for one that the game's end ends. */
export const printDuration = (duration: Duration, context: PrintContext): string => {
  switch (duration.until) {
    case 'none':
      return '';
    case 'asLongAs':
      return `for as long as ${printCondition(duration.condition, context, true)}`;
    case 'turnedFaceDown':
      return `until ${context.self} is turned face down`;
    case 'leaves':
      return `until ${printRef(duration.what, context)} leaves the battlefield`;
    default: {
      if (duration.until === 'controllersNextUntap' || duration.until === 'yourNextUntap') return '';
      const entry = DURATION_WORDS.find(([, until]) => until === duration.until);
      return entry === undefined ? '' : joinClitics(entry[0]);
    }
  }
};
