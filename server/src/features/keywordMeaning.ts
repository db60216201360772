// What becomes of a keyword here, as the code of a sentence: taken as given (and what of it) or not modelled. What is carried out needs no word.
import type { KeywordRow } from '../keywords/row.ts';

/** The code of the sentence that a hover says of a keyword's row. */
export function meaningCode(row: KeywordRow): string | undefined {
  switch (row.is) {
    case 'given':
      return `keyword.is.${row.given}`;
    case 'notModelled':
      return 'keyword.is.notModelled';
    case 'abilities':
    case 'text':
    case 'own':
      return undefined;
  }
}
