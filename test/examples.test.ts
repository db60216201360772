// Every scenario file of the project is a test: each scenario passes in each of its editions, and no problem shows that a
// marker does not announce. A marker is a comment under a line: `#    ^^^^ error 303.4a` (severity, then code or rule number).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../server/src/features/diagnostics.ts';
import { LineIndex } from '../server/src/features/lines.ts';
import { analyse } from '../server/src/scenario/analyse.ts';
import { type CardPool, poolOfTexts } from '../server/src/scenario/cardPool.ts';
import type { Analysis } from '../server/src/scenario/result.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Folders whose every scenario has to pass. `open` holds cases that do not yet; it is reported, not required. */
const FOLDERS = ['examples', 'test/cases', 'test/newcomers', 'test/puzzles', 'test/markers'];
/** Puzzles are kept as they were written, without markers: there warnings may stand, errors not. */
const WITHOUT_MARKERS: ReadonlySet<string> = new Set(['test/puzzles']);
const LEFT_OUT: ReadonlySet<string> = new Set(['open']);

const filesUnder = (folder: string): readonly string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesUnder(full);
      return entry.name.endsWith('.strata') ? [full] : [];
    });
};

const textsIn = (folder: string): readonly { name: string; text: string }[] =>
  filesUnder(folder).map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const library: CardPool = poolOfTexts(textsIn(path.join(root, 'server/library')));

const analyseFile = (file: string): Analysis => {
  const text = readFileSync(file, 'utf8');
  const files = new Map<string, string | null>();
  for (;;) {
    const analysis = analyse({ uri: file, text, version: 1, files, library });
    const missing = analysis.needs.flatMap((need) =>
      need.need === 'file' && !files.has(need.path) ? [need.path] : [],
    );
    if (missing.length === 0) return analysis;
    for (const address of missing) files.set(address, existsSync(address) ? readFileSync(address, 'utf8') : null);
  }
};

interface Shown {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly severity: string;
  readonly code: string;
}

const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'];
const MARKER = /^\s*#( *)(\^+)\s+(error|warning|information|hint)\s+(\S+)/;

/** The markers of a text: each is about the nearest line above that is no marker. */
const markersOf = (text: string): readonly Shown[] => {
  const found: Shown[] = [];
  let above = 0;
  for (const [line, content] of text.split('\n').entries()) {
    const match = MARKER.exec(content);
    if (match === null) {
      above = line;
      continue;
    }
    const from = content.indexOf('^');
    const [, , carets = '', severity = '', code = ''] = match;
    found.push({ line: above, from, to: from + carets.length, severity, code });
  }
  return found;
};

const shownBy = (analysis: Analysis): readonly Shown[] => {
  const lines = new LineIndex(analysis.text);
  const context = { locale: 'en' as const, analysis, lines, linesOf: () => undefined };
  return diagnosticsOf(context, { limit: 100_000, rulePages: false }).map(({ range, severity, code }) => ({
    line: range.start.line,
    from: range.start.character,
    to: range.end.character,
    severity: SEVERITIES[severity ?? 1] ?? '',
    code: String(code),
  }));
};

const say = ({ line, from, to, severity, code }: Shown): string =>
  `${line + 1}:${from + 1}-${to + 1} ${severity} ${code}`;

for (const folder of FOLDERS) {
  const files = filesUnder(path.join(root, folder));
  describe.runIf(files.length > 0)(folder, () => {
    for (const file of files) {
      describe(path.relative(path.join(root, folder), file), () => {
        const analysis = analyseFile(file);
        const markers = markersOf(analysis.text);
        // A file with markers is about its problems: what they announce may make its scenarios fail.
        const announcesErrors = markers.some((marker) => marker.severity === 'error');
        for (const run of analysis.runs) {
          if (announcesErrors || run.outcome === 'nothingToCheck') continue;
          it(`${run.scenario.title} (${run.edition})`, () => {
            const failing = run.expectations
              .filter((one) => one.outcome !== 'passed')
              .map(
                (one) =>
                  `line ${one.statement.line + 1}: ${one.subject} expected ${one.expected}, actual ${one.actual}`,
              );
            expect(failing).toEqual([]);
            expect(run.unprovenBecause).toEqual([]);
            expect(run.outcome).toBe('passed');
          });
        }
        it.runIf(folder !== 'test/markers')('cites only rules that a run of it made use of', () => {
          const vain = analysis.problems.filter(({ code }) => code.startsWith('cites.'));
          expect(vain.map(({ code, values }) => `${code} ${values['rule']}`)).toEqual([]);
        });
        it('shows the problems that its markers announce, and no other error or warning', () => {
          const shown = shownBy(analysis);
          const announced = markers.map(say);
          const grave = WITHOUT_MARKERS.has(folder) ? ['error'] : ['error', 'warning'];
          const graver = shown.filter(({ severity }) => grave.includes(severity)).map(say);
          const all = shown.map(say);
          expect(graver.filter((one) => !announced.includes(one))).toEqual([]);
          expect(announced.filter((one) => !all.includes(one))).toEqual([]);
        });
      });
    }
  });
}
