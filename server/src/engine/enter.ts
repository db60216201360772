// Entering the battlefield, the one way in: what the object would be there → its "as enters" replacements and copies → choices → counters, status, host → there.

import { KEYWORDS_ENTERING_WITH } from '../keywords/keywords.ts';
import { amountIn, boardOf } from './ask.ts';
import { choose } from './choose.ts';
import { addCounters } from './counters.ts';
import { applyEnters, type Entering } from './enterAs.ts';
import { entersPlainly } from './enterPlainly.ts';
import { enterUnderOpponent } from './enterUnder.ts';
import { looksFor } from './evaluate.ts';
import type { Game, GameObject, Target } from './game.ts';
import { attachmentKind, explainIllegalHost, legalHosts } from './hosts.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { isInert } from './layers/steady.ts';
import { keywordsNamed, textOf } from './protection.ts';
import { stopBeingCreature } from './reconfigure.ts';
import { exiledInsteadOfEntering } from './replaced.ts';
import { enterWorld } from './sbaUnique.ts';
import { unreadEnchant } from './spellText.ts';
import { keptAway, withHostReasons } from './whyNot.ts';
import {
  changeObject,
  changeStatus,
  happen,
  noteNotModelled,
  objectOf,
  refuse,
  spend,
  type Work,
  warn,
} from './work.ts';
import { addObject, lastKnownIn, moveTo, removeObject, UPRIGHT } from './zones.ts';

export { addCounters } from './counters.ts';
export type { Entering } from './enterAs.ts';

const settleCounters = (work: Work, id: ObjectId): void => {
  for (const [keyword, { kind, ifPaid }] of KEYWORDS_ENTERING_WITH) {
    // 702.176a: only where its impending cost was paid.
    if (ifPaid === true && objectOf(work, id)?.paid?.costs.includes(keyword) !== true) continue;
    for (const { keyword: ability } of keywordsNamed(work.game, id, keyword)) {
      const you = boardOf(work.game).objects.get(id)?.controller ?? (0 as PlayerId);
      const count = ability.amount === undefined ? 0 : amountIn(work.game, ability.amount, { you, self: id });
      addCounters(work, id, kind, count);
    }
  }
  const state = boardOf(work.game).objects.get(id);
  if (state?.types.includes('Planeswalker') === true && state.loyalty !== undefined) {
    addCounters(work, id, 'loyalty', state.loyalty);
  }
  // A Saga enters with a lore counter (714.3a).
  if (state?.subtypes.includes('Saga') === true) addCounters(work, id, 'lore', 1);
  if (state?.types.includes('Battle') === true && state.defense !== undefined) {
    addCounters(work, id, 'defense', state.defense);
  }
};

/** What enters at the same moment is not there yet: it is neither a host nor in the way of one (303.4f). */
const withoutTogether = (work: Work): Game => {
  if (work.together.length === 0) return work.game;
  let { objects } = work.game;
  for (const id of work.together) {
    const object = objects.get(id);
    if (object !== undefined) objects = objects.with(id, { ...object, status: { ...object.status, phasedOut: true } });
  }
  return { ...work.game, objects };
};

/** What is set up is there already: it makes its host what it can be attached to (702.6d). */
const staysOnceThere = (game: Game, id: ObjectId, host: Target): boolean => {
  const object = game.objects.get(id);
  if (object === undefined) return false;
  const objects = game.objects.with(id, { ...object, attachedTo: host });
  return explainIllegalHost({ ...game, objects }, id, host) === undefined;
};

/** The host of what enters: given, chosen, or none; false when an Aura has nothing legal to enchant (303.4f–g). */
const findHost = (work: Work, id: ObjectId, entering: Entering): boolean => {
  const object = objectOf(work, id);
  if (object === undefined || object.attachedTo !== undefined) return true;
  const kind = attachmentKind(work.game, id);
  const game = withoutTogether(work);
  const given = entering.host ?? entering.attachedBy ?? entering.as.attachedTo ?? entering.queue.answers.attachedTo;
  if (given !== undefined) entering.queue.hosted = true;
  if (kind === undefined || object.status.faceDown) {
    if (given !== undefined && entering.host === undefined) {
      return refuse({ code: 'attach.noAttachment', rule: '303.4', slot: { slot: 'attachedTo' } });
    }
    return true;
  }
  if (given !== undefined) {
    const why = explainIllegalHost(game, id, given);
    if (why === undefined || (work.quiet && staysOnceThere(game, id, given))) {
      stopBeingCreature(work, id, given);
      changeObject(work, id, { attachedTo: given });
      return true;
    }
    if (entering.host !== undefined || entering.attachedBy !== undefined) return false;
    if (legalHosts(game, id).length === 0 && kind === 'aura') return false;
    const { code, values, because, rule } = withHostReasons(game, why, id, given);
    return refuse({
      code,
      rule: kind === 'aura' ? '303.4f' : rule,
      also: kind === 'aura' ? ['303.4i'] : [],
      slot: { slot: 'attachedTo' },
      values: values ?? {},
      because,
      legal: legalHosts(game, id),
    });
  }
  if (kind !== 'aura' || boardOf(work.game).objects.get(id)?.types.includes('Creature') === true) return true;
  if (keywordsNamed(work.game, id, 'enchant').length === 0) return true;
  const legal = legalHosts(game, id).filter((host) => entering.mayEnchant?.(host) !== false);
  if (legal.length === 0) return false;
  const value = choose(entering.queue, {
    what: 'host',
    rule: '303.4f',
    options: legal.map((host) =>
      'object' in host ? { kind: 'object', object: host.object } : { kind: 'player', player: host.player },
    ),
    kinds: ['object', 'player'],
  });
  if (value?.kind === 'object') changeObject(work, id, { attachedTo: { object: value.object } });
  else if (value?.kind === 'player') changeObject(work, id, { attachedTo: { player: value.player } });
  return true;
};

/** What an Aura says it may enchant, for messages. */
const enchantOf = (game: Game, id: ObjectId): Readonly<Record<string, string>> => {
  const [enchant] = keywordsNamed(game, id, 'enchant');
  return enchant === undefined ? {} : { enchant: textOf(enchant.instance) };
};

/** D25: what was changed on a permanent spell stays changed on the permanent it becomes. */
const carryOver = (work: Work, from: ObjectId, to: ObjectId): void => {
  const touches = work.game.effects.some(
    (effect) => effect.affected.kind === 'objects' && effect.affected.objects.includes(from),
  );
  if (!touches) return;
  work.game = {
    ...work.game,
    effects: work.game.effects.map((effect) =>
      effect.affected.kind === 'objects' && effect.affected.objects.includes(from)
        ? {
            ...effect,
            affected: { kind: 'objects', objects: effect.affected.objects.map((id) => (id === from ? to : id)) },
          }
        : effect,
    ),
  };
};

const place = (work: Work, entering: Entering): { readonly id: ObjectId; readonly old: GameObject | undefined } => {
  const as = entering.as;
  const old = 'object' in entering.what ? objectOf(work, entering.what.object) : undefined;
  const card = old?.card ?? ('card' in entering.what ? entering.what.card : undefined);
  const base = old?.base ?? ('card' in entering.what ? entering.what.base : undefined);
  const owner = old?.owner ?? ('card' in entering.what ? entering.what.owner : undefined);
  if (card === undefined || base === undefined || owner === undefined) {
    return refuse({ code: 'object.gone', rule: '400.7', slot: { slot: 'object' } });
  }
  if (old !== undefined) removeObject(work, old.id, lastKnownIn(work.game, old.id));
  const stack = old?.stack;
  const listed = as.faceDownValues ?? old?.faceDownValues;
  const id = addObject(work, {
    card,
    base,
    zone: 'battlefield',
    owner,
    controller: entering.under,
    cause: work.cause,
    more: {
      status: {
        ...UPRIGHT,
        tapped: as.tapped === true,
        flipped: as.flipped === true,
        faceDown: as.faceDown !== undefined && as.faceDown !== false,
      },
      face: as.transformed === true ? 1 : old?.zone === 'stack' ? old.face : 0,
      ...(as.faceDown === 'manifested' ? { manifested: true } : {}),
      ...(as.faceDown === undefined || listed === undefined ? {} : { faceDownValues: listed }),
      ...(stack === undefined
        ? as.x === undefined
          ? {}
          : { paid: { costs: [], x: as.x } }
        : {
            paid: {
              costs: stack.costs,
              ...(old === undefined ? {} : { spell: old.id }),
              ...(stack.x === undefined ? {} : { x: stack.x }),
            },
          }),
    },
  });
  if (old !== undefined && old.zone === 'stack') carryOver(work, old.id, id);
  return { id, old };
};

/** 712.14a: what is no double-faced card and is to be put onto the battlefield transformed stays where it is. */
const hasNoOtherFace = (work: Work, { what, as }: Entering): boolean => {
  if (as.transformed !== true || !('object' in what)) return false;
  const base = objectOf(work, what.object)?.base;
  if (base?.kind === 'card' && base.card.layout === 'transform' && base.card.faces.length > 1) return false;
  happen(work, { event: 'didNothing', object: what.object, rule: '712.14a' });
  return true;
};

/** 400.4a: an instant or sorcery card that would enter stays where it is; face down it can be put there (708.2). */
const neverEnters = (work: Work, entering: Entering): boolean => {
  const { what, as } = entering;
  const old = 'object' in what ? objectOf(work, what.object) : undefined;
  const base = old?.base ?? ('base' in what ? what.base : undefined);
  if (base?.kind !== 'card' || (as.faceDown !== undefined && as.faceDown !== false)) return false;
  const face =
    base.card.faces[old?.zone === 'stack' ? old.face : as.transformed === true ? 1 : 0] ?? base.card.faces[0];
  if (!face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery')) return false;
  const problem = { code: 'enter.notPermanent', rule: '400.4a', slot: { slot: 'object' } } as const;
  const values = { name: face.name, type: face.typeLine.types.join(' ').toLowerCase() };
  if (old === undefined) return refuse({ ...problem, values });
  warn(work, { ...problem, values: { ...values, stays: old.zone, from: old.zone } });
  return true;
};

/** "If a nontoken creature would enter and it wasn't cast, exile it instead" (614.1a): it is exiled from where it is. */
const isKeptOut = (work: Work, entering: Entering): boolean => {
  const { what, under } = entering;
  if ('object' in what) {
    if (!exiledInsteadOfEntering(work, what.object, under)) return false;
    moveTo(work, what.object, 'exile');
    return true;
  }
  if (what.base.kind !== 'card') return false;
  const before = work.game;
  const { card, base, owner } = what;
  const id = addObject(work, { card, base, zone: 'exile', owner, controller: owner, cause: work.cause });
  if (exiledInsteadOfEntering(work, id, under)) return true;
  work.game = before;
  return false;
};

/** Whether nothing comes from an object that others' values could rest on. */
const isInertIn = (game: Game, id: ObjectId): boolean => {
  const object = game.objects.get(id);
  return object !== undefined && isInert(game, object);
};

/** What is set up and enters as anything does has what the line says of it, and is there. */
const standsThere = (work: Work, id: ObjectId, { as, under }: Entering): void => {
  for (const { kind, count } of as.counters ?? []) addCounters(work, id, kind, count);
  if (as.phasedOut === true) changeStatus(work, id, { phasedOut: true });
  happen(work, { event: 'entered', object: id, to: 'battlefield', player: under });
};

/**
 * An object enters the battlefield (614.12, 706.5, 303.4f–g). Undefined when it does not: an Aura with nothing to
 * enchant stays where it was, from the stack it goes to the graveyard.
 */
export const enterBattlefield = (work: Work, entering: Entering): ObjectId | undefined => {
  const before = work.game;
  const events = work.events.length;
  entering.queue.copiedHere = false;
  if (neverEnters(work, entering) || hasNoOtherFace(work, entering) || (!work.quiet && isKeptOut(work, entering)))
    return undefined;
  const { id, old } = place(work, entering);
  if (entersPlainly(work, id, entering)) {
    standsThere(work, id, entering);
    return id;
  }
  spend(work, 'looks', isInertIn(work.game, id) ? looksFor(work.game) : work.game.objects.size);
  entering.asItEnters?.(id);
  applyEnters(work, id, entering);
  enterUnderOpponent(work, id, entering);
  settleCounters(work, id);
  for (const { kind, count } of entering.as.counters ?? []) addCounters(work, id, kind, count);
  if (entering.as.tapped === false) changeStatus(work, id, { tapped: false });
  if (!findHost(work, id, entering)) {
    const enchant = enchantOf(work.game, id);
    const unread = unreadEnchant(boardOf(work.game).objects.get(id));
    const name = boardOf(work.game).objects.get(id)?.name ?? '';
    const given = entering.host ?? entering.attachedBy ?? entering.as.attachedTo ?? entering.queue.answers.attachedTo;
    const away = unread === undefined ? keptAway(withoutTogether(work), id, given) : undefined;
    work.game = before;
    work.events.length = events;
    if (unread !== undefined) noteNotModelled(work, 'text.unread', { card: name, text: unread });
    warn(work, {
      code: unread === undefined ? 'enter.noHost' : 'enter.unreadEnchant',
      rule: '303.4g',
      slot: { slot: 'object' },
      also: [...(given === undefined ? [] : ['303.4i']), ...(away === undefined ? [] : [away.why.rule])],
      because: away?.why.because ?? [],
      objects: {
        ...(old === undefined ? {} : { source: { object: old.id } }),
        ...(away === undefined ? {} : { target: away.host }),
      },
      values: {
        ...(away === undefined ? {} : { away: away.why.code }),
        ...(old === undefined
          ? { stays: 'nowhere' }
          : { stays: old.zone === 'stack' ? 'graveyard' : old.zone, from: old.zone }),
        ...enchant,
        ...(unread === undefined ? {} : { enchant: unread }),
      },
    });
    if (old?.zone === 'stack') moveTo(work, old.id, 'graveyard', { rule: '303.4g' });
    return undefined;
  }
  enterWorld(work, id);
  if (entering.as.phasedOut === true) changeStatus(work, id, { phasedOut: true });
  happen(work, {
    event: 'entered',
    object: id,
    to: 'battlefield',
    player: boardOf(work.game).objects.get(id)?.controller ?? entering.under,
    ...(old === undefined ? {} : { from: old.zone }),
  });
  return id;
};
