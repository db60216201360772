// A reader of rules text: a place in a list of tokens with what has been said so far (targets, "it"), and readers of parts of it.
import type { ObjectRef, PlayerRef, TargetSpec } from '../ability.ts';
import { passOver } from '../loops.ts';
import { Memory } from './memory.ts';
import { type Said, saying } from './said.ts';

export {
  countOf,
  oneOf,
  type Read,
  readList,
  readMany,
  readToEnd,
  readUpToLast,
  readWhile,
  remembered,
  sure,
} from './combinators.ts';
export type { Lost, Mode, Said, Trial } from './said.ts';

/** What a grammar function reads with: words (`Cursor`), circumstances and backtracking (`Memory`), and what is spoken of. */
export class Reader extends Memory {
  /** The line is one of an instant or sorcery: no noun of the battlefield can name its source. */
  ofSpell = false;

  /** Changes one thing of what has been said. */
  say<K extends keyof Said>(what: K, value: Said[K]): void {
    this.said = saying(this.spoken, what, value);
  }

  /** Remembers what "it" means from here on. */
  mean(it: ObjectRef): void {
    const { refs } = this.spoken;
    const others = refs.includes(it) ? refs.filter((ref) => ref !== it) : refs;
    this.say('refs', [...others, it]);
  }

  /** Reads what is said of `subject`. */
  about<T>(subject: ObjectRef | undefined, read: (reader: Reader) => T): T {
    const before = this.spoken;
    const inner = saying(before, 'subject', subject);
    this.said = inner;
    const result = read(this);
    if (this.spoken === inner) this.said = before;
    else this.say('subject', before.subject);
    return result;
  }

  /** Reads something that "it" can't mean after it. */
  aside<T>(read: (reader: Reader) => T): T {
    const { refs } = this.spoken;
    const found = read(this);
    if (this.spoken.refs !== refs) this.say('refs', refs);
    return found;
  }

  meanPlayer(player: PlayerRef): void {
    this.say('player', player);
  }

  /** A reader of the same tokens from here to an earlier end, with what has been said. */
  within(end: number): Reader {
    return this.like(new Reader(this.tokens, this.work, this.at, end));
  }

  /** Gives another reader, of these tokens or some in their places, what has been said and all else that this one goes by. */
  like(part: Reader): Reader {
    part.said = this.said;
    part.mode = this.mode;
    part.quoted = this.quoted;
    part.actor = this.actor;
    part.lenient = this.lenient;
    part.ofSpell = this.ofSpell;
    return this.#lending(part);
  }

  /** A reader of some of the same tokens, for which nothing has been said. */
  inside(start: number, end: number): Reader {
    return this.#lending(new Reader(this.tokens, this.work, start, end));
  }

  #lending(part: Reader): Reader {
    part.noting = this.noting;
    part.trial = this.trial;
    part.notes = this.notes;
    // What is known to be short of the furthest word is not noted there either.
    part.furthest = Math.max(part.at, Math.min(this.furthest, part.last));
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
    let quoted = false;
    const to = passOver(this.at, this.end, (at) => {
      const token = this.tokens[at];
      if (token?.kind === 'open') quoted = true;
      if (token?.kind === 'close') quoted = false;
      return quoted || (token?.text !== '.' && token?.text !== '•');
    });
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
    this.say('targets', [...this.said.targets, spec]);
    return this.said.targets.length - 1;
  }

  /** Something is divided among a target's objects (601.2d). */
  divide(target: number): void {
    const targets = this.said.targets.map((spec, index) => (index === target ? { ...spec, divided: true } : spec));
    this.say('targets', targets);
  }
}
