// The compiled form of rules text: what each ability means, as data. It holds no source text; the printer turns it back into Oracle
// English. The terms themselves are declared in `terms/`, each sort once; here they stand beside the words that they were read from.
import type { Ability } from '../terms/types.ts';

export type * from '../terms/types.ts';

export type AbilityKind = Ability['kind'];

export type ReadingState = 'proven' | 'read' | 'unread';

/** Words of a sentence that no compiled node holds, with what would have been understood there. Offsets into `CompiledAbility.text`. */
export interface UnreadSpan {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
  /** Why nothing was tried any further, if not for want of words: over a bound of `limits.ts`, or by a fault of the compiler. */
  readonly why?: 'tooLong' | 'tooMuch' | 'tooDeep' | 'internal';
  /** What went wrong in the compiler, in its own words. */
  readonly fault?: string;
}

/** One ability as compiled, beside the words it came from (for display, hovers and proofs; the engine reads `ability` alone). */
export interface CompiledAbility {
  readonly ability: Ability;
  /** The paragraph as it stands on the card, reminder text included. Empty for abilities that rules give (basic land mana). */
  readonly text: string;
  /** Offset of `text` in the face's rules text. */
  readonly offset: number;
  readonly state: ReadingState;
  readonly unread: readonly UnreadSpan[];
  /** Of an ability that is read but for the sentences in `unread`: how well the others are. */
  readonly rest?: 'proven' | 'read';
}

/** All abilities of a face, in printed order. Keywords listed on one line are one CompiledAbility each. */
export interface CompiledText {
  readonly abilities: readonly CompiledAbility[];
}
