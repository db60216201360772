// Players, from the point of view of an ability.
import {
  choice,
  either,
  flag,
  node,
  number,
  of,
  optional,
  type Places,
  print,
  sort,
  type Terms,
  yes,
} from './schema.ts';

export const player = sort(
  'kind',
  [
    of(
      [
        'you',
        'opponents',
        'eachPlayer',
        'eachOpponent',
        'activePlayer',
        'anyPlayer',
        'enchantedPlayer',
        'chosenPlayer',
        'thatPlayer',
        'defendingPlayer',
        'notYou',
      ],
      {
        /** Print only: "an opponent", "opponents" without "your". */
        form: optional(
          choice(
            'an',
            'any',
            'bare',
            'opponent',
            'oneOf',
            'of',
            'all',
            'orPlaneswalker',
            'orPermanent',
            'orByPlaneswalker',
            'attacking',
            'attackingBare',
            'orPlaneswalkerThat',
            'some',
            'someBare',
          ),
        ),
      },
    ),
    /** that, thatOpponent, they: print "that player" and the like, after "target creature an opponent controls". the: "the owner of target permanent" */
    of(['controllerOf', 'ownerOf'], {
      of: node('ref'),
      form: print(choice('the', 'that', 'thatOpponent', 'they')),
    }),
    /** "you and target opponent each". */
    of('youAnd', {
      player: node('player'),
      each: optional(flag),
    }),
    /** "each player who controls an artifact": those of them of whom it is so. */
    of('who', {
      of: node('player'),
      bare: print(yes),
      condition: node('condition'),
    }),
    /** "the player with the most life", "the player who has the most cards in hand", "the player who controls the most Wizards". */
    of('superlative', {
      most: flag,
      of: either(node('selection'), choice('life', 'hand')),
      /** print: "with the lowest life total", "with the most cards in hand" */
      word: print(choice('lifeTotal', 'with')),
      /** of your opponents only */
      opponent: optional(choice('the', 'an')),
    }),
    /** "each other player": all but the one named before; print: "another player", "each player except that player". */
    of('otherThan', {
      player: node('player'),
      /** "each other opponent" */
      of: optional(choice('opponents')),
      form: print(choice('another', 'except', 'theOther')),
    }),
    /** `each`: "any number of target players each". */
    of('target', {
      target: number,
      again: print(either(flag, choice('they', 'opponent'))),
      each: optional(either(flag, choice('together'))),
    }),
    /** Bound by a statement's own words (`effect "Alice gains …"`): a player of the scenario by index. */
    of('boundPlayer', {
      player: number,
    }),
  ],
  {},
);

export type PlayerRef = Terms<typeof player>[Places<typeof player>];
