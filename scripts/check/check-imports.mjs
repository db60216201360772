// Checks the staircase: which room may import which, which packages a room may use, and that the core is pure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tree to check: this clone, unless another is named. */
const root = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '../..'));

const core = ['rules', 'terms', 'keywords', 'cards', 'engine', 'scenario'];
/** room → the rooms it may import; its own files are always allowed. */
const mayImport = {
  rules: [],
  terms: ['rules'],
  keywords: ['terms', 'rules'],
  cards: ['keywords', 'terms', 'rules'],
  engine: ['cards', 'keywords', 'terms', 'rules'],
  scenario: ['engine', 'cards', 'keywords', 'terms', 'rules'],
  messages: ['rules'],
  features: ['scenario', 'engine', 'cards', 'keywords', 'terms', 'rules', 'messages', 'protocol'],
  protocol: [],
  cli: ['features', 'scenario', 'engine', 'cards', 'rules', 'messages'],
  entry: ['cli', 'features', 'scenario', 'engine', 'cards', 'rules', 'messages', 'protocol'],
  // what the panel and the editor say to each other, without either
  panelProtocol: ['protocol'],
  panel: ['panelProtocol', 'protocol'],
  client: ['panelProtocol', 'protocol'],
};
/** room → the packages it may import. */
const mayUse = {
  rules: [],
  terms: [],
  keywords: [],
  cards: [],
  engine: [],
  scenario: [],
  messages: [],
  features: ['vscode-languageserver-types', '@dagrejs/dagre'],
  protocol: [],
  cli: ['node:util', 'vscode-languageserver-types'],
  entry: ['node:', 'vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-languageserver-types'],
  panelProtocol: [],
  panel: ['preact'],
  client: ['node:', 'vscode', 'vscode-languageclient'],
};

/** The room that a file belongs to; files directly in server/src are entry points. */
function roomOf(file) {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] === 'client') return 'client';
  if (parts[0] === 'panel') return parts.at(-1) === 'protocol.ts' ? 'panelProtocol' : 'panel';
  if (parts[0] !== 'server' || parts[1] !== 'src') return undefined;
  if (parts.length === 3) return /^(?:board)?protocol\.ts$/i.test(parts[2] ?? '') ? 'protocol' : 'entry';
  return parts[2];
}

function* files(dir) {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s[^'";]*?from\s*'([^']+)'|(?:^|[\s;])import\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|require\(\s*'([^']+)'\s*\)/g;
const impurePattern = /\b(Date\.now|new Date\b|Math\.random|performance\.now|console\.|globalThis)/;

const problems = [];
let count = 0;
for (const dir of ['server/src', 'client/src', 'panel/src']) {
  for (const file of files(path.join(root, dir))) {
    count++;
    const room = roomOf(file);
    const name = path.relative(root, file);
    if (!(room in mayImport)) {
      problems.push(`${name}: '${room}' is no room of the house`);
      continue;
    }
    const text = readFileSync(file, 'utf8');
    for (const match of text.matchAll(importPattern)) {
      const target = match[1] ?? match[2] ?? match[3] ?? match[4];
      if (target.startsWith('.')) {
        if (!/\.(?:tsx?|json)$/.test(target)) problems.push(`${name}: '${target}' lacks its extension`);
        const full = path.resolve(path.dirname(file), target);
        if (room === 'entry' && full === path.join(root, 'package.json')) continue; // for the version
        const other = roomOf(full);
        if (other !== room && !mayImport[room].includes(other)) {
          problems.push(`${name}: ${room} must not import ${other ?? 'from outside'} ('${target}')`);
        }
      } else if (!mayUse[room].some((p) => target === p || target.startsWith(p.endsWith(':') ? p : `${p}/`))) {
        problems.push(`${name}: ${room} must not use '${target}'`);
      }
    }
    if (core.includes(room) || room === 'features' || room === 'messages') {
      text.split('\n').forEach((line, i) => {
        const impure = impurePattern.exec(line.replace(/^\s*(\/\/|\*|\/\*).*$/, ''));
        if (impure) problems.push(`${name}:${i + 1}: '${impure[1]}' in a room that must be pure`);
      });
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`imports: ${count} files, ${problems.length} problem(s)`);
if (problems.length > 0) process.exitCode = 1;
