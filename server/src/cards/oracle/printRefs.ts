// References to objects and players in words, in every case: subject, object, possessive.

import type { Again, Filter, ObjectRef, PlayerRef, TargetSpec } from '../ability.ts';
import { wordOfNumber } from '../vocabulary.ts';
import { OR_CONTROLLER } from './players.ts';
import { listOf, type PrintContext, withArticle } from './printContext.ts';
import { printAmount, printCondition, printNoun } from './printing.ts';
import { thirdPerson } from './verbForms.ts';
import { withoutOther } from './withoutOther.ts';

const printAgain = (again: Again, context: PrintContext): string =>
  typeof again === 'string'
    ? pronounText(again)
    : `${again.each === true ? 'each of ' : ''}${again.word} ${printNoun(again.noun, again.word === 'those' || again.word === 'both', context)}`;

const pronounText = (word: 'it' | 'itself' | 'they' | 'eachOfThem'): string =>
  word === 'eachOfThem' ? 'each of them' : word;

/** Whether something said again takes plural verbs. */
const isPluralAgain = (again: Again): boolean =>
  again === 'they' ||
  (typeof again === 'object' && (again.word === 'those' || again.word === 'both') && again.each !== true);

const isPlayerOnly = (spec: TargetSpec): boolean => spec.objects === false;

const printTarget = (spec: TargetSpec, context: PrintContext): string =>
  (spec.eachOf === true ? 'each of ' : '') +
  targetText(spec, context) +
  (spec.theirChoice === true ? ' of their choice' : '') +
  (spec.how === undefined ? '' : ` ${spec.how}`);

const targetText = (spec: TargetSpec, context: PrintContext): string => {
  if (spec.form === 'any') {
    if (spec.max === 1 && spec.min === 1) {
      if (spec.said !== undefined) return spec.said === 'third' ? 'a third target' : 'any other target';
      return spec.other === true ? 'another target' : 'any target';
    }
    if (spec.count !== undefined)
      return `${spec.upTo === true ? 'up to ' : ''}${printAmount(spec.count, context)} targets`;
    const targets = spec.other === true ? 'other targets' : 'targets';
    if (spec.max === 'any') return `any number of ${targets}`;
    if (spec.min === 1 && spec.max === 2) return 'one or two targets';
    if (spec.min === 1 && spec.max === 3) return 'one, two, or three targets';
    return `${spec.min === 0 ? 'up to ' : ''}${wordOfNumber(spec.max)} ${targets}`;
  }
  const bare = withoutOther(spec.filter);
  const whole: Filter = bare ?? spec.filter;
  const filter: Filter = spec.placed === true && whole.kind === 'and' ? { ...whole, of: whole.of.slice(0, -1) } : whole;
  const plural = spec.max !== 1;
  const other = bare !== undefined || spec.other === true;
  const noun = printNoun(filter, plural, context);
  if (isPlayerOnly(spec) && !plural) {
    const who = spec.who === undefined ? undefined : printCondition(spec.who, context).replace(/^that player /, '');
    if (who === undefined) return `target ${noun}`;
    return `target ${noun} ${spec.reduced === true ? who.replace(/^was /, '') : `who ${who}`}`;
  }
  const target =
    spec.said === 'third' ? 'a third target' : other ? (plural ? 'other target' : 'another target') : 'target';
  if (spec.count !== undefined)
    return `${spec.upTo === true ? 'up to ' : ''}${printAmount(spec.count, context)} ${target} ${noun}`;
  if (spec.max === 'any') return `any number of ${target} ${noun}`;
  if (spec.min === 1 && spec.max === 2) return `one or two ${target} ${noun}`;
  if (spec.min === 1 && spec.max === 3) return `one, two, or three ${target} ${noun}`;
  if (spec.min === 0) return `up to ${wordOfNumber(spec.max)} ${other ? 'other target' : 'target'} ${noun}`;
  return spec.max === 1 ? `${target} ${noun}` : `${wordOfNumber(spec.max)} ${target} ${noun}`;
};

const SPECIAL = {
  sacrificed: 'the sacrificed',
  discarded: 'the discarded',
  exiled: 'the exiled',
  revealed: 'the revealed',
  milled: 'the milled',
  drawn: 'the drawn',
  tapped: 'the tapped',
  chosen: 'the chosen',
  created: 'the',
  copied: 'the',
} as const;

const printThat = (ref: Extract<ObjectRef, { kind: 'that' }>, context: PrintContext): string => {
  if (ref.antecedent === 'eventOther' && ref.the === true && ref.noun !== undefined)
    return `the other ${printNoun(ref.noun, false, context)}`;
  if (ref.antecedent === 'haunted') return `the creature ${ref.word === 'it' ? 'it' : context.self} haunts`;
  const plural = ref.word === 'those' || ref.word === 'they' || ref.word === 'both';
  if (ref.word === 'eachOfThem') return pronounText(ref.word);
  if (ref.noun === undefined)
    return ref.antecedent === 'copied' && ref.word === undefined ? 'the copy' : (ref.word ?? 'it');
  if (ref.antecedent === 'copied' && plural) return 'the copies';
  const noun = printNoun(ref.noun, plural, context);
  if (ref.way !== undefined) return `the ${noun} ${ref.way === true ? ref.antecedent : ref.way} this way`;
  if (ref.each === true) return `each of those ${noun}`;
  if (ref.word === 'both' || ref.word === 'the' || ref.word?.startsWith('the ') === true) return `${ref.word} ${noun}`;
  if (ref.the === true && ref.antecedent in SPECIAL)
    return `${SPECIAL[ref.antecedent as keyof typeof SPECIAL]} ${noun}`;
  if (ref.word === 'that' || (ref.word === 'those' && ref.definite !== true)) return `${ref.word} ${noun}`;
  if (ref.word === undefined && ref.antecedent === 'chosen') return `the chosen ${noun}`;
  if (ref.antecedent === 'event' || ref.antecedent === 'eventOther' || ref.antecedent === 'previous')
    return `that ${noun}`;
  return `${SPECIAL[ref.antecedent]} ${noun}`;
};

/** A reference as the subject or, if `object`, as the object of a verb. */
export const printRef = (ref: ObjectRef, context: PrintContext, object = false): string => {
  const text = nominative(ref, context);
  return object && text === 'they' ? 'them' : text;
};

const nominative = (ref: ObjectRef, context: PrintContext): string => {
  switch (ref.kind) {
    case 'self':
      return ref.again === undefined ? context.self : printAgain(ref.again, context);
    case 'granter':
      return context.granter;
    case 'attached':
      return ref.again === undefined
        ? `${ref.definite === true ? 'the ' : ''}${ref.verb} ${printNoun(ref.noun, false, context)}`
        : printAgain(ref.again, context);
    case 'target': {
      const spec = context.targets[ref.target];
      if (ref.again !== undefined) return printAgain(ref.again, context);
      return spec === undefined ? 'target object' : printTarget(spec, context);
    }
    case 'that':
      return printThat(ref, context);
    case 'all': {
      if (ref.again !== undefined) return printAgain(ref.again, context);
      const plural = ref.quantifier === 'all';
      const { filter } = ref.selection;
      if (filter.kind === 'isRef' && filter.word === 'of')
        return `${ref.quantifier} of ${printRef(filter.ref, context, true)}`;
      const [head] = filter.kind === 'and' ? filter.of : [];
      if (ref.quantifier === 'each' && ref.bare === true && head?.kind === 'commander') return 'your commander';
      const noun = printNoun(filter, plural, context);
      if (ref.first === true) return `the first ${noun} each turn`;
      if (ref.any === true) return withArticle(noun);
      const the = ref.the === true ? 'the ' : '';
      return ref.bare === true ? the + noun : `${ref.quantifier} ${the}${noun}`;
    }
    case 'choose':
      return printChosen(ref, context);
    case 'top':
      return ref.again === undefined ? printTop(ref, context) : printAgain(ref.again, context);
    case 'rest':
      return ref.one === true
        ? 'the other'
        : ref.of === undefined
          ? 'the rest'
          : `the rest of ${printRef(ref.of, context, true)}`;
    case 'zone':
      if (ref.player.kind === 'eachPlayer' && ref.player.form === 'all') return 'all graveyards';
      return `${possessivePlayer(ref.player, context)} ${listOf(ref.zones, ref.word ?? 'and')}`;
    case 'bound':
      return context.boundNames[ref.index] ?? 'it';
    case 'several':
      if (ref.again !== undefined) return printAgain(ref.again, context);
      return listOf(
        ref.of.map((part) => printRef(part, context)),
        ref.word ?? 'and',
      );
  }
};

/** "the top card of your library", "three cards from the top of your library". */
const printTop = (ref: Extract<ObjectRef, { kind: 'top' }>, context: PrintContext): string => {
  const end = ref.end ?? 'top';
  const place = `${possessivePlayer(ref.player, context)} ${ref.zone}`;
  const { count } = ref;
  if (count !== undefined && (ref.form === 'fromEqual' || ref.form === 'numberEqual'))
    return `${ref.form === 'numberEqual' ? 'a number of ' : ''}cards from the top of ${place} equal to ${printAmount(count, context)}`;
  if (ref.form === 'from' && count !== undefined) {
    const plain = count.kind === 'number' || count.kind === 'x' || count.kind === 'thatMany';
    const cards = plain
      ? count.kind === 'number' && count.value === 1
        ? 'a card'
        : `${printAmount(count, context)} cards`
      : `cards equal to ${printAmount(count, context)}`;
    return `${cards} from the ${end} of ${place}`;
  }
  return `the ${end} ${ref.what !== undefined ? printNoun(ref.what, false, context) : count === undefined ? 'card' : `${printAmount(count, context)} cards`} of ${place}`;
};

/** "a card at random from your hand": the noun, "at random", then where. */
const printRandomEarly = (ref: Extract<ObjectRef, { kind: 'choose' }>, context: PrintContext): string => {
  const { filter } = ref.selection;
  const whole = printChosen({ ...ref, randomEarly: false, random: false }, context);
  const bare: Filter =
    filter.kind === 'and' ? { ...filter, of: filter.of.filter(({ kind }) => kind !== 'inZone') } : filter;
  const noun = printChosen({ ...ref, randomEarly: false, random: false, selection: { filter: bare } }, context);
  return whole.startsWith(noun) ? `${noun} at random${whole.slice(noun.length)}` : `${whole} at random`;
};

const printChosen = (ref: Extract<ObjectRef, { kind: 'choose' }>, context: PrintContext): string => {
  if (ref.randomFirst === true) return `a random ${printNoun(ref.selection.filter, false, context)}`;
  if (ref.randomEarly === true) return printRandomEarly(ref, context);
  const number = ref.count.kind === 'number' ? ref.count.value : undefined;
  const random = ref.random === true ? ' at random' : '';
  const { filter } = ref.selection;
  if (ref.form === 'numberOf')
    return `a number of ${printNoun(filter, true, context)} equal to ${printAmount(ref.count, context)}`;
  if (ref.some === true) return `${number === 2 ? 'two' : 'one'} or more ${printNoun(filter, true, context)}`;
  if (ref.any === true) {
    const of = filter.kind === 'isRef' ? printRef(filter.ref, context, true) : printNoun(filter, true, context);
    return `any number of ${of}`;
  }
  if (filter.kind === 'isRef' && (filter.word === 'of' || filter.word === 'bare')) {
    const some = `${ref.upTo === true ? 'up to ' : ''}${number === undefined ? printAmount(ref.count, context) : wordOfNumber(number)}`;
    return filter.word === 'bare'
      ? some
      : `${some} of ${printRef(filter.ref, context, true)}${ref.random === true ? ' at random' : ''}`;
  }
  const other = withoutOther(ref.selection.filter);
  const upTo = ref.upTo === true ? 'up to ' : '';
  if (number === 1 && upTo === '') {
    return other === undefined
      ? withArticle(printNoun(ref.selection.filter, false, context)) + random
      : `another ${printNoun(other, false, context)}${random}`;
  }
  const count = number === undefined ? printAmount(ref.count, context) : wordOfNumber(number);
  return `${upTo}${count} ${printNoun(ref.selection.filter, number !== 1, context)}${random}`;
};

/** Whether a reference takes plural verbs. */
export const isPlural = (ref: ObjectRef, context: PrintContext): boolean => {
  switch (ref.kind) {
    case 'self':
    case 'attached':
      return ref.again !== undefined && isPluralAgain(ref.again);
    case 'target': {
      if (ref.again !== undefined) return isPluralAgain(ref.again);
      const spec = context.targets[ref.target];
      return spec !== undefined && spec.eachOf !== true && (spec.max !== 1 || spec.count !== undefined);
    }
    case 'that':
      return ref.each !== true && (ref.word === 'they' || ref.word === 'those' || ref.word === 'both');
    case 'all':
      return ref.again === undefined ? ref.quantifier === 'all' : isPluralAgain(ref.again);
    case 'choose':
      return ref.count.kind !== 'number' || ref.count.value !== 1;
    case 'several':
      return ref.again === undefined ? ref.word !== 'or' : isPluralAgain(ref.again);
    case 'top':
      return ref.again === undefined ? ref.count !== undefined : isPluralAgain(ref.again);
    case 'rest':
      return ref.one !== true;
    case 'granter':
    case 'bound':
    case 'zone':
      return false;
  }
};

/** "its", "this creature's", "target creature's", "those creatures'". */
export const printPossessive = (ref: ObjectRef, context: PrintContext): string => {
  const text = printRef(ref, context);
  if (text === 'it') return 'its';
  if (text === 'they') return 'their';
  return isPlural(ref, context) && text.endsWith('s') ? `${text}'` : `${text}'s`;
};

/** "the player with the most life", "the player who controls the most Wizards". */
const superlative = (player: Extract<PlayerRef, { kind: 'superlative' }>, context: PrintContext): string => {
  const { most, of, word, opponent } = player;
  const who = opponent === undefined ? 'the player' : `${opponent} opponent`;
  if (of === 'life')
    return word === 'lifeTotal'
      ? `${who} with the ${most ? 'greatest' : 'least'} life total`
      : `${who} with the ${most ? 'most' : 'least'} life`;
  if (of === 'hand')
    return `${who} ${word === 'with' ? 'with' : 'who has'} the ${most ? 'most' : 'fewest'} cards in hand`;
  return `${who} who controls the ${most ? 'most' : 'fewest'} ${printNoun(of.filter, true, context)}`;
};

/** A player as the subject of a verb. */
export const printPlayer = (player: PlayerRef, context: PrintContext): string => {
  switch (player.kind) {
    case 'you':
      return 'you';
    case 'opponents':
      if (player.form === 'oneOf') return 'one of your opponents';
      if (player.form === 'some') return 'one or more of your opponents';
      if (player.form === 'someBare') return 'one or more opponents';
      return player.form === 'any'
        ? 'any opponent'
        : player.form === 'an'
          ? 'an opponent'
          : player.form === 'bare'
            ? 'opponents'
            : 'your opponents';
    case 'eachPlayer':
      return player.form === 'bare' ? 'players' : 'each player';
    case 'eachOpponent':
      return player.form === 'of' ? 'each of your opponents' : 'each opponent';
    case 'activePlayer':
      if (player.form === 'attackingBare') return 'attacking player';
      return player.form === 'attacking' ? 'the attacking player' : 'the active player';
    case 'anyPlayer':
      if (player.form === 'some') return 'one or more players';
      return player.form === 'bare' ? 'any player' : 'a player';
    case 'enchantedPlayer':
      return player.form === 'opponent' ? 'enchanted opponent' : 'enchanted player';
    case 'chosenPlayer':
      return 'the chosen player';
    case 'thatPlayer': {
      const either = OR_CONTROLLER.find(([, form]) => form === player.form)?.[0].replace(" '", "'");
      return either ?? (player.form === 'bare' ? 'they' : player.form === 'opponent' ? 'that opponent' : 'that player');
    }
    case 'who':
      if (player.bare === true) return `${printPlayer(player.of, context)} dealt damage this way`;
      return `${printPlayer(player.of, context)} who ${printCondition(player.condition, context).replace(/^that player /, '')}`;
    case 'youAnd':
      return `you and ${printPlayer(player.player, context)}${player.each === true ? ' each' : ''}`;
    case 'defendingPlayer':
      if (player.form === 'orPlaneswalkerThat') return 'the player or planeswalker that creature is attacking';
      return player.form === 'orPlaneswalker' ? "the player or planeswalker it's attacking" : 'defending player';
    case 'otherThan':
      if (player.form === 'theOther') return 'the other';
      if (player.form === 'except') return `each player except ${printPlayer(player.player, context)}`;
      return player.form === 'another'
        ? 'another player'
        : `each other ${player.of === undefined ? 'player' : 'opponent'}`;
    case 'superlative':
      return superlative(player, context);
    case 'notYou':
      return 'another player';
    case 'controllerOf':
      if (player.form === 'they') return 'they';
      if (player.form === 'that' || player.form === 'thatOpponent')
        return player.form === 'that' ? 'that player' : 'that opponent';
      return player.form === 'the'
        ? `the controller of ${printRef(player.of, context, true)}`
        : `${printPossessive(player.of, context)} controller`;
    case 'ownerOf':
      return player.form === 'the'
        ? `the owner of ${printRef(player.of, context, true)}`
        : `${printPossessive(player.of, context)} owner`;
    case 'target': {
      if (player.again !== undefined && player.again !== false)
        return player.again === 'they' ? 'they' : `that ${player.again === 'opponent' ? 'opponent' : 'player'}`;
      const spec = context.targets[player.target];
      return spec === undefined
        ? 'target player'
        : `${printTarget(spec, context)}${player.each === true ? ' each' : ''}`;
    }
    case 'boundPlayer':
      return context.boundPlayers[player.player] ?? 'that player';
  }
};

const isPluralPlayer = (player: PlayerRef): boolean =>
  player.kind === 'you' ||
  player.kind === 'youAnd' ||
  (player.kind === 'opponents' && player.form !== 'an' && player.form !== 'any') ||
  ((player.kind === 'eachPlayer' || player.kind === 'thatPlayer') && player.form === 'bare') ||
  (player.kind === 'anyPlayer' && player.form === 'some') ||
  (player.kind === 'controllerOf' && player.form === 'they') ||
  (player.kind === 'target' && (player.again === 'they' || player.each === true || player.each === 'together'));

/** A verb in the form its player takes: "you control", "an opponent controls". */
export const playerVerb = (player: PlayerRef, verb: string): string =>
  isPluralPlayer(player) ? verb : thirdPerson(verb);

/** Player and verb: "you control", "target player controls". */
export const printVerbPlayer = (player: PlayerRef, verb: string, context: PrintContext): string =>
  `${printPlayer(player, context)} ${playerVerb(player, verb)}`;

/** "your", "their", "each player's". */
export const possessivePlayer = (player: PlayerRef, context: PrintContext): string => {
  if (player.kind === 'you') return 'your';
  const text = printPlayer(player, context);
  if (text === 'that opponent') return "that opponent's";
  if (player.kind === 'controllerOf' && (player.form === 'that' || player.form === 'they')) return 'their';
  if (player.kind === 'thatPlayer' || (player.kind === 'target' && player.again !== undefined)) return 'their';
  return text.endsWith('s') ? `${text}'` : `${text}'s`;
};
