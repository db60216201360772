// Zones: where objects are, in which order, and moving them (400.7: in a new zone, a new object).

import type { Zone } from '../cards/ability.ts';
import { IdMap } from '../rules/idMap.ts';
import { boardOf } from './ask.ts';
import { facesOf } from './copying.ts';
import type { AsItLeft, Game, GameObject, LastKnown, ObjectBase, Status } from './game.ts';
import type { CardId, Cause, ObjectId, PlayerId, Timestamp } from './ids.ts';
import { LIMITS, TooMuch } from './limits.ts';
import { lingerOn } from './linger.ts';
import { zoneInstead } from './replaced.ts';
import { attachmentsOf, blockersOf } from './view.ts';
import { happen, objectOf, spend, takeObjectId, takeTimestamp, type Work, withoutKeys } from './work.ts';

export const UPRIGHT: Status = { tapped: false, flipped: false, faceDown: false, phasedOut: false };

const SHARED: readonly Zone[] = ['battlefield', 'stack', 'command'];

/** Key of a zone in `Game.zones`. */
export const zoneKey = (zone: Zone, owner: PlayerId): string => (SHARED.includes(zone) ? zone : `${zone}:${owner}`);

/** Ids of a zone, oldest or lowest first. */
export const zoneOf = (game: Game, zone: Zone, owner: PlayerId): readonly ObjectId[] =>
  game.zones[zoneKey(zone, owner)] ?? [];

export const battlefieldOf = (game: Game): readonly ObjectId[] => game.zones['battlefield'] ?? [];
export const stackOf = (game: Game): readonly ObjectId[] => game.zones['stack'] ?? [];

/** Whether the object is on the battlefield and not phased out (D24: phased out, it is treated as not there). */
export const isThere = (game: Game, id: ObjectId | undefined): boolean => {
  const object = id === undefined ? undefined : game.objects.get(id);
  return object !== undefined && object.zone === 'battlefield' && !object.status.phasedOut;
};

/** The object with its characteristics as they are now (608.2h). */
export const lastKnownIn = (game: Game, id: ObjectId): LastKnown | undefined => {
  const object = game.objects.get(id);
  if (object === undefined) return game.past?.get(id);
  const board = boardOf(game);
  const state = board.objects.get(id);
  if (state === undefined) return undefined;
  const copiable = board.copiable.get(id);
  const faces = facesOf(game, object);
  const left: AsItLeft = {
    attachments: attachmentsOf(game, object),
    blockers: blockersOf(game, object),
    ...(copiable === undefined ? {} : { copiable }),
    ...(faces === undefined ? {} : { faces }),
  };
  return {
    object: id,
    card: object.card,
    controller: state.controller,
    values: state,
    was: { ...object, left },
  };
};

export interface NewObject {
  readonly card: CardId;
  readonly base: ObjectBase;
  readonly zone: Zone;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly cause: Cause;
  readonly timestamp?: Timestamp;
  readonly more?: Partial<GameObject>;
  readonly position?: 'top' | 'bottom';
}

/** Puts a new object in a zone, with a timestamp of its own (418.5d), without any event. */
export const addObject = (work: Work, made: NewObject): ObjectId => {
  if (work.game.objects.size >= LIMITS.size) throw new TooMuch('size');
  const id = takeObjectId(work);
  const object: GameObject = {
    id,
    card: made.card,
    base: made.base,
    zone: made.zone,
    owner: made.owner,
    controller: made.controller,
    timestamp: made.timestamp ?? takeTimestamp(work),
    status: UPRIGHT,
    face: 0,
    counters: [],
    damage: 0,
    deathtouched: false,
    choices: [],
    activations: {},
    enteredTurn: work.game.turn.number,
    cause: made.cause,
    ...made.more,
  };
  const key = zoneKey(made.zone, made.owner);
  const list = work.game.zones[key] ?? [];
  work.game = {
    ...work.game,
    objects: work.game.objects.with(id, object),
    current: work.game.current.with(made.card, id),
    zones: { ...work.game.zones, [key]: made.position === 'bottom' ? [id, ...list] : [...list, id] },
  };
  return id;
};

/** Takes an object out of the game's zones; what it was stays known (608.2h). */
export const removeObject = (work: Work, id: ObjectId, known?: LastKnown | 'forgotten'): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  if (object.base.kind !== 'ability') spend(work, 'moves');
  const last = known === 'forgotten' ? undefined : (known ?? lastKnownIn(work.game, id));
  const key = zoneKey(object.zone, object.owner);
  const { current, past = IdMap.empty<ObjectId, LastKnown>() } = work.game;
  work.game = {
    ...work.game,
    objects: work.game.objects.without(id),
    current: current.get(object.card) === id ? current.without(object.card) : current,
    past: last === undefined ? past : past.with(id, last),
    zones: { ...work.game.zones, [key]: (work.game.zones[key] ?? []).filter((other) => other !== id) },
  };
};

export interface Moving {
  readonly position?: 'top' | 'bottom';
  /** The object as it was before this moment, where several leave at once. */
  readonly known?: LastKnown | undefined;
  readonly controller?: PlayerId;
  readonly rule?: string;
  readonly more?: Partial<GameObject>;
}

/** "If it would die, exile it instead" (614.1): a rule in force about this creature, or a finality counter on a permanent (122.1h). */
const isExiledInstead = (work: Work, id: ObjectId, zone: Zone): boolean =>
  zone === 'graveyard' &&
  objectOf(work, id)?.zone === 'battlefield' &&
  (objectOf(work, id)?.counters.some(({ kind, count }) => kind === 'finality' && count > 0) === true ||
    isExiledByRule(work, id));

const isExiledByRule = (work: Work, id: ObjectId): boolean =>
  boardOf(work.game).objects.get(id)?.types.includes('Creature') === true &&
  boardOf(work.game).rules.some(
    ({ rule, objects }) => rule.rule === 'exiledInsteadOfDying' && objects?.includes(id) === true,
  );

/** Moves an object to a zone other than the battlefield (which is entered through enter.ts). Returns the new object. */
export const moveTo = (work: Work, id: ObjectId, wanted: Zone, moving: Moving = {}): ObjectId | undefined => {
  const object = objectOf(work, id);
  if (object === undefined) return undefined;
  const zone = isExiledInstead(work, id, wanted) ? 'exile' : work.quiet ? wanted : zoneInstead(work, id, wanted);
  const known = moving.known ?? lastKnownIn(work.game, id);
  lingerOn(work, object, known);
  removeObject(work, id, known);
  const from = object.zone;
  const events = (to: ObjectId | undefined): void => {
    const shared = {
      object: id,
      card: object.card,
      from,
      ...(zone === undefined ? {} : { to: zone }),
      ...(known === undefined ? {} : { lastKnown: known, player: known.controller }),
      ...(to === undefined ? {} : { became: to }),
      ...(moving.rule === undefined ? {} : { rule: moving.rule }),
    };
    happen(work, { event: 'left', ...shared, ...(work.actor === undefined ? {} : { by: work.actor }) });
    if (from === 'battlefield' && zone === 'graveyard' && known?.values.types.includes('Creature') === true) {
      happen(work, { event: 'died', ...shared });
    }
  };
  if (object.base.kind === 'ability') {
    events(undefined);
    return undefined;
  }
  const created = addObject(work, {
    card: object.card,
    base: object.base,
    zone,
    owner: object.owner,
    controller: moving.controller ?? object.owner,
    cause: work.cause,
    ...(moving.position === undefined ? {} : { position: moving.position }),
    ...(moving.more === undefined ? {} : { more: moving.more }),
  });
  events(created);
  return created;
};

/** The object stops existing (tokens off the battlefield, copies off the stack: 706.9a, 111.7). */
export const cease = (work: Work, id: ObjectId, rule: string): void => {
  const object = objectOf(work, id);
  if (object === undefined) return;
  const known = lastKnownIn(work.game, id);
  lingerOn(work, object, known);
  removeObject(work, id, known);
  happen(work, {
    event: 'ceasedToExist',
    object: id,
    card: object.card,
    from: object.zone,
    rule,
    ...(known === undefined ? {} : { lastKnown: known }),
  });
};

/** Drops the attachment from an object. */
export const unattach = (work: Work, id: ObjectId, rule?: string): void => {
  const object = objectOf(work, id);
  if (object?.attachedTo === undefined) return;
  work.game = { ...work.game, objects: work.game.objects.with(id, withoutKeys(object, 'attachedTo')) };
  happen(work, { event: 'unattached', object: id, target: object.attachedTo, ...(rule === undefined ? {} : { rule }) });
};
