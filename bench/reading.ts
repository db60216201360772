// How many sentences of rules text the compiler reads and proves in a second, warm: generated ones, each read for the first time.
import fc from 'fast-check';
import { compileText } from '../server/src/cards/oracle/compile.ts';
import { line } from '../test/cards/oracle/generate.ts';
import type { Row } from './table.ts';

const SENTENCES = 3000;
const ROUNDS = 9;
// V8 goes on making the compiler faster until about here (rounds 20 to 25); before that it is not yet warm.
const WARMING = 25;
const WANTED = 20_000;

const once = (seed: number): number => {
  const lines = fc.sample(line, { numRuns: SENTENCES, seed });
  // A name of its own for every line keeps what was compiled before from being found again.
  const texts = lines.map((text, index) => {
    const name = `Thing ${seed} ${index}`;
    return { text: text.replaceAll('Thing', name), context: { names: [name] } };
  });
  // The time this process works, V8's own threads with it, not what else the machine does meanwhile.
  const start = process.cpuUsage();
  for (const { text, context } of texts) compileText(text, context);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

export const reading = (): readonly Row[] => {
  for (let seed = 1; seed <= WARMING; seed += 1) once(seed);
  const taken = Array.from({ length: ROUNDS }, (_, round) => once(100 + round)).sort((a, b) => a - b);
  const milliseconds = taken[Math.floor(ROUNDS / 2)] ?? 0;
  const rate = Math.round((SENTENCES / milliseconds) * 1000);
  return [
    {
      what: `rules text: ${SENTENCES} sentences`,
      milliseconds,
      budget: (SENTENCES / WANTED) * 1000,
      note: `${rate} a second`,
    },
  ];
};
