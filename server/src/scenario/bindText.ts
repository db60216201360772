// Between rules text and what a scenario asks of it: keywords by name, abilities printed for comparison and display.
import type { Ability } from '../cards/ability.ts';
import { compileText } from '../cards/oracle/compile.ts';
import { printAbility } from '../cards/oracle/print.ts';
import type { AbilityInstance } from '../engine/characteristics.ts';

const NO_NAMES = { names: [] };

/** The keyword abilities that words like `flying` or `protection from red` stand for; none if they are no keyword. */
export const keywordAbilities = (text: string): readonly Ability[] => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = compileKeywords(text);
  if (known.size > 2_000) known.clear();
  known.set(text, made);
  return made;
};
const known = new Map<string, readonly Ability[]>();

const compileKeywords = (text: string): readonly Ability[] =>
  compileText(text, NO_NAMES).abilities.flatMap(({ ability }) => (ability.kind === 'unread' ? [] : [ability]));

/** An ability in words: as it stands on the card, or printed from its meaning where a text change or no card made it (418.9). */
export const abilityText = (instance: AbilityInstance, name: string): string => {
  const { ability, compiled } = instance;
  if (ability.kind === 'unread' || (compiled.text !== '' && ability === compiled.ability)) return compiled.text;
  return printAbility(ability, name === '' ? {} : { cardName: name });
};
