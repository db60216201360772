// Every frame of the table reads and prints: each is filled with plain words, with each of its alternatives, and proven.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';
import { type Element, frameNamed } from '../../../server/src/cards/oracle/deedFrames.ts';
import { DEEDS } from '../../../server/src/cards/oracle/deedTable.ts';
import { LONG_DEEDS } from '../../../server/src/cards/oracle/deedTableLong.ts';
import { HISTORY_WORDS } from '../../../server/src/cards/oracle/filterRelations.ts';
import { OUTCOMES } from '../../../server/src/cards/oracle/outcomes.ts';
import { RULE_FRAMES } from '../../../server/src/cards/oracle/ruleTable.ts';
import { thirdPerson } from '../../../server/src/cards/oracle/verbForms.ts';

/** Words that can stand in a place. */
const FILLED: Readonly<Record<string, string>> = {
  objects: 'target creature',
  zones: 'your library',
  searched: 'a creature card',
  amount: 'the number of creatures you control',
  number: 'two',
  digits: '2',
  count: 'two',
  energy: '{E}{E}',
  tickets: '{TK}',
  kind: 'a creature card',
  kinds: 'Goblins',
  one: 'Goblin',
  nouns: 'creatures you control',
  noun: 'creature you control',
  options: 'stone or sky',
  receiver: 'any target',
  player: 'target opponent',
  whose: 'your',
  owned: 'you have',
  counter: 'charge',
  color: 'red',
  mana: '{2}',
  condition: 'you control a Forest',
  duration: 'until end of turn',
  name: 'Stone Golem',
  to: 'into your hand',
  keyword: 'flying',
  abilities: 'flying',
  choice: 'a creature type',
  owner: "Probe's",
  self: 'Probe',
  who: 'each player',
  each: 'for each creature you control',
};

/** The texts of elements: the first alternative everywhere, then every other one by itself. */
const texts = (
  elements: readonly Element[],
  their: string,
  filled: Readonly<Record<string, string>>,
): readonly string[] => {
  let out: string[] = [''];
  const add = (more: readonly string[]): void => {
    const [plain = '', ...others] = more;
    const [base = ''] = out;
    out = [...out.map((text) => `${text} ${plain}`), ...others.map((other) => `${base} ${other}`)];
  };
  for (const element of elements) {
    switch (element.kind) {
      case 'words':
        add([element.print]);
        break;
      case 'their':
        add([their]);
        break;
      case 'place':
        add([filled[element.place] ?? '']);
        break;
      case 'optional':
        add(['', ...texts(element.elements, their, filled).slice(0, 1)]);
        break;
      case 'choice':
        add(element.options.flatMap((option) => texts(option, their, filled).slice(0, 1)));
        break;
    }
  }
  return out.map((text) =>
    text
      .replace(/ +/g, ' ')
      .replace(/ ([,.!])/g, '$1')
      .replace(/ ('s|')(?= |$)/g, '$1')
      .trim(),
  );
};

/** Places of sentences about the rules, which have no targets. */
const STATIC: Readonly<Record<string, string>> = {
  ...FILLED,
  objects: 'creatures you control',
  amount: 'the number of Forests you control',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentences = (name: string, usual: Readonly<Record<string, string>>): readonly string[] => {
  const frame = frameNamed(name);
  if (frame === undefined) return [];
  if (frame.actor !== undefined) {
    const verb = thirdPerson(frame.actor);
    return texts(frame.elements, 'their', usual).map((text) => `Target player ${verb} ${text}`.trim());
  }
  if (frame.subject !== undefined)
    return texts(frame.elements, 'their', usual).map((text) => `Probe ${thirdPerson(frame.subject ?? '')} ${text}`);
  return texts(frame.elements, 'your', usual).map(capital);
};

const names = (rows: readonly (readonly [string, ...unknown[]])[]): readonly string[] => rows.map(([name]) => name);

const read = (text: string, spell: boolean): string => {
  const [found, ...more] = compileText(`${text}.`, { names: ['Probe'], spell }).abilities;
  return more.length > 0 || found === undefined ? 'several' : found.state;
};

const check = (name: string, usual: Readonly<Record<string, string>>, spell: boolean): void => {
  for (const text of sentences(name, usual)) expect(`${read(text, spell)}: ${text}`).toBe(`proven: ${text}`);
};

describe('clauses by their frames', () => {
  it.each(names([...LONG_DEEDS, ...DEEDS]))('%s', (name) => check(name, FILLED, true));
});

describe('sentences about the rules by their frames', () => {
  it.each(names(RULE_FRAMES))('%s', (name) => check(name, STATIC, false));
});

const whole = (text: string): string => text.replace(/ ('s|'ve|'re|')/g, '$1');

describe('what has happened', () => {
  it.each([...OUTCOMES])('as a condition: %s', (words) => {
    expect(read(whole(`If ${words}, draw a card`), true)).toBe('proven');
  });
  it.each([...HISTORY_WORDS.values()].filter((words) => !words.includes('enchant')))('after a noun: %s', (words) => {
    expect(read(whole(`Destroy all creatures ${words}`), true)).toBe('proven');
  });
  it('counters in the plural, and blocks by three or more', () => {
    expect(read("Creatures with charge counters on them can't attack", false)).toBe('proven');
    expect(read("Creatures your opponents control with counters on them can't attack", false)).toBe('proven');
    expect(read("Probe can't be blocked except by three or more creatures", false)).toBe('proven');
  });
  it('what its value was, and how it comes back', () => {
    expect(read("Return target creature to its owner's hand. If its mana value was 3 or less, scry 1", true)).toBe(
      'proven',
    );
    expect(
      read("When Probe dies, return it to the battlefield tapped and transformed under its owner's control", false),
    ).toBe('proven');
  });
});
