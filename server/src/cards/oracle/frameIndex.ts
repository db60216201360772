// Finds frames (`deedFrames.ts`) by their verbs and by the words they can begin with, so that few are tried at any place.
import { lazily } from '../../rules/util.ts';
import type { Element, Frame } from './deedFrames.ts';
import { askedTogether, EVER } from './learned.ts';
import { thirdPerson } from './verbForms.ts';

/** Frames in their order, and those of them that begin with no place. */
interface Beginning {
  readonly all: readonly Frame[];
  readonly unplaced: readonly Frame[];
}

/** Frames that begin with the same place, by the word that can stand after it; `any` where it may be any. */
interface Placed {
  readonly elements: readonly Element[];
  readonly byNext: ReadonlyMap<string, readonly Frame[]>;
  readonly any: readonly Frame[];
}

/** Frames by the word that each begins with. */
export interface Listed {
  readonly all: readonly Frame[];
  readonly byWord: ReadonlyMap<string, Beginning>;
  /** Those that may begin with any other word. */
  readonly others: Beginning;
  /** Those that begin with a place, by the place. */
  readonly places: readonly Placed[];
}

/** Frames with the same verb, a player's or an object's. */
export interface Group {
  readonly verb: string;
  readonly third: string;
  readonly which: 'actor' | 'subject';
  readonly frames: () => Listed;
}

/** A table of frames, ready to be searched. */
export interface Frames {
  readonly groups: readonly Group[];
  /** The groups by the forms of their verbs. */
  readonly byVerb: ReadonlyMap<string, readonly Group[]>;
  /** Frames without a verb that agrees with anything: those that begin with words, then those that begin with a place. */
  readonly verbless: () => Listed;
  /** The latter, each with the words one of which stands in what it reads. */
  readonly open: () => readonly (readonly [Frame, readonly string[]])[];
  /** Words one of which stands in whatever any of the frames reads, as bits (`askedTogether`). */
  readonly signs: number;
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

/** What stands first in a frame, by which those that begin alike are known. */
const placeOf = ({ elements: [first], name }: Frame): string => (first?.kind === 'place' ? first.place : name);

const placesOf = (placed: readonly Frame[]): readonly Placed[] => {
  const alike = new Map<string, Frame[]>();
  for (const frame of placed) add(alike, placeOf(frame), frame);
  return [...alike.values()].map((frames) => {
    const byNext = new Map<string, Frame[]>();
    const any: Frame[] = [];
    for (const frame of frames) {
      const next = beginnings(frame.elements.slice(1));
      if (next === undefined) any.push(frame);
      for (const word of new Set(next)) add(byNext, word, frame);
    }
    return { elements: frames[0]?.elements.slice(0, 1) ?? [], byNext, any };
  });
};

/** An index of frames, which keeps their order. */
export const listed = (all: readonly Frame[]): Listed => {
  const first = all.map(({ elements }) => beginnings(elements));
  const others = all.filter((_, index) => first[index] === undefined);
  const placed = new Set(others.filter(({ elements: [head] }) => head?.kind === 'place' || head?.kind === 'choice'));
  const beginning = (frames: readonly Frame[]): Beginning => ({
    all: frames,
    unplaced: frames.filter((frame) => !placed.has(frame)),
  });
  const byWord = new Map<string, Frame[]>(first.flatMap((words) => words ?? []).map((word) => [word, []]));
  for (const [index, frame] of all.entries())
    for (const word of new Set(first[index] ?? byWord.keys())) byWord.get(word)?.push(frame);
  return {
    all,
    byWord: new Map([...byWord].map(([word, frames]) => [word, beginning(frames)])),
    others: beginning(others),
    places: placesOf([...placed]),
  };
};

const groupsOf = (frames: readonly Frame[], which: 'actor' | 'subject'): readonly Group[] => {
  const map = new Map<string, Frame[]>();
  for (const frame of frames) if (frame[which] !== undefined) add(map, frame[which], frame);
  return [...map].map(([verb, own]) => ({ verb, third: thirdPerson(verb), which, frames: lazily(() => listed(own)) }));
};

const firstWords = (elements: readonly Element[]): readonly string[] => {
  const [first] = elements;
  if (first?.kind === 'words') return [first.words.split(' ')[0] ?? ''];
  return first?.kind === 'choice' ? first.options.flatMap(firstWords) : [];
};

/** Words that stand in many texts: they tell little. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at by for from with and or as if it its this that you your they their target creature creatures lands ' +
    'card cards permanent permanents spell spells control controls turn each all more than equal number is are end battlefield ' +
    'hand graveyard player players opponent opponents owner until other another cast mana cost costs any counter one two have ' +
    'has get gets put puts enters life damage into may gain gains be colorless toughness power'
  ).split(' '),
);

/** How little it tells that one of these words stands somewhere: the longer and the less common they are, the more. */
const weight = (words: readonly string[]): number =>
  Math.max(...words.map((word) => (COMMON.has(word) || !/^[\w{]/.test(word) ? 100 : 10 - Math.min(word.length, 9)))) +
  words.length / 100;

/** What stands in every place of that name. */
const SYMBOLS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['energy', [['{e}']]],
  ['tickets', [['{tk}']]],
]);

/** Words one of which stands in whatever these elements read, such as tell most; undefined if there are none. */
const signOf = (elements: readonly Element[], verb: readonly string[] = []): readonly string[] | undefined => {
  const lists = elements.flatMap((element): readonly (readonly string[])[] => {
    if (element.kind === 'place') return SYMBOLS.get(element.place) ?? [];
    if (element.kind === 'words') return element.words.split(' ').map((word) => [word]);
    const signs = element.kind === 'choice' ? element.options.map((option) => signOf(option)) : [];
    const all = signs.flatMap((words) => words ?? []);
    return all.length === 0 || signs.includes(undefined) ? [] : [all];
  });
  if (verb.length > 0) lists.push(verb);
  if (lists.length < 2) return lists[0];
  const weights = lists.map(weight);
  return lists[weights.indexOf(Math.min(...weights))];
};

const signsOf = (frames: readonly Frame[]): number => {
  const signs = frames.map(({ elements, actor, subject }) => {
    const verb = actor ?? subject;
    return signOf(elements, verb === undefined ? [] : [verb, thirdPerson(verb)]);
  });
  const words = new Set(signs.flatMap((list) => list ?? []));
  return signs.includes(undefined) ? EVER : askedTogether(words);
};

/** A table of frames, indexed. */
export const framesOf = (frames: readonly Frame[]): Frames => {
  const groups = [...groupsOf(frames, 'actor'), ...groupsOf(frames, 'subject')];
  const byVerb = new Map<string, Group[]>();
  for (const group of groups) for (const word of new Set([group.verb, group.third])) add(byVerb, word, group);
  const plain = lazily(() => {
    const all = frames.filter((frame) => frame.actor === undefined && frame.subject === undefined);
    const hasWord = ({ elements }: Frame): boolean => firstWords(elements).length > 0;
    return { bare: all.filter(hasWord), open: all.filter((frame) => !hasWord(frame)) };
  });
  return {
    groups,
    byVerb,
    verbless: lazily(() => listed([...plain().bare, ...plain().open])),
    open: lazily(() => plain().open.map((frame) => [frame, firstWords(frame.elements.slice(1))] as const)),
    signs: signsOf(frames),
  };
};
