// Rebound (702.88): a spell cast from the hand is exiled as it resolves, and may be cast again at its controller's next upkeep.
import { boardOf } from './ask.ts';
import type { DelayedTrigger, GameObject } from './game.ts';
import type { PlayerId } from './ids.ts';
import type { Work } from './work.ts';
import { lastKnownIn, moveTo } from './zones.ts';

const CAST_AGAIN: DelayedTrigger['body'] = {
  targets: [],
  instructions: [
    {
      do: 'may',
      who: { kind: 'you' },
      then: [{ do: 'cast', what: { kind: 'that', antecedent: 'exiled' }, free: true }],
    },
  ],
};

/** Whether a spell that resolves has it, and was cast from a hand: a copy was not, nor was what comes from elsewhere (702.88a). */
export const rebounds = (work: Work, spell: GameObject): boolean =>
  spell.base.kind === 'card' &&
  boardOf(work.game)
    .objects.get(spell.id)
    ?.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'rebound') === true &&
  work.game.history.some(({ what, object, from }) => what === 'cast' && object === spell.id && from === 'hand');

/** Exiles the spell and sets up what may cast it again. */
export const rebound = (work: Work, spell: GameObject, you: PlayerId): void => {
  const known = lastKnownIn(work.game, spell.id);
  const exiled = moveTo(work, spell.id, 'exile', { rule: '702.88', known });
  if (exiled === undefined) return;
  const delayed: DelayedTrigger = {
    when: 'yourNextUpkeep',
    body: CAST_AGAIN,
    controller: you,
    bindings: { self: exiled, targets: [], bound: [], boundPlayers: [] },
    source: { object: exiled, card: spell.card, name: known?.values.name ?? '' },
    createdTurn: work.game.turn.number,
    that: { exiled: [exiled] },
    cause: work.cause,
  };
  work.game = { ...work.game, delayed: [...work.game.delayed, delayed] };
};
