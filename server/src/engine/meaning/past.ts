// What has happened this turn and the last, so far as rules text asks: kept as marks of the turn, asked by conditions and filters.
import type { Zone } from '../../cards/ability.ts';
import { GrowingList } from '../../rules/growingList.ts';
import type { GameEvent } from '../action.ts';
import type { Game, GameObject, TurnEvent } from '../game.ts';
import type { ObjectId, PlayerId } from '../ids.ts';
import { type Context, lastOf, turnOf, type View } from '../view.ts';

/** The mark of a move to a zone, of any object. */
export const movedMark = (zone: Zone | ''): string => `to:${zone}`;

/** The games in which marks were made, of those that say nothing of what their objects were: made out only when asked for. */
const moments = new WeakMap<TurnEvent, Game>();

const MOMENTOUS: ReadonlySet<string> = new Set([
  'attacked',
  'blocked',
  'wasBlocked',
  'wasDealtDamage',
  'dealtDamage',
  'entered',
  'cast',
  'tapped',
  'untapped',
]);

/** Keeps with a mark the game in which it was made: what its objects were then is what later words ask for (608.2h). */
export const keepMoment = (mark: TurnEvent, game: Game): void => {
  if (MOMENTOUS.has(mark.what) && mark.known === undefined)
    moments.set(mark, { ...game, lastTurn: GrowingList.none() });
};

/** The game in which a mark was made. */
export const momentOf = (mark: TurnEvent): Game | undefined => moments.get(mark);

/** What an event leaves to be remembered; most leave nothing. */
export const marksOf = (event: GameEvent): readonly TurnEvent[] => {
  const of = (what: string, object?: ObjectId, player?: PlayerId, more: Partial<TurnEvent> = {}): TurnEvent => ({
    what,
    ...(object === undefined ? {} : { object }),
    ...(player === undefined ? {} : { player }),
    ...more,
  });
  switch (event.event) {
    case 'left': {
      const known = event.lastKnown === undefined ? {} : { known: event.lastKnown };
      const left = event.from === 'battlefield' ? [of('left', event.object, event.lastKnown?.controller, known)] : [];
      if (event.to === undefined || event.object === undefined) return left;
      const { from, became } = event;
      const move = {
        ...known,
        ...(from === undefined ? {} : { from }),
        ...(became === undefined ? {} : { became }),
        ...(event.by === undefined ? {} : { by: event.by }),
      };
      const moved = of(movedMark(event.to), event.object, event.lastKnown?.was.owner, move);
      return event.to === 'graveyard' && became !== undefined
        ? [...left, moved, of('intoGraveyard', became)]
        : [...left, moved];
    }
    case 'died': {
      const known = event.lastKnown === undefined ? {} : { known: event.lastKnown };
      return [
        of('died', event.object, event.lastKnown?.controller ?? event.player, known),
        ...(event.became === undefined ? [] : [of('diedAs', event.became)]),
      ];
    }
    case 'sacrificed':
    case 'discarded': {
      const known = event.lastKnown === undefined ? {} : { known: event.lastKnown };
      return [of(event.event, event.object, event.player, known)];
    }
    case 'entered':
      return [of(event.event, event.object, event.player, event.from === undefined ? {} : { from: event.from })];
    case 'attacked':
    case 'destroyed':
    case 'playedLand':
    case 'drew':
    case 'created':
    case 'tapped':
    case 'untapped':
      return [of(event.event, event.object, event.player)];
    // A spell without a legal target left is not countered by anything that counters (608.2b).
    case 'countered':
      return event.rule === '701.6a' ? [of(event.event, event.object)] : [];
    case 'blocked': {
      const { target } = event;
      if (target === undefined || !('object' in target)) return [of('blocked', event.object, event.player)];
      const blocker = event.object === undefined ? {} : { other: event.object };
      return [
        of('blocked', event.object, event.player, { other: target.object }),
        of('wasBlocked', target.object, undefined, blocker),
      ];
    }
    case 'life': {
      const change = event.amount ?? 0;
      return [of(change < 0 ? 'lostLife' : 'gainedLife', undefined, event.player, { amount: Math.abs(change) })];
    }
    case 'damage': {
      const more = {
        ...(event.amount === undefined ? {} : { amount: event.amount }),
        ...(event.combat === true ? { combat: true } : {}),
      };
      const other = (object?: ObjectId) => (object === undefined ? more : { ...more, other: object });
      return [
        of('wasDealtDamage', event.object, event.player, other(event.source)),
        of('dealtDamage', event.source, event.player, other(event.object)),
      ];
    }
    default:
      return [];
  }
};

/** The mark of an ability's resolving: of this object's this ability; that of a copy counts as well (706.9b). */
export const resolvedMark = (key: string): string => `resolved:${key}`;

/** How often this ability has resolved this turn, the present time counted in. */
export const timesResolved = (game: Game, ctx: Context): number => {
  const { ability, source } = ctx;
  if (ability === undefined) return 0;
  const what = resolvedMark(ability.key);
  return game.history.filter((mark) => mark.what === what && mark.object === source).length;
};

const did = (marks: GrowingList<TurnEvent>, what: string, ...players: readonly PlayerId[]): boolean =>
  marks.some((mark) => mark.what === what && (players.length === 0 || players.some((id) => id === mark.player)));

const countersOfIt = (view: View, ctx: Context): number => {
  const id = ctx.that?.event?.[0] ?? ctx.bindings.event ?? ctx.source;
  if (id === undefined) return 0;
  const counters = (lastOf(view, ctx, id)?.was ?? view.game.objects.get(id))?.counters ?? [];
  return counters.reduce((sum, stack) => sum + stack.count, 0);
};

/** Whether a fact of the past holds; undefined where the game does not keep it. */
export const pastHolds = (view: View, fact: string, ctx: Context): boolean | undefined => {
  const { history, lastTurn = GrowingList.none(), players } = view.game;
  const you = ctx.controller;
  view.readsPast?.();
  switch (fact) {
    case 'noSpellsCastLastTurn':
      return !did(lastTurn, 'cast');
    case 'twoSpellsCastLastTurn':
      return players.some(
        ({ id }) => lastTurn.filter(({ what, player }) => what === 'cast' && player === id).length > 1,
      );
    case 'attacked':
      return did(history, 'attacked', you);
    case 'yourPermanentLeftThisTurn':
      return did(history, 'left', you);
    case 'youDrewSecondCardThisTurn':
      return (players.find(({ id }) => id === you)?.drawnThisTurn ?? 0) > 1;
    case 'itHadNoCounters':
      return countersOfIt(view, ctx) === 0;
    case 'itHadCounters':
      return countersOfIt(view, ctx) > 0;
    default:
      return undefined;
  }
};

const FACTS_OF_OBJECTS: Readonly<Record<string, string>> = {
  wasDealtDamageThisTurn: 'wasDealtDamage',
  wereDealtDamageThisTurn: 'wasDealtDamage',
  attackedThisTurn: 'attacked',
  blockedThisTurn: 'blocked',
  diedThisTurn: 'diedAs',
  putIntoYourGraveyardThisTurn: 'intoGraveyard',
};

/** Whether a fact of this turn's past holds of an object; undefined where the game does not keep it. */
export const objectDid = (view: View, fact: string, object: GameObject): boolean | undefined => {
  view.readsPast?.();
  if (fact === 'enteredThisTurn') return object.enteredTurn === turnOf(view).number;
  const what = FACTS_OF_OBJECTS[fact];
  return what === undefined
    ? undefined
    : view.game.history.some((mark) => mark.what === what && mark.object === object.id);
};
