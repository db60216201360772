// Filters that look at nothing but the object itself: for these, a trial need only look again at the objects it changed.
import type { Filter, Subject } from '../../cards/ability.ts';
import { assertNever } from '../../rules/util.ts';

const known = new WeakMap<Filter, boolean>();

const decide = (filter: Filter): boolean => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.every(isLocal);
    case 'not':
      return isLocal(filter.of);
    case 'other':
      return filter.than === undefined;
    case 'controlledBy':
    case 'ownedBy':
      return filter.player.kind === 'you' || filter.player.kind === 'opponents';
    case 'compare':
      return filter.to.kind === 'number';
    case 'type':
    case 'supertype':
    case 'subtype':
    case 'color':
    case 'colorless':
    case 'monocolored':
    case 'multicolored':
    case 'historic':
    case 'permanent':
    case 'spell':
    case 'card':
    case 'token':
    case 'object':
    case 'source':
    case 'ability':
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'faceDown':
    case 'faceUp':
    case 'transformed':
    case 'hasKeyword':
    case 'hasAbilities':
    case 'hasActivatedAbility':
    case 'hasManaAbility':
    case 'hasTapAbility':
    case 'hasCounter':
    case 'named':
      return true;
    case 'enchanted':
    case 'equipped':
    case 'modified':
    case 'commander':
    case 'inZone':
    case 'castBy':
    case 'chosen':
    case 'attachedTo':
    case 'attachedToPlayer':
    case 'hasAttached':
    case 'isRef':
    case 'shares':
    case 'targets':
    case 'couldTarget':
    case 'fromSource':
    case 'designated':
    case 'player':
    case 'opponent':
    case 'facing':
    case 'did':
    case 'above':
    case 'history':
      return false;
    default:
      return assertNever(filter);
  }
};

/** Whether an object's own values, its controller and "you" settle the filter. */
export const isLocal = (filter: Filter): boolean => {
  const found = known.get(filter);
  if (found !== undefined) return found;
  const made = decide(filter);
  known.set(filter, made);
  return made;
};

const inOtherZone = (filter: Filter): boolean =>
  filter.kind === 'spell' || filter.kind === 'ability' || (filter.kind === 'and' && filter.of.some(inOtherZone));

/** The filter of a subject that is all objects on the battlefield of some quality, if it is local. */
export const localFilterOf = (subject: Subject | undefined): Filter | undefined => {
  if (subject?.kind !== 'objects' || subject.ref.kind !== 'all') return undefined;
  const { filter, zone } = subject.ref.selection;
  if (zone !== undefined && zone !== 'battlefield') return undefined;
  return isLocal(filter) && !inOtherZone(filter) ? filter : undefined;
};
