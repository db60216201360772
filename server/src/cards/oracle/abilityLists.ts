// Lists of abilities that an effect gives or takes: keywords and quoted abilities, joined by commas and "and".

import type { Ability } from '../ability.ts';
import { passOver } from '../loops.ts';
import { readKeyword } from './keywords.ts';
import { readLine } from './lines.ts';
import { type Reader, readList, remembered } from './reader.ts';

/** Abilities with, for each, whether it stood in quotes. */
export interface AbilityList {
  readonly abilities: readonly Ability[];
  readonly quoted?: readonly boolean[];
}

/** A quoted ability: everything between the quotes, read as a line of its own (it may hold several). */
export const readQuoted = remembered((r: Reader): readonly Ability[] | undefined => {
  if (r.token?.kind !== 'open') return r.want('a quoted ability');
  const close = passOver(r.at + 1, r.end, (at) => r.tokens[at]?.kind !== 'close');
  if (close >= r.end) return undefined;
  // The sentence's own comma stands inside the quotes, as its full stop does.
  const comma = close > r.at + 1 && r.tokens[close - 1]?.text === ',';
  const inner = r.inside(r.at + 1, comma ? close - 1 : close);
  inner.quoted = true;
  inner.mode = 'static';
  const abilities = readLine(inner);
  r.learn(inner);
  if (abilities === undefined || !inner.done) return undefined;
  r.at = close;
  r.step();
  // The sentence's own full stop stands inside the quotes.
  return abilities;
});

const item = (r: Reader): { readonly abilities: readonly Ability[]; readonly quoted: boolean } | undefined => {
  const quoted = r.attempt(readQuoted);
  if (quoted !== undefined) return { abilities: quoted, quoted: true };
  const keyword = r.attempt(readKeyword);
  return keyword === undefined ? undefined : { abilities: [keyword], quoted: false };
};

/** "flying, trample, and “…”". */
export const readAbilityList = (r: Reader): AbilityList | undefined => {
  const list = readList(r, item, ['and']);
  if (list === undefined) return undefined;
  const abilities = list.items.flatMap((entry) => entry.abilities);
  const quoted = list.items.flatMap((entry) => entry.abilities.map(() => entry.quoted));
  return quoted.includes(true) ? { abilities, quoted } : { abilities };
};

/** The same without quotes, joined by "and" or "or": what an effect takes away. */
export const readKeywordList = (r: Reader): readonly Ability[] | undefined =>
  readList(r, readKeyword, ['and', 'or'])?.items;
