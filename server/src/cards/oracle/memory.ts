// What a reader has made of places and in which circumstances: what depends on little holds in many places.
import type { PlayerRef } from '../ability.ts';
import { isSure, type Read } from './combinators.ts';
import { ACTOR, Cursor, MODE, QUOTED, SAID } from './cursor.ts';
import { type Choice, CIRCUMSTANCES, type Failures } from './learned.ts';
import type { PartNotes } from './parts.ts';
import type { Reader } from './reader.ts';
import { type Mode, NOTHING, type Recalled, type Said, type Trial } from './said.ts';

const YOU: PlayerRef = { kind: 'you' };

const CIRCUMSTANTIAL = (1 << CIRCUMSTANCES) - 1;

interface Mark {
  readonly at: number;
  readonly said: Said;
}

/**
 * The circumstances beside the words, backtracking (`attempt` puts everything back when the given function returns undefined),
 * and an account of what a grammar function asks for: how far it looked, and whether it wanted to know any of the circumstances.
 */
export class Memory extends Cursor {
  /** Set where all readings are sought: which successful alternative, by its number, is passed over this time. */
  trial: Trial | undefined = undefined;
  /** Set where someone asks which words make up which part of what is read. */
  notes: PartNotes | undefined = undefined;
  #said: Said = NOTHING;
  #mode: Mode = 'resolution';
  #quoted = false;
  #actor: PlayerRef = YOU;
  #lenient = false;
  readonly #recalled: (Recalled | undefined)[] = [];

  get said(): Said {
    this.used |= SAID;
    return this.#said;
  }

  set said(said: Said) {
    this.#said = said;
  }

  /** The same, without account of it: for what adds to it, since what has done so is remembered for the same beginning alone. */
  protected get spoken(): Said {
    return this.#said;
  }

  get mode(): Mode {
    this.used |= MODE;
    return this.#mode;
  }

  set mode(mode: Mode) {
    this.#mode = mode;
  }

  /** Inside quotes a card's own name means the one that grants the ability (201.5a). */
  get quoted(): boolean {
    this.used |= QUOTED;
    return this.#quoted;
  }

  set quoted(quoted: boolean) {
    this.#quoted = quoted;
  }

  /** Who acts where a verb stands without a subject: "you", or whoever "may". */
  get actor(): PlayerRef {
    this.used |= ACTOR;
    return this.#actor;
  }

  set actor(actor: PlayerRef) {
    this.#actor = actor;
  }

  /** Whether a sentence that can't be read is left out, and the others are kept. */
  get lenient(): boolean {
    this.looked = Number.POSITIVE_INFINITY;
    return this.#lenient;
  }

  set lenient(lenient: boolean) {
    this.#lenient = lenient;
  }

  mark(): Mark {
    return { at: this.at, said: this.#said };
  }

  reset(mark: Mark): undefined {
    this.at = mark.at;
    this.#said = mark.said;
    return undefined;
  }

  attempt<T>(this: Reader, read: Read<T>): T | undefined {
    const at = this.at;
    const said = this.#said;
    this.work.enter();
    const result = read(this);
    this.work.leave();
    if (result === undefined) {
      this.at = at;
      this.#said = said;
    }
    return result;
  }

  /** The same of what is given something beside the reader: no function has to be made for it where it is tried. */
  attemptWith<T, G>(this: Reader, read: (reader: Reader, given: G) => T | undefined, given: G): T | undefined {
    const at = this.at;
    const said = this.#said;
    this.work.enter();
    const result = read(this, given);
    this.work.leave();
    if (result === undefined) {
      this.at = at;
      this.#said = said;
    }
    return result;
  }

  /** Whether what has just failed asked for nothing but words: on these it fails always, as long as those it found missing are. */
  #wordsAlone(): boolean {
    return this.trial === undefined && (this.used & CIRCUMSTANTIAL) === 0;
  }

  /** What `read` makes of this place: read once, then remembered. Called by what `remembered` returns. */
  recall<T>(this: Reader, id: number, read: Read<T>, failures: Failures): T | undefined {
    if (!this.work.remembers) return this.attempt(read);
    const at = this.at;
    const said = this.#said;
    const mode = this.#mode;
    const quoted = this.#quoted;
    const actor = this.#actor;
    const word = this.tokenAt(at)?.id ?? 0;
    const follows = this.following(at);
    if (word !== 0 && this.skims) {
      const need = failures.onWord(word);
      if ((need & follows) === 0) {
        this.used |= need;
        return undefined;
      }
    }
    for (let entry = this.#recalled[at]; entry !== undefined; entry = entry.next) {
      if (entry.id !== id) continue;
      const { used } = entry;
      if ((used & SAID) !== 0 || entry.after !== entry.said ? entry.said !== said : false) continue;
      if ((used & MODE) !== 0 && entry.mode !== mode) continue;
      if ((used & QUOTED) !== 0 && entry.quoted !== quoted) continue;
      if ((used & ACTOR) !== 0 && entry.actor !== actor) continue;
      this.at = entry.at;
      if (entry.after !== entry.said) this.#said = entry.after;
      if (entry.looked > this.looked) this.looked = entry.looked;
      this.used |= used;
      if (entry.met && this.trial !== undefined) this.trial.met += 1;
      return entry.value as T | undefined;
    }
    const next = word === 0 ? 0 : this.idAt(at + 1);
    if (next !== 0 && this.skimsTo(at + 1)) {
      const need = failures.onPair(word, next);
      if ((need & follows) === 0) {
        if (at + 1 > this.looked) this.looked = at + 1;
        this.used |= need;
        return undefined;
      }
    }
    const before = this.trial?.met;
    const outerLooked = this.looked;
    const outerUsed = this.used;
    this.looked = -1;
    this.used = 0;
    this.work.enter();
    const value = read(this);
    this.work.leave();
    if (value === undefined) {
      this.at = at;
      this.#said = said;
      if (word !== 0 && this.looked <= at + 1 && this.#wordsAlone()) {
        if (this.looked <= at) failures.learnWord(word, this.used);
        else if (next !== 0) failures.learnPair(word, next, this.used);
      }
    }
    const { looked, used } = this;
    const others = this.#recalled[at];
    const met = this.trial?.met !== before;
    const after = this.#said;
    this.#recalled[at] = { id, said, mode, quoted, actor, used, looked, value, at: this.at, after, met, next: others };
    if (outerLooked > looked) this.looked = outerLooked;
    this.used |= outerUsed;
    return value;
  }

  /** The first alternative that reads. */
  first<T>(this: Reader, ...alternatives: readonly Read<T>[]): T | undefined {
    const at = this.at;
    const said = this.#said;
    for (const alternative of alternatives) {
      this.work.step();
      const result = alternative(this);
      if (result !== undefined && !this.#isBanned(alternative)) return result;
      this.at = at;
      this.#said = said;
    }
    return undefined;
  }

  /** The same of alternatives that are given something beside the reader. */
  firstWith<T, G>(
    this: Reader,
    alternatives: readonly ((reader: Reader, given: G) => T | undefined)[],
    given: G,
  ): T | undefined {
    const at = this.at;
    const said = this.#said;
    for (const alternative of alternatives) {
      this.work.step();
      const result = alternative(this, given);
      // None of these is `sure`.
      if (result !== undefined && !this.#isBanned(undefined)) return result;
      this.at = at;
      this.#said = said;
    }
    return undefined;
  }

  /** Whether the alternative that has just been read is the one to be passed over. */
  #isBanned(alternative: Read<unknown> | undefined): boolean {
    const { trial } = this;
    if (trial === undefined) return false;
    trial.taken += 1;
    if (trial.taken - 1 !== trial.banned) return false;
    trial.met += 1;
    if (alternative !== undefined && isSure(alternative)) trial.idle = true;
    return true;
  }

  /** Reads what would be read in this way only. Called by what `sure` returns. */
  surely<T>(this: Reader, read: Read<T>): T | undefined {
    const { trial } = this;
    const met = trial?.met ?? 0;
    const found = this.attempt(read);
    if (found === undefined && trial !== undefined && trial.met > met) trial.idle = true;
    return found;
  }

  /** The first that reads of alternatives that depend on the reader alone. Called by what `oneOf` returns. */
  choose<T>(this: Reader, choice: Choice<Read<T>>): T | undefined {
    if (!this.work.remembers) return this.first(...choice.all);
    const at = this.at;
    const said = this.#said;
    const word = this.tokenAt(at)?.id ?? 0;
    const next = word === 0 ? 0 : this.idAt(at + 1);
    let { looked, used } = this;
    let list = choice.all;
    if (word !== 0 && this.skims) {
      const follows = this.following(at);
      let left = choice.onWord(word);
      if (next !== 0 && this.skimsTo(at + 1)) {
        const pair = choice.onPair(word, next);
        if (pair !== undefined) {
          left = pair;
          if (at + 1 > looked) looked = at + 1;
        }
      }
      if (left !== undefined) {
        list = left.where(follows);
        used |= left.asked & ~follows;
      }
    }
    let found: T | undefined;
    for (const alternative of list) {
      this.work.step();
      this.looked = -1;
      this.used = 0;
      const result = alternative(this);
      if (this.looked > looked) looked = this.looked;
      used |= this.used;
      if (result !== undefined && !this.#isBanned(alternative)) {
        found = result;
        break;
      }
      this.at = at;
      this.#said = said;
      if (result === undefined && word !== 0 && this.looked <= at + 1 && this.#wordsAlone()) {
        if (this.looked <= at) choice.learnWord(word, next, this.used, alternative);
        else if (next !== 0) choice.learnPair(word, next, this.used, alternative);
      }
    }
    this.looked = looked;
    this.used = used;
    return found;
  }
}
