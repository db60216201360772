// Measures what share of card texts the rules-text compiler reads: `npm run coverage -- FILE` (JSON lines, plain or gzipped).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { facesOf, sentencesOf } from './cardFile.mjs';
import { isDomain, MECHANISMS } from './domain.mjs';

const compiler = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strata-coverage-'));
  const outfile = join(folder, 'compile.mjs');
  await build({
    stdin: {
      contents: "export { compileText } from './server/src/cards/oracle/compile.ts';",
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const module = await import(pathToFileURL(outfile).href);
  await rm(folder, { recursive: true });
  return module.compileText;
};

/** The state of each sentence of an ability: where only some can be read, the unread spans say which those are. */
const statesOf = ({ text, ability, state, unread, rest }) => {
  const sentences = sentencesOf(text);
  if (state !== 'unread' || ability.kind === 'unread') return sentences.map(() => state);
  let left = '';
  let at = 0;
  for (const span of [...unread].sort((a, b) => a.start - b.start)) {
    left += text.slice(at, span.start);
    at = span.end;
  }
  const kept = sentencesOf(left + text.slice(at));
  return sentences.map((sentence) => {
    const found = kept.indexOf(sentence);
    if (found < 0) return 'unread';
    kept.splice(found, 1);
    return rest ?? 'read';
  });
};

const shapeOf = (text, names) => {
  let out = text.replace(/\([^)]*\)/g, '');
  for (const name of names) out = out.replaceAll(name, '~');
  return out
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\{[^}]*\}/g, '{M}')
    .replace(/[+-]?\d+\/[+-]?\d+/g, 'N/N')
    .replace(/\b\d+\b/g, 'N')
    .trim();
};

/** An ability that is not proven, with `⟂` where reading stopped. */
const placed = (state, name, { text, unread }) => {
  const at = unread[0]?.start;
  const marked = at === undefined ? text : `${text.slice(0, at)} ⟂ ${text.slice(at)}`;
  return `${state} ${name}: ${marked.replaceAll('\n', ' / ')}`;
};

const share = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)}%`);

const main = async () => {
  const [file, ...options] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write('usage: npm run coverage -- FILE [--unread N] [--read N] [--domain] [--mechanism NAME]\n');
    process.exitCode = 2;
    return;
  }
  const limit = (name, usual) => {
    const at = options.indexOf(name);
    return at < 0 ? usual : Number(options[at + 1]);
  };
  const compileText = await compiler();
  const totals = { faces: 0, whole: 0, sentences: 0, domain: 0, covered: 0, proven: 0 };
  const byMechanism = new Map(MECHANISMS.map(([name]) => [name, { all: 0, covered: 0, proven: 0 }]));
  const shown = (ability) => !options.includes('--domain') || sentencesOf(ability.text).some(isDomain);
  const wanted = options.includes('--mechanism') ? options[options.indexOf('--mechanism') + 1] : undefined;
  const ofMechanism = [];
  const stops = new Map();
  const onlyRead = [];
  const start = performance.now();
  let spent = 0;
  for (const { name, text, spell } of facesOf(file)) {
    totals.faces += 1;
    const before = performance.now();
    const { abilities } = compileText(text, { names: [name], spell });
    spent += performance.now() - before;
    let whole = true;
    for (const ability of abilities) {
      if (ability.state === 'unread') {
        whole = false;
        const span = ability.unread[0];
        const left = ability.text.slice(0, span.start);
        const right = ability.text.slice(span.start);
        const key = `${shapeOf(left, [name]).split(' ').slice(-3).join(' ')} ⟂ ${shapeOf(right, [name]).split(' ').slice(0, 3).join(' ')}`;
        const entry = stops.get(key) ?? { count: 0, example: `${name}: ${ability.text}` };
        entry.count += 1;
        if (shown(ability)) stops.set(key, entry);
      } else if (ability.state === 'read' && shown(ability)) onlyRead.push(`${name}: ${ability.text}`);
      const states = statesOf(ability);
      for (const [index, sentence] of sentencesOf(ability.text).entries()) {
        const state = states[index];
        totals.sentences += 1;
        const mechanisms = MECHANISMS.filter(([, pattern]) => pattern.test(sentence));
        if (!isDomain(sentence)) continue;
        totals.domain += 1;
        if (state !== 'unread') totals.covered += 1;
        if (state === 'proven') totals.proven += 1;
        for (const [mechanism] of mechanisms) {
          const row = byMechanism.get(mechanism);
          row.all += 1;
          if (state !== 'unread') row.covered += 1;
          if (state === 'proven') row.proven += 1;
          if (mechanism === wanted && state !== 'proven') ofMechanism.push(placed(state, name, ability));
        }
      }
    }
    if (whole) totals.whole += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write('mechanism                          sentences   covered    proven\n');
  for (const [name, row] of byMechanism) {
    process.stdout.write(
      `${name.padEnd(34)} ${String(row.all).padStart(9)} ${share(row.covered, row.all).padStart(9)} ${share(row.proven, row.all).padStart(9)}\n`,
    );
  }
  const worst = [...stops].sort((a, b) => b[1].count - a[1].count).slice(0, limit('--unread', 30));
  process.stdout.write('\nwhere reading stopped\n');
  for (const [key, { count, example }] of worst)
    process.stdout.write(
      `${String(count).padStart(5)}  ${key}\n         ${example.replaceAll('\n', ' / ').slice(0, 160)}\n`,
    );
  if (wanted !== undefined) process.stdout.write(`\n${wanted}, not proven\n${ofMechanism.join('\n')}\n`);
  const some = limit('--read', 0);
  if (some > 0)
    process.stdout.write(`\nread, not proven (${onlyRead.length})\n${onlyRead.slice(0, some).join('\n')}\n`);
  process.stdout.write(
    `\n${totals.sentences} sentences of ${totals.faces} faces in ${seconds.toFixed(1)} s, ${Math.round((totals.sentences / spent) * 1000)} a second compiled\n`,
  );
  process.stdout.write(
    `faces: ${share(totals.whole, totals.faces)} whole, domain sentences: ${share(totals.covered, totals.domain)} covered, ${share(totals.proven, totals.domain)} proven\n`,
  );
};

await main();
