// No line of the shipped library can be read in two ways: the grammar's order of alternatives never decides what a text means.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardLine, parseCardBlock } from '../../../server/src/cards/cardBlock.ts';
import { readingsOf } from '../../../server/src/cards/oracle/compile.ts';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';

const folder = new URL('../../../server/library/', import.meta.url);
const faces = readdirSync(folder)
  .filter((file) => file.endsWith('.strata'))
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^card /m)
      .slice(1),
  )
  .flatMap((text) => {
    const [head, ...lines] = text
      .split('\n')
      .map((line): CardLine => ({ text: line.replace(/(?:^|\s)#.*$/, ''), start: 0 }));
    return parseCardBlock(head ?? { text: '', start: 0 }, lines).card.faces;
  });

const readings = (text: string, name: string, spell: boolean): readonly string[] =>
  readingsOf(text, { names: [name], spell }).map((abilities) => abilities.map((one) => printAbility(one)).join(' | '));

describe('one reading', () => {
  it.each(faces.filter((face) => face.rulesText.length > 0).map((face) => [face.name, face] as const))(
    '%s',
    (_, face) => {
      const spell = face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery');
      for (const line of face.rulesText) {
        // What one may pay or do is the same thing said twice (118.12): both readings mean it.
        if (/you may [^.]*\. If you do/i.test(line)) continue;
        expect(readings(line, face.name, spell).length, line).toBeLessThan(2);
      }
    },
  );

  it('finds both where there are two', () => {
    expect(readings('You may sacrifice a creature. If you do, draw a card.', 'Thing', true).length).toBe(2);
  });
});
