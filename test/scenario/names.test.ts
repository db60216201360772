// Names: the longest in scope wins, however it is written; what is called twice; what is nearest to a slip.
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../server/src/scenario/document.ts';
import { indexOfCards, NameIndex, Scope } from '../../server/src/scenario/names.ts';
import type { NameRef, StatementBody } from '../../server/src/scenario/statement.ts';
import { wordsOf } from '../../server/src/scenario/words.ts';

const library = indexOfCards([
  'Gray Ogre',
  'Clone',
  'Clone Legion',
  'Svogthos, the Restless Tomb',
  'Turn to Frog',
  'Fire // Ice',
  'Fire',
  'Ice',
  "Lim-Dûl's Vault",
  'Kongming, “Sleeping Dragon”',
  'Llanowar Elves',
  'A Killer Among Us',
  'Forest',
]);
const scope = new Scope([library]);
const found = (text: string, options = {}): string | undefined => scope.match(wordsOf(text), 0, options)?.entry.name;

describe('matching', () => {
  test('the longest name is taken, whatever words and commas it holds', () => {
    expect(found('Clone copying Gray Ogre')).toBe('Clone');
    expect(found('Clone Legion targeting Bob')).toBe('Clone Legion');
    expect(found('Turn to Frog targeting Svogthos, the Restless Tomb')).toBe('Turn to Frog');
    expect(found('Svogthos, the Restless Tomb is a land')).toBe('Svogthos, the Restless Tomb');
  });

  test('case, accents, apostrophes and dashes are ignored', () => {
    expect(found('lim–dul’s VAULT')).toBe("Lim-Dûl's Vault");
  });

  test('quotes are allowed around any name, and may be part of one', () => {
    expect(found('"Gray Ogre" is red')).toBe('Gray Ogre');
    expect(found('Kongming, "Sleeping Dragon" is red')).toBe('Kongming, “Sleeping Dragon”');
  });

  test('a card of several faces answers to each and to the whole', () => {
    expect(found('Fire // Ice is red')).toBe('Fire // Ice');
    expect(found('Fire is red')).toBe('Fire');
    expect(found('Ice is blue')).toBe('Ice');
  });

  test('plural and possessive endings count where they are looked for', () => {
    expect(found('Gray Ogres')).toBeUndefined();
    expect(found('Gray Ogres', { plural: true })).toBe('Gray Ogre');
    expect(found('Llanowar Elves', { plural: true })).toBe('Llanowar Elves');
    expect(found("Gray Ogre's ability", { possessive: true })).toBe('Gray Ogre');
    expect(found("Clone's ability", { possessive: true })).toBe('Clone');
  });

  test('of two equally long names the nearer wins', () => {
    const near = new NameIndex();
    near.add('Clone', 'label');
    expect(new Scope([near, library]).match(wordsOf('clone'), 0)?.entry.kind).toBe('label');
  });

  test('a slip finds what was meant', () => {
    expect(scope.nearest('Gray Ogr')).toEqual(['Gray Ogre']);
    expect(scope.nearest('Svogthos')).toEqual(['Svogthos, the Restless Tomb']);
    expect(scope.nearest('Wholly Different')).toEqual([]);
  });

  test('many names cost no more than few', () => {
    const many = indexOfCards(Array.from({ length: 30_000 }, (_, n) => `Gray Thing${n} of ${n}`));
    const big = new Scope([many, library]);
    expect(big.match(wordsOf('Gray Ogre attacks Bob'), 0)?.entry.name).toBe('Gray Ogre');
    expect(big.nearest('Gray Ogr')).toEqual(['Gray Ogre']);
  });
});

const parse = (text: string) => parseDocument(text, { library: [library] });
const only = (line: string): StatementBody => {
  const { scenarios, problems } = parse(`scenario T\n  players Alice, Bob\n  ${line}`);
  expect(problems).toEqual([]);
  return scenarios[0]?.statements[1]?.body ?? { kind: 'unreadable' };
};
const shown = (line: string): NameRef => {
  const body = only(`show ${line}`);
  if (body.kind !== 'show') throw new Error(body.kind);
  return body.object;
};

describe('names in a statement', () => {
  test('of several with one name: whose, or where', () => {
    expect(shown("Alice's Gray Ogre")).toMatchObject({ key: 'gray ogre', owner: { key: 'alice' } });
    expect(shown("Gray Ogre in Bob's graveyard")).toMatchObject({
      key: 'gray ogre',
      owner: { key: 'bob' },
      zone: { zone: 'graveyard' },
    });
    expect(shown('a Gray Ogre')).toMatchObject({ key: 'gray ogre', any: true });
    expect(shown('A Killer Among Us')).toMatchObject({ key: 'a killer among us' });
    expect(shown("Gray Ogre's ability")).toMatchObject({ key: 'gray ogre', ability: true });
  });

  test('the range is that of the name alone', () => {
    const text = "scenario T\n  show Alice's Gray Ogre # the first";
    const body = parse(text).scenarios[0]?.statements[0]?.body;
    if (body?.kind !== 'show') throw new Error();
    expect(text.slice(body.object.range.start, body.object.range.end)).toBe('Gray Ogre');
    const owner = body.object.owner?.range;
    expect(text.slice(owner?.start, owner?.end)).toBe('Alice');
  });

  test('a token without a label answers to its types', () => {
    const { problems } = parse(
      'scenario T\n  Alice creates a 1/1 green Squirrel creature token\n  expect Squirrel is green\n  expect Goblin is red',
    );
    expect(problems).toEqual([]);
  });

  test('an unknown name ends at the next clause word, comma or line end', () => {
    const text = 'scenario T\n  Alice casts Grey Ogre from graveyard';
    const [problem] = parse(text).problems;
    expect(problem).toMatchObject({ code: 'unknown-name', values: { name: 'Grey Ogre', nearest: 'Gray Ogre' } });
    expect(text.slice(problem?.range.start, problem?.range.end)).toBe('Grey Ogre');
    expect(problem?.fixes?.[0]?.edits[0]?.newText).toBe('Gray Ogre');
  });

  test('labels are known from their line on, and in their scenario only', () => {
    const text = 'scenario A\n  Alice controls Clone as Double\n  show Double\nscenario B\n  show Double';
    expect(
      parse(text).problems.map(({ code, range }) => [code, text.slice(0, range.start).split('\n').length]),
    ).toEqual([['unknown-name', 5]]);
  });

  test('what a suppose-block declares ends with it', () => {
    const text =
      'scenario A\n  suppose one\n    Alice controls Clone as Double\n  suppose two\n    Alice controls Clone as Double\n  show Double';
    expect(parse(text).problems.map(({ code }) => code)).toEqual(['unknown-name']);
  });

  test('a label may hold anything in quotes', () => {
    expect(
      parse('scenario A\n  Alice controls Clone as "One with Nothing, X = 3"\n  show "One with Nothing, X = 3"')
        .problems,
    ).toEqual([]);
  });

  test.each([
    [
      'a card of the file',
      'card Bear {1}\n  Creature — Bear\n  2/2\nscenario A\n  Alice controls Clone as Bear',
      'Bear',
    ],
    ['another label', 'scenario A\n  Alice controls Clone as Double\n  Bob controls Clone as DOUBLE', 'DOUBLE'],
    ['a player', 'scenario A\n  Alice controls Clone as Bob', 'Bob'],
    [
      'for a player, a card',
      'card Bear {1}\n  Creature — Bear\n  2/2\nscenario A\n  players Alice, Bear\n  Alice has 3 life',
      'Bear',
    ],
    ['for a player, a player', 'scenario A\n  players Alice, Alice\n  Alice has 3 life', 'Alice'],
  ])('called like %s: an error where it is declared', (_, text, name) => {
    const { problems } = parse(text);
    expect(problems.map(({ code }) => code)).toEqual(['duplicate-name']);
    const range = problems[0]?.range;
    expect(text.slice(range?.start, range?.end)).toBe(name);
  });

  test('a label may be called like a library card, or like the token it names', () => {
    expect(parse('scenario A\n  Alice controls Clone as Forest\n  show Forest').problems).toEqual([]);
    expect(parse('scenario A\n  Alice creates a 1/1 white Soldier creature token as Soldier').problems).toEqual([]);
  });

  test('a line that can not be read still gives its label', () => {
    const { problems } = parse('scenario A\n  Alice kasts Clone as Double copying nothing\n  show Double');
    expect(problems.map(({ code }) => code)).toEqual(['unreadable']);
  });
});
