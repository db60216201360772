// Reads clauses by their frames (`deedTable.ts`): the words of a frame, and in its places objects, players, amounts and kinds.
import type { Amount, DeedPart, Filter, Instruction, ObjectRef, PlayerRef } from '../ability.ts';
import { readAbilityList } from './abilityLists.ts';
import { readActing } from './actors.ts';
import { readAmount, readForEach } from './amounts.ts';
import { readCondition } from './conditions.ts';
import { readCosts } from './costs.ts';
import { readCounterKind } from './counters.ts';
import { DEEDS, type DeedShows, LONG_DEEDS, RULE_FRAMES } from './deedTable.ts';
import { readDuration } from './durations.ts';
import { readKeywordName, readProperName } from './filterPosts.ts';
import { readNounPhrase } from './filters.ts';
import { readPlace } from './places.ts';
import { readPlayer, readPossessivePlayer } from './players.ts';
import { type Reader, readList } from './reader.ts';
import { readObjectRef, readPossessiveRef, readSelfRef, readSubjectRef } from './refs.ts';
import { thirdPerson } from './verbForms.ts';
import { readColor, readMana, readNumberOrX } from './words.ts';

/** One stretch of a frame. */
export type Element =
  | { readonly kind: 'words'; readonly words: string; readonly print: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Element[])[] }
  | { readonly kind: 'optional'; readonly elements: readonly Element[] }
  | { readonly kind: 'their' }
  | { readonly kind: 'place'; readonly place: string };

/** A frame, taken apart. `actor`: its verb is a player's; `subject`: an object's; else it has neither. */
export interface Frame {
  readonly name: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly elements: readonly Element[];
  readonly shows: DeedShows;
  readonly means?: 'it' | 'they' | 'hand';
}

/** Words of a frame as tokens: endings and punctuation by themselves. */
const tokensOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/(\p{L})('s|'re|'ve)(?!\p{L})/gu, '$1 $2')
    .replace(/s' /g, "s ' ")
    .replace(/ ?([,.!:])/g, ' $1')
    .replace('and/or', 'and / or')
    .trim();

const words = (text: string): Element => ({ kind: 'words', words: tokensOf(text), print: text });

const PIECES = /<[^>]+>|\[[^\]]+\]|\((?:[^()]|\([^()]*\))+\)|[^<[(]+/g;

/** The alternatives of a stretch, those inside others left together. */
const alternatives = (text: string): readonly string[] => {
  const out: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) out.push('');
    else out[out.length - 1] += sign;
  }
  return out;
};

const elementsOf = (text: string): readonly Element[] =>
  [...text.matchAll(PIECES)].flatMap(([piece]): readonly Element[] => {
    const bare = piece.trim();
    if (bare === '') return [];
    if (bare === '<their>') return [{ kind: 'their' }];
    if (bare.startsWith('<')) return [{ kind: 'place', place: bare.slice(1, -1) }];
    if (bare.startsWith('[')) return [{ kind: 'optional', elements: elementsOf(bare.slice(1, -1)) }];
    if (bare.startsWith('(')) return [{ kind: 'choice', options: alternatives(bare.slice(1, -1)).map(elementsOf) }];
    return [words(bare)];
  });

const frameOf = ([name, text, shows, means]: (typeof LONG_DEEDS)[number]): Frame => {
  const verb = /^([*~])(\S+) ?/.exec(text);
  const rest = verb === null ? text : text.slice(verb[0].length);
  return {
    name,
    ...(verb?.[1] === '*' ? { actor: verb[2] ?? '' } : {}),
    ...(verb?.[1] === '~' ? { subject: verb[2] ?? '' } : {}),
    elements: elementsOf(rest),
    shows,
    ...(means === undefined ? {} : { means }),
  };
};

const LONG = LONG_DEEDS.map(frameOf);
const RULES = RULE_FRAMES.map(frameOf);
const SHORT = DEEDS.map(frameOf);

const BY_NAME: ReadonlyMap<string, Frame> = new Map([...LONG, ...SHORT, ...RULES].map((frame) => [frame.name, frame]));

/** The frame of a deed. */
export const frameNamed = (name: string): Frame | undefined => BY_NAME.get(name);

/** Whether following a deed changes anything that a scenario can show. */
export const showsOnBoard = (name: string): boolean => BY_NAME.get(name)?.shows !== 'nothing';

const number = (value: number): Amount => ({ kind: 'number', value });

/** Symbols that are no mana, `{E}` or `{TK}`: how many there are. */
const symbols = (r: Reader, symbol: string): DeedPart | undefined => {
  const many = r.attempt((reader) => {
    if (reader.sees('an') || reader.sees('that') || reader.sees('x')) {
      const amount = reader.eat('an amount of') ? undefined : readAmount(reader);
      return amount !== undefined && reader.eat(symbol) ? amount : undefined;
    }
    return undefined;
  });
  if (many !== undefined) return { part: 'amount', amount: many };
  let count = 0;
  while (r.eat(symbol)) count += 1;
  return count === 0 ? undefined : { part: 'amount', amount: number(count) };
};

const objects = (r: Reader): DeedPart | undefined => {
  const ref = readObjectRef(r);
  return ref === undefined ? undefined : { part: 'objects', ref };
};

const amount =
  (read: (r: Reader) => Amount | undefined) =>
  (r: Reader): DeedPart | undefined => {
    const value = read(r);
    return value === undefined ? undefined : { part: 'amount', amount: value };
  };

const kind = (r: Reader): DeedPart | undefined => {
  r.eatOne('a', 'an');
  const phrase = readNounPhrase(r);
  return phrase === undefined ? undefined : { part: 'kind', filter: phrase.filter };
};

/** What is searched for: "a basic land card", "up to two creature cards", "that card". */
const searched = (r: Reader): DeedPart | undefined => objects(r);

/** Words without a meaning of their own that a text itself gives one: "sickness or psychosis". */
const options = (r: Reader): DeedPart | undefined => {
  const list = readList(
    r,
    (reader) => {
      const word = reader.token;
      if (word?.kind !== 'word' || !/^\p{L}+$/u.test(word.text) || word.text === 'or') return undefined;
      reader.step();
      return word.text;
    },
    ['or'],
  );
  if (list === undefined || list.items.length < 2) return undefined;
  return { part: 'kind', filter: { kind: 'or', of: list.items.map((name): Filter => ({ kind: 'named', name })) } };
};

/** Kinds of things that can be chosen, longer wordings first. */
const CHOSEN = [
  'a color',
  'a creature type',
  'a card type',
  'a permanent type',
  'a card name',
  'a nonland card name',
  'a creature card name',
  'a nonbasic land card name',
  'a noncreature , nonland card name',
  'a number',
  'a land type',
  'a basic land type',
  'a player',
  'an opponent',
  'odd or even',
  'left or right',
].sort((a, b) => b.length - a.length);

const PLACES: Readonly<Record<string, (r: Reader) => DeedPart | undefined>> = {
  objects,
  zones: objects,
  searched,
  amount: amount(readAmount),
  each: amount(readForEach),
  choice: (r) => {
    const words = CHOSEN.find((one) => r.eat(one));
    return words === undefined
      ? undefined
      : { part: 'kind', filter: { kind: 'named', name: words.replace(' ,', ',') } };
  },
  keyword: (r) => {
    const keyword = readKeywordName(r);
    return keyword === undefined ? undefined : { part: 'kind', filter: { kind: 'named', name: keyword } };
  },
  owner: (r) => {
    const ref = readPossessiveRef(r);
    return ref === undefined ? undefined : { part: 'objects', ref };
  },
  self: (r) => {
    const ref = readSelfRef(r);
    return ref === undefined ? undefined : { part: 'objects', ref };
  },
  who: (r) => {
    const player = readPlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  number: amount(readNumberOrX),
  digits: amount(readNumberOrX),
  count: amount((r) => (r.eat('a') || r.eat('an') ? number(1) : readAmount(r))),
  to: (r) => {
    const place = readPlace(r);
    return place === undefined ? undefined : { part: 'place', place };
  },
  energy: (r) => symbols(r, '{e}'),
  tickets: (r) => symbols(r, '{tk}'),
  kind,
  kinds: kind,
  nouns: kind,
  options,
  receiver: (r) => {
    const player = r.attempt(readPlayer);
    return player === undefined ? objects(r) : { part: 'player', player };
  },
  player: (r) => {
    const player = readPlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  whose: (r) => {
    const player = readPossessivePlayer(r);
    return player === undefined ? undefined : { part: 'player', player };
  },
  owned: (r) => (r.eat('you have') ? { part: 'player', player: { kind: 'you' } } : undefined),
  counter: (r) => {
    const counter = readCounterKind(r);
    return counter === undefined ? undefined : { part: 'counter', counter };
  },
  color: (r) => {
    const color = readColor(r);
    return color === undefined ? undefined : { part: 'kind', filter: { kind: 'color', color } };
  },
  mana: (r) => {
    const cost = readMana(r);
    return cost === undefined ? undefined : { part: 'mana', cost };
  },
  costs: (r) => {
    const costs = readCosts(r);
    return costs === undefined ? undefined : { part: 'costs', costs };
  },
  abilities: (r) => {
    const list = readAbilityList(r);
    return list === undefined ? undefined : { part: 'abilities', ...list };
  },
  condition: (r) => {
    const condition = readCondition(r);
    return condition === undefined ? undefined : { part: 'condition', condition };
  },
  duration: (r) => {
    const duration = readDuration(r);
    return duration === undefined ? undefined : { part: 'duration', duration };
  },
  name: (r) => {
    const name = readProperName(r);
    return name === undefined ? undefined : { part: 'kind', filter: { kind: 'named', name } };
  },
};

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
const mean = (r: Reader, frame: Frame): void => {
  if (frame.means === 'it') r.mean(KEPT);
  else if (frame.means === 'hand') r.mean({ kind: 'that', antecedent: 'revealed' });
  else if (frame.means === 'they') r.mean({ ...KEPT, word: 'they' });
};

interface Group {
  readonly verb: string;
  readonly third: string;
  readonly which: 'actor' | 'subject';
  readonly frames: readonly Frame[];
}

interface Frames {
  readonly groups: readonly Group[];
  /** The groups by the forms of their verbs. */
  readonly byWord: ReadonlyMap<string, readonly Group[]>;
  /** Frames without a verb that agrees with anything. */
  readonly bare: readonly Frame[];
  readonly firstWords: ReadonlySet<string>;
  /** Those that begin with a place, each with the words that can stand after it. */
  readonly open: readonly (readonly [Frame, ReadonlySet<string>])[];
}

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

const groupsOf = (frames: readonly Frame[], which: 'actor' | 'subject'): readonly Group[] => {
  const map = new Map<string, Frame[]>();
  for (const frame of frames) if (frame[which] !== undefined) add(map, frame[which], frame);
  return [...map].map(([verb, own]) => ({ verb, third: thirdPerson(verb), which, frames: own }));
};

const firstWords = (elements: readonly Element[]): readonly string[] => {
  const [first] = elements;
  if (first?.kind === 'words') return [first.words.split(' ')[0] ?? ''];
  return first?.kind === 'choice' ? first.options.flatMap(firstWords) : [];
};

const framesOf = (frames: readonly Frame[]): Frames => {
  const groups = [...groupsOf(frames, 'actor'), ...groupsOf(frames, 'subject')];
  const byWord = new Map<string, Group[]>();
  for (const group of groups) for (const word of new Set([group.verb, group.third])) add(byWord, word, group);
  const verbless = frames.filter((frame) => frame.actor === undefined && frame.subject === undefined);
  const bare = verbless.filter(({ elements }) => firstWords(elements).length > 0);
  const open = verbless
    .filter((frame) => !bare.includes(frame))
    .map((frame) => [frame, new Set(firstWords(frame.elements.slice(1)))] as const);
  return { groups, byWord, bare, firstWords: new Set(bare.flatMap(({ elements }) => firstWords(elements))), open };
};

/** The frames without a verb of their own that can stand here. */
const verbless = (r: Reader, { bare, firstWords: first, open }: Frames): readonly Frame[] => {
  const out = r.passes(first) ? [] : [...bare];
  if (open.length === 0) return out;
  const words = new Set<string>();
  for (let at = r.at; at < r.end && r.tokens[at]?.text !== '.'; at += 1) words.add(r.tokens[at]?.text ?? '');
  for (const [frame, after] of open) for (const word of after) if (words.has(word)) out.push(frame);
  return out;
};

/** How far from the beginning of a clause its verb may stand. */
const REACH = 14;

/** The groups whose verb stands in this clause or soon after. */
const near = (r: Reader, { groups, byWord }: Frames): ReadonlySet<Group> => {
  const found = new Set<Group>();
  const end = Math.min(r.end, r.at + REACH);
  for (let at = r.at; at < end; at += 1) {
    const text = r.tokens[at]?.text ?? '';
    if (text === '.') break;
    for (const group of byWord.get(text) ?? []) found.add(group);
  }
  // Where the text ends, any verb may follow.
  return r.noting && r.end - r.at < 2 ? new Set(groups) : found;
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
  mean(r, frame);
  return { frame, parts };
};

const actingDeed = (r: Reader, group: Group): Instruction | undefined => {
  const acting = readActing(r, group.verb, group.third);
  const found = acting === undefined ? undefined : longest(r, group.frames, acting.player.kind === 'you');
  return found === undefined ? undefined : { do: 'deed', deed: found.frame.name, ...acting, parts: found.parts };
};

const deedOf = (r: Reader, group: Group): Instruction | undefined => {
  const subject = readSubjectRef(r);
  if (subject === undefined || r.eatOne(group.third, group.verb) === undefined) return undefined;
  const found = r.about(subject, (inner) => longest(inner, group.frames, false));
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
      const filled = longest(one, group.frames, player.kind === 'you');
      return filled === undefined ? undefined : { frame: filled.frame.name, player, parts: filled.parts };
    });
    if (found !== undefined) return found;
  }
  const found = longest(r, verbless(r, rule), true);
  return found === undefined ? undefined : { frame: found.frame.name, parts: found.parts };
};
