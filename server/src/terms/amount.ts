// Numbers that may depend on the game.
import {
  choice,
  counter,
  flag,
  list,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  sort,
  type Terms,
  words,
  yes,
} from './schema.ts';
import { color, pastTime, property } from './vocabulary.ts';

/** A number that may depend on the game. Where one is needed for P/T changes, `sign` lives in the operation. */
export const amount = sort(
  'kind',
  [
    of('number', {
      value: number,
    }),
    /** X of the cost, or bound by "where X is …" (`Instruction`/`Operation` owners then carry the bound amount instead). y: the other of two, "+X/+Y" */
    of('x', {
      /** y: the other of two, "+X/+Y" */
      y: optional(yes),
    }),
    /** "the number of …" or "for each …" (the printer's choice is kept in `form`). */
    of('count', {
      /** "for each creature blocking it beyond the first": one less, never below 0. */
      beyondFirst: optional(flag),
      of: node('selection'),
      form: print(choice('numberOf', 'forEach', 'total')),
      asCast: optional(flag),
    }),
    of('property', {
      property: property,
      of: node('ref'),
      /** "their base power" (208.4b) */
      base: optional(yes),
      form: print(choice('of')),
    }),
    of('counters', {
      counter: counter,
      on: node('ref'),
      form: print(choice('forEach')),
      among: optional(yes),
    }),
    /** Mana symbols of a colour in mana costs (chroma). */
    of('manaSymbols', {
      color: color,
      among: node('selection'),
      form: print(choice('forEach')),
    }),
    /** Counters that players have: "for each poison counter your opponents have". */
    of('playerCounters', {
      counter: counter,
      player: node('player'),
      form: print(choice('forEach')),
    }),
    /** Distinct values among objects: card types (Tarmogoyf), basic land types (domain), colours. */
    of('distinct', {
      what: choice('cardTypes', 'basicLandTypes', 'colors', 'creatureTypes', 'names', 'manaValues', 'counterKinds'),
      among: node('selection'),
      /** `adjective`: print "differently named lands"; `its`: "of its colors". */
      said: print(choice('adjective', 'its', 'was', 'in')),
      form: print(choice('forEach')),
    }),
    of('extreme', {
      which: choice('greatest', 'least'),
      property: property,
      among: node('selection'),
    }),
    of('total', {
      property: property,
      among: node('selection'),
    }),
    /** No colors: "that color", whichever it is. */
    of('devotion', {
      colors: list(color),
    }),
    /** `of`: print "the life total of …", "the number of cards in the hand of …". */
    of(['life', 'startingLife', 'handSize', 'speed'], {
      player: node('player'),
      form: print(choice('of')),
    }),
    /** `fewerThan`: "for each card fewer than three": three minus the number, never below 0; `and`: "the number of A and B". */
    of('sum', {
      terms: list(node('amount')),
      form: optional(choice('fewerThan', 'after', 'and', 'andEach')),
    }),
    of('times', {
      factor: number,
      amount: node('amount'),
      word: print(choice('two times')),
    }),
    of('half', {
      amount: node('amount'),
      round: choice('up', 'down', 'none'),
    }),
    of('chosenNumber', {
      last: optional(yes),
    }),
    /** "that much", "that many": the amount of the event or of the instruction before. */
    of('thatMany', {
      word: print(choice('that damage', 'that number', 'the damage')),
    }),
    /** A number of the game's past, by name: "the amount of life you gained this turn". */
    of('past', {
      what: words,
      counter: optional(counter),
    }),
    /** How much life somebody lost or gained, or damage was dealt: "the life you've lost this turn", "1 damage dealt to you this turn". */
    of('deedTotal', {
      what: choice('lostLife', 'gainedLife', 'damage', 'combatDamage', 'noncombatDamage', 'excessDamage'),
      /** of life: whose */
      to: node('ref', 'player'),
      by: optional(node('ref', 'player')),
      /** print: "you've lost" */
      perfect: print(yes),
      when: pastTime,
      form: print(choice('amount', 'forEach')),
    }),
    /** How many times this ability has resolved this turn, and similar counts of the game's past. */
    of('timesResolved', {}),
    /** "for each opponent who lost life this turn": the players of whom it is true, "that player" in the condition. */
    of('playersWho', {
      who: choice('opponent', 'player'),
      condition: node('condition'),
      /** print: "for each opponent" */
      bare: print(flag),
      form: print(choice('numberOf')),
    }),
    /** "for each target beyond the first". */
    of('targetsBeyondFirst', {}),
  ],
  {},
);

/** A number that may depend on the game. Where one is needed for P/T changes, `sign` lives in the operation. */
export type Amount = Terms<typeof amount>[Places<typeof amount>];
