// The compiled form of rules text: what each ability means, as data. It holds no source text; the printer turns it back into Oracle English.
// This is the whole of it: the other ability*.ts files hold parts by theme and are imported through this one.
// Text change (418.9) relies on one convention: properties named `color`/`colors` hold colour words, `subtype`/`subtypes` hold
// type words, and both may be replaced; `name` holds proper names and `ManaCost` mana symbols, which never are.
import type { Condition } from './abilityConditions.ts';
import type { ColorSpec, ContinuousEffectSpec, SubtypeSpec } from './abilityEffects.ts';
import type { Filter } from './abilityFilters.ts';
import type { EffectBody } from './abilityInstructions.ts';
import type { Amount, ObjectRef, Zone } from './abilityObjects.ts';
import type { ActivationLimits, CostPart, EntersModification, TriggerEvent } from './abilityParts.ts';

export type * from './abilityConditions.ts';
export type * from './abilityCopies.ts';
export type * from './abilityDeeds.ts';
export type * from './abilityEffects.ts';
export type * from './abilityFilters.ts';
export type * from './abilityInstructionParts.ts';
export type * from './abilityInstructions.ts';
export type * from './abilityObjects.ts';
export type * from './abilityParts.ts';
export type * from './abilityPast.ts';
export type * from './abilityReplacement.ts';

export type Ability =
  /**
   * A keyword ability with its parameters (702), named in lower case without its preposition: `protection` (`from`), `hexproof` (`from`),
   * `landwalk` (`quality`: the land type or quality walked), `typecycling` and `offering` (`quality`), `enchant` (`quality`, `players`),
   * `equip` (`cost`, `quality`), `affinity`, `champion`, `splice` and the like (`quality`). `landwalk` of "islandwalk" prints as one word.
   */
  | {
      readonly kind: 'keyword';
      readonly keyword: string;
      readonly cost?: readonly CostPart[];
      /** "Kicker {1}{U} and/or {B}" (702.33c). */
      readonly otherCost?: readonly CostPart[];
      readonly amount?: Amount;
      readonly whereX?: Amount; // "firebending X, where X is its power"
      readonly size?: { readonly power: Amount; readonly toughness: Amount }; // "Prototype {2}{B} — 2/2"
      readonly notZero?: boolean; // "X can't be 0"
      readonly quality?: Filter;
      /** "Equip {2}. Activate only once each turn." */
      readonly limits?: ActivationLimits;
      readonly players?: 'any' | 'opponent';
      readonly zone?: Zone;
      readonly from?: readonly Filter[];
      readonly everything?: boolean;
      /** "protection from the chosen color"; `colorOfYourChoice` is chosen as the ability is granted. */
      readonly word?: string;
      readonly chosenQuality?:
        | 'color'
        | 'type'
        | 'player'
        | 'cardType'
        | 'name'
        | 'colorOfYourChoice'
        | 'thatColor'
        | 'cardTypeOfYourChoice';
      readonly chooser?: 'controller'; // print: "the color of its controller's choice"
    }
  /** Continuous effects of an object; one ability can hold several effects (sentences or subjects). */
  | {
      readonly kind: 'static';
      readonly effects: readonly ContinuousEffectSpec[];
      readonly zones?: readonly Zone[];
      readonly leadIn?: Condition;
      readonly word?: string;
    }
  /** Defines colour, subtypes, power or toughness of its own object, unconditionally (D6). */
  | {
      readonly kind: 'cda';
      readonly defines: 'power' | 'toughness' | 'powerAndToughness' | 'color' | 'subtypes';
      readonly power?: Amount;
      readonly toughness?: Amount;
      readonly colors?: ColorSpec;
      readonly subtypes?: SubtypeSpec;
      readonly sameAs?: 'each';
      readonly word?: string;
    }
  | {
      readonly kind: 'activated';
      readonly costs: readonly CostPart[];
      readonly body: EffectBody;
      readonly limits: ActivationLimits;
      readonly manaAbility: boolean;
      readonly word?: string;
    }
  | {
      readonly kind: 'triggered';
      readonly event: TriggerEvent;
      readonly condition?: Condition;
      readonly body: EffectBody;
      readonly exert?: boolean; // "You may exert this creature as it attacks."
      /** `doOncePerTurn`: "Do this only once each turn": it triggers each time, and is done once. */
      readonly limits?: { readonly oncePerTurn?: boolean; readonly doOncePerTurn?: boolean };
      readonly word?: string;
      readonly lead: 'when' | 'whenever' | 'at';
    }
  | {
      readonly kind: 'enters';
      readonly on: 'enters' | 'turnedFaceUp' | 'entersOrTurnedFaceUp';
      readonly what: ObjectRef;
      readonly modifications: readonly EntersModification[];
      readonly condition?: Condition;
      readonly conditionPlace?: 'back';
      readonly optional?: boolean;
      readonly word?: string;
    }
  /** What an instant or sorcery does. */
  | { readonly kind: 'spell'; readonly body: EffectBody; readonly word?: string }
  /** Additional or alternative costs and casting permissions ("As an additional cost to cast this spell, …"). */
  | {
      readonly kind: 'castCost';
      readonly form: 'additional' | 'alternative' | 'optional';
      readonly costs: readonly CostPart[];
      readonly name?: string;
      readonly condition?: Condition;
      readonly word?: string;
    }
  /** Text the compiler could not read; kept so that it is copied, lost and shown with the rest. Its words stand in `CompiledAbility.text`. */
  | { readonly kind: 'unread' };

export type AbilityKind = Ability['kind'];

export type ReadingState = 'proven' | 'read' | 'unread';

/** Words of a sentence that no compiled node holds, with what would have been understood there. Offsets into `CompiledAbility.text`. */
export interface UnreadSpan {
  readonly start: number;
  readonly end: number;
  readonly expected: readonly string[];
}

/** One ability as compiled, beside the words it came from (for display, hovers and proofs; the engine reads `ability` alone). */
export interface CompiledAbility {
  readonly ability: Ability;
  /** The paragraph as it stands on the card, reminder text included. Empty for abilities that rules give (basic land mana). */
  readonly text: string;
  /** Offset of `text` in the face's rules text. */
  readonly offset: number;
  readonly state: ReadingState;
  readonly unread: readonly UnreadSpan[];
  /** Of an ability that is read but for the sentences in `unread`: how well the others are. */
  readonly rest?: 'proven' | 'read';
}

/** All abilities of a face, in printed order. Keywords listed on one line are one CompiledAbility each. */
export interface CompiledText {
  readonly abilities: readonly CompiledAbility[];
}
