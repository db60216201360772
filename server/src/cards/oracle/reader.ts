// A place in a list of tokens, what has been said so far (targets, "it"), and what would have been understood at the furthest word.
import type { ObjectRef, PlayerRef, TargetSpec } from '../ability.ts';
import type { Token } from './tokens.ts';

/** Whether a sentence is read as part of a resolution or as a static ability: some words mean different things. */
export type Mode = 'static' | 'resolution';

/** What has been said before the current word: targets by order, and what "it" and "that player" mean. */
export interface Said {
  readonly targets: readonly TargetSpec[];
  /** Objects named so far, the latest last: what "it" and "that creature" can mean. */
  readonly refs: readonly ObjectRef[];
  /** The subject of the clause being read; an object pronoun means something else. */
  readonly subject: ObjectRef | undefined;
  readonly player: PlayerRef | undefined;
  /** Sentences left out because they could not be read; after one, "it" may mean what it spoke of. */
  readonly lost: readonly Lost[];
}

/** A sentence that could not be read, by its tokens: from where to where, and where it stopped. */
export interface Lost {
  readonly from: number;
  readonly to: number;
  readonly stop: number;
  readonly wanted: readonly string[];
}

/** What a grammar function made of a place, in the circumstances it depends on. */
interface Recalled {
  readonly said: Said;
  readonly mode: Mode;
  readonly quoted: boolean;
  readonly actor: PlayerRef;
  readonly value: unknown;
  readonly at: number;
  readonly after: Said;
  readonly next: Recalled | undefined;
}

const YOU: PlayerRef = { kind: 'you' };

let remembering = 0;

/**
 * A grammar function that reads no place twice in the same circumstances: alternatives that begin alike then cost little.
 * It must depend on nothing but the reader, and gives the same value again (values are never changed).
 */
export const remembered = <T>(read: (reader: Reader) => T | undefined): ((reader: Reader) => T | undefined) => {
  const id = remembering;
  remembering += 1;
  return (reader) => reader.recall(id, read);
};

const NOTHING: Said = { targets: [], refs: [], subject: undefined, player: undefined, lost: [] };

interface Mark {
  readonly at: number;
  readonly said: Said;
}

const PHRASES = new Map<string, readonly string[]>();

/** The words of a phrase of the grammar; there are only so many phrases. */
const wordsOf = (phrase: string): readonly string[] => {
  const known = PHRASES.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.split(' ');
  PHRASES.set(phrase, words);
  return words;
};

/** Whether a phrase has this word first. */
const begins = (phrase: string, word: string): boolean =>
  phrase.charCodeAt(0) === word.charCodeAt(0) &&
  (phrase.length === word.length ? phrase === word : phrase.charCodeAt(word.length) === 32 && phrase.startsWith(word));

/** A proper name is never taken for words of the grammar. */
const takesWords = (token: Token): boolean =>
  token.kind !== 'name' && token.kind !== 'bound' && token.kind !== 'boundPlayer';

/** A cursor with backtracking. `attempt` puts everything back when the given function returns undefined. */
export class Reader {
  at = 0;
  said: Said = NOTHING;
  mode: Mode = 'resolution';
  /** Inside quotes a card's own name means the one that grants the ability (201.5a). */
  quoted = false;
  /** Who acts where a verb stands without a subject: "you", or whoever "may". */
  actor: PlayerRef = YOU;
  /** Whether a sentence that can't be read is left out, and the others are kept. */
  lenient = false;
  /** Whether what would be understood is noted; without it alternatives that can't begin with the next word are passed by. */
  noting = true;
  #lastClitic = -2;
  furthest = 0;
  /** What would have been understood at the furthest word. */
  expected = new Set<string>();
  readonly tokens: readonly Token[];
  readonly end: number;
  /** Set where all readings are sought: which successful alternative, by its number, is passed over this time. */
  trial: { taken: number; readonly banned: number } | undefined = undefined;
  readonly #recalled: (Recalled | undefined)[][] = [];

  constructor(tokens: readonly Token[], start = 0, end = tokens.length) {
    this.tokens = tokens;
    this.at = start;
    this.furthest = start;
    this.end = end;
  }

  get token(): Token | undefined {
    return this.at < this.end ? this.tokens[this.at] : undefined;
  }

  /** What would be understood at the furthest word, in the order of the alphabet; without endings of words (`'s`), which nobody looks for. */
  get wanted(): readonly string[] {
    return [...this.expected].filter((words) => !words.startsWith("'")).sort();
  }

  peek(ahead = 0): string {
    const index = this.at + ahead;
    return index < this.end ? (this.tokens[index]?.text ?? '') : '';
  }

  get done(): boolean {
    return this.at >= this.end;
  }

  /** Notes what would have been understood here. */
  want(what: string): undefined {
    if (!this.noting) return undefined;
    if (this.at > this.furthest) {
      this.furthest = this.at;
      this.expected = new Set([what]);
    } else if (this.at === this.furthest) this.expected.add(what);
    return undefined;
  }

  /** Takes the words of `phrase` (single blanks between tokens, lower case), all or none. */
  eat(phrase: string): boolean {
    const start = this.at;
    const token = start < this.end ? this.tokens[start] : undefined;
    if (token === undefined || !begins(phrase, token.text) || !takesWords(token)) {
      if (this.noting && start >= this.furthest) this.want(phrase);
      return false;
    }
    let next = start + 1;
    if (phrase.length > token.text.length) {
      const words = wordsOf(phrase);
      for (let index = 1; index < words.length; index += 1, next += 1) {
        const there = next < this.end ? this.tokens[next] : undefined;
        if (there !== undefined && there.text === words[index] && takesWords(there)) continue;
        this.at = next;
        if (this.noting && next >= this.furthest) this.want(words.slice(index).join(' '));
        this.at = start;
        return false;
      }
    }
    this.at = next;
    if (next > this.furthest) {
      this.furthest = next;
      if (this.expected.size > 0) this.expected = new Set();
    }
    return true;
  }

  /** Takes the first of the phrases that stands here; longest first is the caller's business. */
  eatOne<const T extends string>(...phrases: readonly T[]): T | undefined {
    for (const phrase of phrases) if (this.eat(phrase)) return phrase;
    return undefined;
  }

  /** Whether what begins with one of these words alone need not be tried: not while noting what would be understood. */
  passes(first: ReadonlySet<string>): boolean {
    return !this.noting && !first.has(this.peek());
  }

  /** Whether no "'s" or "'" follows: then no possessive stands here. */
  get noClitic(): boolean {
    if (this.noting) return false;
    if (this.#lastClitic === -2) {
      this.#lastClitic = -1;
      for (let at = this.end - 1; at >= 0 && this.#lastClitic < 0; at -= 1) {
        const text = this.tokens[at]?.text;
        if (text === "'s" || text === "'") this.#lastClitic = at;
      }
    }
    return this.at >= this.#lastClitic;
  }

  /** Looks without taking and without noting what was expected. */
  sees(phrase: string): boolean {
    const token = this.at < this.end ? this.tokens[this.at] : undefined;
    if (token === undefined || !begins(phrase, token.text)) return false;
    if (phrase.length === token.text.length) return true;
    const words = wordsOf(phrase);
    for (let index = 0; index < words.length; index += 1) if (this.peek(index) !== words[index]) return false;
    return true;
  }

  /** Steps over one token, whatever it is. */
  step(): void {
    this.at += 1;
    if (this.at > this.furthest) {
      this.furthest = this.at;
      if (this.expected.size > 0) this.expected = new Set();
    }
  }

  mark(): Mark {
    return { at: this.at, said: this.said };
  }

  reset(mark: Mark): undefined {
    this.at = mark.at;
    this.said = mark.said;
    return undefined;
  }

  attempt<T>(read: (reader: Reader) => T | undefined): T | undefined {
    const mark = this.mark();
    const result = read(this);
    if (result === undefined) this.reset(mark);
    return result;
  }

  /** What `read` makes of this place: read once, then remembered. Called by what `remembered` returns. */
  recall<T>(id: number, read: (reader: Reader) => T | undefined): T | undefined {
    const { at, said, mode, quoted, actor } = this;
    this.#recalled[id] ??= [];
    const places = this.#recalled[id];
    for (let entry = places[at]; entry !== undefined; entry = entry.next) {
      if (entry.said !== said || entry.mode !== mode || entry.quoted !== quoted || entry.actor !== actor) continue;
      this.at = entry.at;
      this.said = entry.after;
      return entry.value as T | undefined;
    }
    const value = read(this);
    if (value === undefined) {
      this.at = at;
      this.said = said;
    }
    places[at] = { said, mode, quoted, actor, value, at: this.at, after: this.said, next: places[at] };
    return value;
  }

  /** The first alternative that reads. */
  first<T>(...alternatives: readonly ((reader: Reader) => T | undefined)[]): T | undefined {
    for (const alternative of alternatives) {
      const mark = this.mark();
      const result = this.attempt(alternative);
      if (result === undefined) continue;
      if (this.trial !== undefined) {
        this.trial.taken += 1;
        if (this.trial.taken - 1 === this.trial.banned) {
          this.reset(mark);
          continue;
        }
      }
      return result;
    }
    return undefined;
  }

  /** The first alternative that reads, those left out whose first word is not the next one. */
  firstFitting<T>(
    alternatives: readonly (readonly [read: (reader: Reader) => T | undefined, first?: ReadonlySet<string>])[],
  ): T | undefined {
    const fitting: ((reader: Reader) => T | undefined)[] = [];
    for (const [read, first] of alternatives) if (first === undefined || !this.passes(first)) fitting.push(read);
    return this.first(...fitting);
  }

  /** Whether a word stands anywhere from here on. */
  has(text: string): boolean {
    for (let at = this.at; at < this.end; at += 1) if (this.tokens[at]?.text === text) return true;
    return false;
  }

  /** Remembers what "it" means from here on. */
  mean(it: ObjectRef): void {
    this.said = { ...this.said, refs: [...this.said.refs.filter((ref) => ref !== it), it] };
  }

  /** Reads what is said of `subject`. */
  about<T>(subject: ObjectRef | undefined, read: (reader: Reader) => T): T {
    const outer = this.said.subject;
    const before = this.said;
    const inner = { ...before, subject };
    this.said = inner;
    const result = read(this);
    this.said = this.said === inner ? before : { ...this.said, subject: outer };
    return result;
  }

  meanPlayer(player: PlayerRef): void {
    this.said = { ...this.said, player };
  }

  /** A reader of the same tokens from here to an earlier end, with what has been said. */
  within(end: number): Reader {
    const part = new Reader(this.tokens, this.at, end);
    part.said = this.said;
    part.mode = this.mode;
    part.quoted = this.quoted;
    part.actor = this.actor;
    part.lenient = this.lenient;
    part.noting = this.noting;
    part.trial = this.trial;
    return part;
  }

  /** Takes over how far another reader of the same tokens came. */
  learn(part: Reader): void {
    if (part.furthest > this.furthest) {
      this.furthest = part.furthest;
      this.expected = part.expected;
    } else if (part.furthest === this.furthest) for (const what of part.expected) this.expected.add(what);
  }

  /** Goes on where another reader of the same tokens stopped. */
  continueFrom(part: Reader): void {
    this.learn(part);
    this.at = part.at;
    this.said = part.said;
  }

  /**
   * Steps over a sentence that can't be read, to its full stop (which is left) or the end; `read` shows where it stops.
   * What was spoken of before is forgotten with it: a pronoun could mean something the sentence named.
   */
  leaveOut(read: (reader: Reader) => unknown): void {
    let to = this.at;
    let quoted = false;
    for (; to < this.end; to += 1) {
      const token = this.tokens[to];
      if (token?.kind === 'open') quoted = true;
      if (token?.kind === 'close') quoted = false;
      if (!quoted && (token?.text === '.' || token?.text === '•')) break;
    }
    const part = this.within(to);
    part.lenient = false;
    part.noting = true;
    read(part);
    const lost = { from: this.at, to, stop: part.furthest, wanted: part.wanted };
    this.at = to;
    this.said = { ...this.said, refs: [], subject: undefined, player: undefined, lost: [...this.said.lost, lost] };
  }

  /** Registers a target and returns its index. */
  target(spec: TargetSpec): number {
    this.said = { ...this.said, targets: [...this.said.targets, spec] };
    return this.said.targets.length - 1;
  }

  /** Something is divided among a target's objects (601.2d). */
  divide(target: number): void {
    const targets = this.said.targets.map((spec, index) => (index === target ? { ...spec, divided: true } : spec));
    this.said = { ...this.said, targets };
  }
}

/** Reads `item (, item)* (,)? and item`; returns all items and the conjunction between the last two. */
export const readList = <T>(
  reader: Reader,
  item: (reader: Reader) => T | undefined,
  conjunctions: readonly string[] = ['and'],
): { readonly items: readonly T[]; readonly word: string } | undefined => {
  const first = reader.attempt(item);
  if (first === undefined) return undefined;
  const items = [first];
  const afterFirst = reader.mark();
  let word = '';
  for (;;) {
    const next = reader.attempt((r) => {
      const comma = r.eat(',');
      const joined = r.eatOne(...conjunctions);
      if (!comma && joined === undefined) return undefined;
      const value = item(r);
      return value === undefined ? undefined : { value, joined };
    });
    if (next === undefined) break;
    items.push(next.value);
    if (next.joined !== undefined) {
      word = next.joined;
      break;
    }
  }
  // A list of more than one needs its conjunction; without one only the first item is taken.
  if (items.length > 1 && word === '') {
    reader.reset(afterFirst);
    return { items: [first], word };
  }
  return { items, word };
};
