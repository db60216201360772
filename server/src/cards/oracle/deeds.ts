// Reads clauses by their frames (`deedTable.ts`): the words of a frame, and in its places objects, players, amounts and kinds.
import type { DeedPart, Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readActing } from './actors.ts';
import { type Element, type Frame, LONG, RULES, SHORT } from './deedFrames.ts';
import { PLACES } from './deedPlaces.ts';
import { type Frames, framesOf, type Group, type Listed } from './frameIndex.ts';
import { begins } from './phrases.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readSubjectRef } from './refs.ts';

/** Fills the places of a frame; undefined where the words are others. */
const fill = (r: Reader, elements: readonly Element[], yours: boolean): readonly DeedPart[] | undefined => {
  const parts: DeedPart[] = [];
  for (const element of elements) {
    switch (element.kind) {
      case 'words':
        if (!r.eat(element.words)) return undefined;
        break;
      case 'their':
        if (!r.eat(yours ? 'your' : 'their')) return undefined;
        break;
      case 'place': {
        const part = PLACES[element.place]?.(r);
        if (part === undefined) return undefined;
        parts.push(part);
        break;
      }
      case 'optional': {
        const before = r.mark();
        const inner = fill(r, element.elements, yours);
        if (inner === undefined) r.reset(before);
        parts.push({ part: 'optional', ...(inner === undefined ? {} : { parts: inner }) });
        break;
      }
      case 'choice': {
        const chosen = choose(r, element.options, yours);
        if (chosen === undefined) return undefined;
        parts.push(...chosen);
        break;
      }
    }
  }
  return parts;
};

/** The alternative that takes most words, then what stands in its places. */
const choose = (
  r: Reader,
  options: readonly (readonly Element[])[],
  yours: boolean,
): readonly DeedPart[] | undefined => {
  const before = r.mark();
  const word = r.skims ? r.peek() : undefined;
  let best: readonly [choice: number, readonly DeedPart[], ReturnType<Reader['mark']>] | undefined;
  let choice = -1;
  for (const option of options) {
    choice += 1;
    const [first] = option;
    // Most alternatives are words, which can be others at once.
    if (word !== undefined && first?.kind === 'words' && !begins(first.words, word)) continue;
    const parts = fill(r, option, yours);
    if (parts !== undefined && (best === undefined || r.at > best[2].at)) best = [choice, parts, r.mark()];
    r.reset(before);
  }
  if (best === undefined) return undefined;
  r.reset(best[2]);
  return [{ part: 'choice', choice: best[0] }, ...best[1]];
};

const KEPT: ObjectRef = { kind: 'that', antecedent: 'previous' };

/** "Exile them face down. … you may play them": what was exiled, wherever it came from. */
const meanExiled = (r: Reader, ref: ObjectRef): void => {
  const many =
    (ref.kind === 'top' && ref.count !== undefined) ||
    (ref.kind === 'all' && ref.quantifier === 'all') ||
    (ref.kind === 'that' && (ref.word === 'they' || ref.word === 'those'));
  const exiled: ObjectRef =
    ref.kind === 'target' || ref.kind === 'self'
      ? ref
      : { kind: 'that', antecedent: 'exiled', ...(many ? { word: 'they' as const } : {}) };
  r.mean(exiled);
  r.said = { ...r.said, exiled };
};

/** What "it" and "they" mean after a deed. */
const mean = (r: Reader, frame: Frame, [part]: readonly DeedPart[]): void => {
  // "Chooses a creature they control": by its noun it is what "other creatures" are other than.
  if (frame.name === 'chooseOf' && part?.part === 'objects' && part.ref.kind === 'choose')
    r.mean({ kind: 'that', antecedent: 'chosen', noun: part.ref.selection.filter });
  else if (frame.name === 'exileHidden' && part?.part === 'objects') meanExiled(r, part.ref);
  else if (frame.means === 'it') r.mean(KEPT);
  else if (frame.means === 'hand') r.mean({ kind: 'that', antecedent: 'revealed' });
  else if (frame.means === 'they') r.mean({ ...KEPT, word: 'they' });
};

/** The word after what is read here (none at the end); undefined where nothing is. */
const wordAfter = (r: Reader, read: (reader: Reader) => unknown): string | undefined => {
  const mark = r.mark();
  const word = read(r) === undefined ? undefined : r.peek();
  r.reset(mark);
  return word;
};

/** The frames that can stand here: by the next word, and by the one after the place they begin with. */
const fitting = (r: Reader, { byWord, others, places }: Listed, yours: boolean): readonly Frame[] => {
  const { all, unplaced } = byWord.get(r.peek()) ?? others;
  if (places.length === 0 || all.length === 0) return all;
  const placed = new Set<Frame>();
  for (const { elements, byNext, any } of places) {
    const word = wordAfter(r, (reader) => fill(reader, elements, yours));
    if (word === undefined) continue;
    for (const frame of any) placed.add(frame);
    for (const frame of byNext.get(word) ?? []) placed.add(frame);
  }
  return placed.size === 0 ? unplaced : all.filter((frame) => placed.has(frame) || unplaced.includes(frame));
};

/** All frames that could stand here, tried where what would be understood is to be noted; those that begin with a place by their words. */
const possible = (r: Reader, frames: Frames): readonly Frame[] => {
  const [verbless, open] = [frames.verbless(), frames.open()];
  const words = new Set<string>();
  if (open.length > 0)
    for (let at = r.at; at < r.end && r.tokens[at]?.text !== '.'; at += 1) words.add(r.tokens[at]?.text ?? '');
  const out = new Set(open.filter(([, after]) => !after.some((word) => words.has(word))).map(([frame]) => frame));
  return (r.skims ? (verbless.byWord.get(r.peek()) ?? verbless.others).all : verbless.all).filter(
    (frame) => !out.has(frame),
  );
};

/** How far from the beginning of a clause its verb may stand. */
const REACH = 14;

/** The groups whose verb can be that of this clause: it stands here, or after a player or an object; with notes, anywhere soon. */
const near = (r: Reader, { groups, byVerb }: Frames): readonly Group[] => {
  if (groups.length === 0) return groups;
  if (!r.noting) {
    const after = (read: (reader: Reader) => unknown, which: Group['which']): readonly Group[] =>
      (byVerb.get(wordAfter(r, read) ?? '') ?? []).filter((group) => group.which === which);
    return [...(byVerb.get(r.peek()) ?? []), ...after(readPlayer, 'actor'), ...after(readSubjectRef, 'subject')];
  }
  const found = new Set<Group>();
  const end = Math.min(r.end, r.at + REACH);
  for (let at = r.at; at < end; at += 1) {
    const text = r.tokens[at]?.text ?? '';
    if (text === '.') break;
    for (const group of byVerb.get(text) ?? []) found.add(group);
  }
  // Where the text ends, any verb may follow.
  return r.end - r.at < 2 ? groups : [...found];
};

const reader =
  (frames: Frames) =>
  (r: Reader): Instruction | undefined => {
    if (r.lacksAll(frames.signs)) return undefined;
    for (const group of near(r, frames)) {
      const found = r.attempt((one) => (group.which === 'actor' ? actingDeed(one, group) : deedOf(one, group)));
      if (found !== undefined) return found;
    }
    const found = longest(r, frames, frames.verbless(), true);
    return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, parts: found.parts };
  };

/** The frame that takes most words, filled; `table` where the list is that of its frames without a verb. */
const longest = (
  r: Reader,
  table: Frames | undefined,
  list: Listed,
  yours: boolean,
): { readonly frame: Frame; readonly parts: readonly DeedPart[] } | undefined => {
  const frames = !r.noting ? fitting(r, list, yours) : table === undefined ? list.all : possible(r, table);
  if (frames.length === 0) return undefined;
  const before = r.mark();
  let best: readonly [Frame, readonly DeedPart[], ReturnType<Reader['mark']>] | undefined;
  for (const frame of frames) {
    const parts = fill(r, frame.elements, yours);
    if (parts !== undefined && (best === undefined || r.at > best[2].at)) best = [frame, parts, r.mark()];
    r.reset(before);
  }
  if (best === undefined) return undefined;
  const [frame, parts, mark] = best;
  r.reset(mark);
  mean(r, frame, parts);
  return { frame, parts };
};

const actingDeed = (r: Reader, group: Group): Instruction | undefined => {
  const acting = readActing(r, group.verb, group.third);
  const found = acting === undefined ? undefined : longest(r, undefined, group.frames(), acting.player.kind === 'you');
  return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, ...acting, parts: found.parts };
};

const deedOf = (r: Reader, group: Group): Instruction | undefined => {
  const subject = readSubjectRef(r);
  if (subject === undefined || r.eatOne(group.third, group.verb) === undefined) return undefined;
  const found = r.about(subject, (inner) => longest(inner, undefined, group.frames(), false));
  return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, subject, parts: found.parts };
};

/** A clause whose frame goes on where a plain verb would stop. */
export const readLongDeed = reader(framesOf(LONG));

/** A clause by its frame, where no verb of the grammar reads it. */
export const readDeed = reader(framesOf(SHORT));

const rule = framesOf(RULES);

/** A sentence about the rules by its frame: its name and what stands in its places, and whom it is about if that is a player. */
export const readRuleFrame = (
  r: Reader,
): { readonly frame: string; readonly player?: PlayerRef; readonly parts: readonly DeedPart[] } | undefined => {
  if (r.lacksAll(rule.signs)) return undefined;
  for (const group of near(r, rule)) {
    const found = r.attempt((one) => {
      const player = readPlayer(one);
      if (player === undefined || one.eatOne(group.third, group.verb) === undefined) return undefined;
      const filled = longest(one, undefined, group.frames(), player.kind === 'you');
      return filled === undefined ? undefined : { frame: filled.frame.name, player, parts: filled.parts };
    });
    if (found !== undefined) return found;
  }
  const found = longest(r, rule, rule.verbless(), true);
  return found === undefined ? undefined : { frame: found.frame.name, parts: found.parts };
};
