// Prints abilities back to Oracle English from their compiled values alone.
import type {
  Ability,
  ColorSpec,
  ContinuousEffectSpec,
  CostPart,
  EffectBody,
  EntersModification,
  Filter,
} from '../ability.ts';
import { limitsBeside, ofAnchor, ofMaxSpeed } from './leadWords.ts';
import { isSaidEach, printAmount, printEach } from './printAmounts.ts';
import { printCondition, printDuration } from './printConditions.ts';
import {
  capital,
  contextOf,
  listOf,
  type PrintContext,
  type PrintOptions,
  withArticle,
  words,
} from './printContext.ts';
import { printBothEqual, printContinuous } from './printContinuous.ts';
import { printExceptions } from './printCopies.ts';
import { printCosts } from './printCosts.ts';
import { isAllColors, printNoun, withoutOther } from './printFilters.ts';
import { printBodyIn } from './printInstructions.ts';
import { printLimits } from './printLimits.ts';
import { printAbilities, printColors, printPredicates, printSubtypeChoice } from './printOperations.ts';
import { isPlural, printPlayer, printPossessive, printRef } from './printRefs.ts';
import { printEvent } from './printTriggers.ts';
import { CHOICES } from './spellVerbs.ts';
import { DO_ONCE, ONCE } from './triggerWords.ts';

export type { PrintOptions } from './printContext.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

const fromText = (ability: Of<'keyword'>, context: PrintContext): string => {
  if (ability.everything === true) return 'everything';
  switch (ability.chosenQuality) {
    case 'color':
      return 'the chosen color';
    case 'thatColor':
      return 'that color';
    case 'colorOfYourChoice':
      return ability.chooser === undefined ? 'the color of your choice' : "the color of its controller's choice";
    case 'cardTypeOfYourChoice':
      return 'the card type of your choice';
    case 'type':
      return 'creatures of the chosen type';
    case 'player':
      return 'the chosen player';
    case 'cardType':
      return 'the chosen card type';
    case 'name':
      return 'the chosen card name';
    case undefined:
  }
  const from = ability.from ?? [];
  const colors = from.flatMap((filter) => (filter.kind === 'color' ? [filter.color] : []));
  if (colors.length === from.length && isAllColors(colors)) return 'all colors';
  // All five on a longer list: "from artifacts and from all colors".
  const all = isAllColors(colors);
  const said = all
    ? from.filter((filter, index) => filter.kind !== 'color' || from.findIndex(isColor) === index)
    : from;
  const items = said.map((filter) =>
    all && filter.kind === 'color'
      ? 'all colors'
      : filter.kind === 'color' ||
          filter.kind === 'multicolored' ||
          filter.kind === 'monocolored' ||
          filter.kind === 'controlledBy' ||
          (filter.kind === 'shares' && filter.form !== undefined)
        ? printNounOrColor(filter, context)
        : printNoun(filter, true, context),
  );
  return listOf(items.map((item, index) => (index === 0 ? item : `from ${item}`)));
};

const isColor = ({ kind }: Filter): boolean => kind === 'color';

const printNounOrColor = (filter: Filter, context: PrintContext): string => {
  if (filter.kind === 'shares' && filter.form === 'colorsAmong')
    return `each color among ${printRef(filter.with, context, true)}`;
  if (filter.kind === 'shares')
    return filter.form === 'eachOf'
      ? `each of ${filter.with.kind === 'self' ? 'its' : printPossessive(filter.with, context)} ${filter.what === 'color' ? 'colors' : 'card types'}`
      : `the colors of ${printRef(filter.with, context, true)}`;
  if (filter.kind === 'controlledBy') return printPlayer(filter.player, context);
  const text = printNoun({ kind: 'and', of: [filter, { kind: 'object' }] }, true, context);
  return text.replace(/ objects$/, '');
};

const landwalk = (quality: Filter, context: PrintContext): string => {
  const text = printNoun(quality, false, context);
  return `${text.toLowerCase()}walk`;
};

const PREPOSITIONS: Readonly<Record<string, string>> = {
  affinity: 'for',
  splice: 'onto',
  bands: 'with other',
};

/** "{2}", "{R} or {G}". */
const isMana = (cost: CostPart | undefined): boolean =>
  cost?.pay === 'mana' || (cost?.pay === 'either' && cost.of.every(({ pay }) => pay === 'mana'));

const keyword = (ability: Of<'keyword'>, context: PrintContext): string => {
  const name = capital(ability.keyword);
  const cost = ability.cost === undefined ? undefined : printCosts(ability.cost, context);
  const costText =
    cost === undefined ? '' : isMana(ability.cost?.[0]) && ability.cost?.length === 1 ? ` ${cost}` : `—${cost}`;
  switch (ability.keyword) {
    case 'hand modifier':
    case 'life modifier': {
      const value = ability.amount?.kind === 'number' ? ability.amount.value : 0;
      return `${capital(ability.keyword.slice(0, 4))} ${value < 0 ? '-' : '+'}${Math.abs(value)}`;
    }
    case 'class level':
      return `${cost ?? ''}: Level ${ability.amount === undefined ? '' : printAmount(ability.amount, context, true)}`;
    case 'gift':
      return ability.quality === undefined ? name : `Gift ${withArticle(printNoun(ability.quality, false, context))}`;
    case 'partner':
      return ability.quality?.kind === 'named' ? `Partner with ${ability.quality.name}` : name;
    case 'emerge':
      return ability.quality === undefined
        ? name + costText
        : `Emerge from ${printNoun(ability.quality, false, context)}${costText}`;
    case 'craft':
      if (ability.amount !== undefined)
        return words(
          `Craft with ${printAmount(ability.amount, context)} or more`,
          (ability.quality === undefined ? '' : printNoun(ability.quality, true, context)) + costText,
        );
      return ability.quality === undefined
        ? name
        : `Craft with ${printNoun(ability.quality, false, context)}${costText}`;
    case 'protection':
    case 'hexproof':
      if (ability.from === undefined && ability.everything === undefined && ability.chosenQuality === undefined)
        return name;
      return `${name} from ${fromText(ability, context)}`;
    case 'landwalk':
      return ability.quality === undefined
        ? name
        : words(
            capital(landwalk(ability.quality, context)),
            ability.chosenQuality === 'type' ? 'of the chosen type' : undefined,
          );
    case 'typecycling':
      return ability.quality === undefined
        ? name
        : `${capital(printNoun(ability.quality, false, context))}cycling${costText}`;
    case 'offering':
      return ability.quality === undefined ? name : `${capital(printNoun(ability.quality, false, context))} offering`;
    case 'enchant': {
      if (ability.quality === undefined) return `Enchant ${ability.players === 'opponent' ? 'opponent' : 'player'}`;
      return words(
        'Enchant',
        printNoun(ability.quality, false, context),
        ability.players === 'any' ? 'or player' : undefined,
      );
    }
    default: {
      const plural = ability.keyword === 'affinity' || ability.keyword === 'bands';
      const noun = ability.quality === undefined ? undefined : printNoun(ability.quality, plural, context);
      const quality = noun === undefined ? undefined : ability.keyword === 'champion' ? withArticle(noun) : noun;
      const amount = ability.amount === undefined ? undefined : printAmount(ability.amount, context, true);
      return (
        words(name, PREPOSITIONS[ability.keyword], quality, amount) +
        (ability.amount !== undefined && cost !== undefined ? `—${cost}` : costText) +
        (ability.size === undefined
          ? ''
          : ` — ${printAmount(ability.size.power, context, true)}/${printAmount(ability.size.toughness, context, true)}`) +
        (ability.notZero === true ? ". X can't be 0" : '') +
        (ability.whereX === undefined ? '' : `, where X is ${printAmount(ability.whereX, context)}`) +
        (ability.otherCost === undefined ? '' : ` and/or ${printCosts(ability.otherCost, context)}`)
      );
    }
  }
};

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

const counters = (
  modification: Extract<EntersModification, { as: 'counters' }>,
  plural: boolean,
  context: PrintContext,
): string => {
  const { count, additional } = modification;
  const counter = additional === true ? `additional ${modification.counter}` : modification.counter;
  const on = plural ? 'on them' : 'on it';
  if (count.kind === 'number') {
    return `with ${count.value === 1 ? withArticle(`${counter} counter`) : `${printAmount(count, context)} ${counter} counters`} ${on}`;
  }
  if (modification.form === 'x') return `with X ${counter} counters on it, where X is ${printAmount(count, context)}`;
  if (count.kind === 'x') return `with X ${counter} counters on it`;
  const factor = count.kind === 'times' ? printAmount({ kind: 'number', value: count.factor }, context) : undefined;
  const each = count.kind === 'times' ? count.amount : count;
  if (isSaidEach(each)) {
    const head = factor === undefined ? withArticle(`${counter} counter`) : `${factor} ${counter} counters`;
    return `with ${head} ${on} ${printEach(each, context)}`;
  }
  return `with a number of ${counter} counters ${on} equal to ${printAmount(count, context)}`;
};

/** "a creature", "another creature": what is chosen as something enters. */
const chosenText = (filter: Filter, context: PrintContext): string => {
  const other = withoutOther(filter);
  return other === undefined
    ? withArticle(printNoun(filter, false, context))
    : `another ${printNoun(other, false, context)}`;
};

const enters = (ability: Of<'enters'>, context: PrintContext): string => {
  const what = printRef(ability.what, context);
  if (ability.condition?.kind === 'wasPaid' && ability.condition.form === 'escapes') {
    const { condition: _, ...plain } = ability;
    return enters(plain, context).replace(' enters ', ' escapes ');
  }
  const copy = ability.modifications.find((item) => item.as === 'copy');
  if (copy?.as === 'copy' && copy.chooseFrom === undefined) {
    const tapped = ability.modifications.some((item) => item.as === 'tapped') ? 'tapped ' : '';
    const ofRef =
      copy.selection.filter.kind === 'isRef' ? printRef(copy.selection.filter.ref, context, true) : undefined;
    const text = `enter ${tapped}as a copy of ${ofRef ?? (copy.article === 'a' ? withArticle(printNoun(copy.selection.filter, false, context)) : `any ${printNoun(copy.selection.filter, false, context)}`)}${printExceptions(copy.exceptions, context)}.`;
    const said = copy.optional
      ? `You may have ${what} ${text}`
      : `${capital(what)} ${text.replace(/^enter/, 'enters')}`;
    return ability.condition === undefined ? said : `If ${printCondition(ability.condition, context)}, ${lower(said)}`;
  }
  const event = {
    enters: 'enters',
    turnedFaceUp: 'is turned face up',
    entersOrTurnedFaceUp: 'enters or is turned face up',
  }[ability.on];
  const [first, ...later] = ability.modifications;
  const choice = later.findIndex(({ as }) => as === 'choose' || as === 'instructions');
  if (choice >= 0 && (first?.as === 'tapped' || first?.as === 'counters')) {
    const before = enters({ ...ability, modifications: ability.modifications.slice(0, choice + 1) }, context);
    const after = enters({ ...ability, modifications: later.slice(choice) }, { ...context, self: 'it' });
    return `${before} ${after}`;
  }
  switch (first?.as) {
    case 'choose': {
      const thing =
        first.among !== undefined
          ? listOf(first.among, 'or')
          : first.selection !== undefined
            ? chosenText(first.selection.filter, context)
            : (CHOICES.find(([, kind]) => kind === first.what)?.[0] ?? first.what);
      if (first.otherThan !== undefined) {
        return `As ${what} ${event}, choose ${thing} other than ${printColors({ kind: 'colors', colors: [first.otherThan.color] })}.`;
      }
      return `As ${what} ${event}, choose ${thing}.`;
    }
    case 'become': {
      const options = first.alternatives.map((operations) =>
        printPredicates(operations, false, context).text.replace(/^becomes /, ''),
      );
      return `As ${what} ${event}, it becomes your choice of ${listOf(options, 'or')}.`;
    }
    case 'copy': {
      const noun = printNoun(first.selection.filter, false, context);
      const exceptions = printExceptions(first.exceptions, context);
      const until = first.until === undefined ? '' : printDuration(first.until, context);
      const other = withoutOther(first.selection.filter);
      if (first.chooseFrom === 'have')
        return `As ${what} ${event}, you may have it become a copy of any ${noun}${until === '' ? '' : ` ${until}`}${exceptions}.`;
      const plain = other ?? first.selection.filter;
      const bare = printNoun(plain.kind === 'and' ? (plain.of[0] ?? plain) : plain, false, context);
      const chosen = other === undefined ? withArticle(noun) : `another ${printNoun(other, false, context)}`;
      const becomes =
        first.chooseFrom === 'becomes'
          ? `${until === '' ? '' : `${until}, `}it becomes a copy of`
          : `${what} enters as a copy of`;
      return `As ${what} ${event}, you may choose ${chosen}. If you do, ${becomes} that ${bare}${exceptions}.`;
    }
    case 'copyOfExiled': {
      const { counters: more } = first;
      const number = printAmount({ kind: 'number', value: first.count }, context);
      const other =
        more === undefined
          ? ''
          : ` with a number of additional ${more.counter} counters on it equal to the ${more.equalTo === 'manaValue' ? 'mana value' : more.equalTo} of the other card`;
      return `As ${what} ${event}, you may exile ${number} ${printNoun(first.selection.filter, true, context)}. If you do, it enters as a copy of one of those cards${other}${printExceptions(first.exceptions, context)}.`;
    }
    case 'instructions':
      return `As ${what} ${event}, ${lower(printBodyIn({ targets: [], instructions: first.instructions }, context))}`;
    default:
  }
  const items = ability.modifications.map((item) =>
    item.as === 'counters'
      ? counters(item, isPlural(ability.what, context), context)
      : item.as === 'abilities'
        ? `with ${printAbilities(item.abilities, undefined, context)}`
        : item.as === 'faceDown'
          ? 'face down'
          : item.as,
  );
  const [head, ...rest] = ability.modifications;
  const tapped =
    head?.as === 'tapped' && rest.length > 0 && rest.every((item) => item.as === 'counters' || item.as === 'abilities');
  const verb = isPlural(ability.what, context) ? 'enter' : 'enters';
  const core = `${what} ${verb} ${tapped ? `tapped ${listOf(items.slice(1))}` : listOf(items)}`;
  if (ability.condition === undefined) return `${capital(core)}.`;
  if (ability.condition.kind === 'not')
    return `${capital(core)} unless ${printCondition(ability.condition.of, context)}.`;
  if (ability.conditionPlace === 'back') return `${capital(core)} if ${printCondition(ability.condition, context)}.`;
  return `If ${printCondition(ability.condition, context)}, ${core}.`;
};

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const castCost = (ability: Of<'castCost'>, context: PrintContext): string => {
  const costs = lower(printCosts(ability.costs, context));
  const condition = ability.condition === undefined ? '' : `If ${printCondition(ability.condition, context)}, `;
  const paid = ability.costs[0]?.pay === 'mana' ? `pay ${costs}` : costs;
  if (ability.form === 'alternative')
    return capital(`${condition}you may ${paid} rather than pay ${context.self}'s mana cost.`);
  return `As an additional cost to cast this spell, ${ability.form === 'optional' ? 'you may ' : ''}${paid}.`;
};

/** One ability inside a known context: an ability word in front, if it has one. */
export const printAbilityIn = (ability: Ability, context: PrintContext): string => {
  const text = bare(ability, context);
  const bullet = ofAnchor(ability) === undefined ? '' : '• ';
  const word = 'word' in ability ? ability.word : undefined;
  return word === undefined ? text : `${bullet}${word} — ${text}`;
};

const bare = (ability: Ability, context: PrintContext): string => {
  switch (ability.kind) {
    case 'keyword': {
      const text = keyword(ability, context);
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
      return enters(ability, context);
    case 'spell':
      return printBodyIn(ability.body, context);
    case 'castCost':
      return castCost(ability, context);
    case 'unread':
      return '';
  }
};

/** One ability in today's Oracle wording. */
export const printAbility = (ability: Ability, options: PrintOptions = {}): string =>
  capital(printAbilityIn(ability, contextOf(options)));

/** The sentences of a body, as an `effect` statement holds them. */
export const printBody = (body: EffectBody, options: PrintOptions = {}): string =>
  printBodyIn(body, contextOf(options));
