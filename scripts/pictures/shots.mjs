// Which places of the examples the headless start and the screenshots show, found by the scenario's id and a line of it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/vscode.mjs';

/** Layers, a counter and a static ability on one creature (418-F). */
export const hoverExample = { scenario: '418-F', line: /expect Gray Ogre is 1\/4$/, name: 'Gray Ogre', says: '1/4' };

/** Two effects that depend on each other (418-R). */
export const loopExample = {
  scenario: '418-R',
  line: /All Plains are Islands/,
  name: 'an enchantment',
  warns: 'timestamp',
};

/** The file (relative to the clone), line and column (from 1) of an example's place, and the line's text. */
export function locate({ scenario, line: wanted, name }) {
  const head = new RegExp(`^\\s*scenario\\s+${scenario}(?![\\w.])`);
  for (const file of readdirSync(path.join(root, 'examples')).filter((one) => one.endsWith('.strata'))) {
    const lines = readFileSync(path.join(root, 'examples', file), 'utf8').split('\n');
    let inside = false;
    for (const [i, text] of lines.entries()) {
      if (/^\s*scenario\b/.test(text)) inside = head.test(text);
      if (!inside || !wanted.test(text)) continue;
      return { file: `examples/${file}`, line: i + 1, column: text.indexOf(name) + 2, text: text.trim() };
    }
  }
  throw new Error(`no example has a scenario ${scenario} with a line like ${wanted}`);
}
