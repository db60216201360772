// Messages: every code that the core rooms give has one, each problem says what is wrong and what to do, English is complete.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { english as englishTable } from '../../server/src/messages/en/all.ts';
import { french as frenchTable } from '../../server/src/messages/fr/all.ts';
import {
  localeOf,
  message,
  messageIfAny,
  problemText,
  registeredCodes,
  registeredProblemCodes,
} from '../../server/src/messages/message.ts';
import { EDITIONS } from '../../server/src/rules/editions.ts';

const source = fileURLToPath(new URL('../../server/src/', import.meta.url));

function* sources(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(full);
    else if (entry.name.endsWith('.ts')) yield full;
  }
}

/** Hyphenated words that are no codes. */
const words = new Set(['jump-start', 'snow-covered', 'web-slinging']);

/** Codes as the core rooms write them: after `code:`, and every literal that is shaped like one. */
function emittedCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const room of ['engine', 'scenario', 'cards']) {
    for (const file of sources(path.join(source, room))) {
      if (room === 'cards' && !/card(Problems|Block)\.ts$|typeLine\.ts$/.test(file)) continue;
      const text = readFileSync(file, 'utf8')
        .replace(/^import [^;]*;$/gm, '')
        .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
        .replace(/\/\/ .*$/gm, '');
      for (const match of text.matchAll(/code: '([^']+)'|'((?:[a-z]+\.)+[a-z][a-zA-Z]*)'|'([a-z]+(?:-[a-z]+)+)'/g)) {
        const code = match[1] ?? match[2] ?? match[3] ?? '';
        if (!code.endsWith('.ts') && !words.has(code)) found.set(code, path.relative(source, file));
      }
    }
  }
  return found;
}

const [english, french] = [englishTable(), frenchTable()];

describe('the message table', () => {
  const known = new Set(registeredCodes());

  it.each([...emittedCodes()])('has a message for %s (%s)', (code) => {
    expect(known.has(code)).toBe(true);
  });

  it.each(registeredProblemCodes())('%s says what is wrong and what to do, in whole sentences', (code) => {
    const { what, why, todo } = problemText('en', code, {});
    for (const sentence of [what, why, todo]) {
      if (sentence === undefined) continue;
      expect(sentence).toMatch(/^["“…`]?[\p{L}`“…]/u);
      expect(sentence).not.toMatch(/undefined|\s{2}|\s$/);
    }
    if (code !== 'diagnostics.more' && code !== 'server.crashed') expect(todo ?? why).toBeDefined();
  });

  it('is never given a code twice', () => {
    const codes = registeredCodes();
    expect(codes.length).toBe(new Set(codes).size);
  });

  it('has a title for every layer of every edition', () => {
    for (const edition of Object.values(EDITIONS)) {
      for (const layer of edition.layers) expect(messageIfAny('en', layer.title)).toBeDefined();
    }
  });

  it('has in French every code that English has, of the same kind', () => {
    expect(Object.keys(english.problems).filter((code) => !Object.hasOwn(french.problems, code))).toEqual([]);
    expect(Object.keys(english.sentences).filter((code) => !Object.hasOwn(french.sentences, code))).toEqual([]);
  });

  /** Names that a message asks for, with values and without. */
  const asked = (code: string, table: 'en' | 'fr'): ReadonlySet<string> => {
    const names = new Set<string>();
    const language = table === 'en' ? english : french;
    const say = (answer: string) => (name: string) => {
      names.add(name);
      return answer;
    };
    for (const answer of ['…', 'x', '2', ''])
      for (const message of [language.problems[code], language.sentences[code]]) message?.(say(answer));
    return names;
  };

  it.each(registeredCodes())('says in French of %s what it says in English', (code) => {
    // French may leave a value out where the language has no use for it, but knows no other ones
    const inEnglish = asked(code, 'en');
    for (const name of asked(code, 'fr')) expect(inEnglish).toContain(name);
    const { what, why, todo } = problemText('fr', code, {});
    for (const sentence of [what, why, todo]) if (sentence !== undefined) expect(sentence).not.toMatch(/undefined/);
    const here = problemText('en', code, {});
    expect([why === undefined, todo === undefined]).toEqual([here.why === undefined, here.todo === undefined]);
  });

  it('has in French no code that English lacks', () => {
    const codes = [...Object.keys(french.problems), ...Object.keys(french.sentences)];
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    expect(Object.keys(english.problems).length).toBeGreaterThan(40);
  });
});

describe('a message', () => {
  it('is filled with its values', () => {
    expect(message('en', 'name.unknown', { name: 'Gray Orge' })).toBe('Nothing here is called “Gray Orge”.');
    expect(message('en', 'hover.asOf', { line: 14, edition: 'classic' })).toBe('as of line 14 · classic');
  });

  it('shows a value it was not given as an ellipsis', () => {
    expect(message('en', 'name.unknown')).toBe('Nothing here is called “…”.');
  });

  it('is in the language asked for, else in English', () => {
    expect(message('fr', 'hover.copiable')).toBe('Valeurs copiables');
    expect(message('fr', 'word.noCost')).toBe('pas de coût de mana');
  });

  it('tells what it knows of a code that is not registered', () => {
    expect(message('en', 'no.such', { a: 1, b: 'x' })).toBe('no.such (a: 1, b: x)');
    expect(message('en', 'constructor')).toBe('constructor');
    expect(messageIfAny('en', 'toString')).toBeUndefined();
  });

  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['en-US', 'en'],
    ['fry', 'en'],
    [undefined, 'en'],
  ] as const)('for the locale %s is %s', (name, locale) => {
    expect(localeOf(name)).toBe(locale);
  });
});

describe('what has no types', () => {
  it('is said to have none, not to be nothing in particular', () => {
    const values = { name: 'Double', is: '', wanted: 'a creature' };
    expect(message('en', 'because.quality.type', values)).toBe('Double has no types: it is not a creature.');
    expect(message('fr', 'because.quality.type', values)).toContain('n’a aucun type');
    expect(message('en', 'quality.type', values)).toBe('Double came in here.');
  });
});
