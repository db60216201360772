// No line of the shipped library can be read in two ways: the grammar's order of alternatives never decides what a text means.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardLine, parseCardBlock } from '../../../server/src/cards/cardBlock.ts';
import { readingsOf } from '../../../server/src/cards/oracle/compile.ts';
import { printAbility } from '../../../server/src/cards/oracle/print.ts';
import { oneOf, Reader, sure } from '../../../server/src/cards/oracle/reader.ts';
import { tokenize } from '../../../server/src/cards/oracle/tokens.ts';
import { Work } from '../../../server/src/cards/oracle/work.ts';

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
        expect(readings(line, face.name, spell).length, line).toBeLessThan(2);
      }
    },
  );

  it.each([
    'Counter target spell with {X} in its mana cost.',
    'Destroy all creatures target player controls. For each creature that died this way, you gain 1 life.',
    'Whenever you cast a spell from anywhere other than your hand, draw a card.',
    'Destroy target creature. If you control an Ogre, you may draw a card. If you do, discard a card.',
    'Whenever you attack, you may look at the top card of your library. If it shares a creature type with this permanent, you may reveal it. If you do, this permanent gets +2/+2 until end of turn.',
    "Destroy target creature. Create a black Spirit creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
    'For each opponent, you may pay {1}. If you do, that player loses 1 life.',
  ])('is all there is of %s', (text) => {
    expect(readings(text, 'Thing', !text.startsWith('Whenever'))).toEqual([text]);
  });

  it('is not given where two alternatives read the same words', () => {
    const short = (reader: Reader) => (reader.eat('draw') ? 'short' : undefined);
    const other = (reader: Reader) => (reader.eat('draw') ? 'other' : undefined);
    const trial = { taken: 0, banned: 0, met: 0, idle: false };
    const reader = new Reader(tokenize('Draw', { names: [] }), new Work());
    reader.trial = trial;
    expect(oneOf(() => [short, other])(reader)).toBe('other');
    expect(trial.idle).toBe(false);
  });

  it('is given where the first is sure', () => {
    const short = sure((reader) => (reader.eat('draw') ? 'short' : undefined));
    const other = (reader: Reader) => (reader.eat('draw') ? 'other' : undefined);
    const trial = { taken: 0, banned: 0, met: 0, idle: false };
    const reader = new Reader(tokenize('Draw', { names: [] }), new Work());
    reader.trial = trial;
    oneOf(() => [short, other])(reader);
    expect(trial.idle).toBe(true);
  });
});
