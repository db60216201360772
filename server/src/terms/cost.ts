// What is paid for abilities, and when they may be activated.
import {
  choice,
  counter,
  either,
  flag,
  list,
  mana,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  type RecordOf,
  record,
  sort,
  type Terms,
  tuple,
  words,
} from './schema.ts';
import { window, zone } from './vocabulary.ts';

export const cost = sort(
  'pay',
  [
    /** each: "{1} for each card in your hand" */
    of('mana', {
      cost: mana,
      each: optional(node('amount')),
      equal: optional(node('amount')),
      /** "its mana cost" */
      of: optional(node('ref')),
      elided: print(flag),
    }),
    of(['tapSelf', 'untapSelf', 'sacrificeSelf', 'exileSelf', 'discardSelf', 'returnSelf', 'exert'], {
      /** "exile this card from your hand" */
      from: optional(choice('graveyard', 'hand')),
      /** In a quoted ability, a cost that names the card which grants it takes that card (201.5a). */
      granter: optional(flag),
    }),
    /** "reveal this card from your hand" */
    of('revealSelf', {}),
    of(['sacrifice', 'discard', 'tap', 'exile', 'return', 'untap', 'reveal'], {
      selection: node('selection'),
      count: node('amount'),
      /** print: without its verb, which is that of the part before */
      elided: print(flag),
    }),
    /** elided: print "{B} and 1 life" */
    of('life', {
      /** elided: print "{B} and 1 life" */
      amount: node('amount'),
      /** elided: print "{B} and 1 life" */
      elided: print(flag),
    }),
    of(['removeCounters', 'putCounters'], {
      counter: counter,
      count: node('amount'),
      from: optional(node('ref')),
    }),
    /** Anything else that one does: "Exile the top card of your graveyard". */
    of('act', {
      then: tuple(node('instruction')),
    }),
    of('either', {
      of: tuple(node('cost'), node('cost')),
    }),
    of('loyalty', {
      change: either(number, choice('x', '-x')),
    }),
    of('other', {
      verb: words,
      args: list(words),
    }),
  ],
  {},
);

export type CostPart = Terms<typeof cost>[Places<typeof cost>];

export const limits = record({
  sorcerySpeed: optional(flag),
  oncePerTurn: optional(flag),
  /** "Activate only once." */
  once: optional(flag),
  /** "no more than twice each turn" */
  times: optional(number),
  onlyDuring: optional(window),
  alsoDuring: optional(window),
  onlyIf: optional(node('condition')),
  anyPlayer: optional(flag),
  onlyBy: optional(choice('anyOpponent', 'opponents')),
  /** said of mana abilities (605.3a) */
  instantSpeed: optional(flag),
  notDuring: optional(choice('combat')),
  fromZone: optional(zone),
});

export interface ActivationLimits extends RecordOf<typeof limits> {}
