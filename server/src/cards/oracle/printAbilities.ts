// Abilities inside a sentence: keywords as they are, others in quotes.
import type { Ability } from '../ability.ts';
import { listOf, type PrintContext } from './printContext.ts';
import { printAbilityIn } from './printing.ts';

/** Each as it stands in a list. */
export const abilityItems = (
  abilities: readonly Ability[],
  quoted: readonly boolean[] | undefined,
  context: PrintContext,
): readonly string[] =>
  abilities.map((ability, index) => {
    // A keyword can speak of what the effect that gives it does ("protection from the colors of target permanent").
    const targets = ability.kind === 'keyword' ? context.targets : [];
    const inner = printAbilityIn(ability, { ...context, quoted: true, self: 'this permanent', targets });
    if (ability.kind === 'keyword' && quoted?.[index] !== true) return inner.slice(0, 1).toLowerCase() + inner.slice(1);
    return `"${inner}"`;
  });

/** Abilities in a list: keywords as they are, others in quotes. */
export const printAbilities = (
  abilities: readonly Ability[],
  quoted: readonly boolean[] | undefined,
  context: PrintContext,
  word = 'and',
): string => listOf(abilityItems(abilities, quoted, context), word);
