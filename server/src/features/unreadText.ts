// Where in a document the words stand that the compiler could not read.
import type { UnreadSpan } from '../cards/ability.ts';
import type { Locale } from '../messages/message.ts';
import type { CardEntry } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';
import { oneOf } from './describe.ts';

export interface UnreadWords {
  readonly range: Range;
  readonly words: string;
  readonly expected: readonly string[];
}

/** The unread words of a card that stands in `text`, at their places. */
export function unreadWords(text: string, entry: CardEntry): readonly UnreadWords[] {
  const found: UnreadWords[] = [];
  let from = entry.nameRange.end;
  for (const [index, face] of entry.faces.entries()) {
    from = textStart(text, from, entry.range.end, index > 0);
    for (const ability of face.abilities) {
      const at = ability.text === '' ? -1 : text.indexOf(ability.text, from);
      if (at < 0 || at > entry.range.end) continue;
      const next = at + ability.text.length;
      // keywords of one line are abilities of their own and stand one after the other
      from = next;
      for (const span of joined(ability.text, ability.unread)) {
        const start = at + span.start;
        const end = Math.min(at + span.end, next);
        if (start < end) found.push({ range: { start, end }, words: text.slice(start, end), expected: span.expected });
      }
    }
  }
  return found;
}

/** What is said of unread words: the code of a problem's text and its values. */
export function unreadMessage(
  locale: Locale,
  { words, expected }: UnreadWords,
): { readonly code: string; readonly values: { readonly words: string; readonly expected: string } } {
  const code = expected.length === 0 ? 'card.unread' : 'card.unreadExpected';
  return { code, values: { words, expected: oneOf(locale, tellingFirst(expected).slice(0, 4)) } };
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
    const touches = last !== undefined && text.slice(last.end, span.start).trim() === '';
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
