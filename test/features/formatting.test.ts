// Formatting: laws on examples and their disturbed likes (idempotent, never what a line says), and what it does to some lines.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLines, formatOnType, formatted } from '../../server/src/features/formatting.ts';
import { parseDocument } from '../../server/src/scenario/document.ts';
import type { Statement } from '../../server/src/scenario/statement.ts';
import { commentStart, wordsOf } from '../../server/src/scenario/words.ts';

const root = new URL('../../', import.meta.url);
const texts = ['examples/', 'test/cases/', 'test/newcomers/'].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.strata'))
    .map((name) => readFileSync(new URL(folder + name, root), 'utf8')),
);

/** All that a text says, without where it says it. */
function saidBy(text: string): string {
  const { statements, scenarios, cards, problems } = parseDocument(text);
  const tree = (all: readonly Statement[]): unknown =>
    all.map(({ body, meaning, children }) => [body, meaning, tree(children)]);
  const said = [
    tree(statements),
    scenarios.map((scenario) => [scenario.title, tree(scenario.statements)]),
    cards.map(({ block }) => [block.card, block.problems.map(({ code }) => code)]),
    problems.map(({ code, values }) => [code, values]),
  ];
  // a name is kept as it is written; which name it is, its key says
  const plain = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/[\s\u00a0]*,[\s\u00a0]*/g, ', ') : value;
  return JSON.stringify(said, (key, value: unknown) =>
    /[rR]ange$|^whole$|^start$|^end$|^edits$|^related$/.test(key) ? undefined : plain(value),
  );
}

/** Comments of a text, in order. */
const comments = (text: string): readonly string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const at = commentStart(line, /^\s*/.exec(line)?.[0].length ?? 0, line.length);
    return at < line.length ? [line.slice(at).trim()] : [];
  });

/** A text with other spaces: deeper blocks, gaps between words, trailing spaces, other line ends. */
function disturbed(text: string, random: () => number): string {
  const factor = 1 + Math.floor(random() * 3);
  let inCard = false;
  const lines = text.split('\n').map((line) => {
    if (/^\S/.test(line) && !line.startsWith('#')) inCard = line.startsWith('card');
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const rest = line.slice(indent);
    if (rest.startsWith('#') || rest === '') return line;
    const isFree = inCard || /^(?:scenario|suppose|use)\b/.test(rest);
    const end = commentStart(rest, 0, rest.length);
    const words = wordsOf(rest, 0, end);
    const gaps = isFree
      ? rest.slice(0, end).trimEnd()
      : words
          .map((word, index) => {
            const isApart = index > 0 && (words[index - 1]?.end ?? 0) < word.start;
            const gap =
              isApart || word.kind === 'comma' ? ' '.repeat(Math.floor(random() * 3) + (isApart ? 1 : 0)) : '';
            return (index === 0 ? '' : gap) + rest.slice(word.start, word.end);
          })
          .join('');
    const comment = end < rest.length ? `${' '.repeat(1 + Math.floor(random() * 4))}${rest.slice(end)}` : '';
    return ' '.repeat(indent * factor) + gaps + comment + ' '.repeat(Math.floor(random() * 2));
  });
  return lines.join(random() < 0.3 ? '\r\n' : '\n');
}

describe('formatting', () => {
  it('leaves alone what is formatted: the examples', () => {
    for (const text of texts) expect(saidBy(formatted(text))).toBe(saidBy(text));
    const changed = readdirSync(new URL('examples/', root)).filter((name) => {
      const text = readFileSync(new URL(`examples/${name}`, root), 'utf8');
      return name.endsWith('.strata') && formatted(text) !== text;
    });
    expect(changed).toEqual([]);
  });

  it('never changes what a line says, keeps every comment, and does nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (text, stream) => {
          const numbers = stream[Symbol.iterator]();
          const mess = disturbed(text, () => numbers.next().value ?? 0);
          const tidy = formatted(mess);
          expect(saidBy(tidy)).toBe(saidBy(mess));
          expect(comments(tidy)).toEqual(comments(mess));
          expect(formatted(tidy)).toBe(tidy);
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('never changes what any text says', () => {
    const piece = fc.constantFrom(
      'Alice',
      ' controls',
      '  ',
      '\n',
      '\t',
      ',',
      ' "a  b"',
      '#',
      ' # c',
      'card X',
      'scenario T',
      "'s",
      ' é',
      '—',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const tidy = formatted(text);
        expect(saidBy(tidy)).toBe(saidBy(text));
        expect(formatted(tidy)).toBe(tidy);
      }),
      { numRuns: 500 },
    );
  });

  it('indents by two, spaces words by one, lines comments up', () => {
    const text = `rules   classic


scenario  Two  things   #  title
      Alice   controls
           Gray Ogre  ,Hill Giant   # one
           Forest # two
# at the margin
      # about the line below
      effect "Target  creature gets +1/+1."   targeting Hill Giant
`;
    expect(formatted(text)).toMatchInlineSnapshot(`
      "rules classic

      scenario Two  things    #  title
        Alice controls
          Gray Ogre, Hill Giant  # one
          Forest                 # two
      # at the margin
        # about the line below
        effect "Target  creature gets +1/+1." targeting Hill Giant
      "
    `);
  });

  it('leaves one space behind the word that begins a block, and the dash of a type line as cards print it', () => {
    expect(formatted('card  Silly  Bear {1}\n  Creature - Bear\n  card  - draw\n  2/2\nscenario   A  title\n')).toBe(
      'card Silly  Bear {1}\n  Creature — Bear\n  card  - draw\n  2/2\n\nscenario A  title\n',
    );
  });

  it('formats the lines asked for only, and on a new line the one above', () => {
    const text = 'scenario One\n   Alice   controls Forest\n   Bob   controls Forest\n   \n';
    expect(formatLines(text, 1, 1).map(({ range }) => range.start.line)).toEqual([1]);
    expect(formatOnType(text, 3).map(({ range }) => range.start.line)).toEqual([2]);
    expect(formatOnType(text, 0)).toEqual([]);
  });

  it('puts a blank line above a card and a scenario, with the comments right above them, but not while one is typed', () => {
    const text =
      'rules current\n# what it is\ncard A {1}\n  Artifact\nscenario One\n  Alice controls A\n#         ^ no such\nscenario Two\n';
    expect(formatted(text)).toBe(
      'rules current\n\n# what it is\ncard A {1}\n  Artifact\n\nscenario One\n  Alice controls A\n#         ^ no such\n\nscenario Two\n',
    );
    expect(formatted(formatted(text))).toBe(formatted(text));
    expect(formatted('card A {1}\r\n  Artifact\r\nscenario One\r\n')).toBe(
      'card A {1}\r\n  Artifact\r\n\r\nscenario One\r\n',
    );
    expect(formatOnType(text, 5)).toEqual([]);
  });
});
