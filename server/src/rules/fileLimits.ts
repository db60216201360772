// How large a file may be, what it may hold and how deep it may go, each bound with its reason.

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
