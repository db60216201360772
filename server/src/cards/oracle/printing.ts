// Through what printing is recursive: the few printers that nearly all others need, bound by `print.ts`, so that no file needs one that needs it.
import type { Ability, Amount, Condition, Filter, Instruction } from '../ability.ts';
import type { PrintContext } from './printContext.ts';

/** The printers that stand in the middle; each lives in the file that is named. */
export interface Printing {
  /** `print.ts` */
  readonly ability: (ability: Ability, context: PrintContext) => string;
  /** `printAmounts.ts` */
  readonly amount: (amount: Amount, context: PrintContext, digits?: boolean) => string;
  /** `printConditions.ts` */
  readonly condition: (condition: Condition, context: PrintContext, remains?: boolean) => string;
  /** `printFilters.ts` */
  readonly noun: (filter: Filter, plural: boolean, context: PrintContext) => string;
  /** `printFilters.ts` */
  readonly predicate: (filter: Filter, context: PrintContext, plural?: boolean) => string;
  /** `printInstructions.ts` */
  readonly instruction: (item: Instruction, context: PrintContext) => string;
  /** `printInstructions.ts` */
  readonly clauses: (items: readonly Instruction[], context: PrintContext) => string;
}

let bound: Printing | undefined;

/** Binds them: done once, by the file that has them all. */
export const bindPrinting = (printing: Printing): void => {
  bound = printing;
};

const printing = (): Printing => {
  if (bound === undefined) throw new Error('nothing can be printed before print.ts is imported');
  return bound;
};

/** One ability inside a known context, an ability word in front. */
export const printAbilityIn: Printing['ability'] = (ability, context) => printing().ability(ability, context);

/** An amount: "two", "X", "the number of creatures you control". */
export const printAmount: Printing['amount'] = (amount, context, digits) => printing().amount(amount, context, digits);

/** A condition, without "if". */
export const printCondition: Printing['condition'] = (condition, context, remains) =>
  printing().condition(condition, context, remains);

/** A filter as a noun phrase. */
export const printNoun: Printing['noun'] = (filter, plural, context) => printing().noun(filter, plural, context);

/** A filter as what something is said to be. */
export const printPredicate: Printing['predicate'] = (filter, context, plural) =>
  printing().predicate(filter, context, plural);

/** One instruction as a clause. */
export const printInstruction: Printing['instruction'] = (item, context) => printing().instruction(item, context);

/** The instructions of one sentence, joined as they were. */
export const printClauses: Printing['clauses'] = (items, context) => printing().clauses(items, context);
