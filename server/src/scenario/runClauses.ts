// The clauses of a statement as the engine wants them: what is announced, how something enters, what is chosen.

import { isColorWord } from '../cards/mana.ts';
import { cardTypeOf, subtypeOf } from '../cards/vocabulary.ts';
import type { Announcement, EntersAs, ProblemSlot } from '../engine/action.ts';
import type { Answers, ChoiceValue, Target } from '../engine/game.ts';
import type { ObjectId } from '../engine/ids.ts';
import { meaning, type Reader, readObject, readPlayer, readTarget } from './runReader.ts';
import type { ChosenWord, Clauses, NameRef, Range } from './statement.ts';
import { nameKey } from './words.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const defined = <T>(values: readonly (T | undefined)[]): readonly T[] =>
  values.filter((value): value is T => value !== undefined);

/** What goes by that word: it may be the name of something, and a colour or a type besides. */
const objectNamed = (reader: Reader, { name }: ChosenWord): ObjectId | undefined => {
  if (name?.key === undefined) return undefined;
  const found = meaning(reader, name);
  return found.kind === 'card' ? found.object : undefined;
};

/** A word after `choosing`, as the kind of value it can only be: yes, a number, a colour, a player, an object, else a word. */
export const readChoice = (reader: Reader, word: ChosenWord): ChoiceValue | undefined => {
  const plain = word.text.trim();
  const lower = plain.toLowerCase();
  if (word.quoted) return { kind: 'word', word: plain };
  if (lower === 'yes' || lower === 'no') return { kind: lower };
  if (/^\d{1,9}$/.test(plain)) return { kind: 'number', value: Number(plain) };
  const isTypeWord = subtypeOf(plain) !== undefined || cardTypeOf(plain) !== undefined;
  const labelled = objectNamed(reader, word);
  const label = labelled === undefined ? {} : { label: labelled };
  if (isColorWord(lower)) return { kind: 'color', color: lower, ...label };
  if (isTypeWord && labelled !== undefined) return { kind: 'word', word: plain, ...label };
  if (word.name?.key !== undefined && !isTypeWord) {
    const found = meaning(reader, word.name);
    if (found.kind === 'player') return { kind: 'player', player: found.player };
    if (found.kind === 'card' && found.object !== undefined) return { kind: 'object', object: found.object };
  }
  return { kind: 'word', word: plain };
};

const objects = (reader: Reader, refs: readonly NameRef[] | undefined): readonly ObjectId[] | undefined =>
  refs === undefined ? undefined : defined(refs.map((ref) => readObject(reader, ref)));

/** Answers for choices to come (`choosing`, `copying`, `changing`, `new targets`, `attached to`, `in order`). */
export const readAnswers = (reader: Reader, clauses: Clauses): Partial<Answers> | undefined => {
  const answers: Partial<Writable<Answers>> = {};
  if (clauses.choosing !== undefined) {
    const own = new Set([...(clauses.as ?? []), ...(clauses.creating ?? [])].map(({ key }) => key));
    answers.choosing = defined(
      clauses.choosing.map((word) => {
        const value = readChoice(reader, word);
        return value?.kind === 'word' && own.has(nameKey(word.text)) ? { ...value, own: true } : value;
      }),
    );
  }
  if (clauses.copying?.nothing === true) answers.copying = null;
  else if (clauses.copying?.name !== undefined) {
    const copied = readObject(reader, clauses.copying.name);
    if (copied !== undefined) answers.copying = copied;
  }
  if (clauses.changing !== undefined) {
    answers.changing = { from: clauses.changing.from.text, to: clauses.changing.to.text };
  }
  if (clauses.newTargets !== undefined) {
    answers.newTargets = defined(
      clauses.newTargets.map((target) => {
        if (target.same) return 'same' as const;
        return target.name === undefined ? undefined : readTarget(reader, target.name);
      }),
    );
  }
  if (clauses.attachedTo !== undefined) {
    const host = readTarget(reader, clauses.attachedTo);
    if (host !== undefined) answers.attachedTo = host;
  }
  if (clauses.inOrder !== undefined) answers.order = objects(reader, clauses.inOrder) ?? [];
  return Object.keys(answers).length === 0 ? undefined : answers;
};

const readTargets = (reader: Reader, clauses: Clauses): readonly (readonly Target[])[] | undefined =>
  clauses.targeting?.map((target) => defined(target.names.map((name) => readTarget(reader, name))));

/** What a player says while casting, activating or answering a trigger. */
export const readAnnouncement = (reader: Reader, clauses: Clauses): Announcement => {
  const announce: Writable<Announcement> = {};
  const targets = readTargets(reader, clauses);
  if (targets !== undefined) announce.targets = targets;
  if (clauses.modes !== undefined) announce.modes = clauses.modes.modes;
  if (clauses.x !== undefined) announce.x = clauses.x.value;
  if (clauses.dividing !== undefined) announce.division = clauses.dividing.values;
  if (clauses.costs !== undefined) announce.costs = clauses.costs.map((cost) => cost.name);
  const sacrificing = objects(reader, clauses.sacrificing);
  if (sacrificing !== undefined) announce.sacrificing = sacrificing;
  const discarding = objects(reader, clauses.discarding);
  if (discarding !== undefined) announce.discarding = discarding;
  const tapping = objects(reader, clauses.tapping);
  if (tapping !== undefined) announce.tapping = tapping;
  const exiling = objects(reader, clauses.exiling);
  if (exiling !== undefined) announce.exiling = exiling;
  if (clauses.faceDown !== undefined) announce.faceDown = true;
  const answers = readAnswers(reader, clauses);
  if (answers !== undefined) announce.answers = answers;
  return announce;
};

/** How something comes onto the battlefield by a statement. */
export const readEntersAs = (reader: Reader, clauses: Clauses): EntersAs => {
  const as: Writable<EntersAs> = {};
  for (const { state } of clauses.states ?? []) {
    switch (state) {
      case 'tapped':
        as.tapped = true;
        break;
      case 'untapped':
        as.tapped = false;
        break;
      case 'faceDown':
        as.faceDown = true;
        break;
      case 'manifested':
        as.faceDown = 'manifested';
        break;
      case 'flipped':
        as.flipped = true;
        break;
      case 'transformed':
        as.transformed = true;
        break;
      case 'phasedOut':
        as.phasedOut = true;
        break;
    }
  }
  if (clauses.x !== undefined) as.x = clauses.x.value;
  if (clauses.faceDown !== undefined) as.faceDown ??= true;
  if (clauses.counters !== undefined) as.counters = clauses.counters.map(({ kind, count }) => ({ kind, count }));
  if (clauses.ownedBy !== undefined) {
    const owner = readPlayer(reader, clauses.ownedBy);
    if (owner !== undefined) as.owner = owner;
  }
  const answers = readAnswers(reader, clauses);
  if (answers !== undefined) {
    as.answers = answers;
    if (answers.attachedTo !== undefined) as.attachedTo = answers.attachedTo;
  }
  return as;
};

const wholeOf = (ref: NameRef): Range => ref.whole ?? ref.range;

/** The stretch of the statement that a slot of the engine's means; the whole statement where nothing was said for it. */
export const rangeOfSlot = (slot: ProblemSlot, whole: Range, object: Range | undefined, clauses: Clauses): Range => {
  const list = (refs: readonly NameRef[] | undefined): Range | undefined => {
    const first = refs?.[0];
    const last = refs?.at(-1);
    return first === undefined || last === undefined
      ? undefined
      : { start: wholeOf(first).start, end: wholeOf(last).end };
  };
  switch (slot.slot) {
    case 'object':
      return object ?? whole;
    case 'verb':
    case 'player':
      return whole;
    case 'target': {
      const target = clauses.targeting?.[slot.index];
      const name = target?.names[slot.inner];
      return name === undefined ? (target?.range ?? whole) : wholeOf(name);
    }
    case 'choice':
      return clauses.choosing?.[slot.index]?.range ?? whole;
    case 'copying':
      return clauses.copying?.name === undefined ? (clauses.copying?.range ?? whole) : wholeOf(clauses.copying.name);
    case 'attachedTo':
      return clauses.attachedTo === undefined ? whole : wholeOf(clauses.attachedTo);
    case 'mode':
      return clauses.modes?.range ?? whole;
    case 'x':
      return clauses.x?.range ?? whole;
    case 'division':
      return clauses.dividing?.range ?? whole;
    case 'cost':
      return (
        list(clauses.sacrificing) ??
        list(clauses.discarding) ??
        list(clauses.tapping) ??
        list(clauses.exiling) ??
        clauses.costs?.[0]?.range ??
        whole
      );
    case 'newTargets':
      return clauses.newTargets?.[slot.index]?.range ?? whole;
    case 'changing':
      return clauses.changing?.range ?? whole;
  }
};
