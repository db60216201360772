// Beginning a continuous effect by a resolution (418.3): its set is locked, its variables fixed, its choices made, its duration noted.
import type {
  Ability,
  Amount,
  Color,
  ContinuousEffectSpec,
  Duration,
  ObjectRef,
  Operation,
  RuleEffect,
  SubtypeSpec,
} from '../../cards/ability.ts';
import { COLOR_LETTERS, COLOR_WORDS, isColorWord } from '../../cards/mana.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES, kindOfSubtype, LAND_TYPES, subtypeOf } from '../../cards/vocabulary.ts';
import { amountIn, boardOf, conditionHolds, isMatch, playersIn } from '../ask.ts';
import { choose, chooseObjects, chooseWhether } from '../choose.ts';
import { copyOf } from '../copying.ts';
import type { AffectedSet, ChoiceValue, ContinuousEffect } from '../game.ts';
import type { EffectId, ObjectId, PlayerId } from '../ids.ts';
import { isPerObject } from '../layers/application.ts';
import { prohibitions } from '../protection.ts';
import { objectsFor } from '../refs.ts';
import { bindingsOf, ctxOf, type Resolution } from '../resolution.ts';
import { addEffect, happen, noteNotModelled, refuse, takeEffectId, takeTimestamp, type Work } from '../work.ts';

/** Amounts that differ from object to object, each with what it is for each of them. */
class OwnAmounts {
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

/** The letter of a colour answer. */
const letterOf = (color: string): (typeof COLOR_LETTERS)[number] | undefined => {
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

const wordsFor = (of: 'creature' | 'land' | 'basicLand'): readonly string[] =>
  of === 'creature' ? CREATURE_TYPES : of === 'land' ? LAND_TYPES : BASIC_LAND_TYPES;

const chooseSubtypes = (r: Resolution, spec: SubtypeSpec | undefined): SubtypeSpec | undefined => {
  if (spec?.kind !== 'typeOfYourChoice') return spec;
  const value = choose(r.queue, {
    what: spec.of === 'creature' ? 'creatureType' : 'landType',
    rule: '608.2d',
    options: wordsFor(spec.of).map((word) => ({ kind: 'word', word })),
  });
  return { kind: 'list', subtypes: value?.kind === 'word' ? [value.word] : [] };
};

/** "Protection from the color of your choice": the colour is chosen as the effect begins, and is part of the ability from then on (608.2d, 702.16a). */
const withChosenColor = (r: Resolution, ability: Ability): Ability => {
  if (ability.kind !== 'keyword' || ability.chosenQuality !== 'colorOfYourChoice') return ability;
  const value = choose(r.queue, { what: 'color', rule: '608.2d', options: colorOptions, kinds: ['color'] });
  const color = value?.kind === 'color' ? letterOf(value.color) : undefined;
  if (color === undefined) return ability;
  const { chosenQuality: _chosen, ...rest } = ability;
  return { ...rest, from: [{ kind: 'color', color }] };
};

const fixRule = (work: Work, r: Resolution, rule: RuleEffect): RuleEffect =>
  'amount' in rule && rule.amount !== undefined ? { ...rule, amount: fixed(work, r, rule.amount) } : rule;

/** What kind of word a text change can take this for (612.2). */
const roleOfWord = (word: string): 'color' | 'basicLandType' | 'creatureType' | undefined => {
  if (isColorWord(word.toLowerCase())) return 'color';
  const type = subtypeOf(word)?.word;
  if (type === undefined) return undefined;
  if (BASIC_LAND_TYPES.some((basic) => basic === type)) return 'basicLandType';
  return kindOfSubtype(type) === 'creature' ? 'creatureType' : undefined;
};

/** 612.2: one word of the kind that the text names for another; never one that the text itself rules out (608.2d). */
const checkWords = (
  operation: Extract<Operation, { op: 'text' }> & { readonly from: string; readonly to: string },
): void => {
  const { from, to, roles, except } = operation;
  const role = roleOfWord(from);
  const allowed = roles === 'colorOrBasicLandType' ? role === 'color' || role === 'basicLandType' : role === roles;
  const ruledOut = except?.some((word) => word.toLowerCase() === to.toLowerCase()) === true;
  if (allowed && role === roleOfWord(to) && !ruledOut) return;
  refuse({
    code: 'changing.illegal',
    rule: ruledOut ? '608.2d' : '612.2',
    slot: { slot: 'changing' },
    values: { from, to, roles, except: ruledOut ? to : '' },
  });
};

/** An operation with its blanks filled in: amounts computed (418.3c), choices of the resolution made, players named. */
const fill = (work: Work, r: Resolution, operation: Operation, own?: OwnAmounts): Operation => {
  switch (operation.op) {
    case 'modifyPT':
      return {
        ...operation,
        power: fixed(work, r, operation.power, own),
        toughness: fixed(work, r, operation.toughness, own),
      };
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
      }
      return { ...operation, colors: { kind: 'colors', colors } };
    }
    case 'types': {
      const subtypes = chooseSubtypes(r, operation.subtypes);
      return subtypes === undefined ? operation : { ...operation, subtypes };
    }
    case 'control': {
      if (operation.by.kind === 'you') return operation;
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
      return { ...operation, abilities: operation.abilities.map((ability) => withChosenColor(r, ability)) };
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
const withChosenSource = (
  work: Work,
  r: Resolution,
  operation: Operation,
): { readonly operation: Operation; readonly source?: ObjectId } => {
  if (operation.op !== 'rule' || operation.rule.rule !== 'preventDamage' || operation.rule.ofYourChoice !== true)
    return { operation };
  const { bySource } = operation.rule;
  const from = (['battlefield', 'stack'] as const).flatMap((zone) =>
    (work.game.zones[zone] ?? []).filter(
      (id) => id !== r.onStack && (bySource === undefined || isMatch(work.game, bySource, id, ctxOf(r))),
    ),
  );
  const [source] = chooseObjects(r.queue, 'object', '609.7a', from, 1, false);
  if (source === undefined) return { operation };
  const rule: RuleEffect = { ...operation.rule, bySource: { kind: 'isRef', ref: { kind: 'bound', index: 0 } } };
  return { operation: { ...operation, rule }, source };
};

/** Whether a part of an effect is a change of rules that names nobody in particular (418.3b, D15). */
const isOpen = (operation: Operation, ref: ObjectRef): boolean => operation.op === 'rule' && ref.kind === 'all';

interface Begun {
  readonly effect: ContinuousEffect;
  readonly id: EffectId;
}

const begin = (
  work: Work,
  r: Resolution,
  affected: AffectedSet,
  operations: readonly Operation[],
  spec: ContinuousEffectSpec,
  duration: Duration,
  timestamp: number,
): Begun => {
  const id = takeEffectId(work);
  const effect: ContinuousEffect = {
    id,
    source: r.source,
    controller: r.you,
    timestamp,
    affected,
    operations,
    duration: { spec: duration, turn: work.game.turn.number, player: r.you },
    cause: work.cause,
    bindings: bindingsOf(r),
    ...(affected.kind === 'open' ? { subject: spec.subject } : {}),
    ...(spec.condition === undefined ? {} : { condition: spec.condition }),
  };
  return { effect, id };
};

const announceEffect = (work: Work, begun: Begun): void => {
  addEffect(work, begun.effect);
  happen(work, {
    event: 'effectBegan',
    effect: begun.id,
    ...(begun.effect.affected.kind === 'objects' && begun.effect.affected.objects[0] !== undefined
      ? { object: begun.effect.affected.objects[0] }
      : {}),
  });
};

/** A "becomes a copy" part (706.4): the values are taken now (D37) and kept with the effect. */
const beginCopy = (
  work: Work,
  r: Resolution,
  operation: Extract<Operation, { op: 'copy' }>,
  objects: readonly ObjectId[],
  spec: ContinuousEffectSpec,
  duration: Duration,
  timestamp: number,
): void => {
  const original = objectsFor(work, r, operation.of)[0];
  if (original === undefined) {
    happen(work, { event: 'didNothing', rule: '706.2' });
    return;
  }
  for (const object of objects) {
    const begun = begin(work, r, { kind: 'objects', objects: [object] }, [operation], spec, duration, timestamp);
    const copy = copyOf(
      work.game,
      original,
      operation.exceptions,
      {
        mark: `e${begun.id}`,
        timestamp,
        before: boardOf(work.game).copiable.get(object),
        thisAbility: r.ability,
        choices: work.game.objects.get(object)?.choices ?? [],
        cause: work.cause,
      },
      ctxOf(r),
    );
    if (copy === undefined) continue;
    announceEffect(work, { id: begun.id, effect: { ...begun.effect, copy } });
    happen(work, { event: 'copied', object, target: { object: original }, effect: begun.id, rule: '706.4' });
  }
};

/** What each object gets of an exchange of text boxes, taken now; an exchange that can't be completed does not happen (701.12b). */
const boxesOf = (
  work: Work,
  operations: readonly Operation[],
  objects: readonly ObjectId[],
): NonNullable<ContinuousEffect['boxes']> | 'incomplete' | undefined => {
  const exchange = operations.find((operation) => operation.op === 'exchangeText');
  if (exchange?.op !== 'exchangeText' || exchange.with !== undefined) return undefined;
  const { copiable } = boardOf(work.game);
  const [one, other, more] = objects;
  if (one === undefined || other === undefined || more !== undefined) return 'incomplete';
  return [
    { object: one, abilities: copiable.get(other)?.abilities ?? [] },
    { object: other, abilities: copiable.get(one)?.abilities ?? [] },
  ];
};

/** "Other players can't gain control of them": whether "you" may (101.2). */
const canTake = (work: Work, r: Resolution, id: ObjectId): boolean =>
  prohibitions(work.game, id, 'gainControl').every(({ effect }) => effect.controller === r.you);

/** 418.3: an instruction's continuous effect begins. Parts that change characteristics are locked, open rules are not (D15). */
export const beginEffect = (work: Work, r: Resolution, spec: ContinuousEffectSpec, duration: Duration): void => {
  // 418.3d, D19: "for as long as" something that is already over does nothing, ever.
  if (
    duration.until === 'asLongAs' &&
    work.game.edition.policies.asLongAsNeverRestarts &&
    !conditionHolds(work.game, duration.condition, ctxOf(r))
  ) {
    happen(work, { event: 'didNothing', rule: '418.3d', ...(r.self === undefined ? {} : { source: r.self }) });
    return;
  }
  const timestamp = takeTimestamp(work);
  if (spec.subject.kind === 'rules') {
    const chosen = spec.operations.map((operation) => withChosenSource(work, r, operation));
    const operations = chosen.map(({ operation }) => fill(work, r, operation));
    const bound = chosen.flatMap(({ source }) => source ?? []);
    const by = bound.length === 0 ? r : { ...r, bound };
    announceEffect(work, begin(work, by, { kind: 'open' }, operations, spec, duration, timestamp));
    return;
  }
  if (spec.subject.kind === 'players') {
    const players: readonly PlayerId[] = playersIn(work.game, spec.subject.player, ctxOf(r));
    const operations = spec.operations.map((operation) => fill(work, r, operation));
    announceEffect(work, begin(work, r, { kind: 'players', players }, operations, spec, duration, timestamp));
    return;
  }
  const ref = spec.subject.ref;
  const copies = spec.operations.filter((operation) => operation.op === 'copy');
  const open = spec.operations.filter((operation) => isOpen(operation, ref));
  const locked = spec.operations.filter((operation) => operation.op !== 'copy' && !isOpen(operation, ref));
  if (open.length > 0) {
    const operations = open.map((operation) => fill(work, r, operation));
    announceEffect(work, begin(work, r, { kind: 'open' }, operations, spec, duration, timestamp));
  }
  if (locked.length === 0 && copies.length === 0) return;
  const named = objectsFor(work, r, ref);
  r.that.previous = named;
  const objects = spec.operations.some(({ op }) => op === 'control')
    ? named.filter((id) => canTake(work, r, id))
    : named;
  if (objects.length === 0) {
    if (open.length === 0) happen(work, { event: 'didNothing', rule: '608.2c' });
    return;
  }
  for (const operation of copies) beginCopy(work, r, operation, objects, spec, duration, timestamp);
  if (locked.length === 0) return;
  const own = new OwnAmounts(work, r, ref, objects);
  const operations = locked.map((operation) => fill(work, r, operation, own));
  const boxes = boxesOf(work, operations, objects);
  if (boxes === 'incomplete') {
    happen(work, { event: 'didNothing', rule: '701.12b' });
    return;
  }
  const affected: AffectedSet = work.game.edition.policies.lockResolvedSets
    ? { kind: 'objects', objects }
    : { kind: 'open' };
  const begun = begin(work, r, affected, operations, spec, duration, timestamp);
  const kept = own.values.size === 0 ? {} : { own: own.values };
  announceEffect(work, {
    id: begun.id,
    effect: { ...begun.effect, ...kept, ...(boxes === undefined ? {} : { boxes }) },
  });
};

/** Asks "you may" of the player who resolves. */
export const whether = (r: Resolution, rule = '608.2d'): boolean => chooseWhether(r.queue, rule);
