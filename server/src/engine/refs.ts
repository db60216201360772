// Which objects a resolving text means: references read on the spot, with "choose" answered.

import type { Filter, ObjectRef, Selection, Zone } from '../cards/ability.ts';
import { key } from '../terms/same.ts';
import { amountIn, contextFor, isMatch, objectsIn, selectIn, viewOf } from './ask.ts';
import { chooseObjects } from './choose.ts';
import type { GameObject } from './game.ts';
import type { ObjectId } from './ids.ts';
import { saysCard, thingNamed } from './meaning/named.ts';
import { groupIn } from './meaning/references.ts';
import { ctxOf, type Resolution } from './resolution.ts';
import { printWanted, qualitiesMissing } from './whyNot.ts';
import type { Work } from './work.ts';
import { lastKnownIn } from './zones.ts';

/** By what a set is known that is named once and spoken of again. */
export const setKey = (set: Selection): string => key('selection', set);

/** What this resolution itself has moved, more than once too, is found where it went (400.7j). */
export const followed = (work: Work, r: Resolution, id: ObjectId): ObjectId => {
  const next = work.game.objects.has(id) ? undefined : r.moved.get(id);
  return next === undefined ? id : followed(work, r, next);
};

const PUBLIC: readonly Zone[] = ['battlefield', 'graveyard', 'exile', 'stack', 'command'];

/**
 * What has left is found where it went: moved by this action (400.7j), or by the event that the ability triggered on,
 * while it is still in the public zone it came to (400.7e). The ability's own card is found in the zone its text names (113.6m).
 */
export const foundAgain = (work: Work, r: Resolution, id: ObjectId, from: Zone | undefined): ObjectId => {
  if (work.game.objects.has(id)) return id;
  const [moved] = movedTo(work, id);
  if (moved !== undefined) return moved;
  const became = r.event?.lastKnown?.object === id ? r.event.object : undefined;
  const there = became === undefined ? undefined : work.game.objects.get(became);
  if (there !== undefined && PUBLIC.includes(there.zone)) return there.id;
  const sacrificed = r.that.sacrificed?.includes(id) === true ? work.game.past?.get(id)?.card : undefined;
  // "Whenever you discard a card, exile that card": the event names it as it was before.
  const known = r.event?.object === id && r.event.lastKnown?.object === id ? r.event.lastKnown.card : undefined;
  const was = sacrificed ?? known;
  const card = was === undefined ? undefined : work.game.current.get(was);
  if (card !== undefined && work.game.objects.get(card)?.zone === 'graveyard') return card;
  if (id !== r.self || r.source.card === undefined) return id;
  const now = work.game.current.get(r.source.card);
  const zone = now === undefined ? undefined : work.game.objects.get(now)?.zone;
  return now !== undefined && zone === (from ?? (fellWithHost(work, r) ? 'graveyard' : undefined)) ? now : id;
};

/** An Aura that left because what it enchanted did, by the event that its ability triggered on (400.7f). */
const fellWithHost = (work: Work, r: Resolution): boolean => {
  const left = r.self === undefined ? undefined : work.game.past?.get(r.self);
  const host = left?.was.attachedTo;
  const fell = left?.values.subtypes.includes('Aura') === true && host !== undefined && 'object' in host;
  return fell && host.object === r.event?.lastKnown?.object;
};

/** The object that a card is now, after a move of this action (400.7j). */
export const movedTo = (work: Work, id: ObjectId): readonly ObjectId[] => {
  const event = work.events.find((one) => one.event === 'left' && one.object === id);
  return event?.became === undefined ? [] : [event.became];
};

/** The objects of a reference that are to change zones, each as what it is now. */
export const objectsToMove = (work: Work, r: Resolution, ref: ObjectRef, from?: Zone): readonly ObjectId[] =>
  objectsFor(work, r, ref).map((id) => foundAgain(work, r, id, from));

const topKey = (top: Extract<ObjectRef, { kind: 'top' }>): string => `among ${key('ref', withoutAgain(top))}`;

const withoutAgain = ({ again: _, ...top }: Extract<ObjectRef, { kind: 'top' }>): ObjectRef => top;

/** By what the cards are known among which a text looks: "the top three cards of your library", said once or again. */
const groupKey = (r: Resolution, filter: Filter): string | undefined => {
  const group = groupIn(filter);
  if (group?.kind === 'top') return topKey(group);
  // What was dealt with last is always something new.
  if (group?.kind !== 'that' || group.antecedent === 'previous') return undefined;
  return `among ${group.antecedent} ${r.that[group.antecedent]?.join(' ') ?? ''}`;
};

/** "Put one into your hand and one on the bottom": each of what is left by then. */
const isBare = (filter: Filter): boolean => filter.kind === 'isRef' && filter.word === 'bare';

/** "One of them", "a land card from among them": those among which it is looked, or what has been left of them. */
const amongWhich = (work: Work, r: Resolution, filter: Filter): readonly ObjectId[] | undefined => {
  const group = groupIn(filter);
  if (group === undefined) return undefined;
  if (isBare(filter) && r.that.rest !== undefined) return r.that.rest;
  const key = groupKey(r, filter);
  const left = key === undefined ? undefined : r.sets.get(key);
  return left ?? objectsIn(work.game, group, ctxOf(r)).map((id) => followed(work, r, id));
};

/** What is not taken of them is the rest. */
const leaveRest = (r: Resolution, filter: Filter, among: readonly ObjectId[], taken: readonly ObjectId[]): void => {
  const rest = among.filter((id) => !taken.includes(id));
  const key = groupKey(r, filter);
  if (key !== undefined) r.sets.set(key, rest);
  r.that.rest = rest;
};

/** "You may put one of them into your hand. Put the rest …": of which nothing has been taken. */
export const takesNone = (work: Work, r: Resolution, ref: ObjectRef): void => {
  const filter = ref.kind === 'choose' ? ref.selection.filter : undefined;
  const among = filter === undefined ? undefined : amongWhich(work, r, filter);
  if (filter !== undefined && among !== undefined) leaveRest(r, filter, among, []);
};

/** The objects of a reference, in order. A "choose" is answered from the queue (608.2d). */
export const objectsFor = (work: Work, r: Resolution, ref: ObjectRef): readonly ObjectId[] => {
  switch (ref.kind) {
    case 'choose': {
      const { filter } = ref.selection;
      const among = amongWhich(work, r, filter);
      const from =
        among?.filter((id) => isBare(filter) || isMatch(work.game, filter, id, ctxOf(r))) ??
        selectIn(work.game, ref.selection, ctxOf(r));
      const count = amountIn(work.game, ref.count, ctxOf(r)) ?? 1;
      const chosen = chooseObjects(r.queue, 'object', '608.2d', from, count, ref.upTo === true, (id) => ({
        values: { asked: printWanted(filter) },
        because: qualitiesMissing(work.game, filter, id, ctxOf(r)),
      }));
      r.that.chosen = chosen;
      if (among !== undefined) leaveRest(r, filter, among, chosen);
      return chosen;
    }
    case 'attached': {
      // What the source was attached to when it left (608.2h).
      const left = r.self === undefined || work.game.objects.has(r.self) ? undefined : work.game.past?.get(r.self);
      const host = left?.was.attachedTo;
      const gone = r.event?.lastKnown?.object;
      if (host === undefined || !('object' in host)) return objectsIn(work.game, ref, ctxOf(r));
      if (host.object === gone && !work.game.objects.has(gone)) return [gone];
      return isMatch(work.game, ref.noun, host.object, ctxOf(r)) ? [host.object] : [];
    }
    case 'several':
      return [...new Set(ref.of.flatMap((one) => objectsFor(work, r, one)))];
    default: {
      // Cards that are looked at anew: nothing of them has been taken yet.
      if (ref.kind === 'top' && ref.again === undefined) {
        r.sets.delete(topKey(ref));
        delete r.that.rest;
      }
      const kept = ref.kind === 'all' && ref.again !== undefined ? r.sets.get(setKey(ref.selection)) : undefined;
      const found = (kept ?? objectsIn(work.game, ref, ctxOf(r))).map((id) => followed(work, r, id));
      const among = ref.kind === 'all' ? amongWhich(work, r, ref.selection.filter) : undefined;
      if (ref.kind === 'all' && among !== undefined) leaveRest(r, ref.selection.filter, among, found);
      return found;
    }
  }
};

/** What this resolution has moved to become the object; of what was moved more than once, the first. */
const movedFrom = (r: Resolution, id: ObjectId): ObjectId | undefined => {
  for (const [old, became] of r.moved) if (became === id && old !== id) return movedFrom(r, old) ?? old;
  return undefined;
};

/**
 * What words that copy mean: a permanent or spell that has left, by this resolution, by the event or meanwhile, as it last was
 * (608.2h, 603.10a); what they call a card, or has been put onto the battlefield, as it is.
 */
export const thingsToCopy = (work: Work, r: Resolution, ref: ObjectRef): readonly GameObject[] =>
  objectsFor(work, r, ref).flatMap((id) => {
    const now = work.game.objects.get(id);
    const card = saysCard(ref) || r.entered.has(id);
    const from = card ? undefined : movedFrom(r, id);
    const was =
      (from === undefined ? undefined : work.game.past?.get(from)) ??
      (now === undefined ? lastKnownIn(work.game, id) : undefined);
    if (was !== undefined && (now === undefined || wasPlayed(was.was))) return [was.was];
    return card ? (now ?? []) : (thingNamed(viewOf(work.game), ref, id, contextFor(ctxOf(r)))?.object ?? []);
  });

/** On the battlefield and on the stack an object is more than its card. */
const wasPlayed = ({ zone }: GameObject): boolean => zone === 'battlefield' || zone === 'stack';

/** "Exile target creature. You may cast that card …": the card that it is now (400.7j). */
export const whereItWent = (work: Work, id: ObjectId): ObjectId =>
  work.game.objects.has(id) ? id : (movedTo(work, id)[0] ?? id);
