// How many attack: of those declared together each has its place, and what "alone" and "and at least one other creature" ask for (506.5, 508.1a).
import { boardOf } from './ask.ts';
import type { TurnEvent } from './game.ts';
import type { PlayerId } from './ids.ts';
import type { Look } from './triggerLook.ts';

/** The attacks of this turn up to the event: of those declared together each has its place. */
export const attacksSoFar = ({ game, event }: Look): readonly TurnEvent[] => {
  const marks = game.history.filter(({ what }) => what === 'attacked');
  const own = marks.map(({ object }) => object).lastIndexOf(event.object);
  return own < 0 ? marks : marks.slice(0, own + 1);
};

/** How many creatures attack a player, up to the one of the event. */
export const attackersOf = (look: Look, player: PlayerId): number =>
  new Set(
    attacksSoFar(look).flatMap(({ object }) => {
      const attacking = object === undefined ? undefined : look.game.objects.get(object)?.attacking;
      return attacking !== undefined && 'player' in attacking && attacking.player === player ? [object] : [];
    }),
  ).size;

/** How many attackers "alone", "and at least one other creature" ask for, at least and at most. */
const TOGETHER: Readonly<Record<string, readonly [number, number]>> = {
  'attacks alone': [1, 1],
  'and at least one other creature attack': [2, Infinity],
  'and at least two other creatures attack': [3, Infinity],
};

/** Whether as many creatures of the attacker's controller attack as the words say (506.5, 702.83b). */
export const attackTogether = ({ game, event }: Look, verb: string): boolean => {
  const [least, most] = TOGETHER[verb] ?? [1, 1];
  const count = [...game.objects.values()].filter(
    ({ id, attacking }) => attacking !== undefined && boardOf(game).objects.get(id)?.controller === event.player,
  ).length;
  return least <= count && count <= most;
};

/** Whether an event goes by how many attack. */
export const isOfAttackers = (verb: string): boolean => TOGETHER[verb] !== undefined;

/** Whether a further attacker, declared by a line of its own, changes who attacked alone or together. */
export const comesTooLate = ({ event }: Look, verb: string): boolean =>
  isOfAttackers(verb) && event.event === 'attacked' && event.values?.['later'] === 1;
