// Every kind of the compiled form: a sentence that is one, and a scenario that shows its effect or comes out unproven. Nothing that
// is read may be left out without a word.
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../server/src/cards/oracle/compile.ts';
import { analyseText, failing } from '../helpers.ts';

export interface Shown {
  /** The card's text; an instant's if it begins with `!`, a land's with `#`. */
  readonly text: string;
  readonly lines: readonly string[];
  readonly outcome: 'passed' | 'unproven';
}

/** A sentence, and a scenario of the card that has it. */
export const shows = (text: string, ...lines: readonly string[]): Shown => ({ text, lines, outcome: 'passed' });

/** The same for what is read without a meaning: whatever holds, it is unproven. */
export const unproven = (text: string, ...lines: readonly string[]): Shown => ({ text, lines, outcome: 'unproven' });

/** Made by the engine itself, or kept for values that no sentence has. */
export const NO_SENTENCE = 'no sentence';

export type Case = Shown | readonly Shown[] | typeof NO_SENTENCE;

const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  '!': ['card Test Spell {R}\n  Instant', ''],
  '#': ['card Test Land\n  Land', ''],
  '': ['card Test Bearer {2}\n  Artifact Creature — Golem', '\n  2/2'],
};

/** A card with two faces, for what they do. */
const WALKER = [
  'card Night Walker {1}{B}',
  '  Creature — Human Rogue',
  '  2/1',
  '  ---- transform',
  '  Day Sleeper',
  '  Creature — Human Rogue',
  '  0/4',
  '',
].join('\n');

const fileOf = ({ text, lines }: Shown): string => {
  const sort = text.startsWith('!') || text.startsWith('#') ? text.slice(0, 1) : '';
  const [head, foot] = HEADS[sort] ?? ['', ''];
  const body = text
    .slice(sort.length)
    .split('\n')
    .map((line) => `\n  ${line}`)
    .join('');
  return `rules current\n\n${WALKER}\n${head}${body}${foot}\n\nscenario Shown\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
};

const meaning = ({ text }: Shown): string => {
  const spell = text.startsWith('!');
  const name = spell ? 'Test Spell' : text.startsWith('#') ? 'Test Land' : 'Test Bearer';
  const { abilities } = compileText(text.replace(/^[!#]/, ''), { names: [name], spell });
  for (const { state, text: words } of abilities) expect(`${state}: ${words}`).not.toMatch(/^unread/);
  return JSON.stringify(abilities.map(({ ability }) => ability));
};

const check = (one: Shown, property: string, kind: string): void => {
  expect(meaning(one)).toContain(`"${property}":"${kind}"`);
  const { runs, problems } = analyseText(fileOf(one));
  const [run] = runs;
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code, values }) => [code, values])).toEqual([]);
  expect(run === undefined ? [] : failing(run)).toEqual([]);
  expect([run?.outcome, run?.unprovenBecause.map(({ code }) => code)]).toEqual([
    one.outcome,
    one.outcome === 'passed' ? [] : expect.anything(),
  ]);
};

/** The tests of a table: for each kind its cases. */
export const checkKinds = (title: string, property: string, table: Readonly<Record<string, Case>>): void => {
  describe(title, () => {
    for (const [kind, cases] of Object.entries(table)) {
      if (cases === NO_SENTENCE) continue;
      const list: readonly Shown[] = 'text' in cases ? [cases] : cases;
      it.each(list.map((one) => [one.text, one] as const))(`${kind}: %s`, (_text, one) => check(one, property, kind));
    }
  });
};
