// What triggers wait for, and events that would happen.
import {
  alwaysPrint,
  choice,
  counter,
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
  tuple,
  words,
  yes,
} from './schema.ts';
import { step, zone } from './vocabulary.ts';

/**
 * What a trigger waits for. "a creature you control" is a `choose` of one: any object that matches, judged by itself. `who`/`what` filters are judged as the event happens (leaves and dies look back). */
export const event = sort(
  'on',
  [
    of(
      [
        'enters',
        'leaves',
        'dies',
        'attacks',
        'blocks',
        'becomesBlocked',
        'becomesTapped',
        'becomesUntapped',
        'turnedFaceUp',
        'sacrificed',
        'exiled',
        'transforms',
        'phasesIn',
        'phasesOut',
        'becomesUnattached',
        'putIntoGraveyard',
        'returnedToHand',
        'attacksAndIsntBlocked',
        'mutates',
        'crews',
        'saddles',
        'cycled',
        'discarded',
        'tappedForMana',
      ],
      {
        what: node('ref'),
        /** "you sacrifice a creature", "a player taps a land for mana" */
        by: optional(node('player')),
        /** "attacks you or a planeswalker you control" */
        whom: optional(list(node('ref', 'player'))),
        /** "transforms into ~" */
        into: optional(node('ref')),
        /** "is put into your graveyard": only that player's graveyard */
        whose: optional(node('player')),
        /** print: "from anywhere" */
        anywhere: optional(flag),
        /** print: "blocks or becomes blocked by a creature" */
        elided: print(flag),
        /** "blocks a creature", "becomes blocked by a creature", "crews a Vehicle", "becomes unattached from a permanent" */
        other: optional(node('ref')),
        from: optional(zone),
        under: optional(node('player')),
        /** "enters tapped" */
        tapped: optional(flag),
        /** "enters attached to a creature" */
        attachedTo: optional(node('filter')),
      },
    ),
    of('becomesAttached', {
      what: node('ref'),
      to: node('ref'),
    }),
    of('becomesTarget', {
      what: node('ref'),
      of: optional(node('filter')),
    }),
    /** "you lose control of ~": to someone else, or as it leaves the battlefield (603.10a). */
    of('losesControl', {
      who: node('player'),
      what: node('ref'),
    }),
    /** "you gain control of ~ from another player". */
    of('gainsControl', {
      who: node('player'),
      what: node('ref'),
      giver: optional(node('player')),
    }),
    of('cast', {
      who: node('player'),
      what: node('filter'),
    }),
    of(['copied', 'castOrCopied'], {
      who: node('player'),
      what: node('filter'),
    }),
    of('activated', {
      who: node('player'),
      what: node('filter'),
      /** "an ability of enchanted creature with {T} in its activation cost": said after whose it is. */
      late: optional(node('filter')),
      /** print: "an artifact's ability" */
      possessive: print(yes),
      of: optional(node('ref')),
      passive: print(flag),
    }),
    /** "a spell or ability an opponent controls causes you to discard this card". */
    of('causesDiscard', {
      source: node('ref'),
      who: node('player'),
      what: node('ref'),
    }),
    of(['dealsDamage', 'dealtDamage'], {
      source: node('ref'),
      to: optional(node('ref', 'player')),
      /** "to a player or planeswalker" */
      orTo: optional(node('ref')),
      /** false: noncombat damage */
      combat: optional(flag),
      /** "3 or more damage" */
      number: optional(node('howMany')),
      /** "by a single source" */
      single: optional(flag),
      /** print: "you're dealt damage" */
      passive: print(flag),
    }),
    of('step', {
      step: step,
      whose: either(node('player'), choice('each')),
      /** "the end step", "the end step of enchanted creature's controller" */
      the: print(flag),
      /** print: "each of your upkeeps" */
      each: print(flag),
    }),
    of(['draws', 'gainsLife', 'losesLife', 'gainsOrLosesLife', 'discards'], {
      who: node('player'),
    }),
    of('playsLand', {
      who: node('player'),
      what: optional(node('filter')),
    }),
    of(['counterPut', 'counterRemoved'], {
      counter: optional(counter),
      what: node('ref'),
      /** "one or more counters are put" */
      oneOrMore: optional(flag),
      /** "you put a counter on …" */
      by: optional(node('player')),
      /** "the last counter is removed" */
      last: optional(flag),
      /** "the fourth plan counter is put" */
      nth: optional(number),
    }),
    of('tokenCreated', {
      what: node('filter'),
      by: optional(node('player')),
    }),
    /** "When you control no Islands": a state trigger (603.8). */
    of('state', {
      condition: node('condition'),
    }),
    of('or', {
      of: list(node('event')),
    }),
    /** "one or more creatures you control …": once for all that do so at once. */
    of('oneOrMore', {
      of: node('event'),
      number: optional(number),
    }),
    /** "enters and whenever you cast a spell", "you cycle this card or it dies": either of two that have their own words. */
    of('either', {
      of: tuple(node('event'), node('event')),
      word: alwaysPrint(choice('and', 'or')),
      lead: print(choice('when', 'whenever', 'at')),
    }),
    /** "you next cast a creature spell": the first from now on; late: print "cast your next creature spell". */
    of('next', {
      of: node('event'),
      late: print(flag),
    }),
    /** "attacks while you control …": only while the condition holds. */
    of('while', {
      of: node('event'),
      condition: node('condition'),
      /** print: "during your turn", "while saddled" */
      form: print(choice('during', 'bare')),
    }),
    /** "your second spell each turn", "for the first time each turn". during each of your turns */
    of('nth', {
      /** during each of your turns */
      nth: number,
      /** during each of your turns */
      of: node('event'),
      /** during each of your turns */
      turns: optional(choice('yours', 'opponents')),
    }),
    /** "Whenever you attack": with one creature or more. */
    of('playerAttacks', {
      who: node('player'),
      whom: optional(node('ref', 'player')),
      with: optional(group({ of: optional(node('selection')), number: optional(node('howMany')) })),
    }),
    /** "Whenever enchanted player is attacked": by one creature or more. */
    of('playerAttacked', {
      who: node('player'),
    }),
    /** A chapter of a Saga (714.2). */
    of('chapter', {
      chapters: list(number),
    }),
    /** Known in full, but nothing in a scenario brings it about: carried as data. */
    of('other', {
      verb: words,
      args: list(words),
      /** Whose doing it is, where the words name an object. */
      what: optional(node('ref')),
      who: optional(node('player')),
      /** The event it refines: where that happens, the result rests on what is not modelled. */
      like: optional(node('event')),
    }),
  ],
  {},
);

/**
 * What a trigger waits for. "a creature you control" is a `choose` of one: any object that matches, judged by itself. `who`/`what` filters are judged as the event happens (leaves and dies look back). */
export type TriggerEvent = Terms<typeof event>[Places<typeof event>];

/** An event that would happen. */
export const would = sort(
  'would',
  [
    of(['die', 'enter', 'leave', 'beDestroyed', 'beSacrificed', 'beExiled', 'untap'], {
      what: node('ref'),
      /** "enter under your control" */
      under: optional(node('player')),
    }),
    /** Without `whose`: any graveyard. */
    of('goToGraveyard', {
      what: node('ref'),
      whose: optional(node('player')),
      from: optional(choice('anywhere', 'battlefield')),
    }),
    /** Without `source`: "damage would be dealt to …". */
    of('dealDamage', {
      source: optional(node('ref')),
      /** false: noncombat damage */
      combat: optional(flag),
      number: optional(node('howMany')),
      to: optional(list(node('ref', 'player'))),
      /** print: how those are joined */
      toWord: print(choice('and', 'and/or')),
      /** of the source; late: print "a creature of your choice with flying" */
      ofYourChoice: optional(either(yes, choice('late'))),
      /** print: "this creature would be dealt damage" */
      passive: print(flag),
    }),
    of(
      ['draw', 'gainLife', 'loseLife', 'loseGame', 'mill', 'flipCoin', 'loseMana', 'extraTurn', 'scry', 'proliferate'],
      {
        who: node('player'),
        number: optional(node('howMany')),
        /** of draws: "except the first one you draw in each of your draw steps" */
        exceptFirst: optional(flag),
      },
    ),
    /** `by` an effect, a player, or nobody named ("tokens would be created"). */
    of('createTokens', {
      by: optional(either(node('player'), choice('effect'))),
      what: node('filter'),
      under: optional(node('player')),
    }),
    of('putCounters', {
      by: optional(either(node('player'), choice('effect'))),
      counter: optional(counter),
      on: node('ref', 'player'),
    }),
  ],
  {},
);

/** An event that would happen. */
export type Would = Terms<typeof would>[Places<typeof would>];

/** The same event with another number: doubled, more, less, or prevented in part. */
export const alteration = record({
  factor: optional(choice(2, 3)),
  plus: optional(node('amount')),
  minus: optional(node('amount')),
  /** Damage that is prevented; `allBut` is left over. */
  prevent: optional(either(node('amount'), choice('all'))),
  allBut: optional(node('amount')),
  /** Damage that goes elsewhere. */
  redirect: optional(node('ref', 'player')),
  /** What is skipped, or under whose control it enters. */
  skip: optional(choice('draw', 'step')),
  may: optional(flag),
  under: optional(node('player')),
  /** Print: "double that damage" for "twice that much damage". */
  word: print(choice('double')),
  /** Print: who does it ("it deals …", "that source deals …"), and to what ("that permanent or player"). */
  subject: print(node('ref', 'player')),
  toThat: print(either(list(node('filter')), choice('you', 'it'))),
  /** Print: "of those tokens", "of those counters", or the kind again. */
  those: print(flag),
  /** of counters: "on that permanent" */
  on: print(choice('it', 'permanent', 'creature')),
});

/** The same event with another number: doubled, more, less, or prevented in part. */
export interface Alteration extends RecordOf<typeof alteration> {}
