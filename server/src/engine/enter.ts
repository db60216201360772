// Entering the battlefield, the one way in: what the object would be there → its "as enters" replacements and copies → choices → counters, status, host → there.

import type { EntersModification } from '../cards/ability.ts';
import type { EntersAs } from './action.ts';
import { amountIn, boardOf, type Ctx, conditionHolds, objectsIn, selectIn } from './ask.ts';
import { type AnswerQueue, choose, chooseWhether } from './choose.ts';
import { chooseAlternative, chooseObject, chooseOne } from './enterChoices.ts';
import { becomeAs, enterAsCopy } from './enterCopy.ts';
import { type EntersFound, entersAbilities } from './enterFind.ts';
import type { Game, GameObject, LinkedChoice, ObjectBase, Target } from './game.ts';
import { attachmentKind, explainIllegalHost, legalHosts } from './hosts.ts';
import type { CardId, ObjectId, PlayerId } from './ids.ts';
import { runInstructions } from './instructions/run.ts';
import { keywordOfCounter } from './layers/intrinsic.ts';
import { keywordsNamed } from './protection.ts';
import { resolutionOf } from './resolution.ts';
import { printWanted, qualitiesMissing, withHostReasons } from './whyNot.ts';
import { changeObject, changeStatus, happen, objectOf, refuse, takeTimestamp, type Work, warn } from './work.ts';
import { addObject, lastKnownIn, moveTo, removeObject, UPRIGHT } from './zones.ts';

export interface Entering {
  /** An object that moves, or something new. */
  readonly what:
    | { readonly object: ObjectId }
    | { readonly card: CardId; readonly base: ObjectBase; readonly owner: PlayerId };
  readonly under: PlayerId;
  readonly as: EntersAs;
  readonly queue: AnswerQueue;
  /** What a resolving Aura spell targeted. */
  readonly host?: Target | undefined;
  /** What an instruction attaches it to: where that is illegal it stays where it is (303.4i). */
  readonly attachedBy?: Target | undefined;
  /** Effects of the same instruction that apply as it enters (611.2e), begun before anything is decided. */
  readonly asItEnters?: (id: ObjectId) => void;
}

/** Adds counters of a kind; a new timestamp of the kind where the edition says so (613.7c). */
export const addCounters = (work: Work, id: ObjectId, kind: string, count: number): void => {
  const object = objectOf(work, id);
  if (object === undefined || count <= 0) return;
  const timestamp = takeTimestamp(work);
  const there = object.counters.find((stack) => stack.kind === kind);
  const counters =
    there === undefined
      ? [...object.counters, { kind, count, timestamp }]
      : object.counters.map((stack) =>
          stack.kind === kind
            ? {
                ...stack,
                count: stack.count + count,
                // D12: a keyword counter has the timestamp of the newest of its kind in every edition.
                timestamp:
                  work.game.edition.timestamps.onCounterAdded || keywordOfCounter(kind) !== undefined
                    ? timestamp
                    : stack.timestamp,
              }
            : stack,
        );
  changeObject(work, id, { counters });
  happen(work, { event: 'counters', object: id, amount: count, values: { kind, change: count } });
};

const settleCounters = (work: Work, id: ObjectId): void => {
  for (const [keyword, kind] of [
    ['fading', 'fade'],
    ['vanishing', 'time'],
    ['modular', '+1/+1'],
    ['graft', '+1/+1'],
  ] as const) {
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
  if (state?.types.includes('Battle') === true && state.defense !== undefined) {
    addCounters(work, id, 'defense', state.defense);
  }
};

const keepChoice = (work: Work, id: ObjectId, choice: LinkedChoice): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  changeObject(work, id, { choices: [...object.choices, choice] });
  happen(work, { event: 'chose', object: id, values: { what: choice.what, ...valuesOf(choice) } });
};

const valuesOf = ({ value }: LinkedChoice): Record<string, string | number> => {
  switch (value.kind) {
    case 'color':
      return { color: value.color };
    case 'word':
      return { word: value.word };
    case 'number':
      return { value: value.value };
    case 'player':
      return { player: value.player };
    case 'object':
      return { chosen: value.object };
    case 'yes':
    case 'no':
      return { answer: value.kind };
  }
};

const modify = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  found: EntersFound,
  modification: EntersModification,
): void => {
  const ctx: Ctx = {
    you: found.you,
    self: found.holder,
    ability: found.instance,
    affected: id,
    ...xOf(work, id, found),
  };
  switch (modification.as) {
    case 'tapped':
      changeStatus(work, id, { tapped: true });
      return;
    case 'untapped':
      changeStatus(work, id, { tapped: false });
      return;
    case 'faceDown':
      changeStatus(work, id, { faceDown: true });
      return;
    case 'attacking':
      return;
    case 'counters':
      addCounters(work, id, modification.counter, amountIn(work.game, modification.count, ctx));
      return;
    case 'choose': {
      const value =
        modification.what === 'object'
          ? chooseObject(work.game, entering.queue, modification, ctx)
          : chooseOne(work.game, entering.queue, modification.what, modification.among, ctx, '614.12a');
      if (value === undefined) return;
      keepChoice(work, id, { acquisition: found.instance.acquisition, what: modification.what, value });
      return;
    }
    case 'become': {
      const chosen = chooseAlternative(entering.queue, modification);
      if (chosen === undefined) return;
      becomeAs(work, id, found, chosen.operations);
      happen(work, { event: 'chose', object: id, values: { what: 'option', word: chosen.words } });
      return;
    }
    case 'copy':
      copyAsItEnters(work, id, entering, found, modification, ctx);
      return;
    case 'instructions': {
      const r = resolutionOf(work, { you: found.you, self: id, queue: entering.queue, ability: found.instance });
      runInstructions(work, r, modification.instructions);
      return;
    }
    case 'attachedTo': {
      const host = objectsIn(work.game, modification.ref, ctx)[0];
      if (host !== undefined) changeObject(work, id, { attachedTo: { object: host } });
      return;
    }
  }
};

/** What X was for the spell; an ability that came by copying as it enters has no X of its own (107.3m). */
const xOf = (work: Work, id: ObjectId, found: EntersFound): { readonly x?: number } => {
  if (found.instance.acquisition.startsWith('e')) return { x: 0 };
  const x = objectOf(work, id)?.paid?.x;
  return x === undefined ? {} : { x };
};

/** "You may have this enter as a copy of …" (706.5): the answer is what the statement copies. */
const copyAsItEnters = (
  work: Work,
  id: ObjectId,
  entering: Entering,
  found: EntersFound,
  modification: Extract<EntersModification, { as: 'copy' }>,
  ctx: Ctx,
): void => {
  const candidates = selectIn(work.game, modification.selection, ctx).filter(
    (other) => other !== id && !work.together.includes(other),
  );
  const legal = candidates.map((object): Target => ({ object }));
  const said = entering.queue.answers.copying;
  // What it has become a copy of could copy again (706.5); the statement has said its one answer.
  if (entering.queue.copied && modification.optional) return;
  entering.queue.copied = true;
  if (said === null) {
    if (modification.optional || candidates.length === 0) return;
    refuse({ code: 'copying.required', rule: '706.5', slot: { slot: 'copying' }, legal });
    return;
  }
  if (said === undefined) {
    const only = candidates[0];
    if (only === undefined) return;
    if (modification.optional || candidates.length > 1) {
      const values = {
        asked: printWanted(modification.selection.filter),
        ...(modification.optional ? { optional: 1 } : {}),
      };
      refuse({ code: 'copying.missing', rule: '706.5', slot: { slot: 'copying' }, values, legal });
      return;
    }
    enterAsCopy(work, id, only, modification.exceptions, found, addCounters, entering.queue);
    return;
  }
  if (!candidates.includes(said)) {
    const { filter } = modification.selection;
    refuse({
      code: said === id || work.together.includes(said) ? 'copying.together' : 'copying.illegal',
      rule: '706.5',
      slot: { slot: 'copying' },
      values: { asked: printWanted(filter), ...(modification.optional ? { optional: 1 } : {}) },
      because: qualitiesMissing(work.game, filter, said, ctx),
      legal,
    });
    return;
  }
  enterAsCopy(work, id, said, modification.exceptions, found, addCounters, entering.queue);
  return;
};

const applyEnters = (work: Work, id: ObjectId, entering: Entering): void => {
  const done = new Set<string>();
  for (let guard = 0; guard < 100; guard += 1) {
    const waiting = entersAbilities(work, id).filter((found) => !done.has(`${found.holder}:${found.instance.key}`));
    // Copy effects first: what they bring has its own "as enters" (706.5, 616.1).
    const next = waiting.find((found) => found.ability.modifications.some((one) => one.as === 'copy')) ?? waiting[0];
    if (next === undefined) return;
    done.add(`${next.holder}:${next.instance.key}`);
    const ctx: Ctx = { you: next.you, self: next.holder, ability: next.instance, affected: id, ...xOf(work, id, next) };
    if (next.ability.condition !== undefined && !conditionHolds(work.game, next.ability.condition, ctx)) continue;
    if (
      next.ability.optional === true &&
      !next.ability.modifications.some((one) => one.as === 'copy') &&
      !chooseWhether(entering.queue, '614.12a')
    ) {
      continue;
    }
    for (const modification of next.ability.modifications) modify(work, id, entering, next, modification);
  }
};

/** The host of what enters: given, chosen, or none; false when an Aura has nothing legal to enchant (303.4f–g). */
const findHost = (work: Work, id: ObjectId, entering: Entering): boolean => {
  const object = objectOf(work, id);
  if (object === undefined || object.attachedTo !== undefined) return true;
  const kind = attachmentKind(work.game, id);
  const given = entering.host ?? entering.attachedBy ?? entering.as.attachedTo ?? entering.queue.answers.attachedTo;
  if (kind === undefined || object.status.faceDown) {
    if (given !== undefined && entering.host === undefined) {
      return refuse({ code: 'attach.noAttachment', rule: '303.4', slot: { slot: 'attachedTo' } });
    }
    return true;
  }
  if (given !== undefined) {
    const why = explainIllegalHost(work.game, id, given);
    if (why === undefined) {
      changeObject(work, id, { attachedTo: given });
      return true;
    }
    if (entering.host !== undefined || entering.attachedBy !== undefined) return false;
    if (legalHosts(work.game, id).length === 0 && kind === 'aura') return false;
    const { code, values, because, rule } = withHostReasons(work.game, why, id, given);
    return refuse({
      code,
      rule: kind === 'aura' ? '303.4f' : rule,
      slot: { slot: 'attachedTo' },
      values: values ?? {},
      because,
      legal: legalHosts(work.game, id),
    });
  }
  if (kind !== 'aura' || boardOf(work.game).objects.get(id)?.types.includes('Creature') === true) return true;
  if (keywordsNamed(work.game, id, 'enchant').length === 0) return true;
  const legal = legalHosts(work.game, id);
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
  return enchant === undefined ? {} : { enchant: enchant.instance.compiled.text };
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
      ...(as.faceDown !== undefined && old?.faceDownValues !== undefined ? { faceDownValues: old.faceDownValues } : {}),
      ...(stack === undefined
        ? {}
        : { paid: { costs: stack.costs, ...(stack.x === undefined ? {} : { x: stack.x }) } }),
    },
  });
  if (old !== undefined && old.zone === 'stack') carryOver(work, old.id, id);
  return { id, old };
};

/**
 * An object enters the battlefield (614.12, 706.5, 303.4f–g). Undefined when it does not: an Aura with nothing to
 * enchant stays where it was, from the stack it goes to the graveyard.
 */
export const enterBattlefield = (work: Work, entering: Entering): ObjectId | undefined => {
  const before = work.game;
  const events = work.events.length;
  entering.queue.copied = false;
  const { id, old } = place(work, entering);
  entering.asItEnters?.(id);
  applyEnters(work, id, entering);
  settleCounters(work, id);
  for (const { kind, count } of entering.as.counters ?? []) addCounters(work, id, kind, count);
  if (entering.as.tapped === false) changeStatus(work, id, { tapped: false });
  if (!findHost(work, id, entering)) {
    const enchant = enchantOf(work.game, id);
    work.game = before;
    work.events.length = events;
    warn(work, {
      code: 'enter.noHost',
      rule: '303.4g',
      slot: { slot: 'object' },
      values: {
        ...(old === undefined
          ? { stays: 'nowhere' }
          : { stays: old.zone === 'stack' ? 'graveyard' : old.zone, from: old.zone }),
        ...enchant,
      },
    });
    if (old?.zone === 'stack') moveTo(work, old.id, 'graveyard', { rule: '303.4g' });
    return undefined;
  }
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
