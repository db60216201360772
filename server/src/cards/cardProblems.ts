// What can be wrong with a card block, as data: code, named values, stretch of text.

/** Every code, with how bad it is: an error leaves something unread, a warning reads on with what can be made of it. */
export const CARD_PROBLEM_SEVERITY = {
  'card-no-name': 'error',
  'card-bad-mana-symbol': 'error',
  'card-bare-cost': 'warning',
  'card-bad-cost': 'error',
  'card-no-type-line': 'error',
  'card-unknown-type': 'warning',
  'card-misplaced-type': 'warning',
  'card-bad-color': 'error',
  'card-bad-number': 'error',
  'card-no-power-toughness': 'warning',
  'card-size-no-creature': 'warning',
  'card-no-loyalty': 'warning',
  'card-unknown-layout': 'error',
  'card-layout-one-face': 'warning',
  'card-too-long': 'error',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>;

export type CardProblemCode = keyof typeof CARD_PROBLEM_SEVERITY;

/**
 * One problem of a card block. `values` fill the message: `word` is the text in question, `nearest` a suggestion for
 * it, `expected` what could stand there, `face` the face's name. Offsets are those of the document.
 */
export type CardProblem = {
  readonly code: CardProblemCode;
  readonly values: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** The rule behind it, if there is one. */
  readonly rule?: string;
};
