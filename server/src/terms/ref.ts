// Objects and sets of objects, from the point of view of an ability; what can be targeted.

import {
  choice,
  either,
  flag,
  group,
  list,
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
  type TypeOf,
  yes,
} from './schema.ts';
import { attributed, zone } from './vocabulary.ts';

/** How a reference is repeated in print: by a pronoun, or "that creature". The meaning is that of the reference itself. */
export const again = either(
  group({
    word: either(attributed, choice('that', 'those', 'both')),
    noun: node('filter'),
    each: optional(flag),
  }),
  choice('it', 'itself', 'they', 'eachOfThem'),
);

/** How a reference is repeated in print: by a pronoun, or "that creature". The meaning is that of the reference itself. */
export type Again = TypeOf<typeof again>;

/** One object or a set, from the point of view of an ability. */
export const ref = sort(
  'kind',
  [
    /** The object that has the ability: "this creature", the card's own name. */
    of('self', {
      again: print(again),
    }),
    /** In a quoted ability, the name of the card that grants it (201.5a). */
    of('granter', {}),
    /** "enchanted creature", "equipped creature": what the source is attached to. */
    of('attached', {
      verb: choice('enchanted', 'equipped', 'fortified'),
      noun: node('filter'),
      again: print(again),
      /** "the enchanted card": for print alone. */
      definite: print(flag),
    }),
    /** The n-th target of the spell or ability; `again` true prints "that creature" or "it". */
    of('target', {
      target: number,
      again: optional(again),
    }),
    /** "it", "that creature", "they": the object of the instruction or event before. */
    of('that', {
      antecedent: choice(
        'event',
        'eventOther',
        'previous',
        'created',
        'chosen',
        'sacrificed',
        'discarded',
        'exiled',
        'revealed',
        'milled',
        'drawn',
        'tapped',
        'haunted',
        'copied',
      ),
      /** print: "the creature tapped this way" */
      way: print(either(yes, choice('returned'))),
      /** print: "the revealed cards" */
      the: print(flag),
      word: print(either(attributed, choice('it', 'itself', 'that', 'those', 'they', 'eachOfThem', 'both'))),
      noun: optional(node('filter')),
      /** Print: "each of those creatures"; "the tokens". */
      each: print(flag),
      definite: print(flag),
    }),
    /** `bare` prints no quantifier: "creatures you control". */
    of('all', {
      selection: node('selection'),
      quantifier: choice('all', 'each'),
      bare: print(flag),
      /** print: "all the cards in your hand", "the cards in your hand" */
      the: print(flag),
      /** "the first creature spell you cast each turn" */
      first: optional(flag),
      /** print: "a creature dealt damage this way", where it is said of any such creature */
      any: optional(flag),
      /** print: "those creatures", said of them in the sentence that this one stands in for */
      again: optional(again),
    }),
    /** "a creature you control": chosen as it happens, not a target. */
    of('choose', {
      selection: node('selection'),
      count: node('amount'),
      upTo: optional(flag),
      /** "any number of", with a count that no number of objects reaches */
      any: optional(flag),
      /** print: "one or more creatures" */
      some: optional(yes),
      /** print: "a number of cards equal to …" */
      form: print(choice('numberOf')),
      /** "at random" */
      random: optional(flag),
      /** print: "a random Equipment card" */
      randomFirst: print(flag),
      /** print: "a card at random from your hand" */
      randomEarly: print(flag),
      /** print: the last quality, behind: "if it has the same name as …" */
      onlyIf: print(node('condition')),
    }),
    /** "the rest", "the other": what the instruction before dealt with, but for what it took. */
    of('rest', {
      one: print(flag),
      of: optional(node('ref')),
    }),
    /** "your hand", "target player's hand and graveyard": all that is there. */
    of('zone', {
      zones: list(choice('hand', 'library', 'graveyard')),
      player: node('player'),
      word: print(choice('or', 'and/or')),
    }),
    /** "the top card of your graveyard": one card, whichever it is at the moment. */
    of('top', {
      /** "the top two cards"; one if absent. */
      count: optional(node('amount')),
      zone: choice('graveyard', 'library'),
      player: node('player'),
      again: optional(again),
      /** Print: "three cards from the top of your library". */
      form: print(choice('from', 'fromEqual', 'numberEqual')),
      end: optional(choice('bottom')),
      /** "the top creature card of your graveyard". */
      what: optional(node('filter')),
    }),
    /** Bound by a statement's own words (`effect "Gray Ogre becomes …"`): index into the caller's bound objects. */
    of('bound', {
      index: number,
    }),
    /** "this creature and enchanted creature"; "those creatures", of several targets that were named one by one. */
    of('several', {
      of: list(node('ref')),
      word: print(choice('or', 'and/or')),
      again: print(again),
    }),
  ],
  {},
);

/** One object or a set, from the point of view of an ability. */
export type ObjectRef = Terms<typeof ref>[Places<typeof ref>];

/** What can be targeted, in the order of the text. */
export const target = record({
  /** "target player who …": only one of whom that is so ("that player" in the condition). */
  who: optional(node('condition')),
  /** "For each opponent, … target creature that player controls": so many for each of these, who is "that player" (601.2c). */
  ofEach: optional(node('player')),
  /** print: "dealt damage by it this turn" for "who was dealt …" */
  reduced: print(flag),
  filter: node('filter'),
  /** `battlefield` unless the filter's words say another zone. */
  zone: optional(zone),
  min: number,
  max: either(number, choice('any')),
  /** "any target", "target player", "target creature or player". */
  players: optional(choice('any', 'opponent')),
  /** false: players only */
  objects: optional(flag),
  /** "another target …": different from the earlier targets */
  other: optional(flag),
  /** "X target …": exactly that many (601.2c); with `upTo`, when `min` is 0, at most. */
  count: optional(node('amount')),
  /** print: "up to X target creatures" */
  upTo: optional(flag),
  /** "any target": the filter spells out what that is. */
  form: optional(choice('any')),
  divided: optional(flag),
  /** "of their choice": chosen by the player the sentence is about. */
  theirChoice: optional(flag),
  /** Print: how it is told from the other targets, and who chooses it in which way. */
  said: print(choice('third', 'any other')),
  how: optional(choice('of your choice', "of an opponent's choice", 'chosen at random')),
  /** "each of up to two target creatures": said of every one */
  eachOf: print(yes),
  /** Print: its zone is said after the last of a list. */
  placed: print(flag),
});

/** What can be targeted, in the order of the text. */
export interface TargetSpec extends RecordOf<typeof target> {}
