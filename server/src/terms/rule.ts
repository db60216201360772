// Changes of what is allowed, of costs, of players and of damage; replacement effects (614).
import {
  alwaysPrint,
  choice,
  counter,
  flag,
  group,
  keyword,
  list,
  mana,
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
import { prohibition, zone } from './vocabulary.ts';

/** Changes of what is allowed, of costs, of players and of damage: applied after characteristics (418.7, 418.8). */
export const rule = sort(
  'rule',
  [
    /** "can't attack", "can't be blocked (by …)", "can't be the target of …", "can't be enchanted", "can't be regenerated", "doesn't untap …" */
    of('cant', {
      what: prohibition,
      by: optional(node('filter')),
      except: optional(node('filter')),
      /** print: "can't be blocked this turn except by …" */
      thisTurn: print(flag),
      /** print: "lands can't be played" */
      passive: print(flag),
      /** print: "can't be countered by spells or abilities" */
      byAnything: print(flag),
      /** "by more than one creature", "except by two or more creatures" */
      number: optional(choice('moreThanOne', 'exceptTwo', 'exceptThree')),
      unless: optional(node('condition')),
      /** "can't attack unless at least two other creatures attack" */
      others: optional(number),
      /** "can't attack you or planeswalkers you control". */
      whom: optional(list(node('ref', 'player'))),
      /** "unless its controller pays {2} for each creature they control that's attacking you". */
      unlessPaid: optional(
        group({
          who: node('player'),
          costs: list(node('cost')),
          each: optional(choice('attackingYou', 'those', 'attacking', 'blocking')),
          /** "for each Cleric on the battlefield" */
          perEach: optional(node('amount')),
          /** what {X} is */
          where: optional(node('amount')),
        }),
      ),
      /** "more than one spell each turn" */
      eachTurn: optional(flag),
      /** print: "during your untap step" */
      yours: print(flag),
    }),
    /** "The “legend rule” doesn't apply" (704.5j), to all or to the objects it speaks of. */
    of('noLegendRule', {}),
    of('must', {
      what: choice('attack', 'block', 'attackOrBlock', 'beBlocked', 'beBlockedByAll'),
      /** "blocks this creature", "attacks you" */
      whom: optional(node('ref', 'player')),
      /** "must be blocked by an Elf" */
      by: optional(node('filter')),
      thisTurn: optional(flag),
      thisCombat: optional(flag),
      /** print: "must be blocked each combat this turn" */
      eachCombat: print(yes),
    }),
    /** "If this creature would die this turn, exile it instead" (614.1). */
    /** "If …, … instead" (614.1a), as a rule in force. */
    of('instead', {
      would: node('would'),
      /** "… and it wasn't cast", "while your library has no cards in it". */
      only: optional(
        group({
          word: choice('and', 'while', 'during'),
          condition: node('condition'),
        }),
      ),
      thisTurn: optional(flag),
      /** "The next time …": once. */
      nextTime: optional(flag),
      alter: optional(node('alteration')),
      then: optional(list(node('instruction'))),
      /** "exile it instead with a void counter on it". */
      counters: optional(
        group({
          counter: counter,
          count: node('amount'),
        }),
      ),
      /** Print: where "instead" stands. may: "you may instead …" */
      place: optional(choice('front', 'none', 'may')),
    }),
    of('exiledInsteadOfDying', {
      thisTurn: optional(flag),
    }),
    /** "You may play that card this turn": objects that may be played or cast from where they are. */
    of('mayPlay', {
      verb: choice('play', 'cast'),
      from: optional(zone),
      /** "as an Adventure" (715.3) */
      as: optional(choice('Adventure')),
      free: optional(flag),
      /** said of spells: "a creature spell from your graveyard" is one card, once */
      spells: optional(choice('one', 'many')),
      /** "its owner may" */
      who: optional(node('player')),
      look: optional(yes),
    }),
    of('can', {
      /** "can be attached only to a legendary creature" */
      what: choice(
        'attackAsThoughNoDefender',
        'stayTapped',
        'blockAdditional',
        'blockFlying',
        'attackOnlyAlone',
        'blockOnly',
        'castAsThoughFlash',
        'playAdditionalLand',
        'lookAtTopCard',
        'playFromZone',
        'beAttachedOnly',
      ),
      filter: optional(node('filter')),
      amount: optional(node('amount')),
      /** print: "on each of your turns" */
      each: print(flag),
      /** print: "block up to two additional creatures", "play up to two additional lands" */
      upTo: print(flag),
      /** "if you pay {2} more to cast it" */
      more: optional(mana),
      /** print: "can attack this turn as though …" */
      thisTurn: print(flag),
    }),
    of('maxHandSize', {
      change: choice('set', 'reduce', 'increase', 'none'),
      amount: optional(node('amount')),
    }),
    of('cost', {
      of: choice('cast', 'activate'),
      filter: node('filter'),
      player: optional(node('player')),
      change: choice('more', 'less'),
      cost: mana,
      /** Times what `cost` is paid; `form: 'x'` prints {X} and "where X is". */
      perEach: optional(node('amount')),
      form: print(choice('x')),
      minimum: optional(number),
      /** said after the player: "spells you cast from your graveyard" */
      late: optional(node('filter')),
      /** print: "during each of your turns" */
      yours: print(yes),
      /** "the first creature spell you cast each turn" */
      first: optional(flag),
      /** "cost up to {2} less" */
      upTo: optional(flag),
      /** print: "each creature spell you cast costs" */
      single: print(flag),
      /** "spells you cast this turn" */
      thisTurn: optional(flag),
      /** "spells your opponents cast during your turn" */
      time: optional(choice('yourTurn', 'othersTurns', 'combat')),
      /** print: "enchanted artifact's activated abilities" */
      possessive: print(flag),
      /** "unless they're mana abilities" */
      exceptMana: optional(flag),
    }),
    of('preventDamage', {
      /** `nextTime`: all damage of one occasion, once (615.7). */
      scope: choice('all', 'combat', 'noncombat', 'next', 'nextTime'),
      /** "a red source of your choice": chosen as the effect begins (609.7a). */
      ofYourChoice: optional(flag),
      amount: optional(node('amount')),
      bySource: optional(node('filter')),
      /** Print: "damage creatures would deal"; "dealt to and dealt by" (both: `toObject` is `bySource`, either prevents). */
      form: optional(choice('wouldDeal', 'toAndBy')),
      /** print: "dealt this turn by …" */
      thisTurn: print(flag),
      /** print: "dealt to you this turn by …" */
      turnLate: print(yes),
      toObject: optional(node('filter')),
      toPlayer: optional(node('player')),
      /** print: "to you and/or creatures you control" */
      andOr: print(yes),
      /** "divided as you choose" */
      divided: optional(yes),
      /** "If damage is prevented this way, …": done right after that (615.5) */
      then: optional(list(node('instruction'))),
    }),
    /** "Cast this spell only during combat". */
    of('castOnly', {
      limits: node('limits'),
    }),
    /** "All damage that would be dealt to you this turn is dealt to target creature instead" (614.9). */
    of('redirectDamage', {
      scope: choice('all', 'combat', 'noncombat', 'next', 'nextTime'),
      amount: optional(node('amount')),
      bySource: optional(node('filter')),
      ofYourChoice: optional(flag),
      toObject: optional(node('filter')),
      toPlayer: optional(node('player')),
      instead: node('ref', 'player'),
      thisTurn: optional(flag),
      /** print: where "this turn" stands */
      place: print(choice('middle', 'late')),
    }),
    /** "can attack as though it had haste", "can be blocked as though it didn't have islandwalk". */
    of('asThough', {
      action: choice('attack', 'block', 'beBlocked', 'beTargeted'),
      /** "block creatures with shadow" */
      what: optional(node('filter')),
      /** "be the target of spells and abilities you control" */
      by: optional(node('filter')),
      who: alwaysPrint(choice('it', 'they')),
      has: flag,
      keywords: list(keyword),
    }),
    /** "You may have this creature assign its combat damage as though it weren't blocked." */
    of('assignsDamage', {
      how: choice('asUnblocked'),
      thisTurn: optional(yes),
    }),
    of(['entersTapped', 'entersUntapped'], {}),
    /** `additional`: "an additional +1/+1 counter", for the words alone. */
    of('entersWithCounters', {
      counter: counter,
      count: node('amount'),
      additional: print(flag),
    }),
    /** Keyword-like qualities of a player: protection, hexproof, shroud. */
    of('playerAbility', {
      ability: node('ability'),
    }),
    of(
      [
        'lifeTotalCantChange',
        'cantLoseTheGame',
        'cantWinTheGame',
        'cantGainLife',
        'cantGetCounters',
        'noUntapStep',
        'skipDraw',
      ],
      {},
    ),
    /** A sentence about the rules by its frame (`deedTable.ts`), with what stands in its places. */
    of('frame', {
      frame: words,
      parts: list(node('deedPart')),
    }),
    /** Carried with its words as data, without a meaning for the engine (shown, never silently obeyed). */
    of('other', {
      verb: words,
      args: list(words),
    }),
  ],
  {},
);

/** Changes of what is allowed, of costs, of players and of damage: applied after characteristics (418.7, 418.8). */
export type RuleEffect = Terms<typeof rule>[Places<typeof rule>];

export type Replacement = Extract<RuleEffect, { readonly rule: 'instead' }>;
