// What stands in the places of clauses that are read by their frames: places where things are put, and parts of every kind.
import type { Ability } from './ability.ts';
import type { Condition, Duration } from './abilityConditions.ts';
import type { Filter } from './abilityFilters.ts';
import type { Amount, ObjectRef, PlayerRef, Zone } from './abilityObjects.ts';
import type { CostPart } from './abilityParts.ts';
import type { ManaCost } from './mana.ts';

/** Where something is put, as far as the words say. */
export interface Place {
  readonly to: Zone;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly faceDown?: boolean;
  readonly under?: PlayerRef;
  readonly attachedTo?: ObjectRef;
  readonly yours?: boolean;
  readonly position?: 'top' | 'bottom' | 'shuffled' | 'topOrBottom';
  readonly transformed?: boolean;
  readonly order?: 'any' | 'random';
  readonly nth?: number;
  readonly back?: boolean;
  readonly whose?: PlayerRef;
  readonly bare?: boolean;
  readonly late?: boolean;
}

/** What stands in one place of a clause's frame. */
export type DeedPart =
  | { readonly part: 'objects'; readonly ref: ObjectRef }
  | { readonly part: 'amount'; readonly amount: Amount }
  | { readonly part: 'player'; readonly player: PlayerRef }
  | { readonly part: 'place'; readonly place: Place }
  | { readonly part: 'kind'; readonly filter: Filter }
  | { readonly part: 'counter'; readonly counter: string }
  | { readonly part: 'mana'; readonly cost: ManaCost }
  | { readonly part: 'costs'; readonly costs: readonly CostPart[] }
  | { readonly part: 'abilities'; readonly abilities: readonly Ability[]; readonly quoted?: readonly boolean[] }
  | { readonly part: 'condition'; readonly condition: Condition }
  | { readonly part: 'duration'; readonly duration: Duration }
  /** Which of the frame's alternatives, by its number. */
  | { readonly part: 'choice'; readonly choice: number }
  /** A stretch that may be left out; `parts` is absent where it is. */
  | { readonly part: 'optional'; readonly parts?: readonly DeedPart[] };
