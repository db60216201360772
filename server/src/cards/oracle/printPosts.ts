// What follows a noun in words: whose it is, where it is, what it has, what has happened to it.

import type { Filter, Zone } from '../ability.ts';
import { pluralOf } from '../vocabulary.ts';
import { LESSER } from './filterAsOther.ts';
import { CAN_ENCHANT, HISTORY_WORDS } from './filterRelations.ts';
import { isPlayerRef } from './playerRefs.ts';
import { listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printAmount, printNoun, printPredicate } from './printing.ts';
import { printDeedSaid } from './printPast.ts';
import { printBound, printNumbered } from './printQuantities.ts';
import { playerVerb, possessivePlayer, printPlayer, printRef, printVerbPlayer } from './printRefs.ts';

const ZONE_PLACES: Readonly<Record<Zone, string>> = {
  battlefield: 'on the battlefield',
  stack: 'on the stack',
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  command: 'in the command zone',
};

const zone = (filter: Extract<Filter, { kind: 'inZone' }>, context: PrintContext): string => {
  if (filter.adjective === true) return 'exiled';
  const preposition = `${filter.total === true ? 'total ' : ''}${filter.word ?? 'in'}`;
  if (filter.elided === true) return filter.player?.kind === 'anyPlayer' ? pluralOf(filter.zone) : filter.zone;
  if (filter.zone === 'battlefield' || filter.zone === 'stack' || filter.zone === 'command')
    return ZONE_PLACES[filter.zone];
  if (filter.but === true && filter.player !== undefined)
    return `from anywhere other than ${possessivePlayer(filter.player, context)} ${filter.plural === true ? pluralOf(filter.zone) : filter.zone}`;
  if (filter.zone === 'exile') return `${preposition} exile`;
  if (filter.each === true) return `${preposition} each ${filter.zone}`;
  if (filter.player === undefined) return `${preposition} all ${pluralOf(filter.zone)}`;
  if (filter.player.kind === 'anyPlayer') {
    return filter.player.form === 'bare'
      ? `${preposition} ${pluralOf(filter.zone)}`
      : `${preposition} a ${filter.single === true ? 'single ' : ''}${filter.zone}`;
  }
  if ('form' in filter.player && filter.player.form === 'all')
    return `${preposition} all players' ${pluralOf(filter.zone)}`;
  return `${preposition} ${possessivePlayer(filter.player, context)} ${filter.player.kind === 'opponents' && filter.player.form === undefined ? pluralOf(filter.zone) : filter.zone}`;
};

const SHARED = {
  creatureType: 'a creature type',
  color: 'a color',
  name: 'a name',
  cardType: 'a card type',
  manaValue: 'a mana value',
  landType: 'a land type',
} as const;

const PROPERTY = { power: 'power', toughness: 'toughness', manaValue: 'mana value', loyalty: 'loyalty' } as const;

const keywords = (filter: Filter): string | undefined => {
  if (filter.kind === 'hasKeyword' && filter.abilities === true) return `${filter.keyword} abilities`;
  if (filter.kind === 'hasKeyword')
    return filter.article === true ? `${withArticle(filter.keyword)} ability` : filter.keyword;
  if ((filter.kind === 'or' || filter.kind === 'and') && filter.of.every((part) => part.kind === 'hasKeyword')) {
    const list = filter.of.map((part) => (part.kind === 'hasKeyword' ? part.keyword : ''));
    return listOf(list, filter.kind === 'and' ? 'and' : (filter.word ?? 'or'));
  }
  return undefined;
};

const counterText = (counter: string | undefined): string => words(counter, 'counter');

/** "another Aura", "an Equipment". */
const attachedText = (what: Filter, context: PrintContext): string => {
  const parts = what.kind === 'and' ? what.of : [what];
  const rest = parts.filter((part) => part.kind !== 'other');
  const text = printNoun(
    rest.length === 1 && rest[0] !== undefined ? rest[0] : { kind: 'and', of: rest },
    false,
    context,
  );
  return rest.length < parts.length ? `another ${text}` : withArticle(text);
};

/** What stands after the noun. */
export const printPost = (filter: Filter, plural: boolean, context: PrintContext): string => {
  if (filter.kind === 'and' && filter.form === 'is')
    return words(plural ? 'that are' : "that's", ...filter.of.map((part) => printPredicate(part, context, plural)));
  if (filter.kind === 'and' && filter.form === 'has') {
    const [only] = filter.of;
    const text = only === undefined ? '' : printPost(only, plural, context);
    return text.replace(/^with/, plural ? 'that have' : 'that has');
  }
  if (filter.kind === 'or' && filter.of.every(({ kind }) => kind === 'named'))
    return `named ${listOf(
      filter.of.map((part) => (part.kind === 'named' ? part.name : '')),
      filter.word ?? 'or',
    )}`;
  if (filter.kind === 'or' && filter.of.every(({ kind }) => kind === 'inZone'))
    return listOf(
      filter.of.map((part) => printPost(part, plural, context)),
      filter.word ?? 'or',
    );
  const abilities = keywords(filter);
  if (abilities !== undefined) return `with ${abilities}`;
  const [power] = filter.kind === 'or' ? filter.of : [];
  if (filter.kind === 'or' && power?.kind === 'compare')
    return `with power or toughness ${printBound(power.comparison, power.to, context)}`;
  switch (filter.kind) {
    case 'castBy':
      return words(
        filter.perfect === true
          ? `${printPlayer(filter.player, context)} ${filter.player.kind === 'you' ? 'have' : 'has'} cast`.replace(
              'you have',
              "you've",
            )
          : printVerbPlayer(filter.player, 'cast', context),
        filter.from === undefined ? undefined : printPost(filter.from, plural, context),
        filter.thisTurn === true ? 'this turn' : undefined,
      );
    case 'controlledBy':
      if (filter.since !== undefined)
        return words(
          printPlayer(filter.player, context),
          filter.since === 'turn' ? 'controlled' : `${playerVerb(filter.player, 'have')} controlled continuously`,
          'since the beginning of the turn',
        );
      if (filter.under === true) return `under ${possessivePlayer(filter.player, context)} control`;
      if (filter.past === true) return `${printPlayer(filter.player, context)} controlled`;
      return filter.by === true
        ? `controlled by ${printPlayer(filter.player, context)}`
        : words(filter.that === true ? 'that' : undefined, printVerbPlayer(filter.player, 'control', context));
    case 'ownedBy':
      return printVerbPlayer(filter.player, 'own', context);
    case 'inZone':
      return zone(filter, context);
    case 'compare':
      if (filter.bare === true)
        return `with ${LESSER.find(([, one]) => one === filter.comparison)?.[0] ?? ''} ${PROPERTY[filter.property]}`;
      if (filter.same === 'as' && filter.to.kind === 'property')
        return `with the same ${PROPERTY[filter.property]} as ${printRef(filter.to.of, context)}`;
      if (filter.same === true) return `with ${printAmount(filter.to, context)}`;
      return filter.first === true
        ? `with ${printBound(filter.comparison, filter.to, context)} ${PROPERTY[filter.property]}`
        : `${filter.alone === true ? '' : 'with '}${filter.total === true ? 'total ' : ''}${PROPERTY[filter.property]} ${printBound(filter.comparison, filter.to, context)}`;
    case 'hasCounter':
      if (filter.some === true)
        return `${words('with one or more', filter.counter, 'counters on')} ${plural ? 'them' : 'it'}`;
      if (filter.plural === true) return `${words('with', filter.counter, 'counters on')} ${plural ? 'them' : 'it'}`;
      return filter.counter === undefined
        ? `with a counter on ${plural ? 'them' : 'it'}`
        : `with ${withArticle(counterText(filter.counter))} on ${plural ? 'them' : 'it'}`;
    case 'named':
      return `named ${filter.name}`;
    case 'above': {
      const many = filter.number === undefined ? undefined : printNumbered(filter.number, filter.what, context);
      const cards = many ?? withArticle(printNoun(filter.what, false, context));
      return words('with', cards, filter.directly === true ? 'directly' : undefined, 'above it');
    }
    case 'chosen':
      if (filter.nth !== undefined) return `of the ${filter.nth === 1 ? 'first' : 'second'} chosen ${filter.what}`;
      if (filter.bare === true) return `the chosen ${filter.what}`;
      if (filter.what === 'colorOfYourChoice') return 'of the color of your choice';
      if (filter.what === 'typeOfYourChoice') return 'of the creature type of your choice';
      return filter.what === 'name'
        ? 'with the chosen name'
        : `of ${filter.that === true ? 'that' : 'the chosen'} ${filter.what}`;
    case 'attachedTo':
      if (filter.were === true)
        return `${plural ? 'that were' : 'that was'} attached to ${printRef(filter.to, context, true)}`;
      return words(
        filter.that === true ? (plural ? 'that are' : "that's") : undefined,
        `attached to ${printRef(filter.to, context, true)}`,
      );
    case 'attachedToPlayer':
      return `attached to ${printPlayer(filter.player, context).replace(/^they$/, 'them')}`;
    case 'hasAttached':
      if (filter.form !== undefined) break;
      return `with ${attachedText(filter.what, context)} attached to ${plural ? 'them' : 'it'}`;
    case 'other':
      return filter.than === undefined || filter.implied === true
        ? 'other'
        : `${filter.except === true ? 'except for' : 'other than'} ${printRef(filter.than, context)}`;
    case 'shares':
      if (filter.form === 'ofThatType') return 'of that type';
      return filter.what === 'name'
        ? `with the same name as ${printRef(filter.with, context)}`
        : `that ${plural ? 'share' : 'shares'} ${filter.among !== undefined ? 'one of those types' : filter.form === 'atLeast' ? SHARED[filter.what].replace('a ', 'at least one ') : SHARED[filter.what]} with ${printRef(filter.with, context)}`;
    case 'facing': {
      const what = isPlayerRef(filter.what)
        ? printPlayer(filter.what, context)
        : printRef(filter.what, context, filter.of !== true);
      const or = filter.or === undefined ? '' : ` or ${printRef(filter.or, context, true)}`;
      return filter.of === true
        ? `${what === 'it' ? "it's" : `${what} is`} ${filter.how}`
        : `${filter.how} ${what}${or}`;
    }
    case 'did':
      return printDeedSaid(filter, plural, context);
    case 'history':
      if (filter.event === CAN_ENCHANT) return `${context.self} ${filter.args?.[0] ?? 'can enchant'}`;
      return (
        HISTORY_WORDS.get(filter.event) ??
        words(filter.event, ...(filter.args ?? []).map((arg) => (arg === '~' ? context.self : arg)))
      );
    case 'targets':
      return words(
        plural ? 'that target' : 'that targets',
        filter.only === true ? 'only' : undefined,
        filter.player !== undefined
          ? printPlayer(filter.player, context) +
              (filter.either === true ? ` or ${withArticle(printNoun(filter.what.filter, false, context))}` : '')
          : filter.what.filter.kind === 'isRef'
            ? printRef(filter.what.filter.ref, context, true)
            : filter.some === true
              ? `one or more ${printNoun(filter.what.filter, true, context)}`
              : filter.single === true
                ? `a single ${printNoun(filter.what.filter, false, context)}`
                : withArticle(printNoun(filter.what.filter, false, context)),
      );
    case 'couldTarget':
      return words(filter.that === true ? 'that' : undefined, printRef(filter.by, context), 'could target');
    case 'fromSource': {
      const source = printNoun({ kind: 'and', of: [filter.source, { kind: 'source' }] }, filter.many === true, context);
      return `from ${filter.many === true ? source : withArticle(source)}`;
    }
    case 'isRef':
      return words(filter.word, printRef(filter.ref, context, filter.word !== undefined));
    case 'not':
      if (filter.form === 'doesntHave')
        return printPost(filter.of, plural, context).replace(/^with/, plural ? "that don't have" : "that doesn't have");
      if (filter.form === 'oneOrMore') return `${plural ? 'that are' : "that's"} one or more colors`;
      return filter.form === 'otherThan' || filter.form === 'exceptFor'
        ? `${filter.form === 'otherThan' ? 'other than' : 'except for'} ${printNoun(filter.of, true, context)}`
        : negatedPost(filter.of, plural, context);
    default:
  }
  return words(plural ? 'that are' : "that's", printPredicate(filter, context, plural));
};

const negatedPost = (of: Filter, plural: boolean, context: PrintContext): string => {
  const abilities = keywords(of);
  if (abilities !== undefined) return `without ${abilities}`;
  if (of.kind === 'history' && of.event.startsWith('with {')) return of.event.replace('with', 'without');
  switch (of.kind) {
    case 'controlledBy':
      return of.player.kind === 'you' ? "you don't control" : printPost(of, plural, context);
    case 'ownedBy':
      return of.player.kind === 'you' ? "you don't own" : printPost(of, plural, context);
    case 'named':
      return `not named ${of.name}`;
    case 'hasAbilities':
      return 'with no abilities';
    case 'hasCounter':
      return `with no ${words(of.counter, 'counters')} on ${plural ? 'them' : 'it'}`;
    case 'inZone':
      return words(plural ? "that aren't" : "that isn't", zone(of, context));
    default:
      return words(plural ? "that aren't" : "that isn't", printPredicate(of, context, plural));
  }
};
