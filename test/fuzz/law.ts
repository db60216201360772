// The law of incremental work: what is said of an edited document is what is said of the same text opened afresh; and nothing throws.

import { forgetReadings } from '../../server/src/scenario/parseMemory.ts';
import type { Analysis } from '../../server/src/scenario/result.ts';
import { type Answers, type Depth, type Desk, differing, everyAnswer, versionOf } from './everyAnswer.ts';

/** A version that breaks the law. */
export interface Finding {
  readonly kind: 'differs' | 'throws';
  /** The feature, without the place. */
  readonly of: string;
  readonly said: string;
}

/** The part of two long texts where they part. */
function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, at - 80);
  return `edited: …${a.slice(from, at + 160)}\n fresh: …${b.slice(from, at + 160)}`;
}

/** Keeps one document open and looks at every version of it. */
export class Reader {
  readonly #desk: Desk;
  #last: Analysis | undefined;
  readonly #fresh = new Map<string, Answers>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Another document: nothing is kept of the one before. */
  open(): void {
    this.#last = undefined;
    this.#fresh.clear();
  }

  /** The next version of the document; what of it breaks the law. */
  read(text: string, depth: Depth, everyLine = 5): Finding | undefined {
    const before = this.#last;
    try {
      const now = versionOf(this.#desk, text, before);
      this.#last = now;
      const edited = everyAnswer(now, this.#desk, depth, everyLine);
      const [threw] = edited.threw;
      if (threw !== undefined) return { kind: 'throws', of: featureOf(threw), said: threw };
      if (before === undefined) return undefined;
      // lines are read anew now and then, so that what is kept of reading is looked at too
      if (depth !== 'results' && depth !== 'shown') forgetReadings();
      const found = differing(edited.answers, this.#afresh(text, depth, everyLine));
      if (found === undefined) return undefined;
      const { key, edited: a = 'nothing', fresh: b = 'nothing' } = found;
      return { kind: 'differs', of: featureOf(key), said: `${key}\n${parting(a, b)}` };
    } catch (error) {
      this.#last = undefined;
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { kind: 'throws', of: said.split('\n', 1)[0] ?? '', said };
    }
  }

  /** What is said of the text opened afresh; of one that was there before in this document, what was said then. */
  #afresh(text: string, depth: Depth, everyLine: number): Answers {
    const key = `${depth} ${text}`;
    const known = this.#fresh.get(key);
    if (known !== undefined) return known;
    const { answers } = everyAnswer(versionOf(this.#desk, text), this.#desk, depth, everyLine);
    this.#fresh.set(key, answers);
    return answers;
  }
}

const featureOf = (key: string): string => key.split(/ \d|:/, 1)[0] ?? key;

/** How much is asked of a version: all of it now and then, since it is dear; or of each as much as is wanted. */
export const depthOf = (number: number, wanted?: Depth): Depth => {
  if (wanted !== undefined) return wanted;
  if (number % 1_000 === 0) return 'editions';
  if (number % 500 === 0) return 'offers';
  if (number % 100 === 0) return 'places';
  return number % 8 === 0 ? 'shown' : 'results';
};
