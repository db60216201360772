// The parts of instructions in words: counts, tokens, mana, moves, damage.

import type { Amount, Instruction, ManaProduced, ObjectRef, PlayerRef, TokenSpec } from '../ability.ts';
import { printManaCost } from '../mana.ts';
import { BACK_VERBS, FRONT_VERBS } from './objectVerbs.ts';
import { printNth, printOrder } from './places.ts';
import { isPlayerRef } from './playerRefs.ts';
import { printAbilities } from './printAbilities.ts';
import { isSaidEach, printEach } from './printAmounts.ts';
import { colorWord, isAllColors } from './printColors.ts';
import { capital, listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printAmount, printNoun } from './printing.ts';
import { isPlural, playerVerb, possessivePlayer, printPlayer, printRef } from './printRefs.ts';
import { MANA_LIKE } from './spellVerbs.ts';

export const printReceiver = (value: ObjectRef | PlayerRef, context: PrintContext): string => {
  if (!isPlayerRef(value)) return printRef(value, context, true);
  const text = printPlayer(value, context);
  return text === 'they' ? 'them' : text;
};

interface Scaled {
  readonly base: Amount;
  readonly each: Amount | undefined;
}

/** "N for each …": the number before and the count after it. */
export const scaled = (amount: Amount): Scaled => {
  if (amount.kind === 'times') {
    const inner = scaled(amount.amount);
    if (inner.each !== undefined) return { base: { kind: 'number', value: amount.factor }, each: inner.each };
  }
  return isSaidEach(amount) ? { base: { kind: 'number', value: 1 }, each: amount } : { base: amount, each: undefined };
};

export const tail = (each: Amount | undefined, context: PrintContext): string | undefined =>
  each === undefined ? undefined : printEach(each, context);

export const isOne = (amount: Amount): boolean => amount.kind === 'number' && amount.value === 1;

const isPlainAmount = (amount: Amount): boolean =>
  amount.kind === 'number' || amount.kind === 'x' || amount.kind === 'thatMany';

/** "a card", "two cards", "X cards", "cards equal to its power". */
export const cardCount = (amount: Amount, context: PrintContext): string => {
  const { base, each } = scaled(amount);
  if (base.kind === 'sum' && base.form === 'after') {
    const [first, more] = base.terms;
    const sign = more?.kind === 'times' ? 'minus' : 'plus';
    const count = more?.kind === 'times' ? more.amount : more;
    if (first !== undefined && count !== undefined)
      return `${printAmount(first, context)} cards ${sign} ${printAmount(count, context)}`;
  }
  if (!isPlainAmount(base)) return `cards equal to ${printAmount(base, context)}`;
  return words(isOne(base) ? 'a card' : `${printAmount(base, context)} cards`, tail(each, context));
};

export const lifeCount = (amount: Amount, context: PrintContext): string => {
  const { base, each } = scaled(amount);
  if (base.kind === 'half' && base.amount.kind === 'life')
    return `half ${base.amount.player.kind === 'you' ? 'your' : 'their'} life, rounded ${base.round}`;
  if (base.kind === 'times' && base.amount.kind === 'x') return `${printAmount(base, context)} life`;
  if (!isPlainAmount(base)) return `life equal to ${printAmount(base, context)}`;
  return words(`${printAmount(base, context, true)} life`, tail(each, context));
};

export const countedCounters = (
  counter: string,
  amount: Amount,
  context: PrintContext,
): { readonly text: string; readonly each: string | undefined } => {
  const { base, each } = scaled(amount);
  const text = isOne(base) ? withArticle(`${counter} counter`) : `${printAmount(base, context)} ${counter} counters`;
  return { text, each: tail(each, context) };
};

/** A token as it is created, without its number: "1/1 white Soldier creature token with flying". */
export const printToken = (token: TokenSpec, plural: boolean, context: PrintContext): string => {
  const noun = plural ? 'tokens' : 'token';
  if (token.predefined !== undefined) return `${token.predefined} ${noun}`;
  const late = isAllColors(token.colors) || token.colorsLate === true;
  const { power, toughness, pairForm } = token;
  const abilities = token.abilities.slice(0, token.later?.from);
  const withs = [
    ...(pairForm === undefined || pairForm === 'later' ? [] : [pairText(token, context)]),
    ...(abilities.length === 0
      ? []
      : [
          printAbilities(
            abilities,
            abilities.map((ability) => ability.kind !== 'keyword'),
            context,
          ),
        ]),
  ];
  const named = token.name === undefined || token.nameFirst === true ? undefined : `named ${token.name}`;
  const colors = isAllColors(token.colors)
    ? 'all colors'
    : token.colors.length === 0
      ? 'colorless'
      : listOf(token.colors.map(colorWord));
  return words(
    ...(token.supertypes ?? []).map((type) => type.toLowerCase()),
    power === undefined || toughness === undefined || pairForm !== undefined
      ? undefined
      : `${printAmount(power, context, true)}/${printAmount(toughness, context, true)}`,
    late ? undefined : colors,
    ...token.subtypes,
    ...token.types.map((type) => type.toLowerCase()),
    noun,
    token.nameBefore === true ? named : undefined,
    withs.length === 0 ? undefined : `with ${listOf(withs)}`,
    token.nameBefore === true ? undefined : named,
    late ? `${plural ? 'that are' : "that's"} ${colors}` : undefined,
    token.every === undefined
      ? undefined
      : `${plural ? 'that are' : "that's"} every ${token.every === 'creature' ? 'creature' : 'basic land'} type`,
  );
};

/** "power equal to its power and toughness equal to its toughness", "base power and toughness each equal to X". */
const pairText = ({ power, toughness, pairForm }: TokenSpec, context: PrintContext): string => {
  if (power === undefined || toughness === undefined) return '';
  if (pairForm === 'equal')
    return `power equal to ${printAmount(power, context)} and toughness equal to ${printAmount(toughness, context)}`;
  return `${pairForm === 'baseEach' ? 'base ' : ''}power and toughness each equal to ${printAmount(power, context)}`;
};

/** Player and verb; the verb alone where the subject is elided (`bare`: after "may"). */
export const creator = (
  item: { readonly player: PlayerRef; readonly elided?: boolean },
  verb: string,
  context: PrintContext,
): string => {
  const { player } = item;
  if (player.kind === 'you') return item.elided === false ? `you ${verb}` : verb;
  if (item.elided === true) return context.bare ? verb : playerVerb(player, verb);
  return `${printPlayer(player, context)} ${playerVerb(player, verb)}`;
};

/** "you gain", but "you may gain" and "draws a card and loses". */
export const lifeVerb = (
  item: { readonly player: PlayerRef; readonly elided?: boolean },
  verb: string,
  context: PrintContext,
): string =>
  item.player.kind === 'you' && !context.bare && item.elided !== true ? `you ${verb}` : creator(item, verb, context);

export const entering = (
  tapped: boolean | undefined,
  attacking: boolean | undefined,
  plural: boolean,
): string | undefined => {
  if (attacking !== true) return undefined;
  return words(plural ? 'that are' : "that's", tapped === true ? 'tapped and attacking' : 'attacking');
};

export const counted = (count: Amount, context: PrintContext, one: string, many: string): string => {
  if (isOne(count)) return withArticle(one);
  return `${printAmount(count, context)} ${many}`;
};

/** Mana in words: "{G}", "two mana of any one color", "one mana of that color for each charge counter on this artifact". */
export const mana = (whole: ManaProduced, context: PrintContext): string => {
  const { base, each } =
    'amount' in whole && whole.kind !== 'perAmount' ? scaled(whole.amount) : { base: undefined, each: undefined };
  const produced = base === undefined || !('amount' in whole) ? whole : { ...whole, amount: base };
  return words(manaText(produced, context), tail(each, context));
};

const manaText = (produced: ManaProduced, context: PrintContext): string => {
  switch (produced.kind) {
    case 'cost':
      return printManaCost(produced.cost);
    case 'choice':
      return listOf(
        [
          ...produced.options.map(printManaCost),
          ...(produced.chosenColor === true ? ['one mana of the chosen color'] : []),
        ],
        'or',
      );
    case 'perAmount':
      if (produced.form === 'equal')
        return `an amount of ${printManaCost(produced.cost)} equal to ${printAmount(produced.amount, context)}`;
      if (produced.amount.kind === 'thatMany') return `that much ${printManaCost(produced.cost)}`;
      return words(printManaCost(produced.cost), printEach(produced.amount, context));
    case 'combination':
      return `${printAmount(produced.amount, context)} mana in any combination of ${listOf(produced.options.map(printManaCost), 'and/or')}`;
    case 'like': {
      if (produced.form === 'equal')
        return `an amount of mana of that color equal to ${printAmount(produced.amount, context)}`;
      const [before = '', after = ''] = MANA_LIKE.find(([, , what]) => what === produced.what) ?? [];
      const of = produced.of === undefined ? undefined : printRef(produced.of, context, true);
      return words(printAmount(produced.amount, context), before, of, after).replaceAll(" '", "'");
    }
    case 'anyCombination':
      return `${printAmount(produced.amount, context)} mana in any combination of colors`;
    case 'anyColor':
      return `${printAmount(produced.amount, context)} mana of any color`;
    case 'anyOneColor':
      return `${printAmount(produced.amount, context)} mana of any one color`;
    case 'chosenColor':
      return `${printAmount(produced.amount, context)} mana of the chosen color`;
  }
};

const ownersHand = (what: ObjectRef, context: PrintContext): string =>
  isPlural(what, context) ? "their owners' hands" : "its owner's hand";

const ownedByYou = (what: ObjectRef, context: PrintContext): boolean => {
  const text = printRef(what, context);
  return / your graveyard(?: at random)?$/.test(text) || / you own$/.test(text);
};

/** "under your control", "under its owner's control". */
export const underControl = (item: Extract<Instruction, { do: 'move' }>, context: PrintContext): string | undefined =>
  item.under === undefined
    ? undefined
    : item.under.kind === 'ownerOf'
      ? `under ${isPlural(item.what, context) ? "their owners'" : "its owner's"} control`
      : `under ${possessivePlayer(item.under, context)} control`;

export const moved = (item: Extract<Instruction, { do: 'move' }>, context: PrintContext): string => {
  const what = words(printRef(item.what, context, true), item.from === 'graveyard' ? 'from your graveyard' : undefined);
  const under = underControl(item, context);
  const attached =
    item.attachedTo === undefined ? undefined : `attached to ${printRef(item.attachedTo, context, true)}`;
  const counters =
    item.counters === undefined ? undefined : countedCounters(item.counters.counter, item.counters.count, context);
  const withCounters =
    counters === undefined
      ? undefined
      : `with ${item.counters?.additional === true ? additionally(counters.text) : counters.text} on ${isPlural(item.what, context) ? 'them' : 'it'}`;
  const place = printPlace(item, context);
  const verb = item.elided === true ? undefined : item.verb === 'put' || !RETURNED.has(item.to) ? 'put' : 'return';
  if (item.placeFirst === true) return words(verb, place, under, what);
  const text = words(
    verb,
    what,
    item.back === true ? 'back' : undefined,
    place,
    under,
    item.late === true ? 'tapped and attacking' : undefined,
    attached,
    withCounters,
  );
  return item.hosts === undefined
    ? text
    : `${text}. Only ${printNoun(item.hosts, true, context)} can be enchanted this way`;
};

/** Zones to which cards are returned, where nothing says that they are put. */
const RETURNED: ReadonlySet<string> = new Set(['hand', 'battlefield']);

/** "an additional +1/+1 counter", "two additional +1/+1 counters". */
const additionally = (text: string): string =>
  text.replace(/^(\S+) /, (_, count: string) =>
    count === 'a' || count === 'an' ? 'an additional ' : `${count} additional `,
  );

/** Where an instruction puts things, in words. */
export const printPlace = (item: Extract<Instruction, { do: 'move' }>, context: PrintContext): string => {
  const put = item.verb === 'put';
  const plural = isPlural(item.what, context);
  const whose = item.whose === undefined ? undefined : possessivePlayer(item.whose, context);
  switch (item.to) {
    case 'hand':
      if (put)
        return `into ${whose === undefined ? (item.yours === true ? 'your hand' : ownersHand(item.what, context)) : `${whose} hand`}`;
      if (whose !== undefined) return `to ${whose} hand`;
      return `to ${item.yours === true ? 'your hand' : ownersHand(item.what, context)}`;
    case 'battlefield':
      return words(
        put ? 'onto the battlefield' : 'to the battlefield',
        item.transformed === true && item.tapped === true
          ? 'tapped and transformed'
          : item.transformed === true
            ? 'transformed'
            : undefined,
        item.tapped === true && item.late !== true && item.transformed !== true ? 'tapped' : undefined,
        item.attacking === true && item.late !== true
          ? item.tapped === true
            ? 'and attacking'
            : 'attacking'
          : undefined,
        item.faceDown === true ? 'face down' : undefined,
      );
    case 'library': {
      if (item.bare === true && item.order === undefined) return 'on top of it';
      if (item.bare === true)
        return words(item.position === 'bottom' ? 'on the bottom' : 'on top', printOrder(item.order));
      if (item.back === true && item.whose === undefined) return printOrder(item.order) ?? '';
      const library = `${whose ?? (ownedByYou(item.what, context) ? 'your' : plural ? "their owners'" : "its owner's")} ${whose === undefined && plural && !ownedByYou(item.what, context) ? 'libraries' : 'library'}`;
      if (item.nth !== undefined) return words('into', library, printNth(item.nth));
      return words(
        ENDS[item.position === 'bottom' ? 'bottom' : item.position === 'topOrBottom' ? 'either' : 'top'],
        library,
        printOrder(item.order),
      );
    }
    case 'exile':
      return 'into exile';
    default:
      return `into ${whose ?? (item.yours === true ? 'your' : plural ? "their owners'" : "its owner's")} ${whose === undefined && item.yours !== true && plural ? 'graveyards' : 'graveyard'}`;
  }
};

const ENDS = { top: 'on top of', bottom: 'on the bottom of', either: 'on the top or bottom of' } as const;

const destroyed = (
  item: Extract<Instruction, { do: 'simple' }>,
  said: NonNullable<Extract<Instruction, { do: 'simple' }>['noRegenerate']>,
  context: PrintContext,
): string => {
  if (said === true) return isPlural(item.what, context) ? 'they' : 'it';
  const noun = printNoun(said.noun, said.many === true, context);
  return said.many === true ? noun : withArticle(noun);
};

export const simple = (item: Extract<Instruction, { do: 'simple' }>, context: PrintContext): string => {
  if (item.verb === 'populate' || item.verb === 'proliferate') return item.verb;
  const what = printRef(item.what, context, true);
  if (item.verb === 'turnFaceUp') return `turn ${what} face up`;
  if (item.verb === 'turnFaceDown') return `turn ${what} face down`;
  if (item.verb === 'removeFromCombat') return `remove ${what} from combat`;
  if (item.verb === 'unattach') return `unattach ${what}`;
  const back = BACK_VERBS.find(([, , verb]) => verb === item.verb && verb !== 'transform');
  if (back !== undefined) return words(printRef(item.what, context), isPlural(item.what, context) ? back[1] : back[0]);
  const front = FRONT_VERBS.find(([, verb]) => verb === item.verb);
  const regenerate =
    item.noRegenerate === undefined
      ? ''
      : `. ${capital(destroyed(item, item.noRegenerate, context))} can't be regenerated`;
  const until =
    item.untilLeaves === undefined ? undefined : `until ${printRef(item.untilLeaves, context)} leaves the battlefield`;
  return words(front?.[0] ?? item.verb, what, until) + regenerate;
};

export const damage = (item: Extract<Instruction, { do: 'damage' }>, context: PrintContext): string => {
  const { base, each } = item.form === 'each' ? scaled(item.amount) : { base: item.amount, each: undefined };
  const plain = isPlainAmount(base);
  const to = words(
    printReceiver(item.to, context),
    item.also === undefined ? undefined : `and ${printPlayer(item.also, context)}`,
  );
  if (item.asMuch === true) return to;
  const verb = words(
    item.elided === true ? undefined : printRef(item.source, context),
    item.each === true ? 'each' : undefined,
    item.bare === true ? undefined : isPlural(item.source, context) ? 'deal' : 'deals',
    item.additional === true ? 'an additional' : undefined,
  );
  if (item.form === 'equalLast')
    return `${verb}${verb === '' ? '' : ' '}damage to ${to} equal to ${printAmount(item.amount, context)}`;
  return words(
    verb,
    plain ? `${printAmount(base, context, true)} damage` : `damage equal to ${printAmount(item.amount, context)}`,
    item.divided === true
      ? 'divided as you choose among'
      : item.evenly === true
        ? 'divided evenly, rounded down, among'
        : item.sameTo === true
          ? undefined
          : 'to',
    item.sameTo === true ? undefined : to,
    tail(each, context),
  );
};
