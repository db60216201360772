// What resolving spells and abilities do: instructions, tokens, mana, choices, and the body that holds them.

import {
  type Bodies,
  choice,
  counter,
  either,
  flag,
  group,
  keyword,
  list,
  mana,
  name,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  type RecordOf,
  record,
  sort,
  subtype,
  type Terms,
  type TypeOf,
  tuple,
  words,
  yes,
} from './schema.ts';
import { cardType, choiceKind, color, manaLike, simpleVerb, supertype, zone } from './vocabulary.ts';

export const token = record({
  name: optional(name),
  /** print: "create NAME, a … token" */
  nameFirst: print(flag),
  /** print: "token named NAME with …" */
  nameBefore: print(flag),
  /** Print: "with power equal to … and toughness equal to …", "with (base) power and toughness each equal to …", "Its power is equal to …". */
  pairForm: print(choice('equal', 'each', 'baseEach', 'later')),
  /** print: "tokens that are red and green" */
  colorsLate: print(flag),
  /** "that is every basic land type". */
  every: optional(choice('basicLand', 'creature')),
  supertypes: optional(list(supertype)),
  types: list(cardType),
  subtypes: list(subtype),
  colors: list(color),
  power: optional(node('amount')),
  toughness: optional(node('amount')),
  abilities: list(node('ability')),
  /** Print: the abilities from here on are said in the next sentence, "It has …" (111.4). */
  later: print(
    group({
      subject: words,
      from: number,
      quoted: print(list(flag)),
    }),
  ),
  chosenType: optional(flag),
  chosenColor: optional(flag),
  /** Predefined tokens known by name: Treasure, Food, Clue … */
  predefined: optional(words),
});

export interface TokenSpec extends RecordOf<typeof token> {}

/** A moment to wait for. */
export const delayedWhen = either(
  group({
    event: node('event'),
    thisTurn: optional(yes),
    until: optional(choice('yourNextTurn', 'endOfYourNextTurn')),
    each: optional(flag),
    /** print: "this turn" after the event */
    late: print(flag),
  }),
  choice('nextEndStep', 'yourNextUpkeep', 'yourNextEndStep', 'nextUpkeep', 'thatEndStep', 'endOfCombat', 'nextCombat'),
);

export type DelayedWhen = TypeOf<typeof delayedWhen>;

export const produced = sort(
  'kind',
  [
    of('cost', {
      cost: mana,
    }),
    of(['anyColor', 'anyCombination', 'chosenColor', 'anyOneColor'], {
      amount: node('amount'),
    }),
    /** `chosenColor`: "or one mana of the chosen color" after them. */
    of('choice', {
      options: list(mana),
      chosenColor: optional(flag),
    }),
    of('perAmount', {
      cost: mana,
      amount: node('amount'),
      form: print(choice('equal')),
    }),
    /** "X mana in any combination of {B} and/or {R}". */
    of('combination', {
      amount: node('amount'),
      options: list(mana),
    }),
    /** What mana it is depends on the game, in a way that is not carried out: "of any type that land produced". */
    of('like', {
      amount: node('amount'),
      what: manaLike,
      of: optional(node('ref')),
      form: print(choice('equal')),
    }),
  ],
  {},
);

export type ManaProduced = Terms<typeof produced>[Places<typeof produced>];

/** `join`: how it hangs on the instruction before in the same sentence. */
export const instruction = sort(
  'do',
  [
    of('continuous', {
      effect: node('effect'),
      duration: node('duration'),
      durationPlace: print(choice('front', 'back')),
    }),
    of('createToken', {
      player: node('player'),
      count: node('amount'),
      token: node('token'),
      /** print: "…, and a Treasure token", without its verb */
      more: print(flag),
      /** print: "a number of … equal to …" */
      form: print(choice('equal')),
      tapped: optional(flag),
      attacking: optional(flag),
      /** whom, where that is said */
      attacks: optional(node('player')),
      attachedTo: optional(node('ref')),
    }),
    of('createTokenCopy', {
      player: node('player'),
      count: node('amount'),
      of: node('ref'),
      exceptions: list(node('copyException')),
      tapped: optional(flag),
      attacking: optional(flag),
      /** whom, where that is said */
      attacks: optional(node('player')),
      /** "and that's blocking that creature" */
      blocks: optional(node('ref')),
      /** print: ", tapped and attacking that opponent" */
      late: print(flag),
      /** print: "a tapped and attacking token" */
      enteringFirst: print(flag),
      /** print: "a tapped token … attacking that opponent" */
      tappedFirst: print(flag),
      /** print: "and that's tapped and attacking" */
      and: print(flag),
    }),
    /** "Cast it without paying its mana cost", while something resolves (608.2g, 706.11). */
    of('cast', {
      what: node('ref'),
      free: flag,
      ifAble: optional(flag),
    }),
    /** Of a card that is no spell: a copy of the card in its zone (706.11). */
    of('copySpell', {
      of: node('ref'),
      count: node('amount'),
      newTargets: flag,
      /** Print: how the choosing of new targets is said. */
      targetsSaid: print(
        group({
          lead: print(choice('and you', 'and', 'that player')),
          /** "a new target" */
          one: optional(flag),
          noun: choice('the copy', 'that copy', 'the copies', 'those copies'),
        }),
      ),
      /** "Each copy targets a different one of those creatures": one for each of those counted (707.10e); print: what they are called. */
      spread: optional(either(node('filter'), choice('them'))),
      /** "The copy targets the chosen creature." */
      aimed: optional(node('ref')),
      exceptions: list(node('copyException')),
    }),
    of('putCounters', {
      counter: counter,
      count: node('amount'),
      on: node('ref', 'player'),
      /** "distribute three +1/+1 counters among …" */
      divided: optional(flag),
      /** print: "gets a poison counter" */
      gets: print(flag),
      /** One of the kinds: "a +1/+1 counter or a flying counter", "a flying or lifelink counter". yours: print "your choice of …" */
      choice: optional(choice('or', 'kinds', 'yours', 'yoursOf')),
      /** Further kinds: "a +1/+1 counter and a flying counter". */
      more: optional(
        list(
          group({
            counter: counter,
            count: node('amount'),
          }),
        ),
      ),
      /** print: "a number of … equal to …" */
      form: print(choice('equal', 'equalLast')),
      /** print: without its verb, after other counters */
      bare: print(flag),
    }),
    of('removeCounters', {
      counter: optional(counter),
      count: either(node('amount'), choice('all')),
      on: node('ref', 'player'),
    }),
    of('simple', {
      verb: simpleVerb,
      what: node('ref'),
      /** "It can't be regenerated", "creatures destroyed this way can't be regenerated": of those alone. */
      noRegenerate: optional(
        either(
          yes,
          group({
            noun: node('filter'),
            many: print(yes),
          }),
        ),
      ),
      /** "until this leaves the battlefield": what was exiled comes back then (610.3). */
      untilLeaves: optional(node('ref')),
      /** Turned face down: what it is while it is so (708.2a). */
      faceDownAs: optional(list(node('operation'))),
    }),
    /** Put somewhere: return to hand, put onto the battlefield, exile, shuffle into library. */
    of('move', {
      what: node('ref'),
      /** "put … onto the battlefield" instead of "return … to the battlefield" */
      verb: print(choice('put')),
      /** print: "return to your hand all …" */
      placeFirst: print(flag),
      /** print: "your graveyard" for "its owner's graveyard" */
      yours: optional(flag),
      to: zone,
      from: optional(zone),
      under: optional(node('player')),
      tapped: optional(flag),
      attacking: optional(flag),
      attachedTo: optional(node('ref')),
      /** "Only creatures can be enchanted this way." */
      hosts: optional(node('filter')),
      faceDown: optional(flag),
      /** "It's a Forest land": all that it is while it is face down (708.2). */
      faceDownAs: optional(list(node('operation'))),
      transformed: optional(flag),
      position: optional(choice('top', 'bottom', 'shuffled', 'any', 'topOrBottom')),
      /** "on the bottom of your library in a random order" */
      order: optional(choice('any', 'random')),
      /** "second from the top" */
      nth: optional(number),
      /** print: "put them back" */
      back: print(flag),
      /** print: "on the bottom", without whose library */
      bare: print(flag),
      /** print: "under your control tapped and attacking" */
      late: print(flag),
      /** "into that player's hand"; absent: the owner's, or `yours` */
      whose: optional(node('player')),
      counters: optional(
        group({
          counter: counter,
          count: node('amount'),
          additional: print(flag),
        }),
      ),
      /** 611.2e: "it's / it has …" of the same effect */
      also: optional(node('effect')),
    }),
    /** `asThough`: "as though that planeswalker were a creature" (702.6d). */
    of('attach', {
      what: node('ref'),
      to: node('ref'),
      asThough: optional(node('ref')),
    }),
    of('exchangeControl', {
      a: node('ref'),
      b: node('ref'),
    }),
    of('damage', {
      source: node('ref'),
      amount: node('amount'),
      to: node('ref', 'player'),
      /** "to each creature and each player" */
      also: optional(node('player')),
      /** print: "deals damage to … equal to …" */
      form: print(choice('equalLast', 'each')),
      divided: optional(flag),
      /** print: "two creatures each deal …" */
      each: print(flag),
      /** print: without its verb, after other damage */
      bare: print(flag),
      /** print: "… and each creature they control", as much as the damage before */
      asMuch: print(flag),
      /** print: "an additional 1 damage" */
      additional: print(flag),
      /** print: "deals 4 damage instead", to whom the sentence before says */
      sameTo: print(flag),
      /** "divided evenly, rounded down, among": no choice, so only as it resolves */
      evenly: optional(flag),
    }),
    of('fight', {
      a: node('ref'),
      b: node('ref'),
      eachOther: optional(yes),
    }),
    of(['draw', 'discard', 'mill', 'gainLife', 'loseLife', 'discardHand'], {
      player: node('player'),
      amount: node('amount'),
      random: optional(flag),
    }),
    of('sacrifice', {
      player: node('player'),
      what: node('ref'),
      ofTheirChoice: optional(flag),
    }),
    of('setLife', {
      player: node('player'),
      amount: node('amount'),
      equal: print(flag),
    }),
    of('addMana', {
      player: node('player'),
      mana: node('produced'),
      additional: optional(flag),
    }),
    of('prevent', {
      amount: either(node('amount'), choice('all')),
      to: optional(node('ref', 'player')),
      bySource: optional(node('ref')),
    }),
    /** A choice made as the instruction is followed and kept for linked abilities ("choose a color"). */
    of('choose', {
      what: choiceKind,
      /** "An opponent chooses a creature type". */
      by: optional(node('player')),
      /** print: "one of your opponents" */
      form: print(choice('oneOf')),
      among: optional(list(words)),
      /** "Choose flying or haste": one of them, which a sentence after it gives (`addAbilities` with `that`). */
      abilities: optional(list(node('ability'))),
      selection: optional(node('selection')),
      /** "choose a creature type other than Wall" */
      otherThan: optional(node('filter')),
      /** "a number between 0 and 7" */
      between: optional(tuple(number, number)),
      /** "at random", before the last thing said of what is chosen (`early`) or after all. */
      random: optional(choice('early', 'late')),
    }),
    of('may', {
      who: node('player'),
      cost: optional(list(node('cost'))),
      then: list(node('instruction')),
      otherwise: optional(list(node('instruction'))),
      /** "you may have this creature …" */
      having: print(flag),
      /** Print: which words say that it was done, or not ("if that player does"), by their number. */
      done: print(number),
      notDone: print(number),
      /** "Otherwise, …" instead of "If you don't, …"; or said of the condition too */
      otherwiseWord: print(either(flag, choice('outside'))),
    }),
    of('unless', {
      who: node('player'),
      cost: list(node('cost')),
      then: list(node('instruction')),
      /** "unless its controller has this deal 4 damage to them" */
      having: print(flag),
      /** print: "Unless an opponent pays {2}, …" */
      front: print(flag),
    }),
    of('if', {
      condition: node('condition'),
      then: list(node('instruction')),
      otherwise: optional(list(node('instruction'))),
      /** unless: "… unless you attacked this turn", row: "1—9 | …" */
      place: print(choice('front', 'back', 'unless', 'row')),
      /** print: "if …, instead …", "… instead if …" */
      insteadPlace: print(choice('front', 'back')),
    }),
    of('modes', {
      choose: group({
        min: number,
        max: number,
      }),
      modes: list(node('body')),
      repeat: optional(flag),
      /** print: "put a charge counter on it or remove one from it" */
      inline: print(flag),
      /** "Target opponent chooses one —". */
      chooser: optional(node('player')),
      /** print: a full stop after the header */
      stop: print(flag),
      extra: optional(choice('fresh', 'freshThisTurn', 'random')),
      /** "If …, choose both instead." */
      more: optional(
        group({
          condition: node('condition'),
          max: number,
          may: flag,
          asCast: optional(flag),
        }),
      ),
      /** "Choose up to five {P} worth of modes." */
      worth: optional(flag),
      /** Headed by a keyword: each mode has a cost (702.172, 702.183). */
      list: optional(choice('spree', 'tiered')),
      /** Names, costs and worths of the modes, in their order. */
      labels: optional(
        list(
          group({
            name: optional(name),
            cost: optional(mana),
            worth: optional(number),
          }),
        ),
      ),
    }),
    of('delayed', {
      when: delayedWhen,
      then: list(node('instruction')),
      front: print(flag),
      /** print: "copy the next spell you cast this turn when you cast it" */
      copyNext: print(flag),
    }),
    /** `thisWay`: of what the instruction before dealt with, that to which this happened ("put into a graveyard this way"). */
    of('forEach', {
      over: node('selection'),
      then: list(node('instruction')),
      thisWay: optional(choice('graveyard', 'destroyed', 'exiled', 'sacrificed')),
    }),
    /** "For each opponent, …": done once for each of several players. */
    of('forEachPlayer', {
      players: node('player'),
      then: list(node('instruction')),
    }),
    /** "For each counter removed this way, …": done as many times. */
    of('times', {
      amount: node('amount'),
      then: list(node('instruction')),
      /** print: "draw a card for each …" */
      place: print(choice('back')),
    }),
    /** A keyword action by its name (701.20 and later) that is not one of the plain verbs: carried out where the engine knows it, else noted. */
    of('action', {
      verb: words,
      amount: optional(node('amount')),
      what: optional(node('ref')),
    }),
    /** "Choose target creature.": the target is all there is to it. */
    of('chooseTarget', {
      what: node('ref'),
    }),
    /** "You get an emblem with “…”" (114). */
    of('emblem', {
      player: node('player'),
      abilities: list(node('ability')),
    }),
    /** "Search your library for a land card, put it onto the battlefield, then shuffle" (701.23). */
    of('search', {
      player: node('player'),
      amount: node('amount'),
      upTo: optional(flag),
      selection: node('selection'),
      tapped: optional(flag),
      attachedTo: optional(node('ref')),
      /** Print: how the putting and the shuffling are joined. */
      form: print(choice('and', 'andThen', 'comma')),
    }),
    /** "That player exiles the top card of their library": someone else does what the instruction says. */
    of('by', {
      player: node('player'),
      then: tuple(node('instruction')),
    }),
    /** A clause by its frame in `deedTable.ts`: who or what does it, and what stands in the places of the frame, in their order. */
    of('deed', {
      deed: words,
      player: optional(node('player')),
      subject: optional(node('ref')),
      parts: list(node('deedPart')),
    }),
    /** A sentence that could not be read: it stands where it stood, and following it is noted, never passed over. */
    of('unread', {}),
    /** Recognised in full and without any consequence for what the project models (search, scry, …): a named no-op. */
    of('inert', {
      verb: words,
      args: list(words),
      amount: optional(node('amount')),
      selection: optional(node('selection')),
    }),
  ],
  {
    join: print(choice('and', 'then', 'comma', 'comma and')),
    /** First of the instructions that "If you do, …" adds to a `may`. */
    ifDone: optional(either(yes, choice('when'))),
    /** "five of those tokens": of what the sentence before creates. */
    ofThose: print(flag),
    /** "The same is true for first strike and trample": the instructions after this one, which print nothing (`same`). */
    sameKeywords: print(list(keyword)),
    same: print(yes),
    /** Print: "where X is …" stands after this clause, though more follows in its sentence. */
    where: print(yes),
    /** The verb stands without its subject, which is that of the clause before ("… and loses 3 life") or of "may". */
    elided: print(flag),
    /** The sentence begins with "Then". */
    lead: print(choice('then')),
    /** The ability word at the beginning of its sentence (207.2c). */
    word: print(words),
    /** "If …, … instead": of an `if` whose `otherwise` is the sentence before. */
    instead: print(flag),
  },
);

/** `join`: how it hangs on the instruction before in the same sentence. */
export type Instruction = Terms<typeof instruction>[Places<typeof instruction>];

export type InstructionBody = Bodies<typeof instruction>[Places<typeof instruction>];

/** What happens when a spell or ability resolves. Target indexes in instructions count within this body. */
export const body = record({
  targets: list(node('target')),
  instructions: list(node('instruction')),
  /** "where X is …": what X means when it is not paid for. */
  whereX: optional(node('amount')),
  /** Print: the sentence that says so, where it is not the last that speaks of X. */
  whereAt: print(number),
});

/** What happens when a spell or ability resolves. Target indexes in instructions count within this body. */
export interface EffectBody extends RecordOf<typeof body> {}
