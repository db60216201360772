// Edits as people, clumsy fingers and other programs make them: of words, lines and characters, undone, and pasted from other files.
import { Random } from './random.ts';

/** What edits take their material from. */
export interface Corpus {
  readonly documents: readonly string[];
  readonly words: readonly string[];
  readonly lines: readonly string[];
}

export function corpusOf(documents: readonly string[]): Corpus {
  const words = new Set(documents.flatMap((text) => text.split(/[\s.,:"]+/)));
  const lines = new Set(documents.flatMap((text) => text.split('\n')));
  return { documents, words: [...words], lines: [...lines] };
}

type Edit = (text: string, random: Random, corpus: Corpus) => string;

const CHARACTERS = [
  ...' \t\n"\'#:;,.+-−—–•*/\\{}()[]<>=0123456789xXaeiouéœÀßçñ“”„«»‘’…|~^%&@!?',
  '\r\n',
  '\r',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u0301',
  '\ud800',
  '😀',
  '   ',
  '----',
  '{T}',
  '{2}{W}',
  '+1/+1',
  '*/*',
] as const;

const NUMBERS = ['0', '1', '2', '3', '7', '10', '12', '-1', '99', 'X', 'two', '1.5', '00'] as const;

/** A stretch of a text replaced. */
const spliced = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** A word of the text with its place, and the one after it. */
const wordAt = (text: string, random: Random): { start: number; end: number; word: string } => {
  const found = [...text.matchAll(/[^\s]+/g)];
  const match = found[random.below(found.length)];
  const start = match?.index ?? 0;
  const word = match?.[0] ?? '';
  return { start, end: start + word.length, word };
};

const ofWords: readonly Edit[] = [
  (text, random) => {
    const { start, end } = wordAt(text, random);
    return spliced(text, start, end + 1, '');
  },
  (text, random) => {
    const { end, word } = wordAt(text, random);
    return spliced(text, end, end, ` ${word}`);
  },
  (text, random, { words }) => {
    const { start, end } = wordAt(text, random);
    return spliced(text, start, end, random.one(words, 'is'));
  },
  (text, random, { words }) => {
    const { start } = wordAt(text, random);
    return spliced(text, start, start, `${random.one(words, 'is')} `);
  },
  (text, random) => {
    const { start, end, word } = wordAt(text, random);
    const other = wordAt(text, random);
    if (other.start < end) return text;
    return spliced(spliced(text, other.start, other.end, word), start, end, other.word);
  },
  (text, random) => {
    const { start, end, word } = wordAt(text, random);
    const isUpper = word.slice(0, 1) === word.slice(0, 1).toUpperCase();
    return spliced(text, start, end, isUpper ? word.toLowerCase() : word.toUpperCase());
  },
  (text, random) => {
    const found = [...text.matchAll(/\d+/g)];
    const match = found[random.below(found.length)];
    return match === undefined
      ? text
      : spliced(text, match.index, match.index + match[0].length, random.one(NUMBERS, '0'));
  },
];

const withLines = (text: string, change: (lines: string[]) => void): string => {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
};

const ofLines: readonly Edit[] = [
  (text, random) => withLines(text, (lines) => void lines.splice(random.below(lines.length), 1)),
  (text, random) => withLines(text, (lines) => void lines.splice(random.below(lines.length), 1 + random.below(5))),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length);
      lines.splice(at, 0, lines[at] ?? '');
    }),
  (text, random) =>
    withLines(text, (lines) => {
      const [line = ''] = lines.splice(random.below(lines.length), 1);
      lines.splice(random.below(lines.length + 1), 0, line);
    }),
  (text, random, corpus) =>
    withLines(text, (lines) => void lines.splice(random.below(lines.length + 1), 0, random.one(corpus.lines, ''))),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length);
      const line = lines[at] ?? '';
      lines[at] = random.happens(0.5) ? `  ${line}` : line.replace(/^ {1,2}/, '');
    }),
  (text, random) =>
    withLines(text, (lines) => {
      const from = random.below(lines.length);
      const to = from + 1 + random.below(6);
      for (let at = from; at < to && at < lines.length; at += 1) lines[at] = `  ${lines[at] ?? ''}`;
    }),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length);
      const line = lines[at] ?? '';
      lines[at] = /^\s*#/.test(line) ? line.replace(/# ?/, '') : line.replace(/^(\s*)/, '$1# ');
    }),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length);
      const how = random.below(4);
      lines[at] = (lines[at] ?? '') + (['   ', '  # a note', '\t', '.'][how] ?? '');
    }),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length - 1);
      lines.splice(at, 2, `${lines[at] ?? ''} ${(lines[at + 1] ?? '').trim()}`);
    }),
  (text, random) => withLines(text, (lines) => void lines.splice(random.below(lines.length + 1), 0, '')),
];

const ofCharacters: readonly Edit[] = [
  (text, random) => {
    const at = random.below(text.length + 1);
    return spliced(text, at, at, random.one(CHARACTERS, ' '));
  },
  (text, random) => {
    const at = random.below(text.length);
    return spliced(text, at, at + 1, '');
  },
  (text, random) => {
    const at = random.below(text.length);
    return spliced(text, at, at + 1, random.one(CHARACTERS, ' '));
  },
  (text, random) => {
    const at = random.below(text.length);
    return spliced(text, at, at + random.below(40), '');
  },
  (text, random) => {
    const at = random.below(text.length);
    return spliced(text, at, at + 2, `${text[at + 1] ?? ''}${text[at] ?? ''}`);
  },
];

const ofFiles: readonly Edit[] = [
  (text) => (text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n')),
  (text) => (text.includes('—') ? text.replaceAll('—', '-') : text.replaceAll(' - ', ' — ')),
  (text) => (text.includes('\t') ? text.replaceAll('\t', '  ') : text.replaceAll('  ', '\t')),
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text, random, { documents }) => {
    const other = random.one(documents, '');
    const from = random.below(other.length);
    const at = random.below(text.length + 1);
    return spliced(text, at, at, other.slice(from, from + random.below(800)));
  },
  (text, random, { documents }) =>
    withLines(text, (lines) => {
      const other = random.one(documents, '').split('\n');
      const from = random.below(other.length);
      lines.splice(random.below(lines.length + 1), 0, ...other.slice(from, from + 1 + random.below(12)));
    }),
  (text, random, { documents }) => `${text}\n${random.one(documents, '')}`,
  (text, random) => `${random.one(['rules current', 'rules classic, current', 'rules 2011', 'rule', ''], '')}\n${text}`,
];

/** One edit of any kind. */
function edited(text: string, random: Random, corpus: Corpus): string {
  const kind = random.next();
  const kinds = kind < 0.35 ? ofWords : kind < 0.7 ? ofLines : kind < 0.93 ? ofCharacters : ofFiles;
  const edit = kinds[random.below(kinds.length)];
  return edit === undefined ? text : edit(text, random, corpus);
}

/** Longer documents are closed, and another is opened. */
const longest = 5_000;

/** One version of a document: the first of it, or one that an edit has made of the version before. */
export interface Version {
  readonly number: number;
  readonly isFirst: boolean;
  readonly text: string;
}

/**
 * Documents opened one after the other, each edited a while: every version, the same for the same seed. No version depends
 * on what anything makes of it, so that it can be had again without that.
 */
export function* versions(corpus: Corpus, seed: number): Generator<Version, never> {
  const random = new Random(seed);
  let number = 0;
  for (;;) {
    // the shorter of two: more edits are read in the same time, and long documents are not left out
    const [a, b] = [random.one(corpus.documents, ''), random.one(corpus.documents, '')];
    let text = a.length < b.length ? a : b;
    const before: string[] = [text];
    yield { number, isFirst: true, text };
    const last = number + 10 + random.below(60);
    while (number < last && text.length < longest) {
      number += 1;
      // back by some steps, or all of them, as undoing does
      if (random.happens(0.12)) {
        before.length = Math.max(1, before.length - 1 - random.below(6));
        text = before.at(-1) ?? text;
      } else {
        text = edited(text, random, corpus);
        before.push(text);
      }
      yield { number, isFirst: false, text };
    }
  }
}
