// Filling the blanks of an effect that begins (418.3c): amounts computed, choices made, players named, words checked.

import type {
  Amount,
  Change,
  Color,
  ContinuousEffectSpec,
  Filter,
  Instruction,
  ObjectRef,
  Operation,
  RuleEffect,
  SubtypeSpec,
} from '../../cards/ability.ts';
import { isColorWord } from '../../cards/mana.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES, kindOfSubtype, LAND_TYPES, subtypeOf } from '../../cards/vocabulary.ts';
import { type Changes, map, some } from '../../terms/walk.ts';
import { amountIn, isMatch, playersIn } from '../ask.ts';
import { choose, chooseObjects } from '../choose.ts';
import type { ChoiceValue } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { isPerObject } from '../layers/application.ts';
import { objectsFor } from '../refs.ts';
import { ctxOf, type Resolution } from '../resolution.ts';
import { noteNotModelled, refuse, type Work } from '../work.ts';
import { chosenAbility, colorOptions, letterOf, withQualitiesFixed } from './fillAbilities.ts';

/** Amounts that differ from object to object, each with what it is for each of them. */
export class OwnAmounts {
  readonly #work: Work;
  readonly #r: Resolution;
  readonly #ref: ObjectRef;
  readonly #objects: readonly ObjectId[];
  readonly values = new Map<Amount, ReadonlyMap<ObjectId, number>>();

  constructor(work: Work, r: Resolution, ref: ObjectRef, objects: readonly ObjectId[]) {
    this.#work = work;
    this.#r = r;
    this.#ref = ref;
    this.#objects = objects;
  }

  /** The amount as the effect carries it, if it is each object's own: "its mana value", or an X that is. */
  of(amount: Amount): Amount | undefined {
    const { whereX } = this.#r.body;
    const told = amount.kind === 'x' && whereX !== undefined && this.#ref.kind === 'all' ? whereX : amount;
    if (!isPerObject(told) || (told === amount && this.#objects.length < 2)) return undefined;
    if (!this.values.has(told)) {
      const ctx = ctxOf(this.#r);
      const each = (id: ObjectId): number => amountIn(this.#work.game, told, { ...ctx, affected: id });
      this.values.set(told, new Map(this.#objects.map((id) => [id, each(id)])));
    }
    return told;
  }
}

const fixed = (work: Work, r: Resolution, amount: Amount, own?: OwnAmounts): Amount => {
  if (amount.kind === 'number' || !work.game.edition.policies.fixVariablesAtResolution) return amount;
  const each = own?.of(amount);
  if (each !== undefined) return each;
  const value = amountIn(work.game, amount, ctxOf(r));
  if (value === undefined) {
    noteNotModelled(work, 'amount', { kind: amount.kind });
    return { kind: 'number', value: 0 };
  }
  return { kind: 'number', value };
};

const wordsFor = (of: 'creature' | 'land' | 'basicLand'): readonly string[] =>
  of === 'creature' ? CREATURE_TYPES : of === 'land' ? LAND_TYPES : BASIC_LAND_TYPES;

const chooseSubtypes = (r: Resolution, spec: SubtypeSpec | undefined): SubtypeSpec | undefined => {
  if (spec?.kind !== 'typeOfYourChoice') return spec;
  const value = choose(r.queue, {
    what: spec.of === 'creature' ? 'creatureType' : 'landType',
    rule: '608.2d',
    options: (spec.subtypes ?? wordsFor(spec.of)).map((word) => ({ kind: 'word', word })),
  });
  return { kind: 'list', subtypes: value?.kind === 'word' ? [value.word] : [] };
};

const half = (sign: 1 | -1, amount: Amount): string =>
  `${sign === 1 ? '+' : '-'}${amount.kind === 'number' ? amount.value : 'X'}`;

/** "+1/-1 or -1/+1": one of them, chosen as the effect begins (608.2d). */
const chosenChange = (r: Resolution, changes: readonly [Change, Change]): Change => {
  const words = changes.map((one) => `${half(one.powerSign, one.power)}/${half(one.toughnessSign, one.toughness)}`);
  const options = words.map((word): ChoiceValue => ({ kind: 'word', word }));
  const value = choose(r.queue, { what: 'word', rule: '608.2d', options });
  return value?.kind === 'word' && value.word === words[1] ? changes[1] : changes[0];
};

const fixRule = (work: Work, r: Resolution, rule: RuleEffect): RuleEffect => {
  if (rule.rule === 'playerAbility') return { ...rule, ability: withQualitiesFixed(work, r, rule.ability) };
  return 'amount' in rule && rule.amount !== undefined ? { ...rule, amount: fixed(work, r, rule.amount) } : rule;
};

/** What kind of word a text change can take this for (612.2). */
const roleOfWord = (word: string): 'color' | 'basicLandType' | 'creatureType' | undefined => {
  if (isColorWord(word.toLowerCase())) return 'color';
  const type = subtypeOf(word)?.word;
  if (type === undefined) return undefined;
  if (BASIC_LAND_TYPES.some((basic) => basic === type)) return 'basicLandType';
  return kindOfSubtype(type) === 'creature' ? 'creatureType' : undefined;
};

/** 612.2: one word of the kind that the text names for another, never for itself; and never one that the text itself rules out (608.2d). */
const checkWords = (
  operation: Extract<Operation, { op: 'text' }> & { readonly from: string; readonly to: string },
): void => {
  const { from, to, roles, except } = operation;
  const role = roleOfWord(from);
  const allowed = roles === 'colorOrBasicLandType' ? role === 'color' || role === 'basicLandType' : role === roles;
  const ruledOut = except?.some((word) => word.toLowerCase() === to.toLowerCase()) === true;
  const isAnother = from.toLowerCase() !== to.toLowerCase();
  if (allowed && role === roleOfWord(to) && isAnother && !ruledOut) return;
  refuse({
    code: 'changing.illegal',
    rule: ruledOut ? '608.2d' : '612.2',
    slot: { slot: 'changing' },
    values: { from, to, roles, except: ruledOut ? to : '' },
  });
};

/** An operation with its blanks filled in: amounts computed (418.3c), choices of the resolution made, players named. */
export const fill = (work: Work, r: Resolution, operation: Operation, own?: OwnAmounts): Operation => {
  switch (operation.op) {
    case 'modifyPT': {
      const { or, ...first } = operation;
      const change = (one: Change): Change => ({
        ...one,
        power: fixed(work, r, one.power, own),
        toughness: fixed(work, r, one.toughness, own),
      });
      return { ...first, ...(or === undefined ? change(first) : chosenChange(r, [change(first), change(or)])) };
    }
    case 'setPT':
      return {
        ...operation,
        ...(operation.power === undefined ? {} : { power: fixed(work, r, operation.power, own) }),
        ...(operation.toughness === undefined ? {} : { toughness: fixed(work, r, operation.toughness, own) }),
      };
    case 'setColors': {
      if (operation.colors.kind !== 'asChosenOnResolution') return operation;
      const colors: Color[] = [];
      const many = operation.colors.count === 'any';
      for (let n = 0; n < (many ? 5 : 1); n += 1) {
        const value = choose(r.queue, {
          what: 'color',
          rule: '608.2d',
          options: colorOptions,
          kinds: ['color'],
          optional: n > 0,
        });
        const letter = value?.kind === 'color' ? letterOf(value.color) : undefined;
        if (letter === undefined) break;
        colors.push(letter);
        r.color = letter;
      }
      return { ...operation, colors: { kind: 'colors', colors } };
    }
    case 'types': {
      const subtypes = chooseSubtypes(r, operation.subtypes);
      return subtypes === undefined ? operation : { ...operation, subtypes };
    }
    case 'control': {
      if (operation.by.kind === 'you' || operation.by.kind === 'boundPlayer') return operation;
      const player = playersIn(work.game, operation.by, ctxOf(r))[0];
      return player === undefined ? operation : { ...operation, by: { kind: 'boundPlayer', player } };
    }
    case 'text': {
      if (operation.from !== undefined && operation.to !== undefined) return operation;
      const changing = r.queue.answers.changing;
      if (changing === undefined) {
        choose(r.queue, { what: 'word', rule: '612.2', options: [], open: () => false, kinds: ['word'] });
        return operation;
      }
      r.queue.changed = true;
      const filled = { ...operation, from: operation.from ?? changing.from, to: operation.to ?? changing.to };
      checkWords(filled);
      return filled;
    }
    case 'rule':
      return { ...operation, rule: fixRule(work, r, operation.rule) };
    case 'addAbilities':
      if (operation.yourChoice === true) return chosenAbility(r, operation);
      return {
        ...operation,
        abilities: operation.abilities.map((ability) => withQualitiesFixed(work, r, ability)),
      };
    case 'loseAbilities':
      return operation.which === 'this' && r.ability !== undefined
        ? { ...operation, which: { instance: r.ability.key } }
        : operation;
    case 'addAbilitiesOf':
    case 'cantHave':
    case 'switchPT':
    case 'setName':
    case 'exchangeText':
    case 'fullText':
    case 'addText':
    case 'copy':
      return operation;
  }
};

/** "A source of your choice" is chosen as the effect begins, among what is on the battlefield and the stack (609.7a). */
export const withChosenSource = (work: Work, r: Resolution, operation: Operation, bound: ObjectId[]): Operation => {
  if (operation.op !== 'rule' || operation.rule.rule !== 'preventDamage' || operation.rule.ofYourChoice !== true)
    return operation;
  const { bySource } = operation.rule;
  const from = (['battlefield', 'stack'] as const).flatMap((zone) =>
    (work.game.zones[zone] ?? []).filter(
      (id) => id !== r.onStack && (bySource === undefined || isMatch(work.game, bySource, id, ctxOf(r))),
    ),
  );
  const [source] = chooseObjects(r.queue, 'object', '609.7a', from, 1, false);
  if (source === undefined) return operation;
  const rule: RuleEffect = { ...operation.rule, bySource: refsTo([source], bound) };
  return { ...operation, rule };
};

/** "It is one of these", from now on. */
const refsTo = (objects: readonly ObjectId[], bound: ObjectId[]): Filter => {
  const of = objects.map((id): ObjectRef => ({ kind: 'bound', index: bound.push(id) - 1 }));
  const [only, more] = of;
  return { kind: 'isRef', ref: only !== undefined && more === undefined ? only : { kind: 'several', of } };
};

/** "It is enchanted creature", "it is that creature": what those are now. */
const putRefs = (rule: RuleEffect, put: (ref: ObjectRef) => Filter): RuleEffect => {
  // What is done when damage is prevented speaks of things of that moment.
  if (rule.rule === 'preventDamage' && rule.then !== undefined) {
    const { then, ...words } = rule;
    const fixed = putRefs(words, put);
    return fixed.rule === 'preventDamage' ? { ...fixed, then } : fixed;
  }
  const isOfNow = ({ kind }: ObjectRef): boolean => kind === 'attached' || kind === 'that';
  return map('rule', rule, {
    filter: (filter) => (filter.kind === 'isRef' && isOfNow(filter.ref) ? put(filter.ref) : filter),
  });
};

const PLAYERS_OF_NOW: ReadonlySet<string> = new Set(['controllerOf', 'ownerOf', 'thatPlayer', 'defendingPlayer']);

/** "Damage that would be dealt to enchanted creature this turn": what the words mean as the effect begins, or last meant (608.2h, 611.2c). */
export const withRefsFixed = (work: Work, r: Resolution, operation: Operation, bound: ObjectId[]): Operation => {
  if (operation.op !== 'rule') return operation;
  const { rule } = operation;
  if (rule.rule !== 'preventDamage' && rule.rule !== 'redirectDamage' && rule.rule !== 'cant') return operation;
  const put = (ref: ObjectRef): Filter => refsTo(objectsFor(work, r, ref), bound);
  const fixed = putRefs(rule, put);
  if (!('toPlayer' in fixed) || fixed.toPlayer === undefined || !PLAYERS_OF_NOW.has(fixed.toPlayer.kind))
    return { ...operation, rule: fixed };
  const [player] = playersIn(work.game, fixed.toPlayer, ctxOf(r));
  return player === undefined
    ? { ...operation, rule: fixed }
    : { ...operation, rule: { ...fixed, toPlayer: { kind: 'boundPlayer', player } } };
};

const isColorChoice = (filter: Filter): boolean => filter.kind === 'chosen' && filter.what === 'colorOfYourChoice';
const isTypeChoice = (filter: Filter): boolean => filter.kind === 'chosen' && filter.what === 'typeOfYourChoice';

/** The changes that put a colour, or a type, where the words leave it to a choice. */
const puttingColor = (color: Color): Changes => ({
  filter: (filter) => (isColorChoice(filter) ? { kind: 'color', color } : filter),
});
const puttingType = (subtype: string): Changes => ({
  filter: (filter) => (isTypeChoice(filter) ? { kind: 'subtype', subtype } : filter),
});

const theColor = (r: Resolution): Color | undefined => {
  const value = choose(r.queue, { what: 'color', rule: '608.2d', options: colorOptions, kinds: ['color'] });
  return value?.kind === 'color' ? letterOf(value.color) : undefined;
};

/** "Sources of the color of your choice": the colour is chosen as the effect begins (608.2d). */
export const withColorChosen = (r: Resolution, spec: ContinuousEffectSpec): ContinuousEffectSpec => {
  if (!some('effect', spec, { filter: isColorChoice })) return spec;
  const color = theColor(r);
  return color === undefined ? spec : map('effect', spec, puttingColor(color));
};

const theType = (r: Resolution): string | undefined => {
  const value = choose(r.queue, {
    what: 'creatureType',
    rule: '608.2d',
    options: wordsFor('creature').map((word) => ({ kind: 'word', word })),
  });
  return value?.kind === 'word' ? value.word : undefined;
};

/** Whether an instruction has others within: those make their own choices, one by one. */
const hasOthers = (instruction: Instruction): boolean =>
  some('instruction', instruction, {
    instruction: (one) => one !== instruction,
    ability: () => 'pass',
    cost: () => 'pass',
  });

/** "Destroy all creatures of the creature type of your choice": chosen before it is known which those are (608.2d). */
export const withWordsChosen = (r: Resolution, instruction: Instruction): Instruction => {
  if (instruction.do === 'continuous' || hasOthers(instruction)) return instruction;
  const type = some('instruction', instruction, { filter: isTypeChoice }) ? theType(r) : undefined;
  const typed = type === undefined ? instruction : map('instruction', instruction, puttingType(type));
  const color = some('instruction', typed, { filter: isColorChoice }) ? theColor(r) : undefined;
  return color === undefined ? typed : map('instruction', typed, puttingColor(color));
};

/** "Creatures of the creature type of your choice": the type is chosen as the effect begins (608.2d), before its set is known. */
export const withChosenType = (r: Resolution, spec: ContinuousEffectSpec): ContinuousEffectSpec => {
  if (!some('subject', spec.subject, { filter: isTypeChoice })) return spec;
  const type = theType(r);
  return type === undefined ? spec : { ...spec, subject: map('subject', spec.subject, puttingType(type)) };
};

/** "An opponent gains control of it": which one is chosen as it resolves, where there are several (608.2d). */
export const withOpponentChosen = (work: Work, r: Resolution, spec: ContinuousEffectSpec): ContinuousEffectSpec => {
  const isAnyOpponent = (operation: Operation): boolean =>
    operation.op === 'control' && operation.by.kind === 'opponents' && operation.by.form === 'an';
  const opponents = playersIn(work.game, { kind: 'opponents' }, ctxOf(r));
  if (opponents.length < 2 || !spec.operations.some(isAnyOpponent)) return spec;
  const options = opponents.map((player) => ({ kind: 'player', player }) as const);
  const value = choose(r.queue, { what: 'player', rule: '608.2d', options });
  if (value?.kind !== 'player') return spec;
  const by = { kind: 'boundPlayer', player: value.player } as const;
  const operations = spec.operations.map(
    (one): Operation => (one.op === 'control' && isAnyOpponent(one) ? { ...one, by } : one),
  );
  return { ...spec, operations };
};
