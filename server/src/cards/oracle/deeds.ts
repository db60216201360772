// Reads clauses by their frames (`deedTable.ts`): the words of a frame, and in its places objects, players, amounts and kinds.
import type { DeedPart, Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readActing } from './actors.ts';
import { type Element, type Frame, LONG, RULES, SHORT } from './deedFrames.ts';
import { PLACES } from './deedPlaces.ts';
import { readPlayer } from './players.ts';
import type { Reader } from './reader.ts';
import { readSubjectRef } from './refs.ts';
import { thirdPerson } from './verbForms.ts';

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
        const inner = r.attempt((reader) => fill(reader, element.elements, yours));
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
  let best: readonly [choice: number, readonly DeedPart[], ReturnType<Reader['mark']>] | undefined;
  for (const [choice, option] of options.entries()) {
    const parts = r.attempt((reader) => fill(reader, option, yours));
    if (parts !== undefined && (best === undefined || r.at > best[2].at)) best = [choice, parts, r.mark()];
    r.reset(before);
  }
  if (best === undefined) return undefined;
  r.reset(best[2]);
  return [{ part: 'choice', choice: best[0] }, ...best[1]];
};

const KEPT: ObjectRef = { kind: 'that', antecedent: 'previous' };

/** What "it" and "they" mean after a deed. */
const mean = (r: Reader, frame: Frame, [part]: readonly DeedPart[]): void => {
  // "Chooses a creature they control": by its noun it is what "other creatures" are other than.
  if (frame.name === 'chooseOf' && part?.part === 'objects' && part.ref.kind === 'choose')
    r.mean({ kind: 'that', antecedent: 'chosen', noun: part.ref.selection.filter });
  else if (frame.means === 'it') r.mean(KEPT);
  else if (frame.means === 'hand') r.mean({ kind: 'that', antecedent: 'revealed' });
  else if (frame.means === 'they') r.mean({ ...KEPT, word: 'they' });
};

/** Frames by the word that each begins with. */
interface Listed {
  readonly all: readonly Frame[];
  readonly byWord: ReadonlyMap<string, readonly Frame[]>;
  /** Those that may begin with any other word. */
  readonly others: readonly Frame[];
}

interface Group {
  readonly verb: string;
  readonly third: string;
  readonly which: 'actor' | 'subject';
  readonly frames: Listed;
}

interface Frames {
  readonly groups: readonly Group[];
  /** The groups by the forms of their verbs. */
  readonly byWord: ReadonlyMap<string, readonly Group[]>;
  /** Frames without a verb that agrees with anything. */
  readonly bare: Listed;
  /** Those that begin with a place, each with the words that can stand after it. */
  readonly open: readonly (readonly [Frame, ReadonlySet<string>])[];
  /** What these begin with. */
  readonly places: ReadonlyMap<string, readonly Element[]>;
}

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

/** The words that can stand first; undefined where any might. */
const beginnings = (elements: readonly Element[]): readonly string[] | undefined => {
  const [first, ...rest] = elements;
  switch (first?.kind) {
    case 'words':
      return [first.words.split(' ')[0] ?? ''];
    case 'their':
      return ['your', 'their'];
    case 'choice':
      return every(first.options.map(beginnings));
    case 'optional':
      return every([beginnings(first.elements), beginnings(rest)]);
    default:
      return undefined;
  }
};

const every = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);

const listed = (all: readonly Frame[]): Listed => {
  const first = all.map(({ elements }) => beginnings(elements));
  const startingWith = (word: string): readonly Frame[] =>
    all.filter((_, index) => first[index] === undefined || first[index]?.includes(word));
  const words = new Set(first.flatMap((list) => list ?? []));
  return {
    all,
    byWord: new Map([...words].map((word) => [word, startingWith(word)])),
    others: all.filter((_, index) => first[index] === undefined),
  };
};

/** The frames that can begin with the next word; all, where what would be understood is to be noted. */
const fitting = (r: Reader, { all, byWord, others }: Listed): readonly Frame[] =>
  r.skims ? (byWord.get(r.peek()) ?? others) : all;

const groupsOf = (frames: readonly Frame[], which: 'actor' | 'subject'): readonly Group[] => {
  const map = new Map<string, Frame[]>();
  for (const frame of frames) if (frame[which] !== undefined) add(map, frame[which], frame);
  return [...map].map(([verb, own]) => ({ verb, third: thirdPerson(verb), which, frames: listed(own) }));
};

const firstWords = (elements: readonly Element[]): readonly string[] => {
  const [first] = elements;
  if (first?.kind === 'words') return [first.words.split(' ')[0] ?? ''];
  return first?.kind === 'choice' ? first.options.flatMap(firstWords) : [];
};

/** What stands first in a frame, by which those that begin alike are known. */
const placeOf = ({ elements: [first], name }: Frame): string => (first?.kind === 'place' ? first.place : name);

const framesOf = (frames: readonly Frame[]): Frames => {
  const groups = [...groupsOf(frames, 'actor'), ...groupsOf(frames, 'subject')];
  const byWord = new Map<string, Group[]>();
  for (const group of groups) for (const word of new Set([group.verb, group.third])) add(byWord, word, group);
  const verbless = frames.filter((frame) => frame.actor === undefined && frame.subject === undefined);
  const bare = verbless.filter(({ elements }) => firstWords(elements).length > 0);
  const open = verbless
    .filter((frame) => !bare.includes(frame))
    .map((frame) => [frame, new Set(firstWords(frame.elements.slice(1)))] as const);
  const places = new Map(open.map(([frame]) => [placeOf(frame), frame.elements.slice(0, 1)]));
  return { groups, byWord, bare: listed(bare), open, places };
};

/** The word after what is read here; none where nothing is. */
const wordAfter = (r: Reader, read: (reader: Reader) => unknown): string => {
  const mark = r.mark();
  const word = read(r) === undefined || r.at - mark.at >= REACH ? '' : r.peek();
  r.reset(mark);
  return word;
};

/** The frames without a verb of their own that can stand here. */
const verbless = (r: Reader, { bare, open, places }: Frames): readonly Frame[] => {
  const plain = fitting(r, bare);
  if (open.length === 0) return plain;
  if (!r.noting) {
    const next = new Map<string, string>();
    for (const [place, elements] of places)
      next.set(
        place,
        wordAfter(r, (reader) => fill(reader, elements, true)),
      );
    const more = open.filter(([frame, after]) => after.has(next.get(placeOf(frame)) ?? ''));
    return more.length === 0 ? plain : [...plain, ...more.map(([frame]) => frame)];
  }
  const words = new Set<string>();
  for (let at = r.at; at < r.end && r.tokens[at]?.text !== '.'; at += 1) words.add(r.tokens[at]?.text ?? '');
  return [...plain, ...open.filter(([, after]) => [...after].some((word) => words.has(word))).map(([frame]) => frame)];
};

/** How far from the beginning of a clause its verb may stand. */
const REACH = 14;

const NONE: readonly Group[] = [];

/** The groups whose verb can be that of this clause: it stands here, or after a player or an object; with notes, anywhere soon. */
const near = (r: Reader, { groups, byWord }: Frames): readonly Group[] => {
  if (groups.length === 0) return groups;
  if (!r.noting) {
    const here = byWord.get(r.peek()) ?? NONE;
    const acted = byWord.get(wordAfter(r, readPlayer)) ?? NONE;
    const done = byWord.get(wordAfter(r, readSubjectRef)) ?? NONE;
    const after = [
      ...acted.filter(({ which }) => which === 'actor'),
      ...done.filter(({ which }) => which === 'subject'),
    ];
    return after.length === 0 ? here : [...here, ...after];
  }
  const found = new Set<Group>();
  const end = Math.min(r.end, r.at + REACH);
  for (let at = r.at; at < end; at += 1) {
    const text = r.tokens[at]?.text ?? '';
    if (text === '.') break;
    for (const group of byWord.get(text) ?? []) found.add(group);
  }
  // Where the text ends, any verb may follow.
  return r.end - r.at < 2 ? groups : [...found];
};

const reader =
  (frames: Frames) =>
  (r: Reader): Instruction | undefined => {
    for (const group of near(r, frames)) {
      const found = r.attempt((one) => (group.which === 'actor' ? actingDeed(one, group) : deedOf(one, group)));
      if (found !== undefined) return found;
    }
    const found = longest(r, verbless(r, frames), true);
    return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, parts: found.parts };
  };

/** The frame that takes most words, filled. */
const longest = (
  r: Reader,
  frames: readonly Frame[],
  yours: boolean,
): { readonly frame: Frame; readonly parts: readonly DeedPart[] } | undefined => {
  if (frames.length === 0) return undefined;
  const before = r.mark();
  let best: readonly [Frame, readonly DeedPart[], ReturnType<Reader['mark']>] | undefined;
  for (const frame of frames) {
    const parts = r.attempt((one) => fill(one, frame.elements, yours));
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
  const found = acting === undefined ? undefined : longest(r, fitting(r, group.frames), acting.player.kind === 'you');
  return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, ...acting, parts: found.parts };
};

const deedOf = (r: Reader, group: Group): Instruction | undefined => {
  const subject = readSubjectRef(r);
  if (subject === undefined || r.eatOne(group.third, group.verb) === undefined) return undefined;
  const found = r.about(subject, (inner) => longest(inner, fitting(inner, group.frames), false));
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
  for (const group of near(r, rule)) {
    const found = r.attempt((one) => {
      const player = readPlayer(one);
      if (player === undefined || one.eatOne(group.third, group.verb) === undefined) return undefined;
      const filled = longest(one, fitting(one, group.frames), player.kind === 'you');
      return filled === undefined ? undefined : { frame: filled.frame.name, player, parts: filled.parts };
    });
    if (found !== undefined) return found;
  }
  const found = longest(r, verbless(r, rule), true);
  return found === undefined ? undefined : { frame: found.frame.name, parts: found.parts };
};
