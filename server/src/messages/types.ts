// The shape of the message tables: by code, a function of named values. One table a language.

/** What a message is filled with; a name that has no value reads as an ellipsis, never as "undefined". */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Reads one named value as text. */
export type Say = (name: string) => string;

/** A diagnostic in its parts: what is wrong, why, and what to do about it. The rule is named by number beside them. */
export interface ProblemText {
  readonly what: string;
  readonly why?: string;
  readonly todo?: string;
}

export type Sentence = (v: Say) => string;
export type ProblemSentences = (v: Say) => ProblemText;

/** Sentences and words: headings, reasons, related lines, titles. */
export type SentenceTable = Readonly<Record<string, Sentence>>;
/** Diagnostics. */
export type ProblemTable = Readonly<Record<string, ProblemSentences>>;

export interface Language {
  readonly sentences: SentenceTable;
  readonly problems: ProblemTable;
}

export type Locale = 'en' | 'fr';

/** `1 counter`, `2 counters`; the number as it was given. */
export const counted = (count: string, one: string, many = `${one}s`): string =>
  `${count} ${count === '1' ? one : many}`;
