// Every problem that reading a document can report, with the values its message is given; and what "expected" may hold.

/**
 * Codes and their values. `expected` of a problem holds keywords as they are written and, in angle brackets, the
 * placeholders below; the nearest to what stands there comes first.
 */
export const PARSE_PROBLEMS = {
  /**
   * A line that no form fits; the range is the first word that fits nowhere. `nearest`: the word that may be meant; `instead`: a
   * form that says it.
   */
  unreadable: ['word', 'nearest', 'instead'],
  /** A line that is right as far as it goes. */
  'line-ends-early': ['word', 'instead'],
  /** No card, label or token in scope is called so. */
  'unknown-name': ['name', 'nearest'],
  'unknown-player': ['name', 'nearest'],
  /** `Gray Ogre is 2/2`: what is said of something wants `expect` before it. */
  'missing-expect': [],
  'unclosed-quote': [],
  /** A label or player called like something else; `what` is `label` or `player`. */
  'duplicate-name': ['name', 'what'],
  'duplicate-card': ['name'],
  'duplicate-title': ['name'],
  /** `expect Clone` with nothing behind or below it. */
  'expects-nothing': [],
  /** `Alice controls`, `simultaneously`, `suppose` with nothing below. */
  'empty-block': [],
  /** Deeper than a line that has no block. */
  'unexpected-block': [],
  /** At the margin below a scenario: the lines are read as the scenario's. */
  'not-in-a-scenario': [],
  /** `scenario`, `use`, `card` in a block. */
  'only-at-margin': ['word'],
  'scenario-no-title': [],
  /** A card's text at the margin right below its head: read as the card's. */
  'card-not-indented': [],
  /** Deeper than lines may stand; neither it nor what stands as deep beside it is read. */
  'too-deep': ['most'],
  /** A line of more characters than a line may have is not read. */
  'line-too-long': ['most'],
  /** From here on the file is not read: it has more lines or characters than a file may have. */
  'file-too-long': ['lines', 'characters'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ParseProblemCode = keyof typeof PARSE_PROBLEMS;

/** What a related place is: `declared-here`, the line above (`block-head`), the scenario above (`scenario-above`). */
export const RELATED_CODES = ['declared-here', 'block-head', 'scenario-above'] as const;

/** What a fix does; `values` hold the `name` or `word` in question. */
export const FIX_CODES = [
  'replace-word',
  'replace-name',
  'insert-word',
  'close-quote',
  'indent',
  'outdent',
  'move-to-margin',
] as const;

/** Placeholders in `expected`. */
export const PLACEHOLDERS = [
  '<player>',
  "<player>'s",
  '<object>',
  '<card>',
  '<target>',
  '<label>',
  '<name>',
  '<value>',
  '<number>',
  'X = <number>',
  '<quality>',
  '<color>',
  '<keyword>',
  '<counter kind>',
  '<cost>',
  '<mana cost>',
  '<mana>',
  '<type line>',
  '<layer>',
  '<token>',
  '<rule>',
  '<path>',
  '<title>',
  '<statement>',
  '<end>',
  '"…"',
] as const;
