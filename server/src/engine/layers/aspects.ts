// Which aspects of objects a piece of rules text reads, and which an operation writes: the cheap step before a trial (418.5b).
import type { Amount, Condition, Filter, ObjectRef, Operation, PlayerRef, Subject } from '../../cards/ability.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import { meaningOfAmount } from '../meaning/amounts.ts';
import { meaningOfCondition } from '../meaning/conditions.ts';
import { meaningOf } from '../meaning/filters.ts';
import { meaningOfPlayer, meaningOfRef } from '../meaning/references.ts';
import type { Reads } from '../meaning/row.ts';
import {
  ABILITY,
  ABILITY_LOSS,
  ALL_ASPECTS,
  ANY_ABILITY,
  type Aspects,
  COLOR,
  CONTROL,
  NAME,
  PT,
  SUBTYPE,
  SUPERTYPE,
  TEXT,
  TYPE,
} from './aspectBits.ts';

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

/** What the instruction of an operation is read from (418.5b: "what it does", D31). */
export const readsOfInstruction = (operation: Operation): Aspects => {
  switch (operation.op) {
    case 'modifyPT':
      return readsOfAmount(operation.power) | readsOfAmount(operation.toughness);
    case 'setPT':
      return (
        (operation.power === undefined ? 0 : readsOfAmount(operation.power)) |
        (operation.toughness === undefined ? 0 : readsOfAmount(operation.toughness))
      );
    case 'addAbilitiesOf':
      return ANY_ABILITY | readsOfRef(operation.of);
    case 'control':
      return readsOfPlayer(operation.by);
    case 'exchangeText':
      return TEXT | (operation.with === undefined ? 0 : readsOfRef(operation.with));
    case 'fullText':
      return ALL_ASPECTS & ~CONTROL;
    case 'rule':
      return CONTROL;
    case 'switchPT':
    case 'addAbilities':
    case 'loseAbilities':
    case 'cantHave':
    case 'setColors':
    case 'types':
    case 'setName':
    case 'text':
    case 'addText':
    case 'copy':
      return 0;
    default:
      return assertNever(operation);
  }
};

const touchesLandTypes = (operation: Operation & { readonly op: 'types' }): boolean => {
  if (operation.types !== undefined && operation.mode !== 'add') return true;
  if (operation.types?.includes('Land') === true) return true;
  if (operation.removeAllOf !== undefined && operation.removeAllOf !== 'creatureTypes') return true;
  const subtypes = operation.subtypes;
  if (subtypes === undefined) return false;
  if (subtypes.kind === 'list') return subtypes.subtypes.some((type) => kindOfSubtype(type) === 'land');
  return subtypes.kind !== 'every' || subtypes.of !== 'creature';
};

/** What an operation can change of the objects it is applied to. */
export const writesOf = (operation: Operation): Aspects => {
  switch (operation.op) {
    case 'modifyPT':
    case 'setPT':
    case 'switchPT':
      return PT;
    case 'addAbilities':
    case 'addAbilitiesOf':
      return ABILITY;
    case 'loseAbilities':
    case 'cantHave':
      return ABILITY_LOSS;
    case 'setColors':
      return COLOR;
    case 'types': {
      const own =
        (operation.supertypes === undefined ? 0 : SUPERTYPE) |
        (operation.types === undefined && operation.removeAllOf !== 'cardTypesBut' ? 0 : TYPE) |
        // A card type that goes takes its subtypes along.
        (operation.mode === 'add' || operation.types === undefined ? 0 : SUBTYPE) |
        (operation.subtypes === undefined && operation.removeAllOf === undefined ? 0 : SUBTYPE);
      return own | (touchesLandTypes(operation) ? ANY_ABILITY : 0);
    }
    case 'setName':
      return NAME;
    case 'control':
      return CONTROL;
    case 'text':
    case 'exchangeText':
      return TEXT | SUBTYPE | ANY_ABILITY;
    case 'addText':
      return TEXT | ANY_ABILITY;
    case 'fullText':
      return ALL_ASPECTS & ~CONTROL;
    case 'copy':
      return ALL_ASPECTS & ~CONTROL;
    case 'rule':
      return 0;
    default:
      return assertNever(operation);
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
