// Which aspects of objects a piece of rules text reads, and which an operation writes: the cheap step before a trial (418.5b).
import type {
  Amount,
  Condition,
  Filter,
  ObjectRef,
  Operation,
  PlayerRef,
  Selection,
  Subject,
} from '../../cards/ability.ts';
import { isPlayerRef } from '../../cards/oracle/playerRefs.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import { assertNever } from '../../rules/util.ts';
import { meaningOf } from '../meaning/filters.ts';
import { readsOfProperty } from '../meaning/filtersOfValues.ts';
import type { Reads } from '../meaning/row.ts';
import {
  ABILITY,
  ABILITY_LOSS,
  ALL_ASPECTS,
  ANY_ABILITY,
  type Aspects,
  COLOR,
  CONTROL,
  COST,
  NAME,
  PT,
  SUBTYPE,
  SUPERTYPE,
  TEXT,
  TYPE,
} from './aspectBits.ts';

const readsOfSelection = (selection: Selection): Aspects => readsOfFilter(selection.filter);

export const readsOfPlayer = (player: PlayerRef): Aspects => {
  switch (player.kind) {
    case 'controllerOf':
      return CONTROL | readsOfRef(player.of);
    case 'ownerOf':
      return readsOfRef(player.of);
    case 'activePlayer':
    case 'eachPlayer':
    case 'anyPlayer':
    case 'enchantedPlayer':
    case 'chosenPlayer':
    case 'boundPlayer':
    case 'youAnd':
    case 'who':
    case 'target':
    // Of a set, who controls each of its objects.
    case 'thatPlayer':
      return CONTROL;
    case 'you':
    case 'opponents':
    case 'eachOpponent':
    case 'otherThan':
    case 'notYou':
    case 'superlative':
    case 'defendingPlayer':
      return CONTROL;
    default:
      return assertNever(player);
  }
};

/** What deciding a filter looks at. */
export const readsOfFilter = (filter: Filter): Aspects => meaningOf(filter).reads(filter, READS);

export const readsOfRef = (ref: ObjectRef): Aspects => {
  switch (ref.kind) {
    case 'self':
    case 'granter':
    case 'target':
    case 'that':
    case 'bound':
      return 0;
    case 'attached':
      return readsOfFilter(ref.noun);
    case 'top':
    case 'zone':
      return readsOfPlayer(ref.player);
    case 'rest':
      return 0;
    case 'all':
      return readsOfSelection(ref.selection);
    case 'choose':
      return readsOfSelection(ref.selection) | readsOfAmount(ref.count);
    case 'several':
      return ref.of.reduce((all, each) => all | readsOfRef(each), 0);
    default:
      return assertNever(ref);
  }
};

export const readsOfAmount = (amount: Amount): Aspects => {
  switch (amount.kind) {
    case 'number':
    case 'x':
    case 'startingLife':
    case 'chosenNumber':
    case 'thatMany':
    case 'past':
    case 'timesResolved':
    case 'targetsBeyondFirst':
      return 0;
    case 'deedTotal':
      return isPlayerRef(amount.to) ? readsOfPlayer(amount.to) : readsOfRef(amount.to);
    case 'playersWho':
      return readsOfCondition(amount.condition);
    case 'count':
      return readsOfSelection(amount.of);
    case 'property':
      return readsOfProperty(amount.property) | readsOfRef(amount.of);
    case 'counters':
      return readsOfRef(amount.on);
    case 'manaSymbols':
      return COST | readsOfSelection(amount.among);
    case 'distinct':
      return TYPE | SUBTYPE | COLOR | NAME | COST | readsOfSelection(amount.among);
    case 'extreme':
    case 'total':
      return readsOfProperty(amount.property) | readsOfSelection(amount.among);
    case 'devotion':
      return COST | CONTROL;
    case 'life':
    case 'handSize':
    case 'playerCounters':
    case 'speed':
      return readsOfPlayer(amount.player);
    case 'sum':
      return amount.terms.reduce((all, each) => all | readsOfAmount(each), 0);
    case 'times':
    case 'half':
      return readsOfAmount(amount.amount);
    default:
      return assertNever(amount);
  }
};

export const readsOfCondition = (condition: Condition): Aspects => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.reduce((all, each) => all | readsOfCondition(each), 0);
    case 'not':
      return readsOfCondition(condition.of);
    case 'count':
      return readsOfSelection(condition.of) | readsOfAmount(condition.to);
    case 'compare':
      return readsOfAmount(condition.left) | readsOfAmount(condition.right);
    case 'is':
      return readsOfRef(condition.ref) | readsOfFilter(condition.filter);
    case 'playerIs':
      return readsOfPlayer(condition.player);
    case 'turn':
      return readsOfPlayer(condition.of);
    case 'mostCommon':
      return COLOR | readsOfSelection(condition.among);
    case 'youControlThis':
      return CONTROL;
    case 'objectDid':
      return condition.what === undefined ? 0 : readsOfRef(condition.what);
    case 'playerDid':
      return readsOfPlayer(condition.who);
    case 'moreThan':
      return typeof condition.what === 'object' ? readsOfSelection(condition.what) | CONTROL : 0;
    case 'wasSpent':
    case 'manaSpentOn':
    case 'wasCast':
    case 'moment':
    case 'timesActivated':
    case 'wasPaid':
    case 'chosen':
    case 'history':
      return 0;
    default:
      return assertNever(condition);
  }
};

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
