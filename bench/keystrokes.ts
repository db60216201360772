// Figures of the editor's work: a keystroke in a long file.
import { libraryTexts } from '../server/src/library.ts';
import { analyse } from '../server/src/scenario/analyse.ts';
import { poolOfTexts } from '../server/src/scenario/cardPool.ts';
import type { Analysis } from '../server/src/scenario/result.ts';
import { median, type Row } from './table.ts';

const CREATURES = 25;
const EFFECTS = 15;

const SENTENCES: readonly string[] = [
  'Creatures you control get +1/+1.',
  'White creatures have vigilance.',
  'Creatures are artifacts in addition to their other types.',
  'Green creatures get +0/+1.',
  'Artifact creatures have trample.',
  'Creatures with power 4 or greater have menace.',
  'All creatures are green.',
  'Elves get +1/+1.',
  'Creatures your opponents control get -1/-0.',
  'Elves have forestwalk.',
  'Soldiers have first strike.',
  'Green creatures have reach.',
  'Each creature with a +1/+1 counter on it has flying.',
  'Soldiers are Elves in addition to their other types.',
  'Tapped creatures get +0/+2.',
];

/** A file of about `statements` acting lines over 40 permanents and 15 effects. */
export const longFile = (statements: number): string => {
  const lines = ['rules classic', ''];
  for (const [index, sentence] of SENTENCES.entries()) {
    lines.push(`card Rule ${index} {1}`, '  Enchantment', `  ${sentence}`, '');
  }
  for (let index = 0; index < CREATURES; index += 1) {
    const type = index % 2 === 0 ? 'Elf' : 'Soldier';
    lines.push(`card Unit ${index} {1}{${index % 2 === 0 ? 'G' : 'W'}}`, `  Creature — ${type}`, '  2/3', '');
  }
  lines.push('scenario A long game', '  Alice controls');
  for (let index = 0; index < EFFECTS; index += 1) lines.push(`    Rule ${index}`);
  for (let index = 0; index < CREATURES; index += 1) lines.push(`    Unit ${index}`);
  for (let index = 0; index < statements; index += 1) {
    const unit = `Unit ${Math.floor(index / 5) % CREATURES}`;
    switch (index % 5) {
      case 0:
        lines.push(`  effect "Target creature gets +1/+1 until end of turn." targeting ${unit}`);
        break;
      case 1:
        lines.push(`  put a +1/+1 counter on ${unit}`);
        break;
      case 2:
        lines.push(`  tap ${unit}`);
        break;
      case 3:
        lines.push(`  untap ${unit}`);
        break;
      default:
        lines.push(index % 25 === 24 ? '  next turn' : `  remove a +1/+1 counter from ${unit}`);
    }
  }
  lines.push('  expect Unit 0 has trample', '');
  return lines.join('\n');
};

const typed = (text: string, line: string, count: number): string => {
  const at = text.lastIndexOf(line);
  return `${text.slice(0, at)}${line}${count % 2 === 0 ? '' : '\n  Alice draws a card'}${text.slice(at + line.length)}`;
};

export const keystrokes = (): readonly Row[] => {
  const library = poolOfTexts(libraryTexts);
  const text = longFile(1000);
  const run = (now: string, previous?: Analysis): Analysis =>
    analyse({ uri: 'file:///long.strata', text: now, version: 1, files: new Map(), library }, previous);
  let kept = run(text);
  const failed = kept.runs[0]?.outcome;
  let count = 0;
  const edit = (line: string) => (): void => {
    count += 1;
    kept = run(typed(text, line, count), kept);
  };
  const first = `  effect "Target creature gets +1/+1 until end of turn." targeting Unit 0`;
  return [
    { what: '1,000 statements, read and run anew', milliseconds: median(() => void run(text), 5), note: failed ?? '' },
    { what: 'keystroke at the last line', milliseconds: median(edit('  next turn'), 15), budget: 10 },
    {
      what: 'keystroke at the first line: a number that no longer matters next turn',
      milliseconds: median(() => {
        count += 1;
        const change = first.replace('+1/+1', count % 2 === 0 ? '+1/+1' : '+2/+1');
        kept = run(text.replace(first, change), kept);
      }, 15),
      budget: 100,
    },
    {
      what: 'keystroke at the first line: one more, after which every state is another',
      milliseconds: median(() => {
        count += 1;
        const at = text.indexOf(first);
        const change = count % 2 === 0 ? '' : '  Alice draws a card\n';
        kept = run(`${text.slice(0, at)}${change}${text.slice(at)}`, kept);
      }, 7),
      budget: 100,
    },
  ];
};
