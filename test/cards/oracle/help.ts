// Short ways to compile one line in tests.
import type { Ability, CompiledAbility, ContinuousEffectSpec, Instruction } from '../../../server/src/cards/ability.ts';
import { compileEffect, compileText } from '../../../server/src/cards/oracle/compile.ts';

/** The abilities of a text on a permanent called Thing. */
export const compiled = (text: string, spell = false): readonly CompiledAbility[] =>
  compileText(text, { names: ['Thing'], spell }).abilities;

/** The only ability of a line. */
export const ability = (text: string, spell = false): Ability => {
  const [first, ...rest] = compiled(text, spell);
  if (first === undefined || rest.length > 0) throw new Error(`not one ability: ${text}`);
  return first.ability;
};

/** The continuous effect of a static line. */
export const effect = (text: string): ContinuousEffectSpec => {
  const found = ability(text);
  const [first] = found.kind === 'static' ? found.effects : [];
  if (first === undefined) throw new Error(`not static: ${text}`);
  return first;
};

/** The instructions of an `effect` statement's sentence. */
export const instructions = (text: string): readonly Instruction[] => {
  const { body } = compileEffect(text, { names: [] });
  if (body === undefined) throw new Error(`unread: ${text}`);
  return body.instructions;
};
