// Prints abilities back to Oracle English from their compiled values alone.
import type { Ability, EffectBody } from '../ability.ts';

/** What printing needs beside the value: how to call the object itself, and names bound by a statement. */
export interface PrintOptions {
  readonly cardName?: string;
  readonly boundNames?: readonly string[];
  readonly boundPlayers?: readonly string[];
}

/** One ability in today's Oracle wording. */
export const printAbility = (ability: Ability, _options: PrintOptions = {}): string =>
  ability.kind === 'keyword' ? ability.keyword : '';

/** The sentences of a body. */
export const printBody = (_body: EffectBody, _options: PrintOptions = {}): string => '';
