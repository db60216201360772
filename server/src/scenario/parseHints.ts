// What people write that the language says otherwise: for a line that can't be read, which form says it (in `messages` by these codes).

/** Words of a line, folded with one space between, and what they mean. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are) (?:dead|destroyed|gone|killed)\b|^expect .*\b(?:dies|died)\b/, 'dead'],
  [/\b(?:dies|is destroyed)$/, 'destroy'],
  [/\bin response\b|\bresponds?\b/, 'response'],
  [/\bpass(?:es)? priority\b|\bresolves\b/, 'resolves'],
  [/\b(?:gets|get) [+-]\d|\b(?:becomes|become) (?:a copy|\d)/, 'effect'],
  [/\benters\b/, 'enters'],
  [/ for mana$/, 'mana'],
  [/\bat (?:the )?end of (?:the )?turn\b/, 'endStep'],
  [/\bduring [\w']+ turn\b|\bon [\w']+ turn\b/, 'turn'],
  [/\bplayer (?:1|2|one|two|a|b)\b|^(?:i|you|my opponent|opponent) /, 'players'],
  [/^expect .*\b(?:is|are) (?:an? )?[\w/]+ or \w+/, 'or'],
  [/\bhas no (?:power|toughness)\b/, 'noPower'],
  [/\b(?:blocked|blocks) by\b/, 'blocks'],
  [/\bequips?\b/, 'equips'],
  [/\battacks? with\b/, 'attacks'],
  [/\benchants?\b|\benchanted by\b/, 'enchants'],
  [/\b(?:cmc|converted mana cost)\b/, 'manaValue'],
];

/** The code of what to write instead of a line, where one can tell. */
export const hintFor = (meaning: string): string | undefined => HINTS.find(([pattern]) => pattern.test(meaning))?.[1];

export const HINT_CODES: readonly string[] = [...new Set(HINTS.map(([, code]) => code))];
