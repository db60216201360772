// Why a file is no card database: one problem a file, with what a message needs.

/**
 * `missing`: no such file. `unreadable`: the system refuses it, for `reason`. `packed`: an archive of a `kind` that is not
 * read. `notJson`: something else than JSON. `broken`: no JSON from `at` on. `truncated`: it stops short. `foreign`: JSON,
 * but not of cards. `elsewhere`: on another machine. `special`: no regular
 * file. `tooLarge`: it has more than `most` gigabytes. `unavailable`: no database can be read where the server runs. `cancelled`: the user stopped it.
 */
export type DatabaseProblem =
  | { readonly code: 'cards.missing' | 'cards.notJson' | 'cards.truncated' | 'cards.foreign' }
  | { readonly code: 'cards.unavailable' | 'cards.cancelled' }
  | { readonly code: 'cards.elsewhere' | 'cards.special' | 'cards.folder' }
  | { readonly code: 'cards.tooLarge'; readonly most: number }
  | { readonly code: 'cards.unreadable'; readonly reason: string }
  | { readonly code: 'cards.packed'; readonly kind: string }
  | { readonly code: 'cards.broken'; readonly at: number };
