// The keyword actions of the rules of today (701), a row each: its rule, and whether it is carried out, taken as given or not modelled.

/** What becomes of a keyword action here. */
export type ActionMeaning =
  | 'carriedOut'
  /** What cards it finds, moves or orders is hidden or random: a scenario says what came of it. */
  | 'given'
  /** An instruction of that name makes the result unproven where it is carried out. */
  | 'notModelled';

export interface ActionRow {
  readonly rule: `701.${number}`;
  readonly is: ActionMeaning;
}

const row = (rule: ActionRow['rule'], is: ActionMeaning): ActionRow => ({ rule, is });

/** Every keyword action, by its verb. */
export const KEYWORD_ACTIONS = {
  activate: row('701.2', 'carriedOut'),
  attach: row('701.3', 'carriedOut'),
  behold: row('701.4', 'given'),
  cast: row('701.5', 'carriedOut'),
  counter: row('701.6', 'carriedOut'),
  create: row('701.7', 'carriedOut'),
  destroy: row('701.8', 'carriedOut'),
  discard: row('701.9', 'carriedOut'),
  double: row('701.10', 'notModelled'),
  triple: row('701.11', 'notModelled'),
  exchange: row('701.12', 'carriedOut'),
  exile: row('701.13', 'carriedOut'),
  fight: row('701.14', 'carriedOut'),
  goad: row('701.15', 'notModelled'),
  investigate: row('701.16', 'carriedOut'),
  mill: row('701.17', 'carriedOut'),
  play: row('701.18', 'carriedOut'),
  regenerate: row('701.19', 'carriedOut'),
  reveal: row('701.20', 'given'),
  sacrifice: row('701.21', 'carriedOut'),
  scry: row('701.22', 'given'),
  search: row('701.23', 'carriedOut'),
  shuffle: row('701.24', 'given'),
  surveil: row('701.25', 'notModelled'),
  'tap and untap': row('701.26', 'carriedOut'),
  transform: row('701.27', 'carriedOut'),
  convert: row('701.28', 'carriedOut'),
  fateseal: row('701.29', 'notModelled'),
  clash: row('701.30', 'notModelled'),
  planeswalk: row('701.31', 'given'),
  'set in motion': row('701.32', 'notModelled'),
  abandon: row('701.33', 'notModelled'),
  proliferate: row('701.34', 'notModelled'),
  detain: row('701.35', 'notModelled'),
  populate: row('701.36', 'carriedOut'),
  monstrosity: row('701.37', 'notModelled'),
  vote: row('701.38', 'notModelled'),
  bolster: row('701.39', 'notModelled'),
  manifest: row('701.40', 'carriedOut'),
  support: row('701.41', 'notModelled'),
  meld: row('701.42', 'notModelled'),
  exert: row('701.43', 'notModelled'),
  explore: row('701.44', 'notModelled'),
  assemble: row('701.45', 'notModelled'),
  adapt: row('701.46', 'notModelled'),
  amass: row('701.47', 'notModelled'),
  learn: row('701.48', 'given'),
  'venture into the dungeon': row('701.49', 'notModelled'),
  connive: row('701.50', 'notModelled'),
  'open an attraction': row('701.51', 'notModelled'),
  'roll to visit your attractions': row('701.52', 'notModelled'),
  incubate: row('701.53', 'notModelled'),
  'the ring tempts you': row('701.54', 'notModelled'),
  'face a villainous choice': row('701.55', 'notModelled'),
  'time travel': row('701.56', 'notModelled'),
  discover: row('701.57', 'notModelled'),
  cloak: row('701.58', 'carriedOut'),
  'collect evidence': row('701.59', 'notModelled'),
  suspect: row('701.60', 'notModelled'),
  forage: row('701.61', 'notModelled'),
  'manifest dread': row('701.62', 'notModelled'),
  endure: row('701.63', 'notModelled'),
  harness: row('701.64', 'notModelled'),
  airbend: row('701.65', 'notModelled'),
  earthbend: row('701.66', 'notModelled'),
  waterbend: row('701.67', 'given'),
  blight: row('701.68', 'notModelled'),
} as const satisfies Readonly<Record<string, ActionRow>>;

const isAction = (verb: string): verb is KeywordActionName => Object.hasOwn(KEYWORD_ACTIONS, verb);

/** The row of a keyword action; nothing for another verb. */
export const actionNamed = (verb: string): ActionRow | undefined =>
  isAction(verb) ? KEYWORD_ACTIONS[verb] : undefined;

/** The verb of a keyword action. */
export type KeywordActionName = keyof typeof KEYWORD_ACTIONS;
