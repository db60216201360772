// All sorts of the ability language in one table, and the types of their terms.
import { type Ability, ability, type EntersModification, entering } from './ability.ts';
import { type Amount, amount } from './amount.ts';
import {
  type Change,
  type ColorSpec,
  type ContinuousEffectSpec,
  change,
  colorSpec,
  effect,
  type Operation,
  operation,
  type Subject,
  type SubtypeSpec,
  subject,
  subtypeSpec,
} from './change.ts';
import { type Condition, condition, type Duration, duration } from './condition.ts';
import { type CopyException, copyException } from './copying.ts';
import { type ActivationLimits, type CostPart, cost, limits } from './cost.ts';
import { type DeedPart, deedPart, type Place, place } from './deed.ts';
import { type Alteration, alteration, event, type TriggerEvent, type Would, would } from './event.ts';
import {
  type DeedPlace,
  deedPlace,
  type Filter,
  filter,
  type HowMany,
  howMany,
  type Selection,
  selection,
} from './filter.ts';
import {
  body,
  type EffectBody,
  type Instruction,
  instruction,
  type ManaProduced,
  produced,
  type TokenSpec,
  token,
} from './instruction.ts';
import { type PlayerRef, player } from './player.ts';
import { type ObjectRef, ref, type TargetSpec, target } from './ref.ts';
import { type RuleEffect, rule } from './rule.ts';

/** The declarations by name; fields refer to sorts by these names. */
export const SORTS = {
  ability,
  entering,
  effect,
  operation,
  change,
  colorSpec,
  subtypeSpec,
  subject,
  copyException,
  rule,
  event,
  would,
  alteration,
  condition,
  duration,
  instruction,
  body,
  token,
  produced,
  deedPart,
  place,
  cost,
  limits,
  target,
  ref,
  player,
  amount,
  filter,
  selection,
  howMany,
  deedPlace,
} as const;

export type SortName = keyof Sorts;

/** The terms of each sort. */
export interface Sorts {
  readonly ability: Ability;
  readonly entering: EntersModification;
  readonly effect: ContinuousEffectSpec;
  readonly operation: Operation;
  readonly change: Change;
  readonly colorSpec: ColorSpec;
  readonly subtypeSpec: SubtypeSpec;
  readonly subject: Subject;
  readonly copyException: CopyException;
  readonly rule: RuleEffect;
  readonly event: TriggerEvent;
  readonly would: Would;
  readonly alteration: Alteration;
  readonly condition: Condition;
  readonly duration: Duration;
  readonly instruction: Instruction;
  readonly body: EffectBody;
  readonly token: TokenSpec;
  readonly produced: ManaProduced;
  readonly deedPart: DeedPart;
  readonly place: Place;
  readonly cost: CostPart;
  readonly limits: ActivationLimits;
  readonly target: TargetSpec;
  readonly ref: ObjectRef;
  readonly player: PlayerRef;
  readonly amount: Amount;
  readonly filter: Filter;
  readonly selection: Selection;
  readonly howMany: HowMany;
  readonly deedPlace: DeedPlace;
}
