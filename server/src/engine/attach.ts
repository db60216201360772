// Attaching: what becomes attached gets a new timestamp (418.5d, D22); where it may not go it does not move (303.4h).

import { sameTarget } from './choose.ts';
import type { Target } from './game.ts';
import { type AsThough, explainIllegalHost, legalHosts } from './hosts.ts';
import type { ObjectId } from './ids.ts';
import { stopBeingCreature } from './reconfigure.ts';
import { changeObject, happen, objectOf, takeTimestamp, type Work } from './work.ts';

/** Attaches an object that is on the battlefield; false when it may not be there, and stays (303.4h). */
export const attachTo = (work: Work, id: ObjectId, host: Target, asThough?: AsThough): boolean => {
  const object = objectOf(work, id);
  if (object === undefined) return false;
  // To what it already enchants: nothing happens (D22).
  if (object.attachedTo !== undefined && sameTarget(object.attachedTo, host)) return true;
  if (explainIllegalHost(work.game, id, host, asThough) !== undefined) return false;
  stopBeingCreature(work, id, host);
  const renew = work.game.edition.timestamps.onAttach;
  changeObject(work, id, {
    attachedTo: host,
    ...(renew ? { timestamp: takeTimestamp(work) } : {}),
  });
  happen(work, { event: 'attached', object: id, target: host });
  return true;
};

export { explainIllegalHost, legalHosts };
