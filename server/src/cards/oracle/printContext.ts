// What printing knows of its surroundings, and small helpers of English: articles, lists, plural verbs.
import type { TargetSpec } from '../ability.ts';

/** What printing needs beside the value: how to call the object itself, and names bound by a statement. */
export interface PrintOptions {
  /** Printed for the object itself; "this permanent" if absent. */
  readonly cardName?: string;
  /** Printed, inside quotes, for the object that grants the ability. */
  readonly granterName?: string;
  readonly boundNames?: readonly string[];
  readonly boundPlayers?: readonly string[];
}

/** The surroundings of a value being printed. */
export interface PrintContext {
  readonly self: string;
  readonly granter: string;
  readonly boundNames: readonly string[];
  readonly boundPlayers: readonly string[];
  readonly targets: readonly TargetSpec[];
  /** Targets already named in this body: a plain reference to one of them is printed in full only once. */
  readonly quoted: boolean;
  /** After "may": verbs without subject are plain. */
  readonly bare: boolean;
  /** ", where X is …", for the clause that it stands after. */
  readonly where: string;
}

export const contextOf = (options: PrintOptions): PrintContext => ({
  self: options.cardName ?? 'this permanent',
  granter: options.granterName ?? options.cardName ?? 'this permanent',
  boundNames: options.boundNames ?? [],
  boundPlayers: options.boundPlayers ?? [],
  targets: [],
  quoted: false,
  bare: false,
  where: '',
});

/** The surroundings of what stands in a body, written out: a copy with changes is slow, and there are many bodies. */
export const inBody = (outer: PrintContext, targets: readonly TargetSpec[], where: string): PrintContext => ({
  self: outer.self,
  granter: outer.granter,
  boundNames: outer.boundNames,
  boundPlayers: outer.boundPlayers,
  targets,
  quoted: outer.quoted,
  bare: outer.bare,
  where,
});

/** "a" or "an" before a text. */
export const withArticle = (text: string): string =>
  /^(?:[aeio]|u(?!n(?:i|ique))|[8]|1[18](?:\/|\b)|x\/|x\b)/i.test(text) ? `an ${text}` : `a ${text}`;

/** "a", "a and b", "a, b, and c". */
export const listOf = (items: readonly string[], word = 'and'): string => {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} ${word} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
};

const LOWER = /\p{Ll}/u;

/** The first letter in upper case, symbols and quotes left alone. */
export const capital = (text: string): string => {
  const at = text.startsWith('"') || text.startsWith('“') ? 1 : 0;
  const code = text.charCodeAt(at);
  const lower = code < 128 ? code >= 97 && code <= 122 : LOWER.test(text.charAt(at));
  return lower ? text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1) : text;
};

/** The first letter in lower case. */
export const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Words joined by single blanks, empty ones dropped. */
export const words = (...parts: readonly (string | undefined)[]): string => {
  let out = '';
  for (const part of parts) if (part !== undefined && part !== '') out = out === '' ? part : `${out} ${part}`;
  return out;
};
