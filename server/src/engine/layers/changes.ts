// What each kind of change means for the layers: what sort of change it is, what its instruction reads, what it can write (418.5b).
import type { Operation } from '../../cards/ability.ts';
import { kindOfSubtype } from '../../cards/vocabulary.ts';
import type { OperationClass, Origin } from '../../rules/edition.ts';
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
import { readsOfAmount, readsOfPlayer, readsOfRef } from './aspects.ts';

/** The meaning of one kind of change; how it is carried out stands in apply.ts. */
interface ChangeMeaning<O> {
  /** What sort of change it is, for the edition's table of layers. */
  is(operation: O, origin: Origin): OperationClass;
  /** What its instruction is read from (418.5b: "what it does", D31). */
  reads(operation: O): Aspects;
  /** What it can change of the objects it is applied to. */
  writes(operation: O): Aspects;
}

const touchesLandTypes = (operation: Operation & { readonly op: 'types' }): boolean => {
  if (operation.types !== undefined && operation.mode !== 'add') return true;
  if (operation.types?.includes('Land') === true) return true;
  if (operation.removeAllOf !== undefined && operation.removeAllOf !== 'creatureTypes') return true;
  const subtypes = operation.subtypes;
  if (subtypes === undefined) return false;
  if (subtypes.kind === 'list') return subtypes.subtypes.some((type) => kindOfSubtype(type) === 'land');
  return subtypes.kind !== 'every' || subtypes.of !== 'creature';
};

const writesOfTypes = (operation: Operation & { readonly op: 'types' }): Aspects => {
  const own =
    (operation.supertypes === undefined ? 0 : SUPERTYPE) |
    (operation.types === undefined && operation.removeAllOf !== 'cardTypesBut' ? 0 : TYPE) |
    // A card type that goes takes its subtypes along.
    (operation.mode === 'add' || operation.types === undefined ? 0 : SUBTYPE) |
    (operation.subtypes === undefined && operation.removeAllOf === undefined ? 0 : SUBTYPE);
  return own | (touchesLandTypes(operation) ? ANY_ABILITY : 0);
};

/** What every kind of change means. */
export const CHANGES: { readonly [K in Operation['op']]: ChangeMeaning<Operation & { readonly op: K }> } = {
  modifyPT: {
    is: (_operation, origin) => (origin === 'counter' ? 'counterPT' : 'modifyPT'),
    reads: (operation) => readsOfAmount(operation.power) | readsOfAmount(operation.toughness),
    writes: () => PT,
  },
  setPT: {
    is: (_operation, origin) => (origin === 'cda' ? 'definePT' : 'setPT'),
    reads: (operation) =>
      (operation.power === undefined ? 0 : readsOfAmount(operation.power)) |
      (operation.toughness === undefined ? 0 : readsOfAmount(operation.toughness)),
    writes: () => PT,
  },
  switchPT: {
    is: () => 'switchPT',
    reads: () => 0,
    writes: () => PT,
  },
  addAbilities: {
    is: (_operation, origin) => (origin === 'counter' ? 'counterKeyword' : 'ability'),
    reads: () => 0,
    writes: () => ABILITY,
  },
  addAbilitiesOf: {
    is: () => 'ability',
    reads: (operation) => ANY_ABILITY | readsOfRef(operation.of),
    writes: () => ABILITY,
  },
  loseAbilities: {
    is: () => 'ability',
    reads: () => 0,
    writes: () => ABILITY_LOSS,
  },
  cantHave: {
    is: () => 'ability',
    reads: () => 0,
    writes: () => ABILITY_LOSS,
  },
  setColors: {
    is: () => 'color',
    reads: () => 0,
    writes: () => COLOR,
  },
  types: {
    is: () => 'type',
    reads: () => 0,
    writes: writesOfTypes,
  },
  setName: {
    is: () => 'name',
    reads: () => 0,
    writes: () => NAME,
  },
  control: {
    is: () => 'control',
    reads: (operation) => readsOfPlayer(operation.by),
    writes: () => CONTROL,
  },
  text: {
    is: () => 'text',
    reads: () => 0,
    writes: () => TEXT | SUBTYPE | ANY_ABILITY,
  },
  exchangeText: {
    is: () => 'text',
    reads: (operation) => TEXT | (operation.with === undefined ? 0 : readsOfRef(operation.with)),
    writes: () => TEXT | SUBTYPE | ANY_ABILITY,
  },
  fullText: {
    is: () => 'text',
    reads: () => ALL_ASPECTS & ~CONTROL,
    writes: () => ALL_ASPECTS & ~CONTROL,
  },
  addText: {
    is: () => 'text',
    reads: () => 0,
    writes: () => TEXT | ANY_ABILITY,
  },
  copy: {
    is: () => 'copy',
    reads: () => 0,
    writes: () => ALL_ASPECTS & ~CONTROL,
  },
  rule: {
    is: (operation) => (operation.rule.rule === 'playerAbility' ? 'player' : 'rule'),
    reads: () => CONTROL,
    writes: () => 0,
  },
};

/** The row of a change. */
export const meaningOfChange = (operation: Operation): ChangeMeaning<Operation> => CHANGES[operation.op];
