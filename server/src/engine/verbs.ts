// The plain things that happen to one object: tapped, destroyed, flipped, turned over, phased, countered, put somewhere.

import type { Zone } from '../cards/ability.ts';
import type { CardFace } from '../cards/card.ts';
import { boardOf } from './ask.ts';
import { type AnswerQueue, chooseObjects } from './choose.ts';
import { removeShield, sacrificeIt, untapIt } from './costs.ts';
import type { FaceDownValues, Game, GameObject } from './game.ts';
import type { ObjectId, Timestamp } from './ids.ts';
import { removeFromCombat } from './inCombat.ts';
import { hasKeyword, prohibitions } from './protection.ts';
import { allAttached } from './view.ts';
import {
  changeObject,
  changeStatus,
  happen,
  objectOf,
  putObject,
  takeTimestamp,
  type Work,
  withoutKeys,
} from './work.ts';
import { isThere, lastKnownIn, moveTo, unattach } from './zones.ts';

export type Verb =
  | 'tap'
  | 'untap'
  | 'destroy'
  | 'exile'
  | 'counter'
  | 'flip'
  | 'transform'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'phaseOut'
  | 'phaseIn'
  | 'unattach'
  | 'sacrifice'
  | 'returnToHand'
  | 'putIntoGraveyard'
  | 'putIntoLibrary';

const nothing = (work: Work, object: ObjectId, rule: string): false => {
  happen(work, { event: 'didNothing', object, rule });
  return false;
};

/** The faces an object has by its card; a face is not copied (D43), but token copies of today have both. */
const facesOfObject = (object: GameObject): number =>
  object.base.kind === 'card' || (object.base.kind === 'copy' && object.base.card !== undefined)
    ? (object.base.card?.faces.length ?? 1)
    : 1;

const layoutOf = (object: GameObject): string | undefined =>
  object.base.kind === 'card' || object.base.kind === 'copy' ? object.base.card?.layout : undefined;

const DOUBLE_FACED: readonly (string | undefined)[] = ['transform', 'modal'];

const isDoubleFaced = (object: GameObject): boolean =>
  facesOfObject(object) > 1 && DOUBLE_FACED.includes(layoutOf(object));

const flip = (work: Work, object: GameObject): boolean => {
  // D43, 710.2: flipped is a status that anything on the battlefield can get; it shows only where there is another half.
  if (object.status.flipped) return nothing(work, object.id, '710.4');
  changeStatus(work, object.id, { flipped: true });
  happen(work, { event: 'flipped', object: object.id });
  return true;
};

/** The face that transforming would bring up is an instant or a sorcery (701.27d). */
const wouldBeSpell = (object: GameObject): boolean => {
  const card = object.base.kind === 'card' || object.base.kind === 'copy' ? object.base.card : undefined;
  return isSpellFace(card?.faces[object.face === 0 ? 1 : 0]);
};

const isSpellFace = (face: CardFace | undefined): boolean =>
  face?.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery') === true;

/**
 * 701.27c: only what is a double-faced card (or a token with both faces) transforms; a copy effect on it hides the face. 712.15: while
 * it is face down, no face is up that could be turned over. 701.27f: an ability of its own that was put onto the stack before it last
 * transformed does nothing any more.
 */
const transform = (work: Work, object: GameObject, since: Timestamp | undefined): boolean => {
  if (object.status.faceDown) return nothing(work, object.id, '712.15');
  if (wouldBeSpell(object)) return nothing(work, object.id, '701.27d');
  const isDone = since !== undefined && object.transformed !== undefined && object.transformed > since;
  if (isDone && !work.game.edition.policies.transformsAgain) return nothing(work, object.id, '701.27f');
  const can =
    facesOfObject(object) > 1 &&
    layoutOf(object) === 'transform' &&
    prohibitions(work.game, object.id, 'transform').length === 0;
  if (!can) return nothing(work, object.id, '701.27c');
  changeObject(work, object.id, {
    face: object.face === 0 ? 1 : 0,
    transformed: work.game.clock,
    ...(work.game.edition.timestamps.onTransform ? { timestamp: takeTimestamp(work) } : {}),
  });
  happen(work, { event: 'transformed', object: object.id });
  return true;
};

/** What is turned face down: what it has while it is so, where the instruction lists it (708.2a). */
export interface TurnedDown {
  readonly listed?: FaceDownValues | undefined;
}

const turn = (work: Work, object: GameObject, faceDown: boolean, { listed }: TurnedDown = {}): boolean => {
  // 708.2b: nothing changes for what is face down already.
  if (object.status.faceDown === faceDown) return nothing(work, object.id, faceDown ? '708.2b' : '708.2');
  if (faceDown && isDoubleFaced(object)) return nothing(work, object.id, '712.16');
  // 701.40g: what is no permanent card is revealed and stays as it is.
  if (!faceDown && object.base.kind === 'card' && isSpellFace(object.base.card.faces[0]))
    return nothing(work, object.id, '701.40g');
  if (!faceDown && prohibitions(work.game, object.id, 'beTurnedFaceUp').length > 0) {
    return nothing(work, object.id, '101.2');
  }
  const plain = withoutKeys(object, 'faceDownValues');
  putObject(work, {
    ...plain,
    ...(listed === undefined ? {} : { faceDownValues: listed }),
    status: { ...object.status, faceDown },
    ...(work.game.edition.timestamps.onTurnFace ? { timestamp: takeTimestamp(work) } : {}),
  });
  happen(work, { event: faceDown ? 'turnedFaceDown' : 'turnedFaceUp', object: object.id });
  return true;
};

const attachmentsTo = (game: Game, id: ObjectId): readonly ObjectId[] =>
  allAttached(game).filter((other) => {
    const host = game.objects.get(other)?.attachedTo;
    return host !== undefined && 'object' in host && host.object === id;
  });

/** D24: what is attached phases along; nothing enters or leaves, and timestamps stay. */
const phase = (work: Work, object: GameObject, out: boolean): boolean => {
  if (object.zone !== 'battlefield' || object.status.phasedOut === out) return nothing(work, object.id, '702.26b');
  const controller = boardOf(work.game).objects.get(object.id)?.controller ?? object.controller;
  if (out) changeObject(work, object.id, { phasedUnder: controller });
  else putObject(work, withoutKeys(object, 'phasedUnder'));
  changeStatus(work, object.id, { phasedOut: out });
  happen(work, { event: 'phased', object: object.id, values: { out: out ? 1 : 0 } });
  for (const attached of attachmentsTo(work.game, object.id)) {
    const other = objectOf(work, attached);
    if (other !== undefined && other.status.phasedOut !== out) phase(work, other, out);
  }
  return true;
};

const shieldOf = (work: Work, id: ObjectId) =>
  work.game.effects.find(
    (effect) =>
      effect.affected.kind === 'objects' &&
      effect.affected.objects.includes(id) &&
      effect.operations.some(
        (operation) =>
          operation.op === 'rule' && operation.rule.rule === 'other' && operation.rule.verb === 'regenerationShield',
      ),
  );

/** Auras with umbra armor on a permanent, as they are when the moment begins (702.89a). */
const umbrasOn = (game: Game, id: ObjectId): readonly ObjectId[] =>
  attachmentsTo(game, id).filter(
    (aura) =>
      isThere(game, aura) && (['umbra armor', 'totem armor'] as const).some((name) => hasKeyword(game, aura, name)),
  );

/** Which of several umbras goes in its place: its controller says (616.1); unsaid where nobody is asked, the newest. */
const umbraFor = (work: Work, umbras: readonly ObjectId[], queue: AnswerQueue | undefined): ObjectId | undefined => {
  if (umbras.length < 2) return umbras[0];
  if (queue !== undefined) return chooseObjects(queue, 'object', '616.1', umbras, 1, false)[0];
  const said = work.named.find(({ object }) => umbras.includes(object));
  work.named = work.named.filter((one) => one !== said);
  return said?.object ?? umbras.at(-1);
};

/** How something is destroyed: without regeneration, with the answers to what is asked. */
export interface Destroying extends TurnedDown {
  /** Of a permanent's own ability that transforms it: when the ability was put onto the stack (701.27f). */
  readonly since?: Timestamp | undefined;
  readonly noRegenerate?: boolean;
  readonly queue?: AnswerQueue;
}

/**
 * Destroys a permanent (701.8): not an indestructible one; a regeneration shield (701.19), a shield counter (122.1c) or umbra armor
 * (702.89) steps in. What is destroyed in one moment is judged by the state before it.
 */
export const destroyIt = (work: Work, id: ObjectId, rule: string, how: Destroying = {}): boolean => {
  const object = objectOf(work, id);
  if (object === undefined || object.zone !== 'battlefield') return false;
  const before = work.began?.objects.has(id) === true ? work.began : work.game;
  if (hasKeyword(before, id, 'indestructible') || prohibitions(before, id, 'beDestroyed').length > 0) {
    return nothing(work, id, '702.12b');
  }
  const shield = shieldOf(work, id);
  if (shield !== undefined && how.noRegenerate !== true && prohibitions(work.game, id, 'beRegenerated').length === 0) {
    work.game = { ...work.game, effects: work.game.effects.filter((effect) => effect.id !== shield.id) };
    changeObject(work, id, { damage: 0, deathtouched: false });
    changeStatus(work, id, { tapped: true });
    // 701.19b
    removeFromCombat(work, id);
    happen(work, { event: 'prevented', object: id, rule: '701.19a' });
    return false;
  }
  if (!rule.startsWith('704') && removeShield(work, before, id)) {
    happen(work, { event: 'prevented', object: id, rule: '122.1c' });
    return false;
  }
  const umbra = umbraFor(work, umbrasOn(before, id), how.queue);
  if (umbra !== undefined) {
    changeObject(work, id, { damage: 0, deathtouched: false });
    happen(work, { event: 'prevented', object: id, source: umbra, rule: '702.89a' });
    return destroyIt(work, umbra, '702.89a');
  }
  happen(work, { event: 'destroyed', object: id, rule });
  moveTo(work, id, 'graveyard', { rule, known: lastKnownIn(before, id) });
  return true;
};

const counterIt = (work: Work, object: GameObject): boolean => {
  if (object.zone !== 'stack') return nothing(work, object.id, '701.6a');
  if (prohibitions(work.game, object.id, 'beCountered').length > 0) return nothing(work, object.id, '101.2');
  happen(work, { event: 'countered', object: object.id, rule: '701.6a' });
  moveTo(work, object.id, 'graveyard', { rule: '701.6a' });
  return true;
};

const put = (work: Work, object: GameObject, zone: Zone): boolean => {
  if (object.zone === zone && zone !== 'library') return nothing(work, object.id, '400.1');
  if (zone === 'exile') happen(work, { event: 'exiled', object: object.id });
  moveTo(work, object.id, zone);
  return true;
};

/** Does the verb to the object; false when nothing happens. */
export const doVerb = (work: Work, verb: Verb, id: ObjectId, how: Destroying = {}): boolean => {
  const object = objectOf(work, id);
  if (object === undefined) return false;
  switch (verb) {
    case 'tap':
    case 'untap': {
      const tapped = verb === 'tap';
      if (object.zone !== 'battlefield' || object.status.tapped === tapped) return nothing(work, id, '701.26a');
      if (!tapped && prohibitions(work.game, id, 'untap').length > 0) return nothing(work, id, '101.2');
      if (!tapped) return untapIt(work, id);
      changeStatus(work, id, { tapped });
      happen(work, { event: 'tapped', object: id });
      return true;
    }
    case 'destroy':
      return destroyIt(work, id, '701.8a', how);
    case 'sacrifice': {
      const controller = boardOf(work.game).objects.get(id)?.controller;
      return controller !== undefined && sacrificeIt(work, id, controller) !== undefined;
    }
    case 'exile':
      return put(work, object, 'exile');
    case 'counter':
      return counterIt(work, object);
    case 'flip':
      return flip(work, object);
    case 'transform':
      return transform(work, object, how.since);
    case 'turnFaceUp':
      return turn(work, object, false);
    case 'turnFaceDown':
      return turn(work, object, true, how);
    case 'phaseOut':
      return phase(work, object, true);
    case 'phaseIn':
      return phase(work, object, false);
    case 'unattach':
      if (object.attachedTo === undefined) return nothing(work, id, '701.3d');
      unattach(work, id);
      return true;
    case 'returnToHand':
      return put(work, object, 'hand');
    case 'putIntoGraveyard':
      return put(work, object, 'graveyard');
    case 'putIntoLibrary':
      return put(work, object, 'library');
  }
};
