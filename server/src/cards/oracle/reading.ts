// How the words under a place in rules text were read: the parts of the sentence that hold it, the smallest first.

import { LONGEST_ABILITY } from '../../rules/limits.ts';
import { children, type Term } from '../../terms/walk.ts';
import type { Ability } from '../ability.ts';
import { type CompileContext, namesOfCard } from './compile.ts';
import { readLine } from './lines.ts';
import type { PartNotes, PartRole } from './parts.ts';
import { Reader } from './reader.ts';
import { tokenize } from './tokens.ts';
import { guarded, Work } from './work.ts';

/** How the ability works that a part stands in: its effects apply in other layers accordingly. */
export type PartOrigin = 'static' | 'resolution' | 'cda';

/** Words of a text (offsets into it) with what they mean as data. */
export interface ReadPart {
  readonly role: PartRole;
  readonly start: number;
  readonly end: number;
  readonly value: object;
  readonly origin: PartOrigin;
}

/** An ability's words, read, with all of its parts. */
export interface Reading {
  readonly abilities: readonly Ability[];
  readonly parts: readonly ReadPart[];
}

const ORIGINS: Readonly<Partial<Record<Ability['kind'], PartOrigin>>> = {
  static: 'static',
  cda: 'cda',
  activated: 'resolution',
  triggered: 'resolution',
  spell: 'resolution',
};

/** The text of one ability (a line, or a spell's lines), read with notes on its parts; nothing if it can't be read. */
export const readingOf = (text: string, context: CompileContext): Reading | undefined => {
  if (text.length > LONGEST_ABILITY) return undefined;
  const tokens = tokenize(text, { names: namesOfCard(context) });
  const reader = new Reader(tokens, new Work(tokens.length));
  const notes: PartNotes = new Map();
  reader.noting = false;
  reader.notes = notes;
  const abilities = guarded(
    () => readLine(reader, context.spell === true),
    () => undefined,
  );
  if (abilities === undefined) return undefined;
  const parts: ReadPart[] = [];
  const seen = new Set<object>();
  // A value that is no part of what was read in the end belongs to an alternative that was given up.
  const walk = ({ sort, term: value }: Term, origin: PartOrigin): void => {
    if (seen.has(value)) return;
    seen.add(value);
    for (const { role, from, to } of notes.get(value) ?? []) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first !== undefined && last !== undefined)
        parts.push({ role, start: first.start, end: last.end, value, origin });
    }
    const own = (sort === 'ability' ? ORIGINS[value.kind] : undefined) ?? origin;
    for (const inner of children(sort, value, true)) walk(inner, own);
  };
  for (const term of abilities) walk({ sort: 'ability', term }, context.spell === true ? 'resolution' : 'static');
  return { abilities, parts };
};

/** The parts of an ability's text that hold an offset into it, the smallest first. */
export const readingAt = (text: string, context: CompileContext, offset: number): readonly ReadPart[] =>
  (readingOf(text, context)?.parts ?? [])
    .filter(({ start, end }) => start <= offset && offset < end)
    .sort((a, b) => a.end - a.start - (b.end - b.start) || b.start - a.start);
