// Keyword abilities in words: the keyword, and what it names or costs.

import { rowOf } from '../../keywords/keywords.ts';
import type { CostPart, Filter } from '../ability.ts';
import type { Of } from './print.ts';
import { isAllColors } from './printColors.ts';
import { capital, listOf, type PrintContext, withArticle, words } from './printContext.ts';
import { printCosts } from './printCosts.ts';
import { printAmount, printNoun } from './printing.ts';
import { printPlayer, printPossessive, printRef } from './printRefs.ts';

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

/** "{2}", "{R} or {G}". */
const isMana = (cost: CostPart | undefined): boolean =>
  cost?.pay === 'mana' || (cost?.pay === 'either' && cost.of.every(({ pay }) => pay === 'mana'));

export const printKeyword = (ability: Of<'keyword'>, context: PrintContext): string => {
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
        words(name, rowOf(ability.keyword)?.preposition, quality, amount) +
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
