// Spoils every word of every example and tries every quick fix of what comes of it: `npm run try:actions [-- FILE … --every N]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryTexts } from '../../server/src/library.ts';
import { poolOfTexts } from '../../server/src/scenario/cardPool.ts';
import { Desk, scenariosOf, spoilings, sum, trySpoilings } from '../../test/features/spoil.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--every');
const every = at < 0 ? 1 : Number(args[at + 1]);
const show = args.includes('--bare') ? 40 : 0;
const named = args.filter((arg, index) => arg.endsWith('.strata') && index !== at + 1);
const files =
  named.length > 0
    ? named
    : readdirSync('examples')
        .filter((name) => name.endsWith('.strata'))
        .sort()
        .map((name) => path.join('examples', name));

const desk = new Desk(poolOfTexts(libraryTexts));
let count = 0;
const started = performance.now();
const reports = files.flatMap((file) =>
  scenariosOf(readFileSync(file, 'utf8')).map((text) => {
    const chosen = spoilings(text).filter(() => count++ % every === 0);
    return trySpoilings(desk, text, chosen);
  }),
);
const { spoiled, broken, helped, actions, helpless, complaints } = sum(reports);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${spoiled} words spoiled, ${broken} of them an error, ${helped} of these with an action; ${actions} actions tried in ${seconds} s`,
);
const bare = [...helpless].sort((a, b) => b[1].length - a[1].length);
console.log(`errors without an action: ${bare.map(([code, lines]) => `${code} ${lines.length}`).join(', ')}`);
for (const [code, lines] of bare)
  for (const line of [...new Set(lines)].slice(0, show)) console.log(`      ${code}: ${line}`);
const kinds = new Map<string, { count: number; readonly shown: string[] }>();
for (const one of complaints) {
  const key = `${one.kind}: ${one.fix}${one.kind === 'stays' ? '' : `  ✗ ${one.after.map((text) => text.split(':')[0]).join(', ')}`}`;
  const kind = kinds.get(key) ?? { count: 0, shown: [] };
  kind.count += 1;
  if (kind.shown.length < 3)
    kind.shown.push(`      ${one.line}   [${one.title}]   ${one.after[0]?.split('\n')[0] ?? ''}`);
  kinds.set(key, kind);
}
for (const [kind, { count: times, shown }] of [...kinds].sort((a, b) => b[1].count - a[1].count)) {
  console.log(`${times} × ${kind}`);
  for (const line of shown) console.log(line);
}
process.exitCode = complaints.length === 0 ? 0 : 1;
