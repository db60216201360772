// Which aspects of objects a piece of rules text reads, by the rows of meaning: the cheap step before a trial (418.5b).
import type { Amount, Condition, Filter, ObjectRef, PlayerRef, Subject } from '../../cards/ability.ts';
import { assertNever } from '../../rules/util.ts';
import { meaningOfAmount } from '../meaning/amounts.ts';
import { meaningOfCondition } from '../meaning/conditions.ts';
import { meaningOf } from '../meaning/filters.ts';
import { meaningOfPlayer, meaningOfRef } from '../meaning/references.ts';
import type { Reads } from '../meaning/row.ts';
import type { Aspects } from './aspectBits.ts';

export const readsOfPlayer = (player: PlayerRef): Aspects => meaningOfPlayer(player).reads(player, READS);

/** What deciding a filter looks at. */
export const readsOfFilter = (filter: Filter): Aspects => meaningOf(filter).reads(filter, READS);

export const readsOfRef = (ref: ObjectRef): Aspects => meaningOfRef(ref).reads(ref, READS);

export const readsOfAmount = (amount: Amount): Aspects => meaningOfAmount(amount).reads(amount, READS);

export const readsOfCondition = (condition: Condition): Aspects =>
  meaningOfCondition(condition).reads(condition, READS);

export const readsOfSubject = (subject: Subject): Aspects => {
  switch (subject.kind) {
    case 'objects':
      return readsOfRef(subject.ref);
    case 'players':
      return readsOfPlayer(subject.player);
    case 'rules':
      return 0;
    default:
      return assertNever(subject);
  }
};

/** What terms read, for rows of meaning that hold other terms. */
const READS: Reads = {
  filter: readsOfFilter,
  ref: readsOfRef,
  player: readsOfPlayer,
  amount: readsOfAmount,
  condition: readsOfCondition,
};
