// State-based actions (704; D45–D51): all that apply at once, again and again until none does; a state that comes back is a loop and is stopped.

import type { StateBasedActionId } from '../rules/edition.ts';
import { keyOfValue } from '../rules/sameValue.ts';
import type { GameEvent } from './action.ts';
import { boardOf } from './ask.ts';
import { unbestow } from './bestow.ts';
import type { Game, GameObject } from './game.ts';
import { type AttachmentKind, attachmentKinds, explainIllegalHost, illegalHostFor } from './hosts.ts';
import type { ObjectId } from './ids.ts';
import { leaveCombat } from './inCombat.ts';
import { LiveIndex } from './liveIndex.ts';
import { tellLosses } from './losing.ts';
import { inMoment } from './moment.ts';
import { hasKeyword } from './protection.ts';
import { findLegends, findPlaneswalkers, findRoles, findWorlds, noteWorlds } from './sbaUnique.ts';
import { findStateTriggers } from './triggers.ts';
import { destroyIt } from './verbs.ts';
import { withHostReasons } from './whyNot.ts';
import { changeObject, happen, inform, noteNotModelled, objectOf, spend, type Work } from './work.ts';
import { cease, lastKnownIn, moveTo, unattach } from './zones.ts';

/** One thing a state-based action does to one object. */
export interface Due {
  readonly id: ObjectId;
  readonly rule: string;
  readonly does: 'graveyard' | 'destroy' | 'unattach' | 'cease' | 'counters' | 'sacrifice';
  readonly what: StateBasedActionId;
}

/** Permanents that some state-based action might look at: what can't concern them need not look at the others. */
const suspects = new LiveIndex(
  (object, { types, subtypes, supertypes, toughness }) =>
    object.zone === 'battlefield' &&
    !object.status.phasedOut &&
    (object.damage > 0 ||
      object.counters.length > 1 ||
      object.attachedTo !== undefined ||
      object.worldSince !== undefined ||
      supertypes.length > 0 ||
      types.includes('Planeswalker') ||
      (types.includes('Creature') && (toughness ?? 0) <= 0) ||
      OF_SUBTYPES.some((subtype) => subtypes.includes(subtype))),
);

const OF_SUBTYPES: readonly string[] = ['Aura', 'Saga', 'Role'];

const here = (game: Game): readonly GameObject[] => suspects.of(game);

/** Tokens and copies where they can't stay. */
const strays = new LiveIndex(
  ({ base, zone }) =>
    (base.kind === 'token' && zone !== 'battlefield') ||
    (base.kind === 'copy' && !(base.of === 'permanent' && zone === 'battlefield')),
);

const NOTHING_DUE: readonly Due[] = [];

const OF_ATTACHMENTS: readonly StateBasedActionId[] = [
  'auraCreature',
  'auraIllegalHost',
  'auraUnattached',
  'equipmentIllegalHost',
  'unattachNonAttachment',
];

const creatures = (game: Game): readonly GameObject[] =>
  here(game).filter((object) => boardOf(game).objects.get(object.id)?.types.includes('Creature') === true);

const countersOf = (object: GameObject, kind: string): number =>
  object.counters.find((stack) => stack.kind === kind)?.count ?? 0;

const due = (
  objects: readonly GameObject[],
  what: StateBasedActionId,
  rule: string,
  does: Due['does'],
): readonly Due[] => objects.map(({ id }) => ({ id, rule, does, what }));

const isOfKind = (game: Game, id: ObjectId, kind: AttachmentKind): boolean => attachmentKinds(game, id).includes(kind);

const hostIsGone = (game: Game, object: GameObject): boolean => {
  const host = object.attachedTo;
  if (host === undefined) return false;
  return 'object' in host ? game.objects.get(host.object) === undefined : game.players[host.player]?.inGame !== true;
};

/** 714.4: as many lore counters as its final chapter, and no chapter ability of it waits or is on the stack. */
const isToldSaga = (game: Game, object: GameObject): boolean => {
  const state = boardOf(game).objects.get(object.id);
  if (state?.subtypes.includes('Saga') !== true) return false;
  const chapters = state.abilities.flatMap(({ ability }) =>
    ability.kind === 'triggered' && ability.event.on === 'chapter' ? ability.event.chapters : [],
  );
  if (chapters.length === 0 || countersOf(object, 'lore') < Math.max(...chapters)) return false;
  if (game.waiting.some(({ source }) => source === object.id)) return false;
  return ![...game.objects.values()].some(
    ({ base, zone }) => zone === 'stack' && base.kind === 'ability' && base.source === object.id,
  );
};

const find = (game: Game, what: StateBasedActionId, named: readonly ObjectId[]): readonly Due[] => {
  const board = boardOf(game);
  switch (what) {
    case 'zeroToughness':
      return due(
        creatures(game).filter((object) => (board.objects.get(object.id)?.toughness ?? 0) <= 0),
        what,
        '704.5f',
        'graveyard',
      );
    case 'lethalDamage':
      return due(
        creatures(game).filter((object) => {
          const toughness = board.objects.get(object.id)?.toughness ?? 0;
          const lethal = object.damage >= toughness || object.deathtouched;
          return toughness > 0 && object.damage > 0 && lethal && !hasKeyword(game, object.id, 'indestructible');
        }),
        what,
        '704.5g',
        'destroy',
      );
    case 'zeroLoyalty':
      return due(
        here(game).filter(
          (object) =>
            board.objects.get(object.id)?.types.includes('Planeswalker') === true &&
            countersOf(object, 'loyalty') === 0,
        ),
        what,
        '704.5i',
        'graveyard',
      );
    case 'legendRule':
      return findLegends(game, named);
    case 'planeswalkerUniqueness':
      return findPlaneswalkers(game);
    case 'worldRule':
      return findWorlds(game);
    case 'auraCreature':
      return due(
        here(game).filter(
          (object) =>
            object.attachedTo !== undefined &&
            isOfKind(game, object.id, 'aura') &&
            board.objects.get(object.id)?.types.includes('Creature') === true,
        ),
        what,
        '303.4d',
        'unattach',
      );
    case 'auraIllegalHost':
      return due(
        here(game).filter(
          (object) =>
            object.attachedTo !== undefined &&
            isOfKind(game, object.id, 'aura') &&
            board.objects.get(object.id)?.types.includes('Creature') !== true &&
            illegalHostFor(game, object.id, object.attachedTo, 'aura') !== undefined,
        ),
        what,
        '303.4c',
        'graveyard',
      );
    case 'auraUnattached':
      return due(
        here(game).filter((object) => object.attachedTo === undefined && isOfKind(game, object.id, 'aura')),
        what,
        '704.5m',
        'graveyard',
      );
    case 'equipmentIllegalHost':
      return due(
        here(game).filter((object) => {
          const { id, attachedTo } = object;
          if (attachedTo === undefined) return false;
          return attachmentKinds(game, id).some(
            (kind) => kind !== 'aura' && illegalHostFor(game, id, attachedTo, kind) !== undefined,
          );
        }),
        what,
        '704.5n',
        'unattach',
      );
    case 'unattachNonAttachment':
      return due(
        here(game).filter(
          (object) =>
            object.attachedTo !== undefined &&
            (attachmentKinds(game, object.id).length === 0 || hostIsGone(game, object)) &&
            !isOfKind(game, object.id, 'aura'),
        ),
        what,
        '704.5p',
        'unattach',
      );
    case 'counterPairs':
      if (!game.edition.policies.annihilateCounters) return [];
      return due(
        here(game).filter((object) => countersOf(object, '+1/+1') > 0 && countersOf(object, '-1/-1') > 0),
        what,
        '704.5q',
        'counters',
      );
    case 'roleRule':
      return findRoles(game);
    case 'sagaDone':
      return due(
        here(game).filter((object) => isToldSaga(game, object)),
        what,
        '714.4',
        'sacrifice',
      );
    case 'tokenOffBattlefield':
      return due(
        strays
          .of(game)
          .filter(
            ({ base, zone }) =>
              zone !== 'battlefield' && (base.kind === 'token' || (base.kind === 'copy' && base.of === 'permanent')),
          ),
        what,
        '704.5d',
        'cease',
      );
    case 'copyOffStack':
      return due(
        strays
          .of(game)
          .filter(
            ({ base, zone }) =>
              base.kind === 'copy' &&
              ((base.of === 'spell' && zone !== 'stack') ||
                (base.of === 'card' && zone !== 'stack' && zone !== 'battlefield')),
          ),
        what,
        '706.9a',
        'cease',
      );
  }
};

/** What state-based actions look at, found in one look at all of them: the actions whose objects are not there at all need no look. */
const lookFor = (game: Game): ReadonlySet<StateBasedActionId> => {
  const found = new Set<StateBasedActionId>();
  const { objects } = boardOf(game);
  let legends = 0;
  if (strays.of(game).length > 0) found.add('tokenOffBattlefield').add('copyOffStack');
  for (const object of here(game)) {
    if (object.damage > 0) found.add('lethalDamage');
    if (object.counters.length > 1) found.add('counterPairs');
    const state = objects.get(object.id);
    if (object.attachedTo !== undefined || state?.subtypes.includes('Aura') === true) {
      for (const what of OF_ATTACHMENTS) found.add(what);
    }
    if (state === undefined) continue;
    const { types, supertypes } = state;
    if ((state.toughness ?? 0) <= 0 && types.includes('Creature')) found.add('zeroToughness');
    if (types.includes('Planeswalker')) found.add('zeroLoyalty').add('planeswalkerUniqueness');
    if (state.subtypes.includes('Saga')) found.add('sagaDone');
    if (state.subtypes.includes('Role')) found.add('roleRule');
    if (supertypes.length === 0) continue;
    if (supertypes.includes('World')) found.add('worldRule');
    if (supertypes.includes('Legendary')) legends += 1;
  }
  if (legends > 1) found.add('legendRule');
  return found;
};

/** State-based actions that apply now, each object once. */
export const stateBasedActions = (game: Game, named: readonly ObjectId[] = []): readonly Due[] => {
  const looked = lookFor(game);
  if (looked.size === 0) return NOTHING_DUE;
  const found: Due[] = [];
  const seen = new Set<ObjectId>();
  for (const what of game.edition.policies.stateBasedActions) {
    if (!looked.has(what)) continue;
    for (const one of find(game, what, named)) {
      // Both toughness and damage may call for it: it goes once; being unattached comes before the graveyard (303.4d).
      if (seen.has(one.id)) continue;
      seen.add(one.id);
      found.push(one);
    }
  }
  return found;
};

const removePairs = (work: Work, id: ObjectId): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  const pairs = Math.min(countersOf(object, '+1/+1'), countersOf(object, '-1/-1'));
  changeObject(work, id, {
    counters: object.counters
      .map((stack) =>
        stack.kind === '+1/+1' || stack.kind === '-1/-1' ? { ...stack, count: stack.count - pairs } : stack,
      )
      .filter((stack) => stack.count > 0),
  });
};

const OF_HOSTS: ReadonlySet<StateBasedActionId> = new Set([
  'auraIllegalHost',
  'auraCreature',
  'equipmentIllegalHost',
  'unattachNonAttachment',
]);

/** Of what falls off: from what, and what is wrong with that (303.4c, 303.4d, 704.5n, 704.5p). */
const fallsOff = (game: Game, { id, what }: Due): Pick<GameEvent, 'target' | 'because'> => {
  const host = OF_HOSTS.has(what) ? game.objects.get(id)?.attachedTo : undefined;
  if (host === undefined) return {};
  const why = explainIllegalHost(game, id, host);
  return { target: host, because: why === undefined ? [] : withHostReasons(game, why, id, host).because };
};

const carryOut = (work: Work, one: Due, before: Game): void => {
  const card = objectOf(work, one.id)?.card;
  const known = lastKnownIn(before, one.id);
  const says = (): void =>
    happen(work, {
      event: 'sba',
      object: one.id,
      rule: one.rule,
      values: { what: one.what, does: one.does },
      ...fallsOff(before, one),
      ...(card === undefined ? {} : { card }),
      ...(known === undefined ? {} : { lastKnown: known }),
      ...(known?.values.types.includes('Creature') === true ? { was: () => before } : {}),
    });
  switch (one.does) {
    case 'graveyard':
      says();
      // A bestowed Aura that falls off becomes a creature again instead (702.103f).
      if ((one.what === 'auraIllegalHost' || one.what === 'auraUnattached') && unbestow(work, one.id)) {
        unattach(work, one.id, '702.103f');
        return;
      }
      moveTo(work, one.id, 'graveyard', { known, rule: one.rule });
      return;
    case 'sacrifice':
      says();
      happen(work, {
        event: 'sacrificed',
        object: one.id,
        ...(known === undefined ? {} : { lastKnown: known, player: known.controller }),
      });
      moveTo(work, one.id, 'graveyard', { known, rule: one.rule });
      return;
    case 'destroy':
      says();
      destroyIt(work, one.id, one.rule);
      return;
    case 'unattach':
      says();
      unattach(work, one.id, one.rule);
      return;
    case 'cease':
      cease(work, one.id, one.rule);
      return;
    case 'counters':
      says();
      removePairs(work, one.id);
  }
};

/** What a round changes, in short, so that a state that comes back is known. */
const signature = (game: Game, dues: readonly Due[]): string =>
  keyOfValue([
    dues.map((one) => [game.objects.get(one.id)?.card, one.what]),
    (game.zones['battlefield'] ?? []).map((id) => {
      const object = game.objects.get(id);
      return [object?.card, object?.status, object?.counters.map((stack) => [stack.kind, stack.count]), object?.damage];
    }),
  ]);

/** State-based actions to a fixed point, then state triggers (704.3). */
/** A host is judged by all that bears on it, which is as much work as looking at so many other objects. */
const LOOKS_AT_A_HOST = 8;

/** How much it takes to judge whatever is attached to something (303.4c, 704.5m–n): each of them, whatever has changed. */
const looksAtAttachments = (game: Game): number => {
  let attached = 0;
  for (const object of here(game)) if (object.attachedTo !== undefined) attached += 1;
  return attached * LOOKS_AT_A_HOST;
};

export const settleState = (work: Work): void => {
  const seen = new Set<string>();
  let first: (() => string) | undefined;
  for (;;) {
    noteWorlds(work);
    leaveCombat(work);
    spend(work, 'looks', looksAtAttachments(work.game));
    const dues = stateBasedActions(
      work.game,
      work.named.map(({ object }) => object),
    );
    if (dues.some(({ what }) => what === 'legendRule')) work.named = [];
    if (dues.length === 0) {
      tellLosses(work);
      findStateTriggers(work);
      return;
    }
    spend(work, 'instructions', dues.length);
    const before = work.game;
    // Most end after one round: what it looked like is only written down once there is a second.
    if (first === undefined) first = () => signature(before, dues);
    else {
      if (seen.size === 0) seen.add(first());
      const mark = signature(before, dues);
      if (seen.has(mark)) {
        noteNotModelled(work, 'loop.stateBased', { count: dues.length });
        inform(work, { code: 'loop.stateBased', rule: '732.4', values: { count: dues.length } });
        return;
      }
      seen.add(mark);
    }
    inMoment(work, () => {
      for (const one of dues) carryOut(work, one, before);
    });
  }
};
