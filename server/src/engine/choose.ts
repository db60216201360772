// Choices: the answers a statement gave, used up in the order in which choices come up; one that is missing or illegal refuses the action.
import type { EngineProblem, ProblemSlot } from './action.ts';
import { colorBits } from './colorSaid.ts';
import type { Answers, ChoiceValue, Target } from './game.ts';
import type { ObjectId } from './ids.ts';
import { refuse, type Work } from './work.ts';

/** Answers being used up. `willing`: a "may" that no answer speaks of is done (the trigger was taken in hand), or not (it was declined). */
export interface AnswerQueue {
  readonly answers: Answers;
  readonly willing: boolean | undefined;
  used: number;
  newTargetsUsed: number;
  /** Of the targets and modes for what is cast meanwhile. */
  castTargetsUsed: number;
  castModesUsed: boolean;
  /** `copying X` has been followed: a copy that would copy again does so only if more was said. */
  copied: boolean;
  /** The object that enters just now has been made a copy by the answer: a second copy effect asks anew (616.1). */
  copiedHere: boolean;
  /** `changing W to W` has been followed. */
  changed: boolean;
  /** `in order A, B` has been looked at. */
  ordered: boolean;
  /** What was named for costs has been looked at. */
  paid: boolean;
  /** `attached to X` has been followed. */
  hosted: boolean;
  /** What is left is for what was made of this: copies that still have to resolve. */
  passedOn: boolean;
  /** The object that a named one has become meanwhile: "draw two cards, then discard a card" (400.7). */
  readonly now: (id: ObjectId) => ObjectId;
}

export const answersOf = (answers: Partial<Answers> | undefined): Answers => ({ choosing: [], ...answers });

/** Follows the cards that answers name from zone to zone. */
const follower = ({ choosing }: Answers, work: Work): AnswerQueue['now'] => {
  const cards = new Map(
    choosing.flatMap((value) => {
      const id = objectMeant(value);
      return id === undefined ? [] : [[id, work.game.objects.get(id)?.card] as const];
    }),
  );
  return (id) => {
    const card = work.game.objects.has(id) ? undefined : cards.get(id);
    return card === undefined ? id : (work.game.current.get(card) ?? id);
  };
};

export const queueOf = (answers: Answers, work?: Work): AnswerQueue => ({
  answers,
  now: work === undefined ? (id) => id : follower(answers, work),
  willing: answers.willing,
  used: 0,
  newTargetsUsed: 0,
  castTargetsUsed: answers.ownTargets ?? 0,
  castModesUsed: false,
  copied: false,
  copiedHere: false,
  changed: false,
  ordered: false,
  paid: false,
  hosted: false,
  passedOn: false,
});

export const sameChoice = (a: ChoiceValue, b: ChoiceValue): boolean => {
  switch (a.kind) {
    case 'color':
      return b.kind === 'color' && colorBits(a.color) === colorBits(b.color);
    case 'word':
      return b.kind === 'word' && a.word.toLowerCase() === b.word.toLowerCase();
    case 'number':
      return b.kind === 'number' && a.value === b.value;
    case 'player':
      return b.kind === 'player' && a.player === b.player;
    case 'object':
      return b.kind === 'object' && a.object === b.object;
    case 'yes':
    case 'no':
      return a.kind === b.kind;
  }
};

export const sameTarget = (a: Target, b: Target): boolean =>
  'object' in a ? 'object' in b && a.object === b.object : 'player' in b && a.player === b.player;

export interface Need {
  /** What is chosen, as in `ChoiceKind`. */
  readonly what: string;
  readonly rule: string;
  readonly options: readonly ChoiceValue[];
  /** Where the options can't be listed (a card name, a number): does this value do? */
  readonly open?: (value: ChoiceValue) => boolean;
  /** Nothing need be chosen. */
  readonly optional?: boolean;
  /** Why an object is none of the options: asked only once it is refused. */
  readonly explain?: ((id: ObjectId) => Pick<EngineProblem, 'values' | 'because'>) | undefined;
  /** Which of the answers are meant for a choice of this kind at all. */
  readonly kinds?: readonly ChoiceValue['kind'][];
}

const choiceSlot = (queue: AnswerQueue): ProblemSlot => ({ slot: 'choice', index: queue.used });

const NEWEST = -1 as ObjectId;

const objectMeant = (value: ChoiceValue): ObjectId | undefined => {
  if (value.kind === 'object') return value.object;
  // What the statement itself brings in has no name yet as it is said; the newest stays where no other is named.
  if (value.kind === 'word' && value.own === true) return NEWEST;
  return value.kind === 'color' || value.kind === 'word' ? value.label : undefined;
};

/** A label may be a word that names a colour or a type: what is asked for decides what is meant. */
const asAsked = (given: ChoiceValue | undefined, need: Need): ChoiceValue | undefined => {
  if ((given?.kind !== 'color' && given?.kind !== 'word') || given.label === undefined) return given;
  const objects = need.options.some(({ kind }) => kind === 'object');
  if (objects) return { kind: 'object', object: given.label };
  const { label: _label, ...word } = given;
  return word;
};

/**
 * The next answer, if it is legal; the only legal one, if none was given; undefined when nothing can be chosen.
 * Refuses the action when a choice is missing or not legal.
 */
export const choose = (queue: AnswerQueue, need: Need): ChoiceValue | undefined => {
  const said = asAsked(queue.answers.choosing[queue.used], need);
  const given: ChoiceValue | undefined = said?.kind === 'object' ? { ...said, object: queue.now(said.object) } : said;
  if (given !== undefined && (need.kinds === undefined || need.kinds.includes(given.kind))) {
    const fits = need.options.find((option) => sameChoice(option, given));
    if (fits !== undefined || need.open?.(given) === true) {
      queue.used += 1;
      return fits ?? given;
    }
    if (need.optional === true && need.options.length === 0) return undefined;
    const why = given.kind === 'object' ? need.explain?.(given.object) : undefined;
    return refuse({
      code: 'choice.illegal',
      rule: need.rule,
      slot: choiceSlot(queue),
      values: { what: need.what, ...why?.values },
      because: why?.because ?? [],
      legal: need.options,
    });
  }
  if (need.optional === true) return undefined;
  if (need.open === undefined && need.options.length <= 1) return need.options[0];
  return refuse({
    code: 'choice.missing',
    rule: need.rule,
    slot: choiceSlot(queue),
    values: { what: need.what },
    legal: need.options,
  });
};

/** "You may …": the answer yes or no, else what taking the trigger in hand implies. */
export const chooseWhether = (queue: AnswerQueue, rule: string): boolean => {
  const given = queue.answers.choosing[queue.used];
  if (given?.kind === 'yes' || given?.kind === 'no') {
    queue.used += 1;
    return given.kind === 'yes';
  }
  if (queue.willing !== undefined) return queue.willing;
  return refuse({
    code: 'choice.missing',
    rule,
    slot: choiceSlot(queue),
    values: { what: 'may' },
    legal: [{ kind: 'yes' }, { kind: 'no' }],
  });
};

/**
 * Answers that nothing asked for are slips of the pen: the action is refused. Objects may still be meant for a
 * state-based action's choice (704.5j); whether one asked is known when those are done.
 */
export const refuseUnasked = (work: Work, queue: AnswerQueue): void => {
  const { choosing, changing, copying, newTargets, order, targets = [], modes } = queue.answers;
  if (queue.castTargetsUsed < targets.length) {
    refuse({
      code: 'target.tooMany',
      rule: '601.2c',
      slot: { slot: 'target', index: queue.castTargetsUsed, inner: 0 },
    });
  }
  if (modes !== undefined && !queue.castModesUsed) refuse({ code: 'mode.none', rule: '700.2', slot: { slot: 'mode' } });
  if (queue.passedOn) return;
  const named = choosing.flatMap((value, index) => {
    const object = objectMeant(value);
    return index >= queue.used && object !== undefined ? [{ object, index }] : [];
  });
  work.named = [...work.named, ...named];
  const left = choosing.findIndex((value, index) => index >= queue.used && objectMeant(value) === undefined);
  if (left >= 0) refuse({ code: 'choice.unasked', rule: '608.2d', slot: { slot: 'choice', index: left } });
  if (changing !== undefined && !queue.changed) {
    refuse({ code: 'choice.unasked', rule: '612.2', slot: { slot: 'changing' } });
  }
  if (copying !== undefined && !queue.copied) {
    refuse({ code: 'choice.unasked', rule: '706.5', slot: { slot: 'copying' } });
  }
  if (queue.answers.paying !== undefined && !queue.paid) {
    refuse({ code: 'cost.unasked', rule: '118.3', slot: { slot: 'cost' } });
  }
  if (queue.answers.attachedTo !== undefined && !queue.hosted) {
    refuse({ code: 'choice.unasked', rule: '303.4', slot: { slot: 'attachedTo' } });
  }
  if (order !== undefined && !queue.ordered) {
    refuse({ code: 'choice.unasked', rule: '101.4', slot: { slot: 'verb' } });
  }
  if (newTargets !== undefined && queue.newTargetsUsed === 0) {
    refuse({ code: 'choice.unasked', rule: '706.9c', slot: { slot: 'newTargets', index: 0 } });
  }
};

/** Objects that were named, and that no state-based action asked for either (704.5j). */
export const refuseNamed = (work: Work): void => {
  const [left] = work.named;
  if (left === undefined) return;
  refuse({ code: 'choice.unasked', rule: '608.2d', also: ['704.5j'], slot: { slot: 'choice', index: left.index } });
};

/** The object that the next answer names, if it names one; it is still to be used. */
export const namedNext = (queue: AnswerQueue): ObjectId | undefined => {
  const given = queue.answers.choosing[queue.used];
  return given === undefined ? undefined : objectMeant(given);
};

/** Several objects out of a list: exactly `count` of them, all of them when there are no more. */
export const chooseObjects = (
  queue: AnswerQueue,
  what: string,
  rule: string,
  from: readonly ObjectId[],
  count: number,
  upTo: boolean,
  explain?: Need['explain'],
): readonly ObjectId[] => {
  if (from.length <= count && !upTo) {
    // Nothing is left to choose; who says it all the same has said nothing wrong.
    for (const _ of from) {
      const given = queue.answers.choosing[queue.used];
      const object = given === undefined ? undefined : objectMeant(given);
      if (object !== undefined && from.includes(queue.now(object))) queue.used += 1;
    }
    return from;
  }
  const chosen: ObjectId[] = [];
  while (chosen.length < count) {
    const left = from.filter((id) => !chosen.includes(id));
    const value = choose(queue, {
      what,
      rule,
      options: left.map((object) => ({ kind: 'object', object })),
      kinds: ['object'],
      optional: upTo,
      explain,
    });
    if (value?.kind !== 'object') break;
    chosen.push(value.object);
  }
  return chosen;
};
