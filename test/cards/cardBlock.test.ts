// Card blocks as pasted from a card database (spec of the language: Cards).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOfCard, parsePtValue, printPtValue, valueOfPt } from '../../server/src/cards/card.ts';
import { type CardBlock, type CardLine, parseCardBlock } from '../../server/src/cards/cardBlock.ts';
import { printManaCost } from '../../server/src/cards/mana.ts';
import { printTypeLine } from '../../server/src/cards/typeLine.ts';
import { LONGEST_HEAD } from '../../server/src/rules/limits.ts';

const read = (text: string): CardBlock => {
  const lines: CardLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  const [head = { text: '', start: 0 }, ...rest] = lines;
  return parseCardBlock(head, rest);
};

describe('card blocks', () => {
  it('reads name, cost, types, text and P/T', () => {
    const text = 'Clone {3}{U}\n  Creature — Shapeshifter\n  Flying\n\n  First strike\n  0/0';
    const { card, sources, problems } = read(text);
    const [face] = card.faces;
    expect(problems).toEqual([]);
    expect(card.layout).toBe('single');
    expect(face.name).toBe('Clone');
    expect(face.manaCost && printManaCost(face.manaCost)).toBe('{3}{U}');
    expect(printTypeLine(face.typeLine)).toBe('Creature — Shapeshifter');
    expect(face.rulesText).toEqual(['Flying', 'First strike']);
    expect([face.power, face.toughness]).toEqual([0, 0]);
    expect(sources[0]?.text.map(({ start, end }) => text.slice(start, end))).toEqual(['Flying', 'First strike']);
  });

  it('reads stars, loyalty, defense and the colour indicator', () => {
    expect(read('A {1}{G}\nCreature — Lhurgoyf\n*/1+*').card.faces[0]).toMatchObject({
      power: { star: 1, plus: 0 },
      toughness: { star: 1, plus: 1 },
    });
    expect(read('A {3}{W}\nPlaneswalker — Ajani\n+1: You gain 2 life.\nLoyalty: 4').card.faces[0].loyalty).toBe(4);
    expect(read('A {2}{R}\nBattle — Siege\nDefense: 5').card.faces[0].defense).toBe(5);
    expect(read('A\nCreature — Ape\nColor indicator: Green and Red\n5/5').card.faces[0]).toMatchObject({
      colorIndicator: 24,
      rulesText: [],
      manaCost: undefined,
    });
  });

  it('reads faces, told or guessed', () => {
    const split = read('Fire {1}{R}\nInstant\nDraw a card.\n----\nIce {1}{U}\nInstant\nDraw a card.').card;
    expect(split.layout).toBe('split');
    expect(namesOfCard(split)).toEqual(['Fire // Ice', 'Fire', 'Ice']);
    const flip = read('A {1}{U}\nCreature — Human\nFlip A.\n1/2\n----\nB\nLegendary Creature — Human\n2/3').card;
    expect(flip.layout).toBe('flip');
    expect(flip.name).toBe('A');
    expect(flip.faces[1]?.power).toBe(2);
    expect(read('A {1}\nLand\n---- modal\nB {1}\nLand').card.layout).toBe('modal');
    expect(read('A {1}\nCreature — Elf\n1/1\n----\nB {1}\nSorcery — Adventure').card.layout).toBe('adventure');
    expect(read('A {1}\nCreature — Elf\nDaybound\n1/1\n----\nB\nCreature — Elf\n2/2').card.layout).toBe('transform');
  });

  it.each([
    ['{2}', 'card-no-name', '{2}'],
    ['A {2}{Q}\nArtifact', 'card-bad-mana-symbol', '{Q}'],
    ['A {1}{G}}\nArtifact', 'card-bad-cost', '}'],
    ['A {1}{G\nArtifact', 'card-bad-cost', '{G'],
    ['A {1}G}\nArtifact', 'card-bad-cost', 'G}'],
    ['A 1}{G}\nArtifact', 'card-bad-cost', '1}'],
    ['A {1}{G} and so on \nArtifact', 'card-bad-cost', 'and so on'],
    ['A {2}', 'card-no-type-line', 'A'],
    ['A {2}\nDraw a card.', 'card-no-type-line', 'Draw a card.'],
    ['A {2}\nArtifact Craeture\n1/1', 'card-unknown-type', 'Craeture'],
    ['A {2}\nCreature — Elf', 'card-no-power-toughness', 'A'],
    ['A {2}\nInstant\nDraw a card.\n2/2', 'card-size-no-creature', '2/2'],
    ['A {2}\nPlaneswalker — Jace', 'card-no-loyalty', 'A'],
    ['A {2}\nPlaneswalker — Jace\nLoyalty: many', 'card-bad-number', 'many'],
    ['A {2}\nLand\nColor indicator: Gren', 'card-bad-color', 'Gren'],
    ['A {2}\nLand\n---- fold\nB\nLand', 'card-unknown-layout', 'fold'],
    ['A {2}\nLand\n----', 'card-layout-one-face', '----'],
  ])('points at what is wrong in %j', (text, code, words) => {
    const problem = read(text).problems.find((found) => found.code === code);
    expect(problem && text.slice(problem.start, problem.end)).toBe(words);
  });

  it('takes the size of a Vehicle or of an unread type line as it is (301.7)', () => {
    for (const types of ['Artifact — Vehicle', 'Creature — Elf', 'Crature'])
      expect(read(`A {2}\n${types}\n3/3`).problems.map(({ code }) => code)).not.toContain('card-size-no-creature');
  });

  it('keeps a brace too many or too few out of the name, and tells what was meant (202.1)', () => {
    const heads = ['A B {1}{G}}', 'A B {1}{G', 'A B 1}{G}', 'A B {1}G', 'A B {{1}{G}', 'A B {1}{G} // C {U}'];
    const found = heads.map((head) => read(`${head}\nLand`));
    expect(found.map(({ card }) => card.name)).toEqual(heads.map(() => 'A B'));
    const bad = found.map(({ problems }) => problems.find(({ code }) => code === 'card-bad-cost')?.values);
    expect(bad.map((values) => values?.['nearest'])).toEqual([undefined, '{G}', '{1}', '{G}', undefined, undefined]);
  });

  it('never throws on any text', () => {
    const word = fc.constantFrom(
      '----',
      'flip',
      '{2}',
      '{',
      'Creature',
      '—',
      'Elf',
      '2/2',
      '*/*',
      'Loyalty: 3',
      '\n',
      'a',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (block) => {
        const { card, sources } = read(block);
        expect(sources.length).toBe(card.faces.length);
        for (const [index, face] of card.faces.entries()) {
          expect(sources[index]?.text.length).toBe(face.rulesText.length);
        }
      }),
    );
  });
});

describe('printed power and toughness', () => {
  it.each(['2', '-1', '*', '1+*', '7-*'])('%s is read and printed back (208.2)', (text) => {
    const value = parsePtValue(text);
    expect(value !== undefined && printPtValue(value)).toBe(text);
  });

  it('takes the star as 0 where nothing sets it', () => {
    expect(valueOfPt({ star: 1, plus: 1 })).toBe(1);
    expect(valueOfPt({ star: -1, plus: 7 }, 3)).toBe(4);
    expect(parsePtValue('x')).toBeUndefined();
  });
});

describe('parts of a card that are longer than any', () => {
  const codes = (block: CardBlock): readonly string[] => block.problems.map(({ code }) => code);

  it('a name or a cost counts up to a bound, and that is said once', () => {
    const named = read(`${'N'.repeat(1_000_000)} {1}\n  Artifact`);
    expect(codes(named)).toEqual(['card-too-long']);
    expect(named.card.name.length).toBeLessThanOrEqual(LONGEST_HEAD);
    const costly = read(`Cost ${'{1}'.repeat(100_000)}\n  Artifact`);
    expect(codes(costly)).toEqual(['card-too-long']);
    expect(costly.card.name).toBe('Cost');
    expect(costly.card.faces[0]?.manaCost).toBeUndefined();
  });

  it('so does a type line: one problem, not one a word', () => {
    const block = read(`Many {1}\n  Creature — ${'Foo '.repeat(50_000)}\n  1/1`);
    expect(codes(block)).toEqual(['card-too-long']);
    expect(block.card.faces[0]?.typeLine.types).toEqual(['Creature']);
    expect(codes(read(`Apart {1}\n  Creature${' '.repeat(500_000)}— Ogre\n  1/1`))).toEqual(['card-too-long']);
  });
});
