// What continuous effects and copying change of an object.

import {
  type Bodies,
  changedWord,
  choice,
  either,
  flag,
  group,
  type Held,
  keyword,
  list,
  name,
  node,
  of,
  optional,
  type Places,
  print,
  type RecordOf,
  record,
  sort,
  subtype,
  type Terms,
  words,
  yes,
} from './schema.ts';
import { cardType, color, supertype } from './vocabulary.ts';

/** Colours an effect sets or adds. */
export const colorSpec = sort(
  'kind',
  [
    /** empty: colourless */
    of('colors', {
      /** empty: colourless */
      colors: list(color),
    }),
    /** that: print "that color" */
    of('chosenColor', {
      /** that: print "that color" */
      that: print(yes),
    }),
    of(['chosenColors', 'allColors'], {}),
    /** "becomes the color of your choice" */
    of('asChosenOnResolution', {
      /** "becomes the color of your choice" */
      count: choice(1, 'any'),
    }),
  ],
  {},
);

/** Colours an effect sets or adds. */
export type ColorSpec = Terms<typeof colorSpec>[Places<typeof colorSpec>];

/** Subtypes an effect sets or adds. */
export const subtypeSpec = sort(
  'kind',
  [
    /** listed: print "a Mountain, Forest, and Plains" */
    of('list', {
      /** listed: print "a Mountain, Forest, and Plains" */
      subtypes: list(subtype),
      /** listed: print "a Mountain, Forest, and Plains" */
      listed: print(choice('and', 'or')),
    }),
    /** that: print "that type" */
    of('chosenType', {
      of: choice('creature', 'land', 'basicLand'),
      that: print(flag),
      nth: optional(choice(1, 2)),
    }),
    /** `subtypes`: one of them, "a Plains or an Island". */
    of('typeOfYourChoice', {
      of: choice('creature', 'land', 'basicLand'),
      subtypes: optional(list(subtype)),
    }),
    /** all: print "all creature types" */
    of('every', {
      /** all: print "all creature types" */
      of: choice('creature', 'basicLand', 'land'),
      /** all: print "all creature types" */
      all: print(flag),
    }),
  ],
  {},
);

/** Subtypes an effect sets or adds. */
export type SubtypeSpec = Terms<typeof subtypeSpec>[Places<typeof subtypeSpec>];

/** A change of power and toughness: "+1/-1". */
const changeFields = {
  power: node('amount'),
  toughness: node('amount'),
  powerSign: choice(1, -1),
  toughnessSign: choice(1, -1),
};
/** A change of power and toughness: "+1/-1". */
export const change = record(changeFields);

/** A change of power and toughness: "+1/-1". */
export interface Change extends RecordOf<typeof change> {}

/** How the parts of one phrase hang together in print (no meaning of their own): `lead` is the verb that begins a phrase,  `joined` says that this operation stands in the phrase of the one before ("becomes a 1/1 green Frog creature with flying"). */
const phrase = {
  lead: optional(choice('is', 'becomes', 'has', 'gains', 'gets', 'loses', 'with')),
  joined: print(flag),
  /** "Up to two target creatures each get …" */
  each: print(flag),
  /** "…, and it loses all other abilities": the pronoun is said again. */
  pronoun: print(flag),
};

export type Phrase = Held<typeof phrase>;

/** One change a continuous effect makes (one part, in one layer). Operations of one effect share its timestamp. */
export const operation = sort(
  'op',
  [
    of('modifyPT', {
      ...changeFields,
      /** print: "an additional +1/+1" */
      additional: print(flag),
      /** print: without "gets", after another change */
      bare: print(flag),
      /** print: "for each …" before the duration or condition */
      eachFirst: print(flag),
      /** "+1/-1 or -1/+1": the other of the two, one of which is chosen as the effect begins (608.2d). */
      or: optional(node('change')),
    }),
    /** "has base power and toughness 1/1", "is 1/1", "becomes 0/1"; one may be absent ("base power 4"). */
    of('setPT', {
      power: optional(node('amount')),
      toughness: optional(node('amount')),
      form: print(
        choice('base', 'is', 'equal', 'baseEqual', 'basesEqual', 'become', 'becomeEqual', 'becomeLate', 'change'),
      ),
    }),
    of('switchPT', {
      form: print(choice('of')),
    }),
    /** `yourChoice`: one of them, chosen as the effect begins (608.2d). */
    of('addAbilities', {
      abilities: list(node('ability')),
      quoted: print(list(flag)),
      yourChoice: optional(flag),
      /** print: "that ability", chosen in the sentence before */
      that: print(flag),
    }),
    /** "has all activated abilities of …" (read from abilities: dependency by instruction). */
    of('addAbilitiesOf', {
      which: choice('activated', 'triggered', 'all', 'keywords'),
      /** "except mana abilities" */
      exceptMana: optional(flag),
      of: node('ref'),
    }),
    of('loseAbilities', {
      which: either(
        group({
          keywords: list(node('ability')),
          quoted: print(flag),
        }),
        group({
          instance: words,
        }),
        group({
          all: choice('exceptMana', 'landwalk'),
        }),
        choice('all', 'allOther', 'mana', 'this'),
      ),
    }),
    /** gain: print "can't have or gain" */
    of('cantHave', {
      /** gain: print "can't have or gain" */
      abilities: list(node('ability')),
      /** gain: print "can't have or gain" */
      gain: print(flag),
    }),
    /** addition: "in addition to its other colors" */
    of('setColors', {
      /** addition: "in addition to its other colors" */
      colors: node('colorSpec'),
      /** addition: "in addition to its other colors" */
      addition: optional(flag),
    }),
    /**
     * Types by all forms of "is/becomes" (205.1a–b, 305.7). `types` and `subtypes` are added or set:
     * `addition`: "in addition to its other types", "still a land", artifact creature, "is also": nothing is lost.
     * `creatureSubtypes` etc. replacement is decided by the engine from what is set (setting land types: 305.7).
     */
    of('types', {
      mode: choice('set', 'add', 'remove'),
      supertypes: optional(list(supertype)),
      types: optional(list(cardType)),
      subtypes: optional(node('subtypeSpec')),
      /** mode set: which earlier card types stay, as read off the words ("artifact creature" keeps all; "it's still a land"). */
      keep: optional(choice('none', 'allTypes', 'allTypesAndSubtypes')),
      /** mode remove: "isn't a creature", "loses all creature types". */
      removeAllOf: optional(choice('creatureTypes', 'landTypes', 'subtypes', 'cardTypesBut')),
      form: print(
        choice(
          'inAddition',
          'inAdditionColorsAndTypes',
          'inAdditionCreatureTypes',
          'inAdditionLandTypes',
          'still',
          'stillSentence',
        ),
      ),
      /** "that's still a land" */
      still: optional(node('filter')),
      /** Print: what "loses all other …" names at the end of the sentence; the losing is in `keep` and a `loseAbilities` of its own. */
      losesOther: print(list(choice('abilities', 'cardTypes', 'creatureTypes', 'types'))),
    }),
    of('setName', {
      name: name,
      chosen: optional(flag),
    }),
    of('control', {
      by: node('player'),
      youSaid: print(flag),
    }),
    /** 418.9: words replaced by role. `from`/`to` absent: chosen on resolution (`changing W to W`). */
    of('text', {
      roles: choice('color', 'basicLandType', 'creatureType', 'colorOrBasicLandType'),
      instances: choice('all', 'one'),
      /** "The new creature type can't be Wall." */
      except: optional(list(changedWord)),
      from: optional(changedWord),
      to: optional(changedWord),
    }),
    /** "exchange the text boxes of two target creatures" has no `with`: each gets the other's. */
    of('exchangeText', {
      with: optional(node('ref')),
    }),
    /** "has the full text of that card": all that is printed on it, in the layer of text (612, 613.1c). */
    of('fullText', {
      of: node('ref'),
    }),
    /** "has the text “…”": rules text of its own, not an ability that it is given (418.9b). */
    of('addText', {
      abilities: list(node('ability')),
    }),
    /** `late`: print the exceptions after the duration ("until end of turn, except it has this ability"). */
    of('copy', {
      of: node('ref'),
      exceptions: list(node('copyException')),
      late: print(flag),
    }),
    of('rule', {
      rule: node('rule'),
    }),
  ],
  phrase,
);

/** One change a continuous effect makes (one part, in one layer). Operations of one effect share its timestamp. */
export type Operation = Terms<typeof operation>[Places<typeof operation>];

export type OperationBody = Bodies<typeof operation>[Places<typeof operation>];

/** What a continuous effect affects. `players` for effects on players; `rules` for effects that single out nothing. */
export const subject = sort(
  'kind',
  [
    of('objects', {
      ref: node('ref'),
    }),
    of('players', {
      player: node('player'),
    }),
    of('rules', {}),
  ],
  {},
);

/** What a continuous effect affects. `players` for effects on players; `rules` for effects that single out nothing. */
export type Subject = Terms<typeof subject>[Places<typeof subject>];

/** A continuous effect as text describes it: whom, what, how long, under what condition. One sentence about one subject is one effect (D13). */
export const effect = record({
  subject: node('subject'),
  operations: list(node('operation')),
  condition: optional(node('condition')),
  conditionPlace: print(choice('front', 'back')),
  /** The condition is asked of each object of the set by itself: "it" is that object, "that player" its controller. */
  conditionOf: optional(choice('each')),
  /** print: "if", "during your turn" or "unless" for "as long as" */
  conditionWord: print(choice('if', 'during', 'duringIf', 'unless')),
  /** "This effect doesn't remove this Aura": attachments that the effect leaves in place though protection would not (702.16). */
  keeps: optional(node('ref')),
  /** Print: "Auras already attached to those artifacts". */
  keepsOn: print(node('filter')),
  /** Print: said in the sentence of the effect before ("…, and your opponents can't win the game"). */
  joined: print(flag),
  /** Print: without its subject, which is that of the effect before ("…, has flying as long as you control an Island"). */
  elided: print(flag),
  /** Print: of "You and creatures you control have hexproof", whose predicate stands with the effect after it. */
  withNext: optional(flag),
  /** Print: "Otherwise, it gets -2/-2": its condition is that the one of the effect before does not hold. */
  otherwise: print(flag),
  /** "If this leaves the battlefield, this effect continues until end of turn." */
  lingers: optional(flag),
  /** "The same is true for first strike and trample": the effects after this one, which print nothing (`same`). */
  sameKeywords: print(list(keyword)),
  same: print(yes),
  /** "The same is true for …": the subject's last references, as a sentence of their own. */
  sameFor: print(node('ref')),
});

/** A continuous effect as text describes it: whom, what, how long, under what condition. One sentence about one subject is one effect (D13). */
export interface ContinuousEffectSpec extends RecordOf<typeof effect> {}
