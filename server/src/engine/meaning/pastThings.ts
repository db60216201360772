// Things that words tell apart by what happened to them: "each creature that died this turn", "artifacts destroyed this way".
// Most of them are gone, so they are found by the marks of the turn, as they were then or last (608.2h).
import type { DeedSaid, Filter, ObjectRef, PlayerRef, Selection, Zone } from '../../cards/ability.ts';
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import type { TurnEvent } from '../game.ts';
import type { ObjectId } from '../ids.ts';
import type { Context, View } from '../view.ts';
import { isOther, marksIn, wasThat } from './deeds.ts';
import { movedMark } from './past.ts';
import { playersOf, zonesNamed } from './questions.ts';

/** A deed as it is asked for, by either wording. */
type Said = Pick<DeedSaid, 'when' | 'by' | 'to' | 'under' | 'place' | 'from' | 'combat' | 'denied'> & {
  readonly deed: DeedSaid['deed'] | 'untapped';
};

const YOU: PlayerRef = { kind: 'you' };
const turn = (deed: Said['deed'], more: Partial<Said> = {}): Said => ({ deed, when: 'thisTurn', ...more });
const yourGraveyard = { place: { zone: 'graveyard', player: YOU } } as const;

/** Deeds that are carried by name (`filterRelations.ts`). */
const BY_NAME: Readonly<Record<string, Said>> = {
  wasDealtDamageThisTurn: turn('wasDealtDamage'),
  wereDealtDamageThisTurn: turn('wasDealtDamage'),
  'that has been dealt damage this turn': turn('wasDealtDamage'),
  attackedThisTurn: turn('attacked'),
  blockedThisTurn: turn('blocked'),
  enteredThisTurn: turn('entered'),
  diedThisTurn: turn('died'),
  putIntoYourGraveyardThisTurn: turn('put', yourGraveyard),
  'put into your graveyard from the battlefield this turn': turn('put', { ...yourGraveyard, from: 'battlefield' }),
  'that was put there from the battlefield this turn': turn('put', { from: 'battlefield' }),
  'that were put there from the battlefield this turn': turn('put', { from: 'battlefield' }),
  'that was put there from anywhere this turn': turn('put', { from: 'anywhere' }),
  'that dealt damage to you this turn': turn('dealtDamage', { to: YOU }),
  'that dealt combat damage to you this turn': turn('dealtDamage', { to: YOU, combat: true }),
  'that dealt damage this turn': turn('dealtDamage'),
  'that blocked or was blocked this turn': turn('blockedOrWasBlocked'),
  "you've cycled or discarded this turn": turn('discarded', { by: YOU }),
  'that died this way': { deed: 'died', when: 'thisWay' },
  'put into a graveyard this way': { deed: 'put', place: { zone: 'graveyard' }, when: 'thisWay' },
  'put into that graveyard this way': { deed: 'put', place: { zone: 'graveyard' }, when: 'thisWay' },
  'put into graveyards this way': { deed: 'put', place: { zone: 'graveyard' }, when: 'thisWay' },
  'put onto the battlefield this way': { deed: 'put', place: { zone: 'battlefield' }, when: 'thisWay' },
  'dealt damage this way': { deed: 'wasDealtDamage', when: 'thisWay' },
};

const WAYS = [
  'destroyed',
  'exiled',
  'sacrificed',
  'discarded',
  'milled',
  'tapped',
  'untapped',
  'returned',
  'countered',
];
const WAY = new RegExp(`^(?:that (?:was|were) |(you|they) )?(${WAYS.join('|')}) this way$`);

/** Cards that are where they were, known by what the resolution has revealed. */
export const REVEALED = 'revealed this way';

/** Words about the past that are carried by name. */
const IS_PAST = /this (?:turn|way|combat)$|ThisTurn$/;

/** The deed that a quality speaks of, if it speaks of one. */
const deedOf = (filter: Filter): Said | undefined => {
  switch (filter.kind) {
    case 'did':
      return filter;
    case 'castBy':
      if (filter.thisTurn !== true && filter.perfect !== true) return undefined;
      return filter.thisTurn === true && filter.from === undefined ? turn('cast', { by: filter.player }) : UNKNOWN;
    case 'history': {
      if (filter.event === REVEALED) return undefined;
      const [, who, way] = WAY.exec(filter.event) ?? [];
      if (way !== undefined)
        return {
          deed: way === 'tapped' ? 'becameTapped' : (way as Said['deed']),
          when: 'thisWay',
          ...(who === undefined ? {} : { by: who === 'you' ? YOU : { kind: 'thatPlayer' } }),
        };
      return BY_NAME[filter.event] ?? (IS_PAST.test(filter.event) ? UNKNOWN : undefined);
    }
    default:
      return undefined;
  }
};

/** Of which no marks are kept. */
const UNKNOWN: Said = { deed: 'revealed', when: 'thisTurn' };

/** Which marks a deed leaves; undefined for what is not kept. */
const kindsOf = ({ deed, place, from }: Said): readonly string[] | undefined => {
  const zone = place?.zone;
  switch (deed) {
    case 'put':
      return zone === 'battlefield' ? ['entered'] : [movedMark(zone ?? 'graveyard')];
    case 'returned':
      if (zone === undefined) return [movedMark('hand'), 'entered'];
      return zone === 'battlefield' ? ['entered'] : [movedMark(zone)];
    case 'exiled':
      return [movedMark('exile')];
    case 'milled':
      return [movedMark('graveyard')];
    case 'left':
      return zone === undefined || zone === 'battlefield' ? ['left'] : undefined;
    case 'becameTapped':
      return ['tapped'];
    case 'attackedOrBlocked':
      return ['attacked', 'blocked'];
    case 'blockedOrWasBlocked':
      return ['blocked', 'wasBlocked'];
    case 'attackedWith':
      return ['attacked'];
    case 'played':
    case 'tapped':
      return undefined;
    case 'entered':
    case 'died':
    case 'attacked':
    case 'blocked':
    case 'wasBlocked':
    case 'wasDealtDamage':
    case 'dealtDamage':
    case 'destroyed':
    case 'sacrificed':
    case 'discarded':
    case 'countered':
    case 'cast':
    case 'created':
    case 'untapped':
      return zone === undefined && from === undefined ? [deed] : undefined;
    default:
      return undefined;
  }
};

/** Deeds whose marks say which player did it. */
const BY_PLAYER: ReadonlySet<string> = new Set([
  'sacrificed',
  'discarded',
  'exiled',
  'cast',
  'attackedWith',
  'created',
]);

/** Deeds whose marks keep both sides. */
const PAIRED: ReadonlySet<string> = new Set([
  'blocked',
  'wasBlocked',
  'wasDealtDamage',
  'dealtDamage',
  'blockedOrWasBlocked',
]);

const UNDER: ReadonlySet<string> = new Set(['entered', 'died', 'left', 'put', 'returned']);

const isBy = (view: View, ref: ObjectRef | PlayerRef | undefined, mark: TurnEvent, ctx: Context): boolean => {
  if (ref === undefined) return true;
  if (!isPlayerRef(ref)) return isOther(view, ref, mark, ctx);
  // Whose a card that was exiled is does not say who exiled it: you did, unless somebody else was told to.
  if (mark.by === undefined && mark.what === movedMark('exile')) return ref.kind === 'you';
  const who = mark.by ?? mark.player;
  return who !== undefined && playersOf(view, ref, ctx).includes(who);
};

const cameFrom = (mark: TurnEvent, { deed, from }: Said): boolean => {
  const zone: Zone | undefined = deed === 'milled' ? 'library' : from === 'anywhere' ? undefined : from;
  return zone === undefined || mark.from === zone;
};

/** The marks of a deed, whatever they are of; undefined where the game does not keep it. */
const marksOfDeed = (view: View, said: Said, ctx: Context): readonly TurnEvent[] | undefined => {
  const kinds = kindsOf(said);
  const marks = marksIn(view, said.when, ctx, kinds);
  const { deed, by, to, under, place } = said;
  if (kinds === undefined || marks === undefined) return undefined;
  if (by !== undefined && !(isPlayerRef(by) ? BY_PLAYER : PAIRED).has(deed)) return undefined;
  if (to !== undefined && deed !== 'dealtDamage') return undefined;
  if (under !== undefined && !UNDER.has(deed)) return undefined;
  const controls = under === undefined ? undefined : playersOf(view, under, ctx);
  // Whose graveyard or hand it is, is whose the card is; onto the battlefield it is under whose control.
  const whose = place?.player === undefined ? undefined : playersOf(view, place.player, ctx);
  return marks.filter(
    (mark) =>
      kinds.includes(mark.what) &&
      cameFrom(mark, said) &&
      (said.combat !== true || mark.combat === true) &&
      (controls === undefined || (mark.player !== undefined && controls.includes(mark.player))) &&
      (whose === undefined || (mark.player !== undefined && whose.includes(mark.player))) &&
      isBy(view, by, mark, ctx) &&
      isBy(view, to, mark, ctx),
  );
};

/** Whether a deed carried by name is true of an object that is there; undefined where that is not kept. */
export const didByName = (view: View, event: string, id: ObjectId, ctx: Context): boolean | undefined => {
  const said = deedOf({ kind: 'history', event });
  const marks = said === undefined ? undefined : marksOfDeed(view, said, ctx);
  return marks?.some((mark) => mark.object === id || mark.became === id);
};

/** Deeds after which a thing is still where it was. */
const STAYS: ReadonlySet<string> = new Set([
  'attacked',
  'blocked',
  'attackedOrBlocked',
  'blockedOrWasBlocked',
  'wasBlocked',
  'wasDealtDamage',
  'dealtDamage',
  'entered',
  'becameTapped',
  'untapped',
]);

/** Words that ask for what is there: "creature cards in your graveyard that …", "creatures you control that attacked this turn". */
const isOfNow = (filter: Filter, stays: boolean): boolean => {
  switch (filter.kind) {
    case 'inZone':
    case 'isRef':
      return true;
    case 'controlledBy':
      return stays && filter.past !== true;
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
      return stays;
    default:
      return false;
  }
};

/** The marks by which a set of the past is counted, each object once; undefined for a set that is asked of what is there. */
export const pastThings = (view: View, { filter }: Selection, ctx: Context): readonly TurnEvent[] | undefined => {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  const [said, more] = parts.flatMap((part) => deedOf(part) ?? []);
  if (said === undefined || more !== undefined || said.denied === true) return undefined;
  if (parts.some((part) => isOfNow(part, STAYS.has(said.deed)))) return undefined;
  const noun = parts.filter((part) => deedOf(part) === undefined);
  const draws = said.deed === 'drew' && noun.every(({ kind }) => kind === 'card');
  if (draws && said.when !== 'thisCombat' && said.by !== undefined && isPlayerRef(said.by)) {
    const who = playersOf(view, said.by, ctx);
    return marksIn(view, said.when, ctx)?.filter(
      ({ what, player }) => what === 'drew' && player !== undefined && who.includes(player),
    );
  }
  const marks = marksOfDeed(view, said, ctx);
  if (marks === undefined) {
    view.note({ code: 'filter-not-modelled', values: { filter: nameOf(parts, said) } });
    return [];
  }
  const rest: Filter = { kind: 'and', of: noun };
  const seen = new Set<ObjectId>();
  return marks.filter((mark) => {
    if (mark.object === undefined || seen.has(mark.object) || !wasThat(view, rest, mark, mark.object, ctx))
      return false;
    seen.add(mark.object);
    return true;
  });
};

/**
 * A set that has turned out empty, asked of what is there: where its words speak of what is gone, or of what nobody keeps, none
 * of it could be found, and that is said.
 */
export const noteMissed = (view: View, filter: Filter, ctx: Context): void => {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  for (const part of parts) {
    const said = deedOf(part);
    if (said === undefined) continue;
    const stays = STAYS.has(said.deed) || zonesNamed(view, part).length > 0;
    if (marksOfDeed(view, said, ctx) !== undefined && (stays || parts.some((one) => isOfNow(one, stays)))) continue;
    view.note({ code: 'filter-not-modelled', values: { filter: nameOf([part], said) } });
  }
};

const nameOf = (parts: readonly Filter[], { deed }: Said): string =>
  parts.flatMap((part) => (part.kind === 'history' ? [part.event] : []))[0] ?? deed;

/** What the game keeps of numbers of the past that go by a name; undefined for the others. */
export const pastNumber = (view: View, what: string, ctx: Context): number | undefined => {
  view.readsPast?.();
  const { history, players } = view.game;
  switch (what) {
    case 'creaturesDied':
      return history.filter((mark) => mark.what === 'died').length;
    case 'spellsCast':
      return history.filter((mark) => mark.what === 'cast' && mark.player === ctx.controller).length;
    case 'playersAttacked': {
      const attacking = view.inZone('battlefield').flatMap((id) => view.game.objects.get(id) ?? []);
      const yours = history.filter((mark) => mark.what === 'attacked' && mark.player === ctx.controller);
      const whom = yours.map(({ object }) => attacking.find(({ id }) => id === object)?.attacking);
      // Whom one that has left combat attacked is not kept.
      if (whom.includes(undefined)) return undefined;
      return new Set(whom.flatMap((target) => (target !== undefined && 'player' in target ? [target.player] : [])))
        .size;
    }
    case 'cardsDrawn':
      return players.find(({ id }) => id === ctx.controller)?.drawnThisTurn;
    case 'lifeGained':
      return history
        .filter((mark) => mark.what === 'gainedLife' && mark.player === ctx.controller)
        .reduce((sum, { amount = 0 }) => sum + amount, 0);
    default:
      return undefined;
  }
};
