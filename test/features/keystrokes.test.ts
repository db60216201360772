// Examples typed key by key, and their lines again in their midst: nothing flickers (`npm run try:keystrokes` types all of them).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryPool } from '../server/library.ts';
import { Keyboard } from './keystrokes.ts';
import { scenariosOf } from './spoil.ts';

const folder = new URL('../../examples/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.strata'))
  .sort()
  .flatMap((name) => scenariosOf(readFileSync(new URL(name, folder), 'utf8')))
  .filter((text) => text.length < 900);

it('shows no error on the line being typed, nothing that comes and goes elsewhere, no hint before the end of a line', () => {
  const keyboard = new Keyboard(libraryPool);
  for (let at = 3; at < texts.length; at += 59) {
    const text = texts[at] ?? '';
    keyboard.type(text);
    for (const [line, words] of text.split('\n').entries()) {
      if (words.trim() === '' || line % 4 !== 0) continue;
      keyboard.retype(text, line);
      keyboard.amend(text, line);
    }
  }
  expect(keyboard.faults).toEqual([]);
  expect(keyboard.keys).toBeGreaterThan(500);
}, 120_000);
