// Paying: every cost but mana is carried out, and one that can't be paid is illegal (118, 601.2h). Mana is shown, never paid.
import type { CostPart, Selection } from '../cards/ability.ts';
import type { Announcement } from './action.ts';
import { amountIn, boardOf, type Ctx, objectsIn, selectIn } from './ask.ts';
import { countersOn } from './counters.ts';
import { addCounters } from './enter.ts';
import type { Game, LastKnown } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { prohibitions } from './protection.ts';
import { printWanted } from './whyNot.ts';
import {
  changeObject,
  changePlayer,
  changeStatus,
  happen,
  noteNotModelled,
  objectOf,
  playerOf,
  refuse,
  type Work,
} from './work.ts';
import { lastKnownIn, moveTo, zoneOf } from './zones.ts';

export interface Payment {
  readonly player: PlayerId;
  readonly self: ObjectId;
  readonly announce: Announcement;
  readonly ctx: Ctx;
}

/** What was used up in paying; effects refer to it (706.9, 608.2h). */
export interface Paid {
  readonly sacrificed: LastKnown[];
  readonly discarded: LastKnown[];
  readonly tapped: ObjectId[];
  /** Everything a cost took: what was named beyond it, nothing asked for. */
  readonly used: Set<ObjectId>;
}

export const nothingPaid = (): Paid => ({ sacrificed: [], discarded: [], tapped: [], used: new Set() });

const cannot = (code: string, rule = '118.3'): never => refuse({ code, rule, slot: { slot: 'cost' } });

/** Taps an untapped permanent; refuses when it is tapped. */
/** Taps something as a cost; of what is tapped to crew, its event says which Vehicle (702.122c). */
const tapIt = (work: Work, id: ObjectId, crewed?: ObjectId): void => {
  if (objectOf(work, id)?.status.tapped !== false) cannot('cost.tapped', '118.3');
  changeStatus(work, id, { tapped: true });
  const of = crewed === undefined ? {} : { target: { object: crewed }, values: { to: 'crew' } };
  happen(work, { event: 'tapped', object: id, ...of });
};

/** A sacrifice moves a permanent its controller controls to the graveyard (701.17). */
export const sacrificeIt = (work: Work, id: ObjectId, by: PlayerId): LastKnown | undefined => {
  const state = boardOf(work.game).objects.get(id);
  if (state === undefined || objectOf(work, id)?.zone !== 'battlefield' || state.controller !== by) return undefined;
  if (prohibitions(work.game, id, 'beSacrificed').length > 0) return undefined;
  const known = lastKnownIn(work.game, id);
  happen(work, { event: 'sacrificed', object: id, player: by, ...(known === undefined ? {} : { lastKnown: known }) });
  moveTo(work, id, 'graveyard', { known });
  return known;
};

export const discardIt = (work: Work, id: ObjectId, by: PlayerId): LastKnown | undefined => {
  const known = lastKnownIn(work.game, id);
  happen(work, { event: 'discarded', object: id, player: by, ...(known === undefined ? {} : { lastKnown: known }) });
  moveTo(work, id, 'graveyard', { known });
  return known;
};

/** Loses counters; false when there are too few. */
export const removeCounters = (work: Work, id: ObjectId, kind: string | undefined, count: number): boolean => {
  const object = objectOf(work, id);
  if (object === undefined) return false;
  let left = count;
  const counters = object.counters.flatMap((stack) => {
    if ((kind !== undefined && stack.kind !== kind) || left <= 0) return [stack];
    const taken = Math.min(left, stack.count);
    left -= taken;
    if (taken > 0)
      happen(work, { event: 'counters', object: id, amount: -taken, values: { kind: stack.kind, change: -taken } });
    return stack.count === taken ? [] : [{ ...stack, count: stack.count - taken }];
  });
  changeObject(work, id, { counters });
  return left <= 0;
};

/** Untaps a permanent; a stun counter is removed instead (122.1d). Whether it has untapped. */
export const untapIt = (work: Work, id: ObjectId): boolean => {
  if (countersOn(work.game, id, 'stun') > 0) {
    removeCounters(work, id, 'stun', 1);
    return false;
  }
  changeStatus(work, id, { tapped: false });
  happen(work, { event: 'untapped', object: id });
  return true;
};

/** Takes a shield counter off what had one before this moment, once a moment; whether there was one (122.1c). */
export const removeShield = (work: Work, before: Game, id: ObjectId): boolean => {
  const had = countersOn(before, id, 'shield');
  if (had > 0 && countersOn(work.game, id, 'shield') === had) removeCounters(work, id, 'shield', 1);
  return had > 0;
};

/** The objects that a statement names for a kind of payment. */
export const namedIn = (announce: Announcement, pay: string): readonly ObjectId[] | undefined => {
  switch (pay) {
    case 'sacrifice':
      return announce.sacrificing;
    case 'discard':
      return announce.discarding;
    case 'exile':
      return announce.exiling;
    case 'tap':
      return announce.tapping;
    default:
      return undefined;
  }
};

/** The objects a cost part uses: those named, or all that there are when no choice is left. */
const pick = (
  work: Work,
  part: Extract<CostPart, { pay: 'sacrifice' | 'discard' | 'tap' | 'exile' | 'return' | 'untap' | 'reveal' }>,
  payment: Payment,
  used: ReadonlySet<ObjectId>,
): readonly ObjectId[] => {
  const count = amountIn(work.game, part.count, payment.ctx);
  const inHand = (part.pay === 'discard' || part.pay === 'reveal') && part.selection.zone === undefined;
  const selection: Selection = inHand ? { ...part.selection, zone: 'hand' } : part.selection;
  const board = boardOf(work.game);
  const from = selectIn(work.game, selection, payment.ctx).filter((id) => {
    if (used.has(id)) return false;
    const object = objectOf(work, id);
    if (object === undefined) return false;
    const holder = object.zone === 'battlefield' ? board.objects.get(id)?.controller : object.owner;
    if (holder !== payment.player) return false;
    if (part.pay === 'tap') return !object.status.tapped;
    return part.pay !== 'sacrifice' || prohibitions(work.game, id, 'beSacrificed').length === 0;
  });
  const named = (namedIn(payment.announce, part.pay) ?? []).filter((id) => !used.has(id));
  const legal = from.map((object) => ({ object }));
  const values = { pay: part.pay, count, asked: printWanted(part.selection.filter) };
  if (named.length > 0) {
    // Of what is named for several who pay, each takes what they can.
    const fit = named.filter((id) => from.includes(id));
    const chosen = (fit.length < count ? named : fit).slice(0, count);
    const wrong = chosen.find((id) => !from.includes(id));
    if (wrong !== undefined) {
      return refuse({ code: 'cost.illegal', rule: '118.3', slot: { slot: 'cost' }, values, legal });
    }
    if (chosen.length === count) return chosen;
  }
  if (from.length < count) {
    return refuse({ code: 'cost.unpayable', rule: '118.3', slot: { slot: 'cost' }, values });
  }
  if (from.length === count) return from;
  return refuse({
    code: 'cost.missing',
    rule: '601.2h',
    slot: { slot: 'cost' },
    values,
    legal,
  });
};

const paySelf = (work: Work, pay: string, payment: Payment, paid: Paid): void => {
  const self = payment.self;
  const object = objectOf(work, self);
  if (object === undefined) {
    cannot('cost.gone');
    return;
  }
  switch (pay) {
    case 'tapSelf':
      tapIt(work, self);
      return;
    case 'untapSelf':
      if (!object.status.tapped) cannot('cost.untapped');
      untapIt(work, self);
      return;
    case 'sacrificeSelf': {
      const known = sacrificeIt(work, self, payment.player);
      if (known === undefined) {
        cannot('cost.unpayable');
        return;
      }
      paid.sacrificed.push(known);
      return;
    }
    case 'exileSelf':
      moveTo(work, self, 'exile');
      return;
    case 'discardSelf': {
      if (object.zone !== 'hand') {
        cannot('cost.unpayable');
        return;
      }
      const known = discardIt(work, self, payment.player);
      if (known !== undefined) paid.discarded.push(known);
      return;
    }
    case 'returnSelf':
      moveTo(work, self, 'hand');
      return;
    default:
      return;
  }
};

/** Costs that are carried by their name. */
const payOther = (work: Work, verb: string, payment: Payment, paid: Paid): void => {
  switch (verb) {
    case 'discardHand':
      for (const card of zoneOf(work.game, 'hand', payment.player)) {
        const known = discardIt(work, card, payment.player);
        if (known !== undefined) paid.discarded.push(known);
      }
      return;
    default:
      noteNotModelled(work, 'cost', { verb });
  }
};

/** Of two ways to pay, the one for which something is named; where nothing is, the one that takes no object (601.2b). */
const saidOf = (parts: readonly CostPart[], announce: Announcement): CostPart | undefined => {
  const said = parts.filter(({ pay }) => (namedIn(announce, pay)?.length ?? 0) > 0);
  const [only, more] = said.length > 0 ? said : parts.filter((part) => !('selection' in part));
  return more === undefined || (only?.pay === 'mana' && more.pay === 'mana') ? only : undefined;
};

const payOne = (work: Work, part: CostPart, payment: Payment, paid: Paid, used: Set<ObjectId>): void => {
  switch (part.pay) {
    case 'mana':
      return;
    case 'tapSelf':
    case 'untapSelf':
    case 'sacrificeSelf':
    case 'exileSelf':
    case 'discardSelf':
    case 'returnSelf':
      if (part.from !== undefined && objectOf(work, payment.self)?.zone !== part.from) cannot('cost.unpayable');
      paySelf(
        work,
        part.pay,
        part.granter === true ? { ...payment, self: payment.ctx.granter ?? payment.self } : payment,
        paid,
      );
      return;
    case 'revealSelf':
      if (objectOf(work, payment.self)?.zone !== 'hand') cannot('cost.unpayable');
      return;
    case 'sacrifice':
    case 'discard':
    case 'tap':
    case 'exile':
    case 'return':
    case 'untap':
    case 'reveal': {
      const chosen = pick(work, part, payment, used);
      for (const id of chosen) {
        used.add(id);
        paid.used.add(id);
        if (part.pay === 'sacrifice') {
          const known = sacrificeIt(work, id, payment.player);
          if (known === undefined) cannot('cost.unpayable');
          else paid.sacrificed.push(known);
        } else if (part.pay === 'discard') {
          const known = discardIt(work, id, payment.player);
          if (known !== undefined) paid.discarded.push(known);
        } else if (part.pay === 'tap') {
          tapIt(work, id);
          paid.tapped.push(id);
        } else if (part.pay === 'untap') untapIt(work, id);
        else if (part.pay === 'exile') moveTo(work, id, 'exile');
        else if (part.pay === 'return') moveTo(work, id, 'hand');
      }
      return;
    }
    case 'life': {
      const amount = amountIn(work.game, part.amount, payment.ctx);
      const life = playerOf(work.game, payment.player).life;
      if (life < amount) cannot('cost.life', '119.4');
      changePlayer(work, payment.player, { life: life - amount });
      happen(work, { event: 'life', player: payment.player, amount: -amount });
      return;
    }
    case 'removeCounters': {
      const on = part.from === undefined ? payment.self : objectsIn(work.game, part.from, payment.ctx)[0];
      const count = amountIn(work.game, part.count, payment.ctx);
      if (on === undefined || !removeCounters(work, on, part.counter, count)) cannot('cost.counters');
      return;
    }
    case 'putCounters': {
      const on = part.from === undefined ? payment.self : objectsIn(work.game, part.from, payment.ctx)[0];
      if (on !== undefined) addCounters(work, on, part.counter, amountIn(work.game, part.count, payment.ctx), 'cost');
      return;
    }
    case 'loyalty': {
      const x = payment.announce.x ?? 0;
      const change = part.change === 'x' ? x : part.change === '-x' ? -x : part.change;
      if (change >= 0) {
        addCounters(work, payment.self, 'loyalty', change, 'cost');
        return;
      }
      if (!removeCounters(work, payment.self, 'loyalty', -change)) cannot('cost.loyalty', '606.6');
      return;
    }
    case 'either': {
      const one = saidOf(part.of, payment.announce);
      if (one === undefined) noteNotModelled(work, 'cost', { verb: part.pay });
      else payOne(work, one, payment, paid, used);
      return;
    }
    case 'act':
    case 'exert':
      noteNotModelled(work, 'cost', { verb: part.pay });
      return;
    case 'other':
      payOther(work, part.verb, payment, paid);
      return;
  }
};

/** Pays all parts in order, mana aside; refuses the action when one can't be paid. */
export const payCosts = (work: Work, costs: readonly CostPart[], payment: Payment, paid: Paid): void => {
  const used = new Set<ObjectId>();
  // {T} and {Q} come first, so that the object is still there when it is sacrificed for the same cost.
  const first = costs.filter((part) => part.pay === 'tapSelf' || part.pay === 'untapSelf');
  for (const part of [...first, ...costs.filter((other) => !first.includes(other))]) {
    payOne(work, part, payment, paid, used);
  }
};

/** What was exiled to pay, where the cost took nothing else. */
export const exiledBy = (costs: readonly CostPart[], paid: Paid): { readonly exiled?: readonly ObjectId[] } => {
  const [only, more] = costs.filter((part) => 'selection' in part);
  return only?.pay === 'exile' && more === undefined ? { exiled: [...paid.used] } : {};
};

/**
 * Objects named for costs that no cost took: a slip of the pen (118.3), unless a keyword lets them pay for mana (convoke,
 * improvise and crew tap them, delve exiles them).
 */
export const payOrRefuseRest = (
  work: Work,
  announce: Announcement,
  paid: Paid,
  instead: { readonly tap: boolean; readonly exile: boolean; readonly later?: boolean; readonly crewed?: ObjectId },
): readonly ObjectId[] => {
  const rest = (named: readonly ObjectId[] | undefined): readonly ObjectId[] =>
    (named ?? []).filter((id) => !paid.used.has(id));
  const tapped = rest(announce.tapping);
  const exiled = rest(announce.exiling);
  const others = [...rest(announce.sacrificing), ...rest(announce.discarding)];
  if (instead.later === true) return [];
  if (others.length > 0 || (tapped.length > 0 && !instead.tap) || (exiled.length > 0 && !instead.exile)) {
    refuse({ code: 'cost.unasked', rule: '118.3', slot: { slot: 'cost' } });
  }
  for (const id of tapped) tapIt(work, id, instead.crewed);
  for (const id of exiled) moveTo(work, id, 'exile');
  return tapped;
};

/** Whether a cost holds {X}, so that X must be announced. */
export const costsNeedX = (costs: readonly CostPart[]): boolean =>
  costs.some(
    (part) =>
      (part.pay === 'mana' && part.cost.some((symbol) => symbol.kind === 'variable')) ||
      (part.pay === 'loyalty' && typeof part.change === 'string') ||
      ('count' in part && part.count.kind === 'x'),
  );
