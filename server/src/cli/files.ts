// Scenario files: found under folders, read with everything they `use`, and analysed.

import type { FeatureContext } from '../features/context.ts';
import { LineIndex } from '../features/lines.ts';
import { isMarkdown, literate } from '../features/literate.ts';
import { type Locale, localeOf, message } from '../messages/message.ts';
import type { EditionName } from '../rules/edition.ts';
import { type AnalyseInput, analyse } from '../scenario/analyse.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import type { FileProblem, FileText } from '../scenario/fileText.ts';
import type { Analysis } from '../scenario/result.ts';
import type { CliIo } from './io.ts';

const SKIPPED: ReadonlySet<string> = new Set(['node_modules/', 'dist/', '.git/']);

/**
 * All `*.strata` files under a folder, in order of their names; folders whose name begins with a dot are left out. `unread` is told
 * of folders that can't be looked into.
 */
export const filesUnder = (
  io: CliIo,
  folder: string,
  unread: (folder: string, reason: string) => void,
): readonly string[] => {
  const names = io.list(folder);
  if ('reason' in names) {
    unread(folder, names.reason);
    return [];
  }
  const base = folder.replace(/[/\\]+$/, '');
  return [...names].sort().flatMap((name) => {
    if (!name.endsWith('/')) return name.endsWith('.strata') ? [`${base}/${name}`] : [];
    const isLeftOut = SKIPPED.has(name) || name.startsWith('.');
    return isLeftOut ? [] : filesUnder(io, `${base}/${name.slice(0, -1)}`, unread);
  });
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
  const reading = io.read(path, path);
  if (typeof reading !== 'string') return { path, error: whyUnread(localeOf(io.locale), reading) };
  // of a Markdown file its blocks; without any it has nothing to check
  const text = isMarkdown(path) ? (literate(reading)?.text ?? '') : reading;
  const files = new Map<string, FileText>();
  for (;;) {
    const input: AnalyseInput = {
      uri: path,
      text,
      version: 0,
      files,
      library,
      ...(edition === undefined ? {} : { edition }),
    };
    // once one file is lacking, nothing needs to be run before all are there
    const reading = files.size > 0 ? analyse({ ...input, only: () => false }) : undefined;
    const analysis = reading === undefined || lacks(reading).length === 0 ? analyse(input, reading) : reading;
    const missing = lacks(analysis).filter((address) => !files.has(address));
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
      files.set(address, io.read(address, path));
    }
  }
};

/** Addresses of files that an analysis was made without. */
const lacks = (analysis: Analysis): readonly string[] =>
  analysis.needs.flatMap((need) => (need.need === 'file' ? [need.path] : []));

/** Why a file has no text, as part of a sentence. */
const whyUnread = (locale: Locale, why: FileProblem | null): string => {
  const { code, ...values } = why ?? { code: 'file.missing' as const };
  return message(locale, code, values);
};
