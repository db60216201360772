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

/** Characters of a card's name and cost together: the longest names that are printed have 141, costs some 50. */
export const LONGEST_HEAD = 1_000;

/** Characters of a type line: printed are at most 70. */
export const LONGEST_TYPE_LINE = 500;

/** Characters of texts whose readings are kept: about as many as all cards of a large library have. */
export const MOST_KEPT_TEXT = 4_000_000;

/**
 * Bytes of a scenario file, or of one that is used: a library of 10,000 card blocks has about 3 MB. What is larger is not read: an editor
 * shows no such file well, and ten of them open have to fit into memory.
 */
export const LARGEST_FILE = 16_000_000;

/** Bytes of a card database, packed or not: the largest file of all printings in all languages has 2.5 GB. */
export const LARGEST_DATABASE = 6_000_000_000;

/** Bytes of an index of cards: that of all cards has 20 MB. */
export const LARGEST_INDEX = 256_000_000;

/** Links that lead to a file at most, one behind the other: what the systems themselves follow. */
export const MOST_LINKS = 40;

/** Files that one file uses, through each other as well: the largest collections of rulings known have some hundreds. */
export const MOST_USED_FILES = 500;

/** Characters of all files that one file uses: four libraries of the largest size. */
export const MOST_USED_TEXT = 4 * LARGEST_FILE;

/** Characters of a scenario file that are read: a library of 10,000 cards has 3,000,000. */
export const LONGEST_FILE = 8_000_000;

/** Lines of a scenario file that are read: the same library has 60,000. */
export const MOST_LINES = 100_000;

/**
 * How deep lines stand in lines: stack answers and `suppose` of puzzles go to about ten. Every walk over the tree of lines goes as deep, and a
 * machine's stack bears some hundreds of each.
 */
export const MOST_DEPTH = 64;

/** Bytes of one message of the editor's: the largest file that an editor opens for us, each of its characters escaped. */
export const LARGEST_MESSAGE = 256_000_000;

/** Bytes of a message's header: two lines have about a hundred. */
export const LONGEST_HEADER = 8_192;
