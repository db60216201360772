// What an edition of the rules is: the table and the named policies that the engine is given (never the edition's name).
// Each entry carries a citation in the table files (classic.ts, edition2011.ts, current.ts).

/** The editions a file can name after `rules`. Only entry points, `scenario` and `features` see this name. */
export type EditionName = 'classic' | '2011' | 'current';

/** A layer or sublayer's number as that edition prints it: `1`, `1b`, `6d`, `7c`. */
export type LayerId = string;

/** What kind of change one part of a continuous effect makes; the edition says in which layer each kind applies. */
export type OperationClass =
  | 'copy' // 706, 707
  | 'faceDown' // D10, 708
  | 'control'
  | 'text'
  | 'name'
  | 'type' // card types, supertypes, subtypes
  | 'color'
  | 'ability' // add, remove, "can't have"
  | 'definePT' // a characteristic-defining ability for power or toughness
  | 'setPT'
  | 'modifyPT'
  | 'counterPT' // +1/+1 counters and their kin
  | 'counterKeyword' // D12
  | 'switchPT'
  | 'player' // 418.7: applied to players once objects are known
  | 'rule'; // 418.8: rules of the game, costs, prohibitions, prevention

/** Where a part comes from: `cda` a characteristic-defining ability, `static` any other static ability, `resolution` a resolved spell or ability, `counter` a counter, `status` face-down. */
export type Origin = 'cda' | 'static' | 'resolution' | 'counter' | 'status';

/** One layer or sublayer, in the order in which it is walked. */
export interface LayerSpec {
  readonly id: LayerId;
  /** Message key of the layer's title, as `layer.copy`. */
  readonly title: string;
  /** Rule that defines it in this edition. */
  readonly rule: string;
  /** Characteristic-defining abilities first, then the others (418.5a, 613.3). */
  readonly cdaFirst: boolean;
}

/** A table row: in which layer an operation of this class and origin applies. */
export interface LayerRow {
  readonly operation: OperationClass;
  /** Absent: every origin. A row that names an origin goes before one that does not. */
  readonly origin?: Origin;
  readonly layer: LayerId;
  readonly rule: string;
}

/** When may one effect depend on another (418.5b, 613.8a)? */
export interface DependencyPolicy {
  /** False only in mutants and tests: no effect ever waits. */
  readonly enabled: boolean;
  /** `never`: a CDA neither depends nor is depended on. `betweenCDAs`: only two CDAs may depend on each other (613.8a(c)). */
  readonly cda: 'never' | 'betweenCDAs';
  /** Each clause of 418.5b(b) that makes a dependency. */
  readonly byText: boolean;
  readonly byExistence: boolean;
  readonly bySet: boolean;
  readonly byInstruction: boolean;
  /** 418.5c: members of a loop ignore the dependencies inside it and go by timestamp. */
  readonly loops: 'timestamps';
  /** D32: all that is left is judged again after each application. */
  readonly reorderAfterEach: boolean;
  readonly rule: string;
}

/** Events, besides entering a zone, that give an object a new timestamp (418.5d, 613.7). */
export interface TimestampPolicy {
  readonly onAttach: boolean;
  readonly onTurnFace: boolean;
  readonly onTransform: boolean;
  /** A new counter of a kind renews the timestamp of that kind on that object (613.7c). */
  readonly onCounterAdded: boolean;
  /** The later of the object's timestamp and that of the effect which gave the ability (418.5e). */
  readonly grantedAbility: 'laterOfBoth' | 'object';
  /** Who orders what enters at once (418.5d, 613.7m). */
  readonly simultaneous: 'activePlayerOrdersAll' | 'apnap';
  readonly rule: string;
}

/** The other switches of the table in spec; named policies, each decided by a rule. */
export interface Policies {
  /** 418.5a′, 613.6: an effect that has begun goes on in later layers, to the same objects, though its ability is gone. */
  readonly startedEffectContinues: boolean;
  /** 418.3b: the set of a resolution's effect on characteristics or control is locked. */
  readonly lockResolvedSets: boolean;
  /** 418.3c: variables of a resolution's effect are computed once. */
  readonly fixVariablesAtResolution: boolean;
  /** 418.3d, D19: "for as long as" already ended does nothing; once false it ends for good. */
  readonly asLongAsNeverRestarts: boolean;
  /** Colour and the abilities of one effect are a single step where they share a layer (D2). */
  readonly mergePartsOfOneLayer: boolean;
  /** D5: modifying P/T by a static ability has a sublayer of its own; kept in `layerOf`. */
  /** "Enters tapped / with / as" judged with (`asItWouldBe`, 614.12 since 2017) or without (`ownText`, D28) other sources' continuous effects. */
  readonly entersReplacement: 'ownText' | 'asItWouldBe';
  /** 611.2e, 613.7n: "put it onto the battlefield; it is …" applies as it enters, its own static abilities counting as older. */
  readonly entersWithEffect: 'afterEntering' | 'asItEnters';
  /** 706.2: which "as … enters / is turned face up" results are copiable. */
  readonly asEntersCopiable: 'anyCharacteristics' | 'withPT';
  readonly colorIndicatorKnown: boolean;
  /** 706.8d: "in addition to its other types" lets a type CDA through (707.9d). */
  readonly addedTypeKeepsTypeCDA: boolean;
  /** 205.3d, newer than the seeds: an object gains no subtype that goes with none of its card types. */
  readonly gainedSubtypes: 'any' | 'ofItsTypes';
  /** 701.27f, since 2016: a permanent's own ability transforms it only if it has not transformed since the ability was put onto the stack. */
  readonly transformsAgain: boolean;
  readonly copiedPermanentSpell: 'ceasesToExist' | 'becomesToken';
  readonly tokenCopyOfDoubleFaced: 'frontUpOnly' | 'bothFaces';
  /** Mana value of a transforming card's back face: that of its front (202.3b, since 2016), or by its own absent cost. */
  readonly manaValueOfBackFace: 'ofFront' | 'own';
  readonly tokenName: 'types' | 'typesAndToken';
  readonly legendRule: 'allOfOneName' | 'eachPlayerKeepsOne';
  readonly planeswalkerUniqueness: boolean;
  readonly auraWithoutEnchant: 'anythingGoes' | 'nothingLegal';
  /** State-based actions that run; each can be switched off by a mutant. */
  readonly stateBasedActions: readonly StateBasedActionId[];
  /** What limits to what something may be attached (303.4, 301.5–6); each can be switched off by a mutant. */
  readonly attachmentLimits: readonly AttachmentLimit[];
  /** Removed in pairs (D50). */
  readonly annihilateCounters: boolean;
}

export type StateBasedActionId =
  | 'zeroToughness'
  | 'lethalDamage'
  | 'zeroLoyalty'
  | 'legendRule'
  | 'planeswalkerUniqueness'
  | 'worldRule'
  | 'sagaDone'
  | 'roleRule' // 704.5y
  | 'auraIllegalHost' // 303.4c
  | 'auraCreature' // 303.4d
  | 'auraUnattached' // D46
  | 'equipmentIllegalHost'
  | 'unattachNonAttachment'
  | 'counterPairs'
  | 'tokenOffBattlefield'
  | 'copyOffStack'; // 706.9a

export type AttachmentLimit =
  | 'creature' // 303.4d: what is a creature is attached to nothing
  | 'itself' // 303.4d
  | 'zone' // the battlefield, or the zone that "enchant" names
  | 'phasedOut' // 702.26b
  | 'enchant' // 303.4a
  | 'equipment' // 301.5
  | 'fortification' // 301.6
  | 'only' // "can be attached only to …"
  | 'protection' // 702.16c–d
  | 'prohibited'; // "can't be enchanted", "can't be equipped"

/** An edition as the engine sees it: tables, no name. */
export interface Edition {
  readonly layers: readonly LayerSpec[];
  readonly layerOf: readonly LayerRow[];
  readonly dependency: DependencyPolicy;
  readonly timestamps: TimestampPolicy;
  readonly policies: Policies;
}
