// How long effects last and under what conditions: durations, and what rules text asks of the game.
import {
  choice,
  either,
  flag,
  group,
  list,
  mana,
  node,
  number,
  of,
  only,
  optional,
  type Places,
  print,
  sort,
  type Terms,
  words,
  yes,
} from './schema.ts';
import { color, comparison, objectDeed, pastTime, playerDeed, zone } from './vocabulary.ts';

export const duration = sort(
  'until',
  [
    /** Until the game ends (418.3a). */
    of('none', {}),
    of(
      [
        'endOfTurn',
        'yourNextTurn',
        'yourNextEndStep',
        'endOfYourNextUpkeep',
        'yourNextUpkeep',
        'endOfYourNextTurn',
        'endOfCombat',
        'nextEndStep',
        'planeswalk',
        'yourNextUntap',
        'controllersNextUntap',
        'thisTurn',
        'thisCombat',
      ],
      {},
    ),
    /** for each object as long as it is so of that one */
    of('asLongAs', {
      /** for each object as long as it is so of that one */
      condition: node('condition'),
      /** for each object as long as it is so of that one */
      each: optional(yes),
    }),
    /** "until this is turned face down" */
    of('turnedFaceDown', {}),
    /** "until this leaves the battlefield" */
    of('leaves', {
      /** "until this leaves the battlefield" */
      what: node('ref'),
    }),
  ],
  {},
);

export type Duration = Terms<typeof duration>[Places<typeof duration>];

export const condition = sort(
  'kind',
  [
    /** `joint`: one subject and verb for all ("you control a Swamp and a Forest"). again: "if A or if B" */
    of(['and', 'or'], {
      of: list(node('condition')),
      joint: print(either(flag, choice('subject'))),
      again: print(choice('if')),
    }),
    of('not', {
      of: node('condition'),
    }),
    /** "you control an artifact", "there are three or more …": compares a count. */
    of('count', {
      of: node('selection'),
      comparison: comparison,
      to: node('amount'),
      /** print: "one or more" */
      some: print(yes),
      /** "an opponent has eight or more cards in their graveyard": of that player's cards */
      by: optional(node('player')),
      /** print: "you own a card in exile", the last of the parts before its noun */
      owned: print(yes),
      /** print: "ten or more lands are on the battlefield", the last of the parts after "are" */
      are: print(yes),
    }),
    of('compare', {
      left: node('amount'),
      comparison: comparison,
      right: node('amount'),
      /** parity: even or odd; print: "there are three or more counters on …", "this is the third time …" */
      form: optional(choice('thereAre', 'time', 'allNamed', 'was', 'remains', 'ofEach', 'tied', 'lifeMore', 'parity')),
    }),
    /** "as long as this creature is untapped / red / enchanted / attacking". */
    of('is', {
      ref: node('ref'),
      filter: node('filter'),
      /** print: "was", "had" */
      past: optional(flag),
      /** print: a noun phrase with its article */
      noun: print(flag),
      /** print: "it's not" for "it isn't" */
      apart: print(flag),
      /** print: "is 1/1" */
      size: print(flag),
    }),
    of('playerIs', {
      player: node('player'),
      what: choice('active', 'monarch', 'initiative', 'hasCitysBlessing', 'attacked'),
    }),
    /** "it's your turn" */
    of('turn', {
      /** "it's your turn" */
      of: node('player'),
    }),
    /** "if this spell was kicked", "if its surge cost was paid", "if the gift was promised". */
    of('wasPaid', {
      cost: words,
      /** whose: this object's if nothing is said */
      of: optional(node('ref')),
      it: print(flag),
      /** "kicked with its {1}{B} kicker" */
      with: optional(list(node('cost'))),
      form: print(choice('cost', 'using', 'promise', 'escapes')),
      thisTurn: optional(flag),
      /** print: "it's bargained" */
      present: print(flag),
    }),
    /** "at least four mana was spent to cast it", "{R} was spent to cast this spell". */
    of('wasSpent', {
      on: node('ref'),
      cost: optional(mana),
      number: optional(node('howMany')),
      /** "three red mana", "three mana of the same color" */
      color: optional(either(color, choice('same'))),
      from: optional(node('filter')),
    }),
    /** "that mana is spent on a creature spell". */
    of('manaSpentOn', {
      what: node('filter'),
    }),
    /** "it was cast", "you cast it from your hand". */
    of('wasCast', {
      what: node('ref'),
      by: optional(node('player')),
      from: optional(only('filter', 'inZone')),
      during: optional(choice('mainPhase')),
    }),
    of('moment', {
      moment: choice('yourMainPhase', 'firstCombat', 'day', 'night'),
    }),
    /** "this ability has been activated four or more times this turn". */
    of('timesActivated', {
      number: node('howMany'),
    }),
    /** "an opponent controls more lands than you". */
    of('moreThan', {
      who: node('player'),
      what: either(node('selection'), choice('cardsInHand', 'life')),
      than: node('player'),
      fewer: optional(flag),
      /** print: "controls the most lands", "… or is tied for the most" */
      most: print(yes),
      /** "at least two more lands" */
      by: optional(number),
    }),
    /** "white is the most common color among all permanents", also if another is as common. */
    of('mostCommon', {
      color: either(color, choice('chosen')),
      among: node('selection'),
      tied: optional(flag),
      /** print: "but isn't tied for most common" */
      form: print(choice('not')),
    }),
    of('youControlThis', {}),
    /** `is`: which word it was; without it, that anything was chosen. */
    of('chosen', {
      what: words,
      is: optional(words),
    }),
    /** "two or more nonland permanents entered under your control this turn", "this creature attacked this turn". */
    of('objectDid', {
      deed: objectDeed,
      /** One object known by name or pronoun, or how many of a kind. */
      what: optional(node('ref')),
      of: optional(node('selection')),
      number: optional(node('howMany')),
      /** "it's the first time that creature has become tapped" */
      nth: optional(yes),
      place: optional(node('deedPlace')),
      from: optional(either(zone, choice('anywhere'))),
      under: optional(node('player')),
      /** Of damage: whom it was dealt to, or what dealt it. */
      to: optional(node('ref', 'player')),
      combat: optional(flag),
      /** What or who did it: "was destroyed by a spell an opponent controlled". */
      by: optional(node('ref', 'player')),
      /** print: after the time */
      byLate: print(yes),
      when: pastTime,
      /** Print: "is exiled this way" for "was exiled this way". */
      present: print(flag),
      /** Print: without the time, which was said of what it is about. */
      untimed: print(flag),
      /** Print: "you had a land enter under your control". */
      had: print(flag),
      /** Print: the time stands before "from anywhere". */
      early: print(flag),
    }),
    /** "you gained 3 or more life this turn", "you've cast another spell this turn". */
    of('playerDid', {
      who: node('player'),
      deed: playerDeed,
      of: optional(node('selection')),
      number: optional(node('howMany')),
      when: pastTime,
      /** "It's the second creature spell you cast this turn": it is one of them, and as many have been cast. */
      nth: optional(yes),
      /** Of damage: combat damage, and by what ("by three or more Pirates"). */
      combat: optional(flag),
      by: optional(
        group({
          of: node('selection'),
          number: node('howMany'),
        }),
      ),
      /** Print: "you've drawn", "you sacrifice … this way". */
      tense: print(choice('perfect', 'present')),
    }),
    of('history', {
      event: words,
      args: optional(list(words)),
    }),
  ],
  {},
);

export type Condition = Terms<typeof condition>[Places<typeof condition>];

export type ObjectDid = Extract<Condition, { readonly kind: 'objectDid' }>;
export type PlayerDid = Extract<Condition, { readonly kind: 'playerDid' }>;
