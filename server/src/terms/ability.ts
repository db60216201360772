// What an ability is: the whole of a compiled text is a list of these.
import {
  alwaysPrint,
  choice,
  counter,
  flag,
  group,
  keyword,
  list,
  name,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  sort,
  type Terms,
  tuple,
  words,
  yes,
} from './schema.ts';
import { choiceKind, color, property, zone } from './vocabulary.ts';

/** What modifies how an object enters or is turned face up (614.1c–d): part of the entering itself. */
export const entering = sort(
  'as',
  [
    of(['tapped', 'untapped', 'faceDown', 'attacking'], {}),
    /** form x: "with X …, where X is …" */
    of('counters', {
      counter: counter,
      count: node('amount'),
      additional: optional(yes),
      form: print(choice('x')),
    }),
    of('choose', {
      what: choiceKind,
      among: optional(list(words)),
      selection: optional(node('selection')),
      /** "a color other than green". */
      otherThan: optional(
        group({
          color: color,
        }),
      ),
      /** "a number between 0 and 7" */
      between: optional(tuple(number, number)),
    }),
    /** "your choice of a 3/3 creature, a 2/2 creature with flying, or …": each printed alternative as operations. */
    of('become', {
      alternatives: list(list(node('operation'))),
    }),
    of('copy', {
      optional: flag,
      selection: node('selection'),
      exceptions: list(node('copyException')),
      /** print: "a copy of a creature" for "any creature" */
      article: print(choice('a')),
      /** Print: "you may choose …. If you do, …", "you may have it become …". */
      chooseFrom: print(choice('chosen', 'becomes', 'have')),
      /** A copy effect with an end: what is beneath shows again then. */
      until: optional(node('duration')),
    }),
    /** "you may exile two creature cards from graveyards. If you do, it enters as a copy of one of those cards …". */
    of('copyOfExiled', {
      selection: node('selection'),
      count: number,
      exceptions: list(node('copyException')),
      /** "with a number of additional +1/+1 counters on it equal to the power of the other card". */
      counters: optional(
        group({
          counter: counter,
          equalTo: property,
        }),
      ),
    }),
    /** "with trample": an effect without an end, no part of its copiable values. */
    of('abilities', {
      abilities: list(node('ability')),
    }),
    /** "as … enters, you may pay 2 life. If you don't, it enters tapped." */
    of('instructions', {
      /** "as … enters, you may pay 2 life. If you don't, it enters tapped." */
      instructions: list(node('instruction')),
    }),
    of('attachedTo', {
      ref: node('ref'),
    }),
  ],
  {},
);

/** What modifies how an object enters or is turned face up (614.1c–d): part of the entering itself. */
export type EntersModification = Terms<typeof entering>[Places<typeof entering>];

export const ability = sort(
  'kind',
  [
    /**
     * A keyword ability with its parameters (702), named in lower case without its preposition: `protection` (`from`), `hexproof` (`from`),
     * `landwalk` (`quality`: the land type or quality walked), `typecycling` and `offering` (`quality`), `enchant` (`quality`, `players`),
     * `equip` (`cost`, `quality`), `affinity`, `champion`, `splice` and the like (`quality`). `landwalk` of "islandwalk" prints as one word.
     */
    of('keyword', {
      keyword: keyword,
      cost: optional(list(node('cost'))),
      /** "Kicker {1}{U} and/or {B}" (702.33c). */
      otherCost: optional(list(node('cost'))),
      amount: optional(node('amount')),
      /** "firebending X, where X is its power" */
      whereX: optional(node('amount')),
      /** "Prototype {2}{B} — 2/2" */
      size: optional(
        group({
          /** "Prototype {2}{B} — 2/2" */
          power: node('amount'),
          /** "Prototype {2}{B} — 2/2" */
          toughness: node('amount'),
        }),
      ),
      /** "X can't be 0" */
      notZero: optional(flag),
      quality: optional(node('filter')),
      /** "Equip {2}. Activate only once each turn." */
      limits: optional(node('limits')),
      players: optional(choice('any', 'opponent')),
      zone: optional(zone),
      from: optional(list(node('filter'))),
      everything: optional(flag),
      /** "protection from the chosen color"; `colorOfYourChoice` is chosen as the ability is granted. */
      word: optional(words),
      chosenQuality: optional(
        choice('color', 'type', 'player', 'cardType', 'name', 'colorOfYourChoice', 'thatColor', 'cardTypeOfYourChoice'),
      ),
      /** print: "the color of its controller's choice" */
      chooser: print(choice('controller')),
    }),
    /** Continuous effects of an object; one ability can hold several effects (sentences or subjects). */
    of('static', {
      effects: list(node('effect')),
      zones: optional(list(zone)),
      leadIn: optional(node('condition')),
      word: print(words),
    }),
    /** Defines colour, subtypes, power or toughness of its own object, unconditionally (D6). */
    of('cda', {
      defines: choice('power', 'toughness', 'powerAndToughness', 'color', 'subtypes'),
      power: optional(node('amount')),
      toughness: optional(node('amount')),
      colors: optional(node('colorSpec')),
      subtypes: optional(node('subtypeSpec')),
      sameAs: optional(choice('each')),
      word: print(words),
    }),
    of('activated', {
      costs: list(node('cost')),
      body: node('body'),
      limits: node('limits'),
      manaAbility: flag,
      word: print(words),
    }),
    of('triggered', {
      event: node('event'),
      condition: optional(node('condition')),
      body: node('body'),
      /** "You may exert this creature as it attacks." */
      exert: optional(flag),
      /** `doOncePerTurn`: "Do this only once each turn": it triggers each time, and is done once. */
      limits: optional(
        group({
          oncePerTurn: optional(flag),
          doOncePerTurn: optional(flag),
        }),
      ),
      word: print(words),
      lead: alwaysPrint(choice('when', 'whenever', 'at')),
    }),
    of('enters', {
      on: choice('enters', 'turnedFaceUp', 'entersOrTurnedFaceUp'),
      what: node('ref'),
      modifications: list(node('entering')),
      condition: optional(node('condition')),
      conditionPlace: print(choice('back')),
      optional: optional(flag),
      word: print(words),
    }),
    /** What an instant or sorcery does. */
    of('spell', {
      body: node('body'),
      word: print(words),
    }),
    /** Additional or alternative costs and casting permissions ("As an additional cost to cast this spell, …"). */
    of('castCost', {
      form: choice('additional', 'alternative', 'optional'),
      costs: list(node('cost')),
      name: optional(name),
      condition: optional(node('condition')),
      word: print(words),
    }),
    /** Text the compiler could not read; kept so that it is copied, lost and shown with the rest. Its words stand in `CompiledAbility.text`. */
    of('unread', {}),
  ],
  {},
);

export type Ability = Terms<typeof ability>[Places<typeof ability>];
