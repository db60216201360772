// Scenario files: found under folders, read with everything they `use`, and analysed.

import type { FeatureContext } from '../features/context.ts';
import { LineIndex } from '../features/lines.ts';
import { isMarkdown, literate } from '../features/literate.ts';
import { localeOf } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { type AnalyseInput, analyse } from '../scenario/analyse.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import type { CliIo } from './io.ts';

const SKIPPED: ReadonlySet<string> = new Set(['node_modules/', 'dist/', '.git/']);

/** All `*.strata` files under a folder, in order of their names; folders whose name begins with a dot are left out. */
export const filesUnder = (io: CliIo, folder: string): readonly string[] => {
  const found: string[] = [];
  const base = folder.replace(/[/\\]+$/, '');
  for (const name of [...io.list(folder)].sort()) {
    if (name.endsWith('/')) {
      if (!SKIPPED.has(name) && !name.startsWith('.')) found.push(...filesUnder(io, `${base}/${name.slice(0, -1)}`));
    } else if (name.endsWith('.strata')) found.push(`${base}/${name}`);
  }
  return found;
};

export interface Loaded {
  readonly path: string;
  readonly context: FeatureContext;
  /** What it was analysed from. */
  readonly input: AnalyseInput;
}

/** Reads and analyses a file, with the files it uses; again as long as it asks for more. */
export const load = (
  io: CliIo,
  library: CardPool,
  path: string,
  edition: EditionName | undefined,
): Loaded | { readonly path: string; readonly error: string } => {
  const reading = io.read(path);
  if ('error' in reading) return { path, error: reading.error };
  // of a Markdown file its blocks; without any it has nothing to check
  const text = isMarkdown(path) ? (literate(reading.text)?.text ?? '') : reading.text;
  const files = new Map<string, string | null>();
  for (;;) {
    const input: AnalyseInput = {
      uri: path,
      text,
      version: 0,
      files,
      library,
      ...(edition === undefined ? {} : { edition }),
    };
    const analysis = analyse(input);
    const missing = analysis.needs.flatMap((need) =>
      need.need === 'file' && !files.has(need.path) ? [need.path] : [],
    );
    if (missing.length === 0) {
      const lines = new LineIndex(analysis.text);
      const linesOf = (uri: string): LineIndex | undefined => {
        if (uri === path) return lines;
        const text = files.get(uri);
        return typeof text === 'string' ? new LineIndex(text) : undefined;
      };
      return { path, input, context: { locale: localeOf(io.locale), analysis, lines, linesOf } };
    }
    for (const address of missing) {
      const used = io.read(address);
      files.set(address, 'error' in used ? null : used.text);
    }
  }
};
