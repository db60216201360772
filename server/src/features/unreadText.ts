// Where in a document the words stand that the compiler could not read.

import type { UnreadSpan } from '../cards/ability.ts';
import type { Locale } from '../messages/message.ts';
import { LONGEST_ABILITY, LONGEST_TEXT } from '../rules/limits.ts';
import type { CardEntry } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import { oneOf, shorten } from './describe.ts';

export interface UnreadWords {
  readonly range: Range;
  readonly words: string;
  readonly expected: readonly string[];
  /** Why they were not even tried, or not to their end. */
  readonly why?: UnreadSpan['why'];
  readonly fault?: string;
}

/** The unread words of a card that stands in `text`, at their places. */
export function unreadWords(text: string, entry: CardEntry): readonly UnreadWords[] {
  const found: UnreadWords[] = [];
  let from = entry.nameRange.end;
  for (const [index, face] of entry.faces.entries()) {
    from = textStart(text, from, entry.range.end, index > 0);
    const lines = entry.definition.faces[index]?.rulesText ?? [];
    if (face.abilities.every(({ unread }) => unread.length === 0)) continue;
    const places = placesOf(text, lines, from, entry.range.end);
    for (const ability of face.abilities) {
      for (const span of joined(ability.text, ability.unread)) {
        const start = placeOf(lines, places, ability.offset + span.start);
        const last = placeOf(lines, places, ability.offset + span.end - 1);
        if (start === undefined || last === undefined || span.start >= span.end) continue;
        const { expected, why, fault } = span;
        const words = ability.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
        const reason = { ...(why === undefined ? {} : { why }), ...(fault === undefined ? {} : { fault }) };
        found.push({ range: { start, end: last + 1 }, words, expected, ...reason });
      }
    }
  }
  return found;
}

/** Where each line of a face's text stands in the document; nothing of those that do not stand there as they are. */
function placesOf(text: string, lines: readonly string[], from: number, end: number): readonly (number | undefined)[] {
  let next = from;
  return lines.map((line) => {
    // no further than the card goes: what is not there would be looked for to the file's end, for each card
    const inside = line === '' ? -1 : text.slice(next, end).indexOf(line);
    if (inside < 0) return undefined;
    const at = next + inside;
    next = at + line.length;
    return at;
  });
}

/** An offset into a face's text, its lines one below the other, as one into the document. */
function placeOf(
  lines: readonly string[],
  places: readonly (number | undefined)[],
  offset: number,
): number | undefined {
  let before = 0;
  for (const [index, line] of lines.entries()) {
    const at = places[index];
    if (offset <= before + line.length) return at === undefined ? undefined : at + offset - before;
    before += line.length + 1;
  }
  return undefined;
}

/** What is said of unread words where it is not that their wording is not known. */
const REASONS = {
  tooLong: 'card.tooLong',
  tooMuch: 'card.tooMuch',
  tooDeep: 'card.tooDeep',
  internal: 'card.internal',
} as const satisfies Readonly<Record<NonNullable<UnreadSpan['why']>, string>>;

/** What is said of unread words: the code of a problem's text, how grave it is, and its values. */
export function unreadMessage(
  locale: Locale,
  { words, expected, why, fault }: UnreadWords,
): {
  readonly code: string;
  readonly severity: 'hint' | 'warning';
  readonly values: Readonly<Record<string, string>>;
} {
  if (why !== undefined)
    return {
      code: REASONS[why],
      severity: 'warning',
      values: {
        words: shorten(words, 50),
        most: String(LONGEST_ABILITY),
        all: String(LONGEST_TEXT),
        fault: fault ?? '',
      },
    };
  const code = expected.length === 0 ? 'card.unread' : 'card.unreadExpected';
  const values = { words, expected: oneOf(locale, tellingFirst(expected).slice(0, 4)) };
  return { code, severity: 'hint', values };
}

/** What says most of what could stand there, before the single words. */
const tellingFirst = (expected: readonly string[]): readonly string[] => {
  const isTelling = (want: string): boolean => want.includes('such as');
  return [...expected.filter(isTelling), ...expected.filter((want) => !isTelling(want))];
};

/** Where the text of a face begins: behind its type line, the second line of the block or behind the line of dashes. */
function textStart(text: string, from: number, end: number, isLater: boolean): number {
  const nextLine = (at: number): number => {
    const found = text.indexOf('\n', at);
    return found < 0 || found > end ? end : found + 1;
  };
  let at = nextLine(from);
  if (isLater) {
    while (at < end && !/^\s*(?:-{4}|\/\/)/.test(text.slice(at, nextLine(at)))) at = nextLine(at);
    // behind the dashes and the name
    at = nextLine(nextLine(at));
  }
  return nextLine(at);
}

/** Spans in order, those with nothing but space between them as one, without space at their ends. */
function joined(text: string, spans: readonly UnreadSpan[]): readonly UnreadSpan[] {
  const result: UnreadSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const touches = last !== undefined && last.why === span.why && text.slice(last.end, span.start).trim() === '';
    if (touches)
      result[result.length - 1] = {
        ...last,
        end: Math.max(last.end, span.end),
        expected: [...last.expected, ...span.expected],
      };
    else result.push(span);
  }
  return result.map((span) => {
    const words = text.slice(span.start, span.end);
    const start = span.start + words.length - words.trimStart().length;
    return { ...span, start, end: start + words.trim().length };
  });
}
