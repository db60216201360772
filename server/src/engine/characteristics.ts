// The characteristics of an object, and the abilities it has, at some point of the layers.
import type { Ability, CardType, CompiledAbility, Supertype } from '../cards/ability.ts';
import type { Colors, ManaCost } from '../cards/mana.ts';
import type { ObjectId, PlayerId, Timestamp } from './ids.ts';

/** How an object came by an ability; decides CDA status (D6), 305.7 and copying. */
export type AbilityOrigin =
  | 'printed' // on the card, or given to a token by its maker
  | 'copied' // by a copy effect (layer 1)
  | 'rule' // a basic land type's mana ability (305.6), a keyword counter
  | 'granted'; // by another effect

/** One ability of one object at one point. `key` is stable between evaluations, so that existence can be compared. */
export interface AbilityInstance {
  readonly key: string;
  readonly compiled: CompiledAbility;
  /** The ability after text changes (418.9); `compiled.ability` is the one before. */
  readonly ability: Ability;
  readonly origin: AbilityOrigin;
  /** Timestamp of the effect that gave it (418.5e); absent for the object's own. */
  readonly timestamp?: Timestamp;
  /** Effect that granted it, by the key of `EffectKey` in board.ts; the object it was granted by. */
  readonly grantedBy?: string;
  readonly granter?: ObjectId;
  /** Which acquisition it belongs to: linked choices are kept under this (706.7). */
  readonly acquisition: string;
}

/** 109.3: what an object is. Immutable; `power`/`toughness` absent on what has none (D11). */
export interface Characteristics {
  readonly name: string; // '' for none
  readonly manaCost?: ManaCost | undefined;
  /** The cost that the mana value is read off where it is not its own: a back face's, of the front (202.3b). Never copied alone. */
  readonly valueCost?: ManaCost | undefined;
  readonly colors: Colors;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  readonly power?: number | undefined;
  readonly toughness?: number | undefined;
  readonly loyalty?: number | undefined;
  readonly defense?: number | undefined;
}

/** Characteristics with what layer 2 settles. */
export interface ObjectState extends Characteristics {
  readonly controller: PlayerId;
  /** Abilities that an effect says it can't have or gain. */
  readonly cantHave?: readonly Ability[] | undefined;
}
