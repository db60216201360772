// What a sentence of the domain is: a fixed list of words and patterns, independent of the grammar that is measured by it.

/** The mechanisms, each with what its sentences look like. */
export const MECHANISMS = [
  ['gets ±N/±N', /\bgets? [+-−][\dX]+\/[+-−]?[\dX]+|\bgets? an additional/],
  [
    'has or gains an ability',
    /\b(?:has|have|gains?) (?:"|flying|first|double|trample|haste|vigilance|lifelink|deathtouch|reach|menace|hexproof|shroud|indestructible|protection|fear|intimidate|defender|[a-z]*walk|flash|shadow|banding|ward|infect|wither|all )/,
  ],
  ['loses abilities', /\bloses? (?!.*\blife\b)|\bcan't have\b/],
  ['base power and toughness', /\bbase (?:power|toughness)\b/],
  ['is or becomes N/N', /\b(?:is|are|becomes?) (?:an? )?[\dX*]+\/[\dX*]+/],
  [
    'type change',
    /\b(?:becomes?|is|are|isn't|'s) (?:an? |the |every |still |all )?(?:[a-z]+ )*(?:creatures?|artifacts?|enchantments?|lands?|Islands?|Swamps?|Forests?|Plains|Mountains?|(?:creature |land |basic land )?type)\b|in addition to (?:its|their) other/,
  ],
  [
    'colour change',
    /\b(?:becomes?|is|are) (?:white|blue|black|red|green|colorless|all colors|the (?:chosen )?colors?)\b/,
  ],
  ['control', /\bgains? control\b|\bcontrols? enchanted\b|exchange control/i],
  ['copy', /\bcop(?:y|ies)\b/i],
  ['switch', /\bswitch\b.*power/i],
  ['CDA', /(?:power|toughness)[^.]* (?:is|are) (?:each )?equal to/],
  ['text change', /\btext\b/],
  ['Enchant', /^Enchant\b/],
  ['Equip', /^Equip\b/],
  ['as long as', /\bas long as\b/i],
  ['duration', /\buntil (?:end of|your next|the end of)|\bthis turn\b|for as long as/i],
];

/** Whether a sentence belongs to the domain. */
export const isDomain = (sentence) => MECHANISMS.some(([, pattern]) => pattern.test(sentence));
