// What instructions are made of: tokens, plain verbs, moments to wait for, mana, and what can be chosen.
import type { Ability } from './ability.ts';
import type { Amount, CardType, Color, ObjectRef, Supertype } from './abilityObjects.ts';
import type { TriggerEvent } from './abilityParts.ts';
import type { ManaCost } from './mana.ts';

export interface TokenSpec {
  readonly name?: string;
  readonly nameFirst?: boolean; // print: "create NAME, a … token"
  readonly nameBefore?: boolean; // print: "token named NAME with …"
  /** Print: "with power equal to … and toughness equal to …", "with (base) power and toughness each equal to …", "Its power is equal to …". */
  readonly pairForm?: 'equal' | 'each' | 'baseEach' | 'later';
  readonly colorsLate?: boolean; // print: "tokens that are red and green"
  /** "that is every basic land type". */
  readonly every?: 'basicLand' | 'creature';
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
  /** Print: the abilities from here on are said in the next sentence, "It has …" (111.4). */
  readonly later?: { readonly subject: string; readonly from: number; readonly quoted?: readonly boolean[] };
  readonly chosenType?: boolean;
  readonly chosenColor?: boolean;
  /** Predefined tokens known by name: Treasure, Food, Clue … */
  readonly predefined?: string;
}

export type SimpleVerb =
  | 'tap'
  | 'untap'
  | 'tapOrUntap'
  | 'destroy'
  | 'exile'
  | 'counter'
  | 'flip'
  | 'transform'
  | 'convert'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'phaseOut'
  | 'phaseIn'
  | 'regenerate'
  | 'unattach'
  | 'removeFromCombat'
  | 'goad'
  | 'returnToHand'
  | 'manifest'
  | 'populate'
  | 'proliferate'
  | 'detain'
  | 'exert'
  | 'reveal'
  | 'look';

export type DelayedWhen =
  | 'nextEndStep'
  | 'yourNextUpkeep'
  | 'yourNextEndStep'
  | 'nextUpkeep'
  | 'thatEndStep' // "that turn's end step", of a turn that is taken later
  | 'endOfCombat'
  | 'nextCombat'
  /** "When that creature dies this turn", "until end of turn, whenever you cast a spell" (each time). */
  | {
      readonly event: TriggerEvent;
      readonly thisTurn?: true;
      readonly until?: 'yourNextTurn' | 'endOfYourNextTurn';
      readonly each?: boolean;
      readonly late?: boolean; // print: "this turn" after the event
    };

export type ManaProduced =
  | { readonly kind: 'cost'; readonly cost: ManaCost }
  | { readonly kind: 'anyColor' | 'anyCombination' | 'chosenColor' | 'anyOneColor'; readonly amount: Amount }
  /** `chosenColor`: "or one mana of the chosen color" after them. */
  | { readonly kind: 'choice'; readonly options: readonly ManaCost[]; readonly chosenColor?: boolean }
  | { readonly kind: 'perAmount'; readonly cost: ManaCost; readonly amount: Amount; readonly form?: 'equal' }
  /** "X mana in any combination of {B} and/or {R}". */
  | { readonly kind: 'combination'; readonly amount: Amount; readonly options: readonly ManaCost[] }
  /** What mana it is depends on the game, in a way that is not carried out: "of any type that land produced". */
  | {
      readonly kind: 'like';
      readonly amount: Amount;
      readonly what: ManaLike;
      readonly of?: ObjectRef;
      readonly form?: 'equal';
    };

/** What mana depends on, where it is of no colour that the text names. */
export type ManaLike =
  | 'couldProduce'
  | 'couldProduceType'
  | 'couldProduceOf'
  | 'produced'
  | 'colorsOf'
  | 'colorsAmong'
  | 'commander'
  | 'thatColor'
  | 'different'
  | 'thatType'
  | 'lastNoted';

export type ChoiceKind =
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'basicLandType'
  | 'cardName'
  | 'cardType'
  | 'number'
  | 'player'
  | 'opponent'
  | 'object'
  | 'colors'
  | 'word'
  | 'option';
