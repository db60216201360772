// Texts that nobody would write: signs and words at random, and the library's cards cut, mixed and shuffled. For laws of reading.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type CardLine, parseCardBlock } from '../../../server/src/cards/cardBlock.ts';

const folder = new URL('../../../server/library/', import.meta.url);

/** The rules texts of the shipped library. */
export const libraryRules: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.strata'))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^card /m)
      .slice(1),
  )
  .flatMap((block) => {
    const [head, ...lines] = block
      .split('\n')
      .map((text): CardLine => ({ text: text.replace(/(?:^|\s)#.*$/, ''), start: 0 }));
    const { card } = parseCardBlock(head ?? { text: '', start: 0 }, lines);
    return card.faces.flatMap(({ rulesText }) => (rulesText.length === 0 ? [] : [rulesText.join('\n')]));
  });

const library = fc.constantFrom(...libraryRules);

/** Any units of text, halves of letters among them. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

const WORDS =
  `target creature creatures you control get gets +1/+1 -1/-1 until end of turn , . : { } {T} {2} {P} has have flying trample and or
  enchanted land lands Islands Goblin all each other another white non nonblack is are becomes a 1/1 "{T}: as long as if then may
  when whenever Thing enters dies with power 2 less or it its that player they draw card loses all abilities ( ) • — – - -- ' ’ 's “ ”
  1—9 | protection from red instead unless choose one two equal to the number copy except token named {X} X where plus minus ~ / //`.split(
    /\s+/,
  );

const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 24 }).map((words) => words.join(' '));

/** A card's text up to some place. */
const cut = fc
  .tuple(library, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, part]) => text.slice(0, text.length * part));

const parts = (text: string, sign: string): readonly string[] => text.split(sign);

/** Two texts, a piece of one and a piece of the other in turn. */
const inTurn = (first: string, second: string, sign: string): string =>
  Array.from({ length: Math.max(parts(first, sign).length, parts(second, sign).length) }, (_, index) =>
    [parts(first, sign)[index], parts(second, sign)[index]].filter((part) => part !== undefined).join(sign),
  ).join(sign);

const mixed = fc.tuple(library, library, fc.constantFrom('\n', ' ', '. ')).map(([a, b, sign]) => inTurn(a, b, sign));

const shuffled = library.chain((text) => {
  const words = text.split(/(?<=\s)/);
  return fc.shuffledSubarray(words, { minLength: Math.floor(words.length / 2) }).map((some) => some.join(''));
});

const bulleted = fc
  .tuple(library, fc.constantFrom('\n•', '\n• •', '\n• Draw a card.', '\n{P}', '\n1 |', ' "', ' —'))
  .map(([text, more]) => text + more);

/** Texts made of cards: what a slip of the pen or of the clipboard makes of them. */
export const spoilt = fc.oneof(cut, mixed, shuffled, bulleted);

/** Any text. */
export const anyText = fc.oneof(
  sentence,
  fc.array(sentence, { maxLength: 5 }).map((lines) => lines.join('\n')),
  units,
  fc.tuple(units, sentence, units).map((pieces) => pieces.join(' ')),
  spoilt,
);
