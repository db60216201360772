// A place in a list of tokens, what has been said so far (targets, "it"), and what would have been understood at the furthest word.
import type { ObjectRef, PlayerRef, TargetSpec } from '../ability.ts';
import { type Choice, isSure, type Read } from './combinators.ts';
import type { PartNotes } from './parts.ts';
import { begins, takesWords, wordsOf } from './phrases.ts';
import { type Mode, NOTHING, type Recalled, type Said, type Trial } from './said.ts';
import type { Token } from './tokens.ts';

export { oneOf, type Read, readList, remembered, sure } from './combinators.ts';
export type { Lost, Mode, Said, Trial } from './said.ts';

const SAID = 1;
const MODE = 2;
const QUOTED = 4;
const ACTOR = 8;

const YOU: PlayerRef = { kind: 'you' };

interface Mark {
  readonly at: number;
  readonly said: Said;
}

/**
 * A cursor with backtracking. `attempt` puts everything back when the given function returns undefined.
 * It keeps account of what a grammar function asks it for: how far it looked, and whether it wanted to know anything beside the
 * words. What depends on little holds in many places.
 */
export class Reader {
  at = 0;
  /** Whether what would be understood is noted; without it alternatives that can't begin with the next word are passed by. */
  noting = true;
  furthest = 0;
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #said: Said = NOTHING;
  #mode: Mode = 'resolution';
  #quoted = false;
  #actor: PlayerRef = YOU;
  #lenient = false;
  /** The last token that was looked at; Infinity where something else was, such as tokens before. */
  #looked = Number.POSITIVE_INFINITY;
  #used = 0;
  #lastClitic = -2;
  #expected: Set<string> | undefined;
  /** Set where all readings are sought: which successful alternative, by its number, is passed over this time. */
  trial: Trial | undefined = undefined;
  /** Set where someone asks which words make up which part of what is read. */
  notes: PartNotes | undefined = undefined;
  readonly #recalled: (Recalled | undefined)[] = [];

  constructor(tokens: readonly Token[], start = 0, end = tokens.length) {
    this.#tokens = tokens;
    this.at = start;
    this.furthest = start;
    this.#end = end;
  }

  get tokens(): readonly Token[] {
    this.#looked = Number.POSITIVE_INFINITY;
    return this.#tokens;
  }

  get end(): number {
    this.#looked = Number.POSITIVE_INFINITY;
    return this.#end;
  }

  get said(): Said {
    this.#used |= SAID;
    return this.#said;
  }

  set said(said: Said) {
    this.#said = said;
  }

  get mode(): Mode {
    this.#used |= MODE;
    return this.#mode;
  }

  set mode(mode: Mode) {
    this.#mode = mode;
  }

  /** Inside quotes a card's own name means the one that grants the ability (201.5a). */
  get quoted(): boolean {
    this.#used |= QUOTED;
    return this.#quoted;
  }

  set quoted(quoted: boolean) {
    this.#quoted = quoted;
  }

  /** Who acts where a verb stands without a subject: "you", or whoever "may". */
  get actor(): PlayerRef {
    this.#used |= ACTOR;
    return this.#actor;
  }

  set actor(actor: PlayerRef) {
    this.#actor = actor;
  }

  /** Whether a sentence that can't be read is left out, and the others are kept. */
  get lenient(): boolean {
    this.#looked = Number.POSITIVE_INFINITY;
    return this.#lenient;
  }

  set lenient(lenient: boolean) {
    this.#lenient = lenient;
  }

  /** What would have been understood at the furthest word. */
  get expected(): Set<string> {
    this.#expected ??= new Set();
    return this.#expected;
  }

  set expected(expected: Set<string>) {
    this.#expected = expected;
  }

  /** The next token, looked at. */
  get token(): Token | undefined {
    return this.#tokenAt(this.at);
  }

  #tokenAt(index: number): Token | undefined {
    if (index >= this.#end) {
      this.#looked = Number.POSITIVE_INFINITY;
      return undefined;
    }
    if (index > this.#looked) this.#looked = index;
    return this.#tokens[index];
  }

  /** Whether nothing that would be understood at the next word could be worth noting. */
  get skims(): boolean {
    return !this.noting || this.at < this.furthest;
  }

  /** What would be understood at the furthest word, in the order of the alphabet; without endings of words (`'s`), which nobody looks for. */
  get wanted(): readonly string[] {
    return [...this.expected].filter((words) => !words.startsWith("'")).sort();
  }

  peek(ahead = 0): string {
    return this.#tokenAt(this.at + ahead)?.text ?? '';
  }

  get done(): boolean {
    return this.#tokenAt(this.at) === undefined;
  }

  /** Notes what would have been understood here. */
  want(what: string): undefined {
    if (!this.noting) return undefined;
    if (this.at > this.furthest) {
      this.furthest = this.at;
      this.#expected = new Set([what]);
    } else if (this.at === this.furthest) this.expected.add(what);
    return undefined;
  }

  #came(at: number): void {
    if (at <= this.furthest) return;
    this.furthest = at;
    this.#expected = undefined;
  }

  /** Takes the words of `phrase` (single blanks between tokens, lower case), all or none. */
  eat(phrase: string): boolean {
    const start = this.at;
    const token = this.#tokenAt(start);
    if (token === undefined || !begins(phrase, token.text) || !takesWords(token)) {
      if (this.noting && start >= this.furthest) this.want(phrase);
      return false;
    }
    let next = start + 1;
    if (phrase.length > token.text.length) {
      const words = wordsOf(phrase);
      for (let index = 1; index < words.length; index += 1, next += 1) {
        const there = this.#tokenAt(next);
        if (there !== undefined && there.text === words[index] && takesWords(there)) continue;
        this.at = next;
        if (this.noting && next >= this.furthest) this.want(words.slice(index).join(' '));
        this.at = start;
        return false;
      }
    }
    this.at = next;
    if (next > this.furthest) this.#came(next);
    return true;
  }

  /** Takes the first of the phrases that stands here; longest first is the caller's business. */
  eatOne<const T extends string>(...phrases: readonly T[]): T | undefined {
    for (const phrase of phrases) if (this.eat(phrase)) return phrase;
    return undefined;
  }

  /** Whether what begins with one of these words alone need not be tried: not where what would be understood is to be noted. */
  passes(first: ReadonlySet<string>): boolean {
    return this.skims && !first.has(this.peek());
  }

  /** Whether no "'s" or "'" follows: then no possessive stands here. */
  get noClitic(): boolean {
    if (this.noting) return false;
    this.#looked = Number.POSITIVE_INFINITY;
    if (this.#lastClitic === -2) {
      this.#lastClitic = -1;
      for (let at = this.#end - 1; at >= 0 && this.#lastClitic < 0; at -= 1) {
        const text = this.#tokens[at]?.text;
        if (text === "'s" || text === "'") this.#lastClitic = at;
      }
    }
    return this.at >= this.#lastClitic;
  }

  /** Looks without taking and without noting what was expected. */
  sees(phrase: string): boolean {
    const token = this.#tokenAt(this.at);
    if (token === undefined || !begins(phrase, token.text)) return false;
    if (phrase.length === token.text.length) return true;
    const words = wordsOf(phrase);
    for (let index = 0; index < words.length; index += 1) if (this.peek(index) !== words[index]) return false;
    return true;
  }

  /** Steps over one token, whatever it is. */
  step(): void {
    this.at += 1;
    if (this.at > this.furthest) this.#came(this.at);
  }

  mark(): Mark {
    return { at: this.at, said: this.#said };
  }

  reset(mark: Mark): undefined {
    this.at = mark.at;
    this.#said = mark.said;
    return undefined;
  }

  attempt<T>(read: Read<T>): T | undefined {
    const at = this.at;
    const said = this.#said;
    const result = read(this);
    if (result === undefined) {
      this.at = at;
      this.#said = said;
    }
    return result;
  }

  /** What `read` makes of this place: read once, then remembered. Called by what `remembered` returns. */
  recall<T>(id: number, read: Read<T>, failing: Uint8Array): T | undefined {
    const at = this.at;
    const said = this.#said;
    const mode = this.#mode;
    const quoted = this.#quoted;
    const actor = this.#actor;
    const word = this.#tokenAt(at)?.id ?? 0;
    if (failing[word] === 1 && this.skims) return undefined;
    for (let entry = this.#recalled[at]; entry !== undefined; entry = entry.next) {
      if (entry.id !== id) continue;
      const { used } = entry;
      if ((used & SAID) !== 0 || entry.after !== entry.said ? entry.said !== said : false) continue;
      if ((used & MODE) !== 0 && entry.mode !== mode) continue;
      if ((used & QUOTED) !== 0 && entry.quoted !== quoted) continue;
      if ((used & ACTOR) !== 0 && entry.actor !== actor) continue;
      this.at = entry.at;
      if (entry.after !== entry.said) this.#said = entry.after;
      if (entry.looked > this.#looked) this.#looked = entry.looked;
      this.#used |= used;
      if (entry.met && this.trial !== undefined) this.trial.met += 1;
      return entry.value as T | undefined;
    }
    const before = this.trial?.met;
    const outerLooked = this.#looked;
    const outerUsed = this.#used;
    this.#looked = -1;
    this.#used = 0;
    const value = read(this);
    if (value === undefined) {
      this.at = at;
      this.#said = said;
      if (this.#looked <= at && this.#used === 0 && word !== 0 && this.trial === undefined) failing[word] = 1;
    }
    const looked = this.#looked;
    const used = this.#used;
    const next = this.#recalled[at];
    const met = this.trial?.met !== before;
    const after = this.#said;
    this.#recalled[at] = { id, said, mode, quoted, actor, used, looked, value, at: this.at, after, met, next };
    if (outerLooked > looked) this.#looked = outerLooked;
    this.#used |= outerUsed;
    return value;
  }

  /** The first alternative that reads. */
  first<T>(...alternatives: readonly Read<T>[]): T | undefined {
    const at = this.at;
    const said = this.#said;
    for (const alternative of alternatives) {
      const result = alternative(this);
      if (result !== undefined && !this.#isBanned(alternative)) return result;
      this.at = at;
      this.#said = said;
    }
    return undefined;
  }

  /** Whether the alternative that has just been read is the one to be passed over. */
  #isBanned(alternative: Read<unknown>): boolean {
    const { trial } = this;
    if (trial === undefined) return false;
    trial.taken += 1;
    if (trial.taken - 1 !== trial.banned) return false;
    trial.met += 1;
    if (isSure(alternative)) trial.idle = true;
    return true;
  }

  /** Reads what would be read in this way only. Called by what `sure` returns. */
  surely<T>(read: Read<T>): T | undefined {
    const { trial } = this;
    const met = trial?.met ?? 0;
    const found = this.attempt(read);
    if (found === undefined && trial !== undefined && trial.met > met) trial.idle = true;
    return found;
  }

  /** The first that reads of alternatives that depend on the reader alone. Called by what `oneOf` returns. */
  choose<T>({ all, byWord }: Choice<T>): T | undefined {
    const at = this.at;
    const said = this.#said;
    const word = this.#tokenAt(at)?.id ?? 0;
    let looked = this.#looked;
    let used = this.#used;
    let found: T | undefined;
    for (const alternative of this.skims ? (byWord[word] ?? all) : all) {
      this.#looked = -1;
      this.#used = 0;
      const result = alternative(this);
      const alone = this.#looked <= at && this.#used === 0;
      if (this.#looked > looked) looked = this.#looked;
      used |= this.#used;
      if (result !== undefined && !this.#isBanned(alternative)) {
        found = result;
        break;
      }
      this.at = at;
      this.#said = said;
      if (result === undefined && alone && word !== 0 && this.trial === undefined)
        byWord[word] = (byWord[word] ?? all).filter((other) => other !== alternative);
    }
    this.#looked = looked;
    this.#used = used;
    return found;
  }

  /** The first alternative that reads, those left out whose first word is not the next one. */
  firstFitting<T>(alternatives: readonly (readonly [read: Read<T>, first?: ReadonlySet<string>])[]): T | undefined {
    const fitting: Read<T>[] = [];
    for (const [read, first] of alternatives) if (first === undefined || !this.passes(first)) fitting.push(read);
    return this.first(...fitting);
  }

  /** Whether a word stands anywhere from here on. */
  has(text: string): boolean {
    this.#looked = Number.POSITIVE_INFINITY;
    for (let at = this.at; at < this.#end; at += 1) if (this.#tokens[at]?.text === text) return true;
    return false;
  }

  /** Whether what needs this word need not be tried: not where what would be understood is to be noted. */
  lacks(text: string): boolean {
    return !this.noting && !this.has(text);
  }

  /** Remembers what "it" means from here on. */
  mean(it: ObjectRef): void {
    this.#said = { ...this.#said, refs: [...this.#said.refs.filter((ref) => ref !== it), it] };
  }

  /** Reads what is said of `subject`. */
  about<T>(subject: ObjectRef | undefined, read: (reader: Reader) => T): T {
    const before = this.#said;
    const inner = { ...before, subject };
    this.#said = inner;
    const result = read(this);
    this.#said = this.#said === inner ? before : { ...this.#said, subject: before.subject };
    return result;
  }

  meanPlayer(player: PlayerRef): void {
    this.#said = { ...this.#said, player };
  }

  /** A reader of the same tokens from here to an earlier end, with what has been said. */
  within(end: number): Reader {
    return this.like(new Reader(this.tokens, this.at, end));
  }

  /** Gives another reader, of these tokens or some in their places, what has been said and all else that this one goes by. */
  like(part: Reader): Reader {
    part.said = this.said;
    part.mode = this.mode;
    part.quoted = this.quoted;
    part.actor = this.actor;
    part.lenient = this.lenient;
    return this.#lending(part);
  }

  /** A reader of some of the same tokens, for which nothing has been said. */
  inside(start: number, end: number): Reader {
    return this.#lending(new Reader(this.tokens, start, end));
  }

  #lending(part: Reader): Reader {
    part.noting = this.noting;
    part.trial = this.trial;
    part.notes = this.notes;
    // What is known to be short of the furthest word is not noted there either.
    part.furthest = Math.max(part.at, Math.min(this.furthest, part.#end));
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
    // First without noting what would be understood, to know how far it comes: only there is that worth noting.
    const quick = this.within(to);
    quick.lenient = false;
    quick.noting = false;
    quick.furthest = this.at;
    read(quick);
    const part = this.within(to);
    part.lenient = false;
    part.noting = true;
    part.furthest = quick.furthest;
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
