// Whether conditions on the past hold: what objects and players did this turn or the last, by the marks of the turn.
import type { Amount, DeedSaid, Filter, ObjectDid, ObjectRef, PlayerDid } from '../../cards/ability.ts';
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import { compare } from '../compare.ts';
import type { TurnEvent } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import { type Context, spellOf, type View } from '../view.ts';
import { momentOf, movedMark } from './past.ts';
import { amountOf, matches, matchesState, objectsOf, playersOf } from './questions.ts';

/** Which marks a deed of an object leaves; none for what is not kept. */
const OBJECT_MARKS: Readonly<Partial<Record<ObjectDid['deed'], readonly string[]>>> = {
  entered: ['entered'],
  left: ['left'],
  died: ['died'],
  attacked: ['attacked'],
  blocked: ['blocked'],
  attackedOrBlocked: ['attacked', 'blocked'],
  blockedOrWasBlocked: ['blocked', 'wasBlocked'],
  wasBlocked: ['wasBlocked'],
  wasDealtDamage: ['wasDealtDamage'],
  dealtDamage: ['dealtDamage'],
  sacrificed: ['sacrificed'],
  destroyed: ['destroyed'],
  discarded: ['discarded'],
};

const PLAYER_MARKS: Readonly<Partial<Record<PlayerDid['deed'], readonly string[]>>> = {
  gainedLife: ['gainedLife'],
  lostLife: ['lostLife'],
  gainedOrLostLife: ['gainedLife', 'lostLife'],
  wasDealtDamage: ['wasDealtDamage'],
  cast: ['cast'],
  drew: ['drew'],
  discarded: ['discarded'],
  attacked: ['attacked'],
  attackedWith: ['attacked'],
  played: ['playedLand'],
  sacrificed: ['sacrificed'],
  committedACrime: ['committedACrime'],
};

/**
 * The marks of a time; of "this way" those of the resolution that asks, undefined where nothing resolves, and where there are none
 * of these kinds in one that another ability has set up: that one may have made them (603.7, 603.12).
 */
export const marksIn = (
  view: View,
  when: ObjectDid['when'],
  ctx: Context,
  kinds: readonly string[] = [],
): readonly TurnEvent[] | undefined => {
  view.readsPast?.();
  switch (when) {
    case 'thisTurn':
      return view.game.history.slice(0);
    case 'lastTurn':
      return view.game.lastTurn?.slice(0) ?? [];
    case 'thisWay': {
      const { way } = ctx;
      const marks = way === undefined ? undefined : [...way.paid, ...view.game.history.slice(way.from)];
      return way?.later === true && marks?.some(({ what }) => kinds.includes(what)) !== true ? undefined : marks;
    }
    case 'thisCombat':
      return undefined;
  }
};

/** Whether an object of a mark was what a noun says: as it was then, else as it last was or is (608.2h). */
export const wasThat = (view: View, filter: Filter, mark: TurnEvent, id: ObjectId, ctx: Context): boolean => {
  if (id === mark.object && mark.known !== undefined)
    return matchesState(view, filter, mark.known.was, mark.known.values, ctx);
  const then = momentOf(mark);
  const before = then?.objects.has(id) === true ? view.at?.(then) : undefined;
  return before === undefined
    ? matches(view, filter, id, ctx)
    : matches(before, filter, id, { ...ctx, spell: spellOf(view, ctx) });
};

const fits = (view: View, did: Pick<ObjectDid, 'of'>, mark: TurnEvent, ctx: Context): boolean => {
  if (did.of === undefined) return true;
  const { filter } = did.of;
  if (mark.object === undefined) return false;
  if (mark.what !== 'cast' || filter.kind !== 'and') return wasThat(view, filter, mark, mark.object, ctx);
  // "From your hand" is where the spell was cast from, not where it was then (601.2a).
  const isPlace = (part: Filter): part is Place => part.kind === 'inZone' && part.zone !== 'stack';
  const rest: Filter = { kind: 'and', of: filter.of.filter((part) => !isPlace(part)) };
  return (
    filter.of.filter(isPlace).every((place) => cameFrom(view, place, mark, ctx) !== (place.but === true)) &&
    wasThat(view, rest, mark, mark.object, ctx)
  );
};

type Place = Extract<Filter, { kind: 'inZone' }>;

/** Whether a card was cast or moved from there: of whose hand or graveyard, its owner tells (400.3). */
const cameFrom = (view: View, place: Pick<Place, 'zone' | 'player'>, mark: TurnEvent, ctx: Context): boolean => {
  if (mark.from !== place.zone) return false;
  const { player } = place;
  const id = mark.became ?? mark.object;
  const owner = id === undefined ? undefined : (momentOf(mark) ?? view.game).objects.get(id)?.owner;
  return player === undefined || (owner !== undefined && playersOf(view, player, ctx).includes(owner));
};

/** What a card leaves a graveyard or the like by. */
const isMove = ({ what }: TurnEvent): boolean => what === 'cast' || what.startsWith(movedMark(''));

const different = (marks: readonly TurnEvent[]): number => {
  const objects = new Set<ObjectId>();
  let others = 0;
  for (const { object } of marks) {
    if (object === undefined) others += 1;
    else objects.add(object);
  }
  return objects.size + others;
};

const enough = (view: View, did: Pick<ObjectDid, 'number'>, found: number, ctx: Context): boolean =>
  did.number === undefined ? found > 0 : compare(found, did.number.comparison, amountOf(view, did.number.to, ctx));

/** Deeds whose marks keep both sides. */
const PAIRED: ReadonlySet<string> = new Set([
  'blocked',
  'wasBlocked',
  'wasDealtDamage',
  'dealtDamage',
  'blockedOrWasBlocked',
]);

/** Whether the other object of a mark is what the words name; "a Zombie" is any such, as it was then. */
export const isOther = (view: View, ref: ObjectRef, mark: TurnEvent, ctx: Context): boolean => {
  const { other } = mark;
  if (other === undefined) return false;
  if (ref.kind !== 'choose' && ref.kind !== 'all') return objectsOf(view, ref, ctx).includes(other);
  return wasThat(view, ref.selection.filter, mark, other, ctx);
};

/** How much life was lost or gained, or damage dealt; undefined where the game does not keep it. */
export const deedTotal = (
  view: View,
  amount: Extract<Amount, { kind: 'deedTotal' }>,
  ctx: Context,
): number | undefined => {
  const { what, to, by, when } = amount;
  const marks = marksIn(view, when, ctx);
  if (marks === undefined || what === 'excessDamage' || (by !== undefined && isPlayerRef(by))) return undefined;
  const life = what === 'lostLife' || what === 'gainedLife';
  const players = isPlayerRef(to) ? playersOf(view, to, ctx) : undefined;
  const objects = isPlayerRef(to) ? undefined : objectsOf(view, to, ctx);
  return marks
    .filter(
      (mark) =>
        mark.what === (life ? what : 'wasDealtDamage') &&
        (players === undefined
          ? mark.object !== undefined && objects?.includes(mark.object) === true
          : mark.player !== undefined && players.includes(mark.player)) &&
        (what !== 'combatDamage' || mark.combat === true) &&
        (what !== 'noncombatDamage' || mark.combat !== true) &&
        (by === undefined || isOther(view, by, mark, ctx)),
    )
    .reduce((sum, mark) => sum + (mark.amount ?? 0), 0);
};

/** Whether an object did what is said of a noun; undefined where the game does not keep it. */
export const deedHolds = (view: View, said: DeedSaid, id: ObjectId, ctx: Context): boolean | undefined => {
  const kinds =
    said.deed === 'blockedOrWasBlocked' ? ['blocked', 'wasBlocked'] : OBJECT_MARKS[said.deed as ObjectDid['deed']];
  const marks = marksIn(view, said.when, ctx, kinds);
  const { by, to } = said;
  if (kinds === undefined || marks === undefined || said.place !== undefined || said.under !== undefined)
    return undefined;
  if (by !== undefined && (isPlayerRef(by) || !PAIRED.has(said.deed))) return undefined;
  const whom = to === undefined || !isPlayerRef(to) ? undefined : playersOf(view, to, ctx);
  const found = marks.some(
    (mark) =>
      kinds.includes(mark.what) &&
      mark.object === id &&
      (said.combat !== true || mark.combat === true) &&
      (whom === undefined || (mark.player !== undefined && whom.includes(mark.player))) &&
      (by === undefined || isPlayerRef(by) || isOther(view, by, mark, ctx)) &&
      (to === undefined || isPlayerRef(to) || isOther(view, to, mark, ctx)),
  );
  return found !== (said.denied === true);
};

/** Whether objects did it; undefined where the game does not keep it. */
export const objectDidHolds = (view: View, did: ObjectDid, ctx: Context): boolean | undefined => {
  const kinds = OBJECT_MARKS[did.deed];
  const marks = marksIn(view, did.when, ctx, kinds);
  if (kinds === undefined || marks === undefined) return undefined;
  const { place } = did;
  const away = did.deed === 'left' && place?.zone !== 'battlefield' ? (place ?? 'anywhere') : undefined;
  if (away === 'anywhere' || away?.form !== undefined) return undefined;
  const under = did.under === undefined ? undefined : playersOf(view, did.under, ctx);
  const whom = did.to === undefined || !isPlayerRef(did.to) ? undefined : new Set(playersOf(view, did.to, ctx));
  const thing = did.to === undefined || isPlayerRef(did.to) ? undefined : did.to;
  const by = did.by === undefined || isPlayerRef(did.by) ? undefined : did.by;
  if (did.by !== undefined && (by === undefined || !PAIRED.has(did.deed))) return undefined;
  const known = did.what === undefined ? undefined : new Set(objectsOf(view, did.what, ctx));
  const found = marks.filter(
    (mark) =>
      (away === undefined ? kinds.includes(mark.what) : isMove(mark) && cameFrom(view, away, mark, ctx)) &&
      (known === undefined || (mark.object !== undefined && known.has(mark.object))) &&
      (under === undefined || (mark.player !== undefined && under.includes(mark.player))) &&
      (whom === undefined || (mark.player !== undefined && whom.has(mark.player))) &&
      (thing === undefined || isOther(view, thing, mark, ctx)) &&
      (by === undefined || isOther(view, by, mark, ctx)) &&
      (did.combat !== true || mark.combat === true) &&
      fits(view, did, mark, ctx),
  );
  // "An opponent had two or more lands enter": one of them alone did (102.2).
  const ofOne = did.under?.kind === 'anyPlayer' || (did.under?.kind === 'opponents' && did.under.form === 'an');
  if (ofOne && under !== undefined)
    return under.some((player) => enough(view, did, different(found.filter((mark) => mark.player === player)), ctx));
  return enough(view, did, different(found), ctx);
};

/** Whether a player did it; undefined where the game does not keep it. */
export const playerDidHolds = (view: View, did: PlayerDid, ctx: Context): boolean | undefined => {
  const kinds = PLAYER_MARKS[did.deed];
  const marks = marksIn(view, did.when, ctx, kinds);
  if (kinds === undefined || marks === undefined) return undefined;
  return playersOf(view, did.who, ctx).some((player) => {
    const by: ObjectRef | undefined =
      did.by === undefined
        ? undefined
        : did.by.of.filter.kind === 'isRef'
          ? did.by.of.filter.ref
          : { kind: 'all', selection: did.by.of, quantifier: 'all' };
    const own = marks.filter(
      (mark) =>
        kinds.includes(mark.what) &&
        mark.player === player &&
        (did.combat !== true || mark.combat === true) &&
        (by === undefined || isOther(view, by, mark, ctx)),
    );
    // "By three or more Pirates": as many different ones.
    if (did.by !== undefined) {
      const { number } = did.by;
      if (!enough(view, { number }, new Set(own.map(({ other }) => other)).size, ctx)) return false;
    }
    const sum = did.deed === 'gainedLife' || did.deed === 'lostLife' || did.deed === 'wasDealtDamage';
    if (sum)
      return enough(
        view,
        did,
        own.reduce((all, { amount = 1 }) => all + amount, 0),
        ctx,
      );
    const found = did.deed === 'drew' ? own : own.filter((mark) => fits(view, did, mark, ctx));
    // "It's the second one you cast": the spell of the event is one of them.
    if (did.nth === true && !found.some(({ object }) => object !== undefined && object === ctx.bindings.event))
      return false;
    return enough(view, did, found.length, ctx);
  });
};
