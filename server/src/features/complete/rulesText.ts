// Completion inside the rules text of a card block: what the compiler's grammar could read next.

import { type Suggestion, suggestionsAt } from '../../cards/oracle/suggest.ts';
import { lineStartAt } from '../../scenario/lines.ts';
import { sizeDrafts } from './cardBlock.ts';
import { type Draft, SCORE } from './draft.ts';

/** A place in a line of rules text: its card, and the line as far as the word that is being written. */
export interface RulesTextPlace {
  readonly name: string;
  readonly spell: boolean;
  /** The card's type line. */
  readonly types: string;
  /** The line before the word. */
  readonly before: string;
  readonly typed: string;
  readonly start: number;
}

const HEAD = /^card\s+(?:"([^"]+)"|(.+?))\s*(?:\{[^}]*\}\s*)*(?:#.*)?$/;

/** The place of an offset in the rules text of a card block; nothing elsewhere, nor on the type line. */
export function rulesTextPlace(text: string, offset: number): RulesTextPlace | undefined {
  const lineStart = lineStartAt(text, offset);
  const line = text.slice(lineStart, offset);
  if (!/^\s+/.test(line) || line.includes('#')) return undefined;
  const above = text.slice(0, lineStart).split('\n').slice(0, -1);
  const block: string[] = [];
  for (const one of above.reverse()) {
    if (one.trim() === '') return undefined;
    if (/^\s/.test(one)) {
      block.unshift(one);
      continue;
    }
    const head = HEAD.exec(one);
    const name = head?.[1] ?? head?.[2];
    const [types] = block;
    if (name === undefined || types === undefined) return undefined;
    const typed = /[\p{L}'’+/-]*$/u.exec(line)?.[0] ?? '';
    const before = line.slice(0, line.length - typed.length).trimStart();
    return { name, types, spell: /\b(?:Instant|Sorcery)\b/.test(types), before, typed, start: offset - typed.length };
  }
  return undefined;
}

/** A place in the text of `effect "…"`, as far as the word that is being written. */
export interface EffectTextPlace {
  readonly before: string;
  readonly typed: string;
  readonly start: number;
}

/** The place of an offset within the quotes of an effect's text; nothing elsewhere. */
export function effectTextPlace(text: string, offset: number): EffectTextPlace | undefined {
  const line = text.slice(lineStartAt(text, offset), offset);
  const said = /^\s+(?:[^"#]*\s)?effect\s+["“]([^"”]*)$/.exec(line)?.[1];
  if (said === undefined) return undefined;
  const typed = /[\p{L}'’+/-]*$/u.exec(said)?.[0] ?? '';
  return { before: said.slice(0, said.length - typed.length), typed, start: offset - typed.length };
}

/** What could be written there, with the objects and players that the scenario has. */
export const effectTextDrafts = (
  { before, typed }: EffectTextPlace,
  boundNames: readonly string[],
  boundPlayers: readonly string[],
): readonly Draft[] => drafts(before, typed, { names: [], spell: true, boundNames, boundPlayers });

const SCORES: Readonly<Record<Suggestion['kind'], number>> = {
  name: SCORE.legal,
  phrase: SCORE.word,
  keyword: SCORE.value,
  number: SCORE.value,
  type: SCORE.vocabulary,
};

/** What could be written there. */
export function rulesTextDrafts({ name, spell, types, before, typed }: RulesTextPlace): readonly Draft[] {
  return [...(typed === '' ? sizeDrafts(types, before) : []), ...drafts(before, typed, { names: [name], spell })];
}

/** What most sentences speak of, before the hundreds of types that few do. */
const COMMON: readonly string[] = [
  ...['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'permanent', 'spell', 'card', 'token'],
  ...['creatures', 'artifacts', 'enchantments', 'lands', 'planeswalkers', 'permanents', 'spells', 'cards', 'tokens'],
];

/** A clause whose subject is one thing: its verb ends in s. */
const SINGULAR =
  /(?:^|[.:,;—]\s*|\bthen\s+|\band\s+)(?:(?:target|another|an?|this|that|it|enchanted|equipped|each|the)\b(?!\s+(?:\w+\s+)*(?:creatures|artifacts|enchantments|lands|permanents|players|cards|spells|tokens)\b)[^.:,;—]*)$/i;

const firstOf = (words: string): string => words.split(' ', 1)[0] ?? '';
const thirdPerson = (verb: string): readonly string[] => [`${verb}s`, `${verb}es`, ...(verb === 'have' ? ['has'] : [])];

function drafts(before: string, typed: string, context: Parameters<typeof suggestionsAt>[1]): readonly Draft[] {
  const begins = before === '' || /[.:•]\s*$/.test(before);
  const wanted = typed.toLowerCase();
  const found = suggestionsAt(before, context);
  const firsts = new Set(found.map(({ words }) => firstOf(words)));
  const isOne = SINGULAR.test(before);
  return found
    .map(({ words, kind }): Draft => {
      const label = begins ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
      const place = COMMON.indexOf(words);
      let score = place < 0 ? SCORES[kind] : SCORE.word - COMMON.length + place;
      const first = firstOf(words);
      const other = isOne ? thirdPerson(first).some((one) => firsts.has(one)) : firsts.has(first.replace(/e?s$/, ''));
      if (place < 0 && kind !== 'type' && other) score += 0.5;
      return { label, kind: kind === 'name' ? 'card' : kind === 'type' ? 'value' : 'keyword', score };
    })
    .filter(({ label }) => label.toLowerCase().startsWith(wanted));
}
