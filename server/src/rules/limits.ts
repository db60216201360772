// How much is read and done at most, each bound with its reason. All of it is counted, nothing timed: every machine says the same.

/**
 * Characters of a line: a statement, or a line of a card block. Statements have some hundreds at most, and the lists of names that
 * people write a few thousand; what is longer is no line that somebody wrote.
 */
export const LONGEST_LINE = 10_000;

/** Characters of one ability, all of its paragraphs and modes. The longest that is printed has about 1,200, with its reminder text. */
export const LONGEST_ABILITY = 5_000;

/** Characters of a face's rules text: more than ten times the longest that is printed. */
export const LONGEST_TEXT = 20_000;

/** Paragraphs that are tried as one effect of a spell, one more each time, where all of them together are none. Printed are 8. */
export const MOST_PARAGRAPHS = 16;

/**
 * Steps of a reader (a phrase looked for, an alternative tried) that any text may take, and those for each of its words. Printed
 * texts take 70 a word, and none of 17,000 more than a third of its bound; a text that does is one on which the grammar goes round.
 */
export const STEPS_ANY_TEXT = 20_000;
export const STEPS_A_WORD = 500;

/** How deep grammar functions go into each other: printed texts to 47, and the machine's stack holds several times this. */
export const DEEPEST_READING = 150;

/** Characters of a name: the longest that is printed has 141. */
export const LONGEST_NAME = 500;

/** Words of a type line: printed are at most 8. */
export const MOST_TYPE_WORDS = 100;

/** Characters of a mana cost: printed are at most 50. */
export const LONGEST_COST = 500;

/** Characters of texts whose readings are kept: about as many as all cards of a large library have. */
export const MOST_KEPT_TEXT = 4_000_000;
