// English: the card database, and what is wrong with a file that should be one.
import { counted, type SentenceTable } from '../types.ts';

/** What can be read, for whoever has another file. */
const WANTED =
  'A card database is a Scryfall bulk file (oracle cards or default cards) or AtomicCards of MTGJSON, as .json or .jsonl, plain or .gz.';

export const databaseSentences: SentenceTable = {
  'cards.reading': (v) => `Reading the cards of ${v('file')}`,
  'cards.ready': (v) => `${v('file')}: ${counted(v('count'), 'card')}`,
  'cards.none': () => 'No card database',
  'cards.missing': (v) =>
    `The card database ${v('file')} does not exist. Set “strata.cardDatabase” to a file on this machine.`,
  'cards.unreadable': (v) => `The card database ${v('file')} can't be read: ${v('reason')}`,
  'cards.elsewhere': (v) =>
    `The card database ${v('file')} lies on another machine, and is not read: copy it to this one.`,
  'cards.folder': (v) => `${v('file')} is a folder. ${WANTED}`,
  'cards.special': (v) => `${v('file')} is no regular file but a device, a pipe or a socket. ${WANTED}`,
  'cards.tooLarge': (v) => `${v('file')} holds more than ${v('most')} GB, and is not read. ${WANTED}`,
  'cards.packed': (v) => `${v('file')} is an archive (${v('kind')}): unpack it first. ${WANTED}`,
  'cards.notJson': (v) => `${v('file')} is no card database: it is not JSON. ${WANTED}`,
  'cards.broken': (v) =>
    `The card database ${v('file')} is damaged: from character ${v('at')} on it is not JSON. Download it again.`,
  'cards.truncated': (v) =>
    `The card database ${v('file')} ends in the middle: it is not wholly downloaded. Download it again.`,
  'cards.foreign': (v) => `${v('file')} holds no cards that can be read. ${WANTED}`,
  'cards.unavailable': () =>
    'A card database can only be read where the server runs on this machine; in the browser, declare cards in the file.',
  'cards.cancelled': (v) =>
    `Reading ${v('file')} was stopped: its cards are not known. The command “Strata: Restart server” reads it again.`,
  'fix.declare': (v) => `Declare ${v('name')} in this file, as the card database has it`,
  'fix.pasted': (v) => `Make a card block of ${v('name')}`,
};
