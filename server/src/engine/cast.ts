// Casting a spell (601): the card goes to the stack, its choices are made and checked, its costs but mana are paid.

import type { Zone } from '../cards/ability.ts';
import type { KeywordId } from '../keywords/keywords.ts';
import type { Announcement, CardSource } from './action.ts';
import { announced, answersWith, castsLater, paysLater } from './announce.ts';
import { boardOf, type Ctx, conditionHolds, isMatch, objectsIn } from './ask.ts';
import { bestowIt } from './bestow.ts';
import { requireCastOnly } from './castOnly.ts';
import { answersOf } from './choose.ts';
import { namedIn, nothingPaid, type Paid, payCosts, payOrRefuseRest } from './costs.ts';
import { DISGUISED } from './faceDown.ts';
import type { StackDecisions, Target } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { costsOfKeyword } from './keywordAbilities.ts';
import { untargetable } from './legality.ts';
import { noteCosts } from './modelled.ts';
import { castableFrom, requireLeave } from './playFrom.ts';
import { hasKeyword, type Illegality } from './protection.ts';
import { isMatchOf } from './queries.ts';
import { bodiesOfSpell, castCostsOf, hasUnread, isPermanentSpell, namedCosts, unreadEnchant } from './spellText.ts';
import { refuseDuringSplitSecond, requireCastTime } from './timing.ts';
import { UP_KEYWORDS } from './turnUp.ts';
import {
  askingIn,
  changeObject,
  happen,
  noteNotModelled,
  objectOf,
  refuse,
  remember,
  takeCardId,
  type Work,
} from './work.ts';
import { addObject, removeObject, UPRIGHT } from './zones.ts';

export interface Casting {
  readonly player: PlayerId;
  readonly card: CardSource;
  readonly face?: string | undefined;
  readonly announce: Announcement;
  readonly fromZone?: Zone | undefined;
  /** Cast while something resolves: no window is asked for (608.2g). */
  readonly during?: boolean;
}

/** Brings a card from outside into a zone, without any event: where a statement says so, it was there all along. */
export const bringIn = (work: Work, card: CardSource, zone: Zone): ObjectId => {
  if ('object' in card) {
    if (objectOf(work, card.object) === undefined) {
      refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
    }
    return card.object;
  }
  return addObject(work, {
    card: takeCardId(work),
    base: { kind: 'card', card: card.outside },
    zone,
    owner: card.owner,
    controller: card.owner,
    cause: work.cause,
  });
};

const faceIndex = (work: Work, id: ObjectId, face: string | undefined): number => {
  const base = objectOf(work, id)?.base;
  if (face === undefined || base === undefined || !('card' in base) || base.card === undefined) return 0;
  const index = base.card.faces.findIndex((one) => one.name.toLowerCase() === face.toLowerCase());
  if (index <= 0) return 0;
  const layout = base.card.layout;
  if (layout === 'flip' || layout === 'transform') {
    return refuse({ code: 'cast.face', rule: '712.8a', slot: { slot: 'object' }, values: { face } });
  }
  return index;
};

const withCost = (casting: Casting, name: string): Casting =>
  asksFor(casting, name)
    ? casting
    : { ...casting, announce: { ...casting.announce, costs: [...(casting.announce.costs ?? []), name] } };

const asksFor = ({ announce }: Casting, name: string): boolean =>
  announce.costs?.some((cost) => cost.toLowerCase() === name) === true;

/** Puts a card onto the stack as a spell of that player (601.2a). */
const putOnStack = (work: Work, id: ObjectId, casting: Casting): ObjectId => {
  const object = objectOf(work, id);
  if (object === undefined) return refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
  const face = faceIndex(work, id, casting.face);
  const disguised = casting.announce.faceDown === true && hasKeyword(work.game, id, 'disguise');
  // what decides on the targets is announced before them (601.2b)
  const costs = (['overload', 'kicker'] as const).filter(
    (name) => asksFor(casting, name) && hasKeyword(work.game, id, name),
  );
  // Nothing looks back at a card that has become a spell.
  removeObject(work, id, 'forgotten');
  return addObject(work, {
    card: object.card,
    base: object.base,
    zone: 'stack',
    owner: object.owner,
    controller: casting.player,
    cause: work.cause,
    more: {
      face,
      ...(disguised ? { faceDownValues: DISGUISED } : {}),
      status: { ...UPRIGHT, faceDown: casting.announce.faceDown === true },
      stack: {
        targets: [],
        modes: [],
        division: [],
        costs,
        sacrificed: [],
        discarded: [],
        tapped: [],
        answers: answersOf(casting.announce.answers),
      },
    },
  });
};

/** Whether the printed card may be cast face down: it has morph or a keyword of its kind (702.37). */
const canBeFaceDown = (work: Work, id: ObjectId): boolean =>
  UP_KEYWORDS.some((keyword) => hasKeyword(work.game, id, keyword));

const prohibit = (work: Work, id: ObjectId, player: PlayerId): void => {
  refuseDuringSplitSecond(work, id);
  for (const { rule, players, effect, objects } of boardOf(work.game).rules) {
    if (rule.rule !== 'cant') continue;
    const forbidsPlayer = rule.what === 'cast' && (players === undefined || players.includes(player));
    const forbidsSpell = rule.what === 'beCast' && (objects === undefined || objects.includes(id));
    if (!forbidsPlayer && !forbidsSpell) continue;
    if (rule.by !== undefined && !isMatchOf(work.game, boardOf(work.game), effect, rule.by, id)) continue;
    refuse({
      code: 'cast.prohibited',
      rule: '101.2',
      because: [
        {
          code: 'rule',
          cause: effect.cause,
          ...(effect.source === undefined ? {} : { object: effect.source }),
          values: { source: effect.sourceName },
        },
      ],
    });
  }
};

/** Keywords that help to pay for spells, in the order in which the sentence that gives them lists them. */
const HELPING = ['convoke', 'delve', 'improvise'] as const;

/** "Creature spells you cast have convoke", "as long as you control a Bear, this spell has convoke" (702.51a). */
const isGivenToSpell = (work: Work, id: ObjectId, name: string): boolean =>
  boardOf(work.game).rules.some(({ rule, effect }) => {
    if (rule.rule !== 'frame' || rule.frame !== 'spellsHave') return false;
    const [what, , which] = rule.parts;
    if (what?.part !== 'objects' || which?.part !== 'choice' || HELPING[which.choice] !== name) return false;
    const ctx: Ctx = { you: effect.controller, ...(effect.source === undefined ? {} : { self: effect.source }) };
    const { ref } = what;
    return ref.kind === 'all'
      ? isMatch(work.game, ref.selection.filter, id, ctx)
      : objectsIn(work.game, ref, ctx).includes(id);
  });

const paySpell = (
  work: Work,
  id: ObjectId,
  casting: Casting,
  ctx: Ctx,
  paid: Paid,
  given: readonly string[],
): readonly string[] => {
  const asked = (casting.announce.costs ?? []).map((name) => name.toLowerCase());
  const payment = { player: casting.player, self: id, announce: casting.announce, ctx };
  const keywords = namedCosts(work.game, id);
  const known = [...given];
  for (const cost of castCostsOf(work.game, id)) {
    const name = cost.name?.toLowerCase();
    if (cost.condition !== undefined && !conditionHolds(work.game, cost.condition, ctx)) continue;
    // A cost without a name is chosen by saying what it takes: "you may exile a blue card rather than pay …" (118.9).
    const said = cost.costs.some((part) => (namedIn(casting.announce, part.pay)?.length ?? 0) > 0);
    const wanted = cost.form === 'additional' || (name === undefined ? said : asked.includes(name));
    if (name !== undefined) known.push(name);
    if (wanted) payCosts(work, cost.costs, payment, paid);
  }
  for (const [name, costs] of keywords) {
    known.push(name);
    if (asked.includes(name)) for (const cost of costs) payCosts(work, costsOfKeyword(cost), payment, paid);
  }
  const strange = hasUnread(boardOf(work.game).objects.get(id))
    ? undefined
    : asked.find((name) => !known.includes(name) && !known.some((one) => name.startsWith(one)));
  if (strange !== undefined) {
    refuse({ code: 'cost.unknown', rule: '601.2b', slot: { slot: 'cost' }, values: { cost: strange } });
  }
  noteCosts(work, asked, id);
  const has = (...names: readonly KeywordId[]): boolean =>
    names.some((name) => hasKeyword(work.game, id, name) || isGivenToSpell(work, id, name));
  if (!hasUnread(boardOf(work.game).objects.get(id))) {
    payOrRefuseRest(work, casting.announce, paid, {
      tap: has('convoke', 'improvise'),
      exile: has('delve'),
      later: bodiesOfSpell(work.game, id).some(paysLater),
    });
  }
  return asked;
};

/** Whether a target is an opponent, what one controls, or a card in a graveyard of theirs (700.13). */
const isOfOpponent = (work: Work, player: PlayerId, target: Target): boolean => {
  if ('player' in target) return target.player !== player;
  const object = objectOf(work, target.object);
  if (object === undefined) return false;
  if (object.zone === 'graveyard') return object.owner !== player;
  const there = object.zone === 'battlefield' || object.zone === 'stack';
  return there && boardOf(work.game).objects.get(object.id)?.controller !== player;
};

/** Says that objects and players have become targets (702.21, "becomes the target of …"); a copy of a spell is no crime (700.13). */
export const tellTargets = (
  work: Work,
  source: ObjectId,
  player: PlayerId,
  targets: readonly (readonly Target[])[],
  copied = false,
): void => {
  if (!copied && targets.flat().some((target) => isOfOpponent(work, player, target)))
    remember(work, 'committedACrime', source, player);
  for (const target of targets.flat()) {
    happen(work, {
      event: 'becameTarget',
      source,
      player,
      target,
      ...('object' in target ? { object: target.object } : {}),
    });
  }
};

/** The same for a permanent card's colour word X or a spell's own cost. */
export const needsX = (work: Work, id: ObjectId): boolean =>
  objectOf(work, id)?.status.faceDown !== true &&
  (boardOf(work.game).objects.get(id)?.manaCost ?? []).some((symbol) => symbol.kind === 'variable');

/** What keeps the spell away from the objects named as its targets, whenever it is cast (702.11, 702.16, 702.18). */
const barring = ({ game }: Work, id: ObjectId, { announce, player }: Casting): Illegality['because'] =>
  (announce.targets ?? [])
    .flat()
    .flatMap((target) => ('object' in target ? (untargetable(game, target.object, player, id)?.because ?? []) : []));

/** Casts a spell; it is on the stack afterwards. Refuses what 601 forbids. */
export const castSpell = (work: Work, casting: Casting): ObjectId => {
  const before = work.game;
  const from = bringIn(
    work,
    casting.card,
    casting.fromZone ?? (castableFrom('graveyard').some((name) => asksFor(casting, name)) ? 'graveyard' : 'hand'),
  );
  const zone = objectOf(work, from)?.zone ?? 'hand';
  const faceDown = casting.announce.faceDown === true;
  if (zone === 'battlefield' || zone === 'stack') {
    refuse({ code: 'cast.zone', rule: '601.2a', slot: { slot: 'object' }, values: { zone } });
  }
  if (faceDown && !canBeFaceDown(work, from)) {
    refuse({ code: 'cast.faceDown', rule: '702.37c', slot: { slot: 'object' } });
  }
  if (casting.during !== true) requireLeave(work, casting.player, from, 'cast', faceIndex(work, from, casting.face));
  // An ability that lets a card be cast is what it still has as it is cast, wherever it had it from (400.7).
  const given = zone === 'graveyard' && hasKeyword(work.game, from, 'flashback') ? ['flashback'] : [];
  // What is cast from there by it is cast with it, whether the line says so or not (702.34a).
  const isBy = given.length > 0 && !castableFrom(zone).some((name) => name !== 'flashback' && asksFor(casting, name));
  const id = putOnStack(work, from, casting);
  const state = boardOf(work.game).objects.get(id);
  if (state === undefined) return refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
  if (!faceDown && state.types.includes('Land')) {
    refuse({ code: 'cast.land', rule: '305.9', slot: { slot: 'object' } });
  }
  const barred = (): Illegality['because'] => barring(work, id, casting);
  if (casting.during !== true) requireCastTime(work, before, id, state, casting.player, faceDown, barred);
  // 601.3e, 702.103d: what may be cast is judged as it would be on the stack, an Aura where it is bestowed.
  if (asksFor(casting, 'bestow') && hasKeyword(work.game, id, 'bestow')) bestowIt(work, id);
  prohibit(work, id, casting.player);
  requireCastOnly(work, before, id, casting.player);
  const ctx: Ctx = { you: casting.player, self: id, ...askingIn(work) };
  const enchant = unreadEnchant(boardOf(work.game).objects.get(id));
  if (enchant !== undefined) {
    noteNotModelled(work, 'text.unread', { card: state.name, text: enchant }, id);
    refuse({ code: 'enchant.unread', rule: '702.5a', slot: { slot: 'object' }, values: { enchant } });
  }
  const bodies = bodiesOfSpell(work.game, id);
  const made = announced(work, {
    bodies,
    castsLater: bodies.some(castsLater),
    ctx,
    source: id,
    announce: casting.announce,
    needsX: needsX(work, id),
    ...(boardOf(work.game).objects.get(id)?.subtypes.includes('Aura') === true && isPermanentSpell(state)
      ? { rule: '303.4a' }
      : {}),
    unread: !isPermanentSpell(state) && hasUnread(state),
  });
  const paid = nothingPaid();
  const withX: Ctx = made.x === undefined ? ctx : { ...ctx, x: made.x };
  const costs = faceDown ? [] : paySpell(work, id, isBy ? withCost(casting, 'flashback') : casting, withX, paid, given);
  const decisions: StackDecisions = {
    targets: made.targets,
    modes: made.modes,
    division: made.division,
    costs,
    sacrificed: paid.sacrificed,
    discarded: paid.discarded,
    tapped: paid.tapped,
    answers: answersWith(casting.announce, bodies, made.targets.length),
    ...(made.x === undefined ? {} : { x: made.x }),
  };
  changeObject(work, id, { stack: decisions });
  remember(work, 'cast', id, casting.player, zone);
  happen(work, { event: 'cast', object: id, player: casting.player, from: zone });
  tellTargets(work, id, casting.player, made.targets);
  return id;
};
