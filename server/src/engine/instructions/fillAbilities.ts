// Filling the blanks of abilities that an effect gives as it begins: colours, types and words chosen or found then (608.2d, 608.2h).
import type { Ability, Filter, Operation } from '../../cards/ability.ts';
import { COLOR_LETTERS, COLOR_WORDS, lettersOf } from '../../cards/mana.ts';
import { printAbility } from '../../cards/oracle/print.ts';
import { CARD_TYPES, subtypeOf } from '../../cards/vocabulary.ts';
import { boardOf, contextFor, viewOf } from '../ask.ts';
import { choose } from '../choose.ts';
import type { ChoiceValue } from '../game.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { chosenIn } from '../view.ts';
import { noteNotModelled, type Work } from '../work.ts';
import { lastKnownIn } from '../zones.ts';

/** The letter of a colour answer. */
export const letterOf = (color: string): (typeof COLOR_LETTERS)[number] | undefined => {
  const words: Readonly<Record<string, (typeof COLOR_LETTERS)[number]>> = {
    white: 'W',
    blue: 'U',
    black: 'B',
    red: 'R',
    green: 'G',
  };
  return COLOR_LETTERS.find((letter) => letter === color.toUpperCase()) ?? words[color.toLowerCase()];
};

export const colorOptions: readonly ChoiceValue[] = COLOR_WORDS.map((color) => ({ kind: 'color', color }));

/** "Protection from the card type of your choice": the same of a card type. */
const withChosenCardType = (r: Resolution, ability: Extract<Ability, { kind: 'keyword' }>): Ability => {
  const options = CARD_TYPES.map((word): ChoiceValue => ({ kind: 'word', word }));
  const value = choose(r.queue, { what: 'cardType', rule: '608.2d', options });
  const type = CARD_TYPES.find((one) => value?.kind === 'word' && value.word === one);
  if (type === undefined) return ability;
  const { chosenQuality: _chosen, ...rest } = ability;
  return { ...rest, from: [{ kind: 'type', type }] };
};

/** "Protection from the color of your choice": the colour is chosen as the effect begins, and is part of the ability from then on (608.2d, 702.16a). */
const withChosenColor = (r: Resolution, ability: Ability): Ability => {
  if (ability.kind === 'keyword' && ability.chosenQuality === 'cardTypeOfYourChoice')
    return withChosenCardType(r, ability);
  if (ability.kind === 'keyword' && ability.chosenQuality === 'thatColor' && r.color !== undefined) {
    const { chosenQuality: _that, ...plain } = ability;
    return { ...plain, from: [{ kind: 'color', color: r.color }] };
  }
  if (ability.kind !== 'keyword' || ability.chosenQuality !== 'colorOfYourChoice') return ability;
  const kept = r.sameColor;
  delete r.sameColor;
  const value = kept ?? choose(r.queue, { what: 'color', rule: '608.2d', options: colorOptions, kinds: ['color'] });
  const color = typeof value === 'string' ? value : value?.kind === 'color' ? letterOf(value.color) : undefined;
  if (color === undefined) return ability;
  r.color = color;
  const { chosenQuality: _chosen, ...rest } = ability;
  return { ...rest, from: [{ kind: 'color', color }] };
};

/** "Protection from each of that spell's colors": those it has as the effect begins, or last had (608.2h). */
const colorsSharedWith = (work: Work, r: Resolution, quality: Filter): readonly Filter[] | undefined => {
  if (quality.kind !== 'shares' || quality.what !== 'color') return undefined;
  const board = boardOf(work.game);
  const all = objectsFor(work, r, quality.with).map(
    (id) => (board.objects.get(id) ?? lastKnownIn(work.game, id)?.values)?.colors ?? 0,
  );
  return lettersOf(all.reduce((mask, colors) => mask | colors, 0)).map((color) => ({ kind: 'color', color }));
};

/** "Protection from the chosen color": what was chosen before is part of the ability from then on (608.2h, 702.16a). */
const withQualityChosen = (work: Work, r: Resolution, ability: Ability): Ability => {
  if (ability.kind !== 'keyword') return ability;
  if (ability.from !== undefined) {
    const from = ability.from.flatMap((quality) => colorsSharedWith(work, r, quality) ?? [quality]);
    return { ...ability, from };
  }
  if (ability.chosenQuality !== 'color') return ability;
  const chosen = chosenIn(viewOf(work.game), contextFor(ctxOf(r)), 'color');
  const color = chosen?.kind === 'color' ? letterOf(chosen.color) : undefined;
  const { chosenQuality: _chosen, ...rest } = ability;
  if (color !== undefined) return { ...rest, from: [{ kind: 'color', color }] };
  // Without a choice it is from nothing (706.7a).
  return { ...rest, from: [] };
};

/** "Landwalk of the chosen type": the type that was chosen before is part of the ability from then on (702.14a). */
const withChosenLand = (work: Work, r: Resolution, ability: Ability): Ability => {
  if (ability.kind !== 'keyword' || ability.keyword !== 'landwalk' || ability.chosenQuality !== 'type') return ability;
  const chosen = chosenIn(viewOf(work.game), contextFor(ctxOf(r)), 'type');
  const subtype = chosen?.kind === 'word' ? subtypeOf(chosen.word)?.word : undefined;
  if (subtype === undefined) {
    noteNotModelled(work, 'keyword', { keyword: ability.keyword });
    return ability;
  }
  const { chosenQuality: _chosen, quality, ...rest } = ability;
  const others = quality?.kind === 'and' ? quality.of.filter((part) => part.kind !== 'type') : [];
  return { ...rest, quality: { kind: 'and', of: [...others, { kind: 'subtype', subtype }] } };
};

/** "Gains your choice of flying or haste": one of them, chosen as the effect begins (608.2d). */
export const chosenAbility = (r: Resolution, operation: Extract<Operation, { op: 'addAbilities' }>): Operation => {
  const { yourChoice: _, ...rest } = operation;
  const named = (ability: Ability): string => printAbility(ability).toLowerCase();
  const value = choose(r.queue, {
    what: 'word',
    rule: '608.2d',
    options: operation.abilities.map((ability) => ({ kind: 'word', word: named(ability) })),
  });
  return {
    ...rest,
    abilities: operation.abilities.filter(
      (ability) => value?.kind === 'word' && named(ability) === value.word.toLowerCase(),
    ),
  };
};

/** An ability as the effect gives it: what its words leave open is fixed now (608.2d, 608.2h). */
export const withQualitiesFixed = (work: Work, r: Resolution, ability: Ability): Ability =>
  withChosenColor(r, withChosenLand(work, r, withQualityChosen(work, r, ability)));
