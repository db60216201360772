// Reading is total: whatever the text, an answer comes, soon, and is the same however it is come by.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledAbility } from '../../../server/src/cards/ability.ts';
import {
  compileEffect,
  compileText,
  expectedAt,
  namesOfCard,
  workOf,
} from '../../../server/src/cards/oracle/compile.ts';
import { readLine } from '../../../server/src/cards/oracle/lines.ts';
import { Reader } from '../../../server/src/cards/oracle/reader.ts';
import { suggestionsAt } from '../../../server/src/cards/oracle/suggest.ts';
import { tokenize } from '../../../server/src/cards/oracle/tokens.ts';
import { guarded, type Unreadable, Work } from '../../../server/src/cards/oracle/work.ts';
import {
  DEEPEST_READING,
  LONGEST_ABILITY,
  LONGEST_TEXT,
  STEPS_A_WORD,
  STEPS_ANY_TEXT,
} from '../../../server/src/rules/limits.ts';
import { anyText, libraryRules, spoilt } from './arbitraryTexts.ts';
import { line } from './generate.ts';
import { compiled } from './help.ts';

describe('what takes no word', () => {
  it.each([
    'Thing gets +1/+1.\n•',
    'Thing gets +1/+1.\n• •',
    'Thing gets +1/+1. • Thing',
    'Thing gets +1/+1.\n• Draw a card.\n•',
    'Other creatures you control have flying.\n{P}',
    'Flying\n•',
    'Draw a card.\n+ {2} —',
    'Choose one —\n•',
    'Choose one —\n• •',
  ])('ends every loop: %j', (text) => {
    for (const spell of [false, true]) expect(compiled(text, spell).some(({ state }) => state === 'unread')).toBe(true);
  });

  it.each(['•', '. . .', '1 |', '—', '""', '“”', "'s"])('is unread by itself: %j', (text) => {
    for (const spell of [false, true])
      expect(compiled(text, spell).map(({ ability }) => ability.kind)).toEqual(['unread']);
  });
});

describe('a target player who is spoken of again', () => {
  const events = [
    'Whenever a creature deals combat damage to that player this turn, draw a card.',
    'Whenever a creature deals damage to that opponent this turn, draw a card.',
    'Whenever a creature attacks that player this turn, draw a card.',
    'Whenever that player casts a spell this turn, draw a card.',
  ];
  const firsts = ['choose target opponent.', 'choose target player.', 'target player gains 1 life.'];
  it.each(firsts.flatMap((first) => events.map((event) => [first, event] as const)))('%s %s', (first, event) => {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    for (const [text, spell] of [
      [`${capital} ${event}`, true],
      [`When this creature enters, ${first} ${event}`, false],
    ] as const) {
      const { abilities } = compileText(text, { names: ['Thing'], spell });
      expect(abilities.map(({ state }) => state)).toEqual(['proven']);
    }
  });
});

const reasons = (abilities: readonly CompiledAbility[]): readonly unknown[] =>
  abilities.flatMap(({ unread }) => unread.flatMap(({ why, fault }) => (why === undefined ? [] : [fault ?? why])));

describe('any text', () => {
  it('is read without a fault of the compiler, as a permanent’s, a spell’s and an effect’s', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, spell) => {
        const { abilities } = compileText(text, { names: ['Thing'], spell });
        expect(reasons(abilities)).toEqual([]);
        const effect = compileEffect(text, { names: [], boundNames: ['Thing'], boundPlayers: ['Alice'] });
        expect(effect.unread.filter(({ why }) => why !== undefined)).toEqual([]);
        for (const { text: own, offset } of abilities) expect(text.slice(offset, offset + own.length)).toBe(own);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('can be completed at every place', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expectedAt(text, { names: ['Thing'] });
        suggestionsAt(text, { names: ['Thing'] });
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  it('may be cut anywhere', () => {
    for (const text of libraryRules.slice(0, 12))
      for (let end = 0; end <= text.length; end += 1)
        expect(reasons(compileText(text.slice(0, end), { names: ['Thing'], spell: end % 2 === 0 }).abilities)).toEqual(
          [],
        );
  });
});

/** A line as it is read, with all that the reader knows afterwards. */
const reading = (text: string, how: { noting: boolean; lenient: boolean; spell: boolean }, remembers: boolean) => {
  const tokens = tokenize(text, { names: namesOfCard({ names: ['Thing'] }) });
  // Without remembering the same is read again and again: as often as it needs to be.
  const work = new Work(remembers ? tokens.length : 100 * tokens.length, remembers);
  const reader = new Reader(tokens, work);
  reader.noting = how.noting;
  reader.lenient = how.lenient;
  return guarded(
    () => ({
      abilities: readLine(reader, how.spell),
      lost: reader.said.lost,
      ...(how.noting ? { furthest: reader.furthest, wanted: reader.wanted } : {}),
    }),
    () => undefined,
  );
};

describe('what is remembered while a text is read', () => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
  ])(
    'changes nothing of how it is read (noting what is expected: %s, leaving out sentences: %s)',
    (noting, lenient) => {
      let compared = 0;
      fc.assert(
        fc.property(fc.oneof(spoilt, line), fc.boolean(), (text, spell) => {
          for (const one of text.split('\n')) {
            const plain = reading(one, { noting, lenient, spell }, false);
            if (plain === undefined) continue;
            compared += 1;
            expect(reading(one, { noting, lenient, spell }, true)).toEqual(plain);
          }
        }),
        { numRuns: 60, seed: 3 },
      );
      expect(compared).toBeGreaterThan(60);
    },
  );

  it('nor does noting what would be expected', () => {
    fc.assert(
      fc.property(fc.oneof(spoilt, line), fc.boolean(), (text, spell) => {
        for (const one of text.split('\n')) {
          const [quick, noting] = [false, true].map((way) =>
            reading(one, { noting: way, lenient: false, spell }, true),
          );
          expect(noting?.abilities).toEqual(quick?.abilities);
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('lets a player be named by her or his things as by its', () => {
    for (const whose of ['its', 'his', 'her', "that creature's"])
      expect(
        compiled(`Destroy target creature. If it was black, ${whose} controller loses 3 life.`, true)[0]?.state,
      ).not.toBe('unread');
  });
});

const stepsOf = (text: string, spell: boolean): { readonly steps: number; readonly deepest: number } => {
  const works = workOf(text, { names: ['Thing'], spell });
  return {
    steps: works.reduce((sum, { taken }) => sum + taken, 0),
    deepest: Math.max(0, ...works.map(({ deepest }) => deepest)),
  };
};

describe('the work of reading', () => {
  it('is linear in the text: cards cut, mixed and shuffled stay far below what any text may take', () => {
    fc.assert(
      fc.property(spoilt, fc.boolean(), (text, spell) => {
        for (const work of workOf(text, { names: ['Thing'], spell })) {
          expect(work.taken).toBeLessThan(STEPS_ANY_TEXT / 2 + (STEPS_A_WORD / 2) * work.words);
          expect(work.deepest).toBeLessThan(DEEPEST_READING / 2);
        }
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  // Steps (`workOf`, what can be learned of first words learned before) by how many there are:
  //                                   35       70      140
  //   sentences of a spell           1913     3803     7583
  //   paragraphs of a spell          6100    12155    24265
  //   static sentences               3605     7210    14420
  //   keywords                        258      503      993
  //   modes                          2121     4186     8316
  //   parts of a cost                1013     1958     3848
  //   terms                           324      534      954
  //   what is said of a noun          541      961     1801
  //   adjectives                      211      316      526
  //   unread words                   1697     1697     1697
  //   unread sentences              30396    60496   120696
  //   lines of abilities             5495    10990    21980
  it.each<readonly [string, (count: number) => string, boolean]>([
    ['sentences of a spell', (count) => 'Draw a card. '.repeat(count), true],
    ['paragraphs of a spell', (count) => 'You gain 2 life.\n'.repeat(count), true],
    ['static sentences', (count) => 'Creatures you control get +1/+1. '.repeat(count), false],
    ['keywords', (count) => `Flying${', trample'.repeat(count)}`, false],
    ['modes', (count) => `Choose one —${'\n• Draw a card.'.repeat(count)}`, true],
    ['parts of a cost', (count) => `{2}${', Sacrifice a creature'.repeat(count)}: Draw a card.`, false],
    ['terms', (count) => `You gain 1${' plus 1'.repeat(count)} life.`, true],
    ['what is said of a noun', (count) => `Destroy target creature${' with flying'.repeat(count)}.`, true],
    ['adjectives', (count) => `Destroy all ${'nonblack '.repeat(count)}creatures.`, true],
    ['unread words', (count) => 'frobnicate '.repeat(count), true],
    ['unread sentences', (count) => `Draw a card. ${'Frobnicate the moon. '.repeat(count)}`, true],
    ['lines of abilities', (count) => 'When this creature enters, draw a card.\n'.repeat(count), false],
  ])('grows with %s as they do', (_what, make, spell) => {
    const [some, twice, fourTimes] = [25, 50, 100].map((count) => stepsOf(make(count), spell).steps);
    expect(twice).toBeLessThan(2.2 * (some ?? 0));
    expect(fourTimes).toBeLessThan(4.4 * (some ?? 0));
  });
});

describe('what is too long', () => {
  it.each([
    ['sentences in one line', 'Draw a card. '.repeat(20_000)],
    ['sentences, a line each', 'Draw a card.\n'.repeat(20_000)],
    ['lines of abilities', 'When this creature enters, draw a card.\n'.repeat(20_000)],
    ['a line of a million letters', 'x'.repeat(1_000_000)],
    ['a line of words', 'word '.repeat(200_000)],
    ['bullets', '•\n'.repeat(100_000)],
    ['quotes', '"'.repeat(100_000)],
    ['spaces', `Draw${' '.repeat(500_000)}a card.`],
  ])('is said, and no book is made of it: %s', (_what, text) => {
    for (const spell of [false, true]) {
      const { abilities } = compileText(text, { names: ['Thing'], spell });
      expect(reasons(abilities)).toContain('tooLong');
      expect(abilities.length).toBeLessThan(LONGEST_TEXT / 2);
      expect(abilities.reduce((sum, ability) => sum + ability.text.length, 0)).toBeLessThan(2 * LONGEST_TEXT);
    }
    expect(compileEffect(text, { names: [] }).unread[0]?.why).toBe('tooLong');
    expect(expectedAt(text, { names: [] })).toEqual([]);
  });

  it('begins behind the longest: what is as long is read', () => {
    const text = 'Draw a card. '.repeat(LONGEST_ABILITY / 13).trim();
    expect(compiled(text, true)[0]?.state).toBe('proven');
    expect(reasons(compiled(text.padEnd(LONGEST_ABILITY + 2, '.'), true))).toEqual(['tooLong']);
  });

  it('takes no lines before it along, but for those that are one effect with it', () => {
    const lines = `Flying\nTrample\n${'word '.repeat(10_000)}`;
    expect(compiled(lines).map(({ state }) => state)).toEqual(['proven', 'proven', 'unread']);
    const effect = `Draw a card.\n${'Draw a card. '.repeat(600)}`;
    expect(compiled(effect, true).map(({ ability }) => ability.kind)).toEqual(['unread']);
  });
});

describe('what goes too deep or takes too much', () => {
  it('is unread with the reason, and takes no other line along', () => {
    const deep = `Whenever ${'you attack or '.repeat(200)}you attack, draw a card.`;
    const [flying, unread, trample] = compiled(`Flying\n${deep}\nTrample`);
    expect([flying?.state, unread?.state, trample?.state]).toEqual(['proven', 'unread', 'proven']);
    expect(reasons(compiled(deep))).toEqual(['tooDeep']);
    expect(unread?.text).toBe(deep);
  });

  it('ends at the bound', () => {
    const spend = (work: Work): never => {
      for (const _ of Array(STEPS_ANY_TEXT + 3 * STEPS_A_WORD).fill(0)) work.step();
      work.step();
      throw new Error('no bound');
    };
    expect(
      guarded(
        () => spend(new Work(3)),
        (reason) => reason,
      ),
    ).toEqual({ why: 'tooMuch' });
  });

  it('a fault is one text’s alone, with its words', () => {
    const read = (): Unreadable => {
      throw new TypeError('no such part');
    };
    expect(guarded(read, (reason) => reason)).toEqual({ why: 'internal', fault: 'TypeError: no such part' });
  });
});

describe('paragraphs of a spell', () => {
  it('are one effect, however many', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `You gain ${index + 1} life.`).join('\n');
    const [only, ...more] = compiled(lines, true);
    expect(more).toEqual([]);
    expect(only?.state).toBe('proven');
    expect(only?.ability.kind === 'spell' && only.ability.body.instructions).toHaveLength(40);
  });

  it('end where something else stands', () => {
    expect(compiled('Draw a card.\nFlashback {2}\nDraw two cards.', true).map(({ ability }) => ability.kind)).toEqual([
      'spell',
      'keyword',
      'spell',
    ]);
  });
});
