// Where in a document the words stand that the compiler could not read.
import type { CardEntry } from '../scenario/result.ts';
import type { Range } from '../scenario/statement.ts';

export interface UnreadWords {
  readonly range: Range;
  readonly words: string;
  readonly expected: readonly string[];
}

/** The unread words of a card that stands in `text`, at their places. */
export function unreadWords(text: string, entry: CardEntry): readonly UnreadWords[] {
  const found: UnreadWords[] = [];
  let from = entry.nameRange.end;
  for (const face of entry.faces) {
    for (const ability of face.abilities) {
      const at = ability.text === '' ? -1 : text.indexOf(ability.text, from);
      if (at < 0 || at > entry.range.end) continue;
      const next = at + ability.text.length;
      // keywords of one line are abilities of their own and stand one after the other
      from = next;
      for (const span of ability.unread) {
        const start = at + span.start;
        const end = Math.min(at + span.end, next);
        if (start < end) found.push({ range: { start, end }, words: text.slice(start, end), expected: span.expected });
      }
    }
  }
  return found;
}
