// The continuous effects that an ability generates, and the layers their parts belong to: data read off the ability once.
import type { Ability, Condition, ContinuousEffectSpec, Operation, Subject, Zone } from '../../cards/ability.ts';
import type { Edition, OperationClass, Origin } from '../../rules/edition.ts';
import { assertNever } from '../../rules/util.ts';
import { zonesOf } from '../meaning/filters.ts';
import type { Aspects } from './aspectBits.ts';
import { readsOfCondition, readsOfSubject } from './aspects.ts';
import { type Atoms, wordsRead, wordsWritten } from './atoms.ts';
import { meaningOfChange } from './changes.ts';

/** One effect of an ability, before it belongs to an object. */
export interface Template {
  readonly isCda: boolean;
  readonly subject: Subject;
  readonly operations: readonly Operation[];
  readonly condition?: Condition;
  /** The condition is asked of each object by itself. */
  readonly conditionOf?: 'each';
  /** Zones its source can be in; undefined: all (604.3). */
  readonly zones: readonly Zone[] | undefined;
}

const SELF: Subject = { kind: 'objects', ref: { kind: 'self' } };

const both = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a === undefined ? b : b === undefined ? a : { kind: 'and', of: [a, b] };

const cdaTemplate = (operations: readonly Operation[]): Template => ({
  isCda: true,
  subject: SELF,
  operations,
  zones: undefined,
});

const templatesOfCda = (ability: Ability & { readonly kind: 'cda' }): readonly Template[] => {
  const operations: Operation[] = [];
  const power = ability.power;
  const toughness = ability.toughness ?? (ability.sameAs === 'each' ? ability.power : undefined);
  if (power !== undefined || toughness !== undefined) {
    operations.push({
      op: 'setPT',
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
      form: 'equal',
    });
  }
  if (ability.colors !== undefined) operations.push({ op: 'setColors', colors: ability.colors });
  if (ability.subtypes !== undefined) {
    operations.push({
      op: 'types',
      mode: ability.subtypes.kind === 'every' ? 'add' : 'set',
      subtypes: ability.subtypes,
    });
  }
  return operations.length === 0 ? [] : [cdaTemplate(operations)];
};

/** Keyword abilities that are characteristic-defining (702.73a, 702.114a), and those that are a static ability (702.161a, 702.176a). */
const KEYWORD_EFFECTS: ReadonlyMap<string, readonly Template[]> = new Map<string, readonly Template[]>([
  ['changeling', [cdaTemplate([{ op: 'types', mode: 'add', subtypes: { kind: 'every', of: 'creature' } }])]],
  ['devoid', [cdaTemplate([{ op: 'setColors', colors: { kind: 'colors', colors: [] } }])]],
  [
    // 702.176a: while it has a time counter on it, what was cast for its impending cost is no creature.
    'impending',
    [
      {
        isCda: false,
        subject: SELF,
        operations: [{ op: 'types', mode: 'remove', types: ['Creature'] }],
        condition: {
          kind: 'and',
          of: [
            { kind: 'wasPaid', cost: 'impending' },
            { kind: 'is', ref: { kind: 'self' }, filter: { kind: 'hasCounter', counter: 'time' } },
          ],
        },
        zones: ['battlefield'],
      },
    ],
  ],
  [
    'living metal',
    [
      {
        isCda: false,
        subject: SELF,
        operations: [{ op: 'types', mode: 'add', types: ['Creature'] }],
        condition: { kind: 'turn', of: { kind: 'you' } },
        zones: ['battlefield'],
      },
    ],
  ],
]);

/** 113.6b, 418.4b: "as long as this card is in your graveyard" says where the ability works. */
const zonesOfCondition = (condition: Condition | undefined): readonly Zone[] | undefined => {
  if (condition?.kind === 'and') {
    for (const part of condition.of) {
      const zones = zonesOfCondition(part);
      if (zones !== undefined) return zones;
    }
    return undefined;
  }
  if (condition?.kind !== 'is' || condition.ref.kind !== 'self') return undefined;
  const zones = zonesOf(condition.filter);
  return zones.length === 0 ? undefined : zones;
};

const NONE: readonly Template[] = [];
const cache = new WeakMap<Ability, readonly Template[]>();

/** Keyword abilities of a card that is not on the battlefield: of what may be cast, as it is cast, or on the stack (702). */
const OFF_BATTLEFIELD: ReadonlySet<string> = new Set(
  (
    'flash convoke improvise delve affinity undaunted assist cascade storm gravestorm demonstrate casualty replicate conspire ' +
    'kicker multikicker buyback entwine flashback madness escape retrace jump-start rebound bargain cleave overload ripple emerge'
  )
    .split(' ')
    .concat('split second'),
);

const isOfSpell = (operation: Operation): boolean =>
  operation.op === 'rule'
    ? operation.rule.rule === 'cost'
    : operation.op === 'addAbilities' &&
      operation.abilities.every((ability) => ability.kind === 'keyword' && OFF_BATTLEFIELD.has(ability.keyword));

/** "This spell costs {1} less to cast …", "has flash as long as …" work where the spell can be cast from, and on the stack (113.6, 601.2f, 702.8a). */
const isOwnCasting = ({ subject, operations }: ContinuousEffectSpec): boolean =>
  subject.kind === 'objects' && subject.ref.kind === 'self' && operations.every(isOfSpell);

/** "You may cast this card from your graveyard" works there (113.6b). */
const zonesToPlayFrom = ({ subject, operations }: ContinuousEffectSpec): readonly Zone[] | undefined => {
  if (subject.kind !== 'objects' || subject.ref.kind !== 'self') return undefined;
  const from = operations.flatMap((operation) =>
    operation.op === 'rule' && operation.rule.rule === 'mayPlay' ? (operation.rule.from ?? []) : [],
  );
  return from.length === 0 ? undefined : from;
};

/** "If a creature would die, …": a static ability chooses nothing; any such object is meant. */
const forAll = (subject: Subject): Subject =>
  subject.kind === 'objects' && subject.ref.kind === 'choose'
    ? { kind: 'objects', ref: { kind: 'all', selection: subject.ref.selection, quantifier: 'each' } }
    : subject;

const make = (ability: Ability): readonly Template[] => {
  switch (ability.kind) {
    case 'static':
      return ability.effects.map((effect): Template => {
        const condition = both(ability.leadIn, effect.condition);
        return {
          isCda: false,
          subject: forAll(effect.subject),
          operations: effect.operations,
          zones: isOwnCasting(effect)
            ? zonesOfCondition(condition)
            : (ability.zones ?? zonesOfCondition(condition) ?? zonesToPlayFrom(effect) ?? ['battlefield', 'command']),
          ...(condition === undefined ? {} : { condition }),
          ...(effect.conditionOf === undefined ? {} : { conditionOf: effect.conditionOf }),
        };
      });
    case 'cda':
      return templatesOfCda(ability);
    case 'keyword':
      return KEYWORD_EFFECTS.get(ability.keyword.toLowerCase()) ?? NONE;
    case 'activated':
    case 'triggered':
    case 'enters':
    case 'spell':
    case 'castCost':
    case 'unread':
      return NONE;
    default:
      return assertNever(ability);
  }
};

/** The continuous effects an ability generates as long as its object has it: one for each sentence and subject (D13). */
export const templatesOf = (ability: Ability): readonly Template[] => {
  const known = cache.get(ability);
  if (known !== undefined) return known;
  const made = make(ability);
  cache.set(ability, made);
  return made;
};

/** The part of an effect that belongs to one layer. */
export interface PartTemplate {
  /** Index into the edition's layers. */
  readonly layer: number;
  readonly operations: readonly Operation[];
  readonly writes: Aspects;
  readonly writtenWords: Atoms;
  readonly instructionReads: Aspects;
}

/** An effect's parts in the order of the layers, and what finding its set reads. */
export interface Plan {
  readonly parts: readonly PartTemplate[];
  readonly setReads: Aspects;
  readonly setWords: Atoms;
}

const layerIndexes = new WeakMap<Edition, Map<string, number>>();

/** The layer (its index) in which the edition applies an operation of this class and origin. */
export const layerIndexOf = (edition: Edition, operation: OperationClass, origin: Origin): number | undefined => {
  let known = layerIndexes.get(edition);
  if (known === undefined) {
    known = new Map();
    layerIndexes.set(edition, known);
  }
  const key = `${operation}|${origin}`;
  const found = known.get(key);
  if (found !== undefined) return found < 0 ? undefined : found;
  const rows = edition.layerOf.filter((row) => row.operation === operation);
  const row = rows.find((each) => each.origin === origin) ?? rows.find((each) => each.origin === undefined);
  const index = row === undefined ? -1 : edition.layers.findIndex((layer) => layer.id === row.layer);
  known.set(key, index);
  return index < 0 ? undefined : index;
};

const partOf = (layer: number, operations: readonly Operation[]): PartTemplate => {
  const writes = operations.reduce((all, each) => all | meaningOfChange(each).writes(each), 0);
  return {
    layer,
    operations,
    writes,
    writtenWords: wordsWritten(operations, writes),
    instructionReads: operations.reduce((all, each) => all | meaningOfChange(each).reads(each), 0),
  };
};

/** Operations sorted into layers: those of one layer are a single step (D2) unless the edition keeps them apart. */
const planOf = (
  edition: Edition,
  origin: Origin,
  subject: Subject | undefined,
  operations: readonly Operation[],
  condition: Condition | undefined,
): Plan => {
  const byLayer = new Map<number, Operation[]>();
  for (const operation of operations) {
    const layer = layerIndexOf(edition, meaningOfChange(operation).is(operation, origin), origin);
    if (layer === undefined) continue;
    const list = byLayer.get(layer);
    if (list === undefined) byLayer.set(layer, [operation]);
    else list.push(operation);
  }
  const layers = [...byLayer.keys()].sort((a, b) => a - b);
  const parts = layers.flatMap((layer) => {
    const list = byLayer.get(layer) ?? [];
    return edition.policies.mergePartsOfOneLayer
      ? [partOf(layer, list)]
      : list.map((operation) => partOf(layer, [operation]));
  });
  const setReads =
    (subject === undefined ? 0 : readsOfSubject(subject)) | (condition === undefined ? 0 : readsOfCondition(condition));
  return { parts, setReads, setWords: wordsRead(subject, condition) };
};

const plans = new WeakMap<Edition, WeakMap<readonly Operation[], Map<Origin, Plan>>>();

/** The plan of an effect under an edition; operations are immutable, so it is made once for each list of them. */
export const planFor = (
  edition: Edition,
  origin: Origin,
  subject: Subject | undefined,
  operations: readonly Operation[],
  condition: Condition | undefined,
): Plan => {
  let ofEdition = plans.get(edition);
  if (ofEdition === undefined) {
    ofEdition = new WeakMap();
    plans.set(edition, ofEdition);
  }
  let ofList = ofEdition.get(operations);
  if (ofList === undefined) {
    ofList = new Map();
    ofEdition.set(operations, ofList);
  }
  const known = ofList.get(origin);
  if (known !== undefined) return known;
  const made = planOf(edition, origin, subject, operations, condition);
  ofList.set(origin, made);
  return made;
};
