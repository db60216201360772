// Qualities of objects and players that abilities name, and sets of objects that have them.

import {
  choice,
  counter,
  either,
  flag,
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
import {
  cardType,
  color,
  comparison,
  objectDeed,
  pastTime,
  playerDeed,
  property,
  supertype,
  zone,
} from './vocabulary.ts';

/** Where, whom and how: what deeds have beside who did them. */
const deedCircumstances = {
  place: optional(node('deedPlace')),
  from: optional(either(zone, choice('anywhere'))),
  under: optional(node('player')),
  /** Of damage: whom it was dealt to, or what dealt it. */
  to: optional(node('ref', 'player')),
  combat: optional(flag),
  /** Print: the time stands before "from anywhere". */
  early: print(flag),
};

/** A quality an object has or lacks. Conjunctions are in Oracle's word order, so that they print back. */
export const filter = sort(
  'kind',
  [
    /** `has`: print "that has flying" for "with flying"; `is`: "that's a creature"; `both`: "both red and white". */
    of('and', {
      of: list(node('filter')),
      form: print(choice('has', 'is', 'both')),
    }),
    /** `word` is the conjunction as printed (default "or"): "artifacts and creatures" means either. */
    of('or', {
      of: list(node('filter')),
      word: print(choice('and', 'and/or')),
      /** print: the one word for all of them */
      said: print(choice('outlaw')),
    }),
    of('not', {
      of: node('filter'),
      form: print(choice('otherThan', 'doesntHave', 'exceptFor', 'oneOrMore')),
    }),
    of('type', {
      type: cardType,
    }),
    of('supertype', {
      supertype: supertype,
    }),
    of('subtype', {
      subtype: subtype,
    }),
    of('color', {
      color: color,
    }),
    of(['colorless', 'monocolored', 'multicolored', 'historic'], {}),
    /** The bare nouns: permanent, spell, card, token, or any object at all. */
    of(['permanent', 'spell', 'card', 'token', 'object', 'source'], {}),
    /** An ability on the stack: any, or "activated ability". */
    of('ability', {
      which: optional(choice('activated', 'triggered', 'mana', 'loyalty', 'activated or triggered')),
    }),
    of(
      [
        'tapped',
        'untapped',
        'attacking',
        'blocking',
        'blocked',
        'unblocked',
        'faceDown',
        'faceUp',
        'enchanted',
        'equipped',
        'modified',
        'transformed',
        'commander',
      ],
      {},
    ),
    /** "other", "another": not the source; `than` for "other than that creature", `implied` where "other" alone says so. */
    of('other', {
      than: optional(node('ref')),
      implied: print(yes),
      except: print(yes),
    }),
    /** that: print "that you control"; by: print "controlled by your opponents"; past: "you controlled" */
    of('controlledBy', {
      player: node('player'),
      by: print(flag),
      under: print(yes),
      past: optional(yes),
      that: print(flag),
      /** "they controlled since the beginning of the turn" */
      since: optional(choice('turn', 'continuously')),
    }),
    of('ownedBy', {
      player: node('player'),
    }),
    /** "spells you cast": from anywhere or from a zone, ever or this turn. A copy of a spell is not cast (707.10). perfect: "a spell you've cast" */
    of('castBy', {
      player: node('player'),
      from: optional(node('filter')),
      thisTurn: optional(flag),
      perfect: optional(flag),
    }),
    of('inZone', {
      zone: zone,
      player: optional(node('player')),
      word: optional(choice('from')),
      single: optional(flag),
      plural: print(yes),
      /** "from anywhere other than your hand" */
      but: optional(yes),
      /** print: "in each graveyard" */
      each: print(yes),
      /** print: "exiled card" */
      adjective: print(flag),
      /** print: "your hand or graveyard", without whose */
      elided: print(flag),
      /** print: "total in all graveyards" */
      total: print(flag),
    }),
    of('compare', {
      property: property,
      comparison: comparison,
      to: node('amount'),
      /** print: "with 3 or greater power" */
      first: print(flag),
      /** print: "with lesser power", than the object's own that `to` speaks of */
      bare: print(flag),
      /** print: "with that spell's mana value", "with the same mana value as that spell" */
      same: print(either(yes, choice('as'))),
      /** print: "protection from mana value 3 or greater", without "with" */
      alone: print(flag),
      /** "with total power 4 or less": of all of them together */
      total: optional(flag),
    }),
    /** abilities: print "landwalk abilities" */
    of('hasKeyword', {
      /** abilities: print "landwalk abilities" */
      keyword: keyword,
      /** abilities: print "landwalk abilities" */
      article: print(flag),
      /** abilities: print "landwalk abilities" */
      abilities: print(yes),
    }),
    /** not(hasAbilities): "with no abilities" */
    of('hasAbilities', {}),
    of(['hasActivatedAbility', 'hasManaAbility', 'hasTapAbility'], {}),
    /** plural: "with +1/+1 counters on them" */
    of('hasCounter', {
      /** plural: "with +1/+1 counters on them" */
      counter: optional(counter),
      /** plural: "with +1/+1 counters on them" */
      plural: print(flag),
      /** plural: "with +1/+1 counters on them" */
      some: print(yes),
    }),
    of('named', {
      name: name,
    }),
    /** `that`: print "of that type"; `typeOfYourChoice`: chosen as the effect begins. */
    of('chosen', {
      what: choice('color', 'type', 'name', 'cardType', 'number', 'player', 'typeOfYourChoice', 'colorOfYourChoice'),
      /** "of the first chosen type": of two that were */
      nth: optional(choice(1, 2)),
      /** print: "is the chosen type" */
      bare: print(yes),
      that: optional(flag),
    }),
    /** "attached to it", "enchanting …", "enchanted by this Aura". */
    /** `were`: "that were attached to it", of what it had as it left. */
    of('attachedTo', {
      to: node('ref'),
      that: print(flag),
      were: optional(flag),
    }),
    /** "attached to you" */
    of('attachedToPlayer', {
      /** "attached to you" */
      player: node('player'),
    }),
    /** "with another Aura attached to it"; `form`: print "enchanted by Auras you control". */
    of('hasAttached', {
      what: node('filter'),
      form: print(choice('enchanted by', 'equipped by')),
      plural: print(flag),
    }),
    /** `word`: how it is said after a noun or a number ("a land card from among them", "one of them"); `bare`: the number alone. */
    of('isRef', {
      ref: node('ref'),
      word: optional(choice('of', 'among', 'from among', 'from', 'in', 'bare')),
    }),
    /** "that shares a creature type/colour/name with …", "with the same name as …". */
    of('shares', {
      what: choice('creatureType', 'color', 'name', 'cardType', 'manaValue', 'landType'),
      with: node('ref'),
      /** "one of those types": only these count. */
      among: optional(list(cardType)),
      /** After "protection from": print "the colors of permanents you control", "each of its colors". atLeast: "at least one creature type" */
      form: print(choice('colorsOf', 'colorsAmong', 'eachOf', 'atLeast', 'ofThatType')),
    }),
    /** `only`: nothing else ("targets only this creature"); `single`: one object alone. */
    of('targets', {
      what: node('selection'),
      /** "that targets you"; `what` is then no matter */
      player: optional(node('player')),
      only: optional(flag),
      /** "that targets you or a creature you control" */
      either: optional(flag),
      /** print: "has only one target" */
      number: optional(choice(1)),
      /** print: "that target is a creature" */
      that: print(yes),
      single: optional(flag),
      some: print(flag),
    }),
    /** "that the spell could target": a legal target for one of the spell's or ability's targets; `that`: the word is said. */
    of('couldTarget', {
      by: node('ref'),
      that: print(flag),
    }),
    /** "from a creature source": an ability on the stack whose source is such (113.7). many: print "from white sources" */
    of('fromSource', {
      /** many: print "from white sources" */
      source: node('filter'),
      /** many: print "from white sources" */
      many: print(flag),
    }),
    /** "with a creature card directly above it", "with three or more creature cards above it": in a graveyard (404.2). */
    of('above', {
      what: node('filter'),
      directly: optional(flag),
      number: optional(node('howMany')),
    }),
    /** Made so by a keyword action or an ability: monstrous, renowned, saddled, paired with another creature. */
    of('designated', {
      as: words,
      with: optional(node('filter')),
      another: optional(flag),
    }),
    /** in target specs: "any target", "creature or player" */
    of(['player', 'opponent'], {}),
    /** What it is in combat with: "blocking it", "blocked by target creature", "attacking you". */
    of('facing', {
      how: choice('blocking', 'blocked by', 'blocking or blocked by', 'attacking', 'banded with'),
      what: node('ref', 'player'),
      /** "attacking you or a planeswalker you control" */
      or: optional(node('ref')),
      /** print: "it's blocking", from the other side */
      of: optional(yes),
    }),
    /** What it did or what was done to it: "that didn't attack this turn", "blocked by that creature this turn". */
    of('did', {
      ...deedCircumstances,
      deed: either(objectDeed, playerDeed),
      when: pastTime,
      denied: optional(yes),
      by: optional(node('ref', 'player')),
      form: print(choice('bare', 'active', 'perfect')),
      /** print: "that target Wall blocked this turn" */
      that: print(yes),
    }),
    /** Past events: "that dealt damage this turn", "that entered this turn". Carried, decided where the game knows. */
    of('history', {
      event: words,
      args: optional(list(words)),
    }),
  ],
  {},
);

/** A quality an object has or lacks. Conjunctions are in Oracle's word order, so that they print back. */
export type Filter = Terms<typeof filter>[Places<typeof filter>];

/** A deed said of a noun. */
export type DeedSaid = Omit<Extract<Filter, { readonly kind: 'did' }>, 'kind'>;

/** A set of objects: what matches, in which zone (battlefield unless the filter says another). `plural` false prints "each …". */
export const selection = record({
  filter: node('filter'),
  /** Zone the filter looks in when it does not say; absent means the battlefield. */
  zone: optional(zone),
});

/** A set of objects: what matches, in which zone (battlefield unless the filter says another). `plural` false prints "each …". */
export interface Selection extends RecordOf<typeof selection> {}

/** "three or more": how many of those it must be, or how much. */
export const howMany = record({
  comparison: comparison,
  to: node('amount'),
  /** print: "one or more" for "a" */
  some: print(flag),
  /** print: "at least four" */
  atLeast: print(flag),
});

/** "three or more": how many of those it must be, or how much. */
export interface HowMany extends RecordOf<typeof howMany> {}

/** Where something went or left, as a deed's words name it. */
export const deedPlace = record({
  zone: zone,
  /** print: "that graveyard", "graveyards" */
  form: optional(choice('that', 'many')),
  player: optional(node('player')),
});

/** Where something went or left, as a deed's words name it. */
export interface DeedPlace extends RecordOf<typeof deedPlace> {}
