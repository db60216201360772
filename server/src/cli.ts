// Entry point of the command line under Node: files, terminal and exit code; the rest is cli/run.ts.
import { readdirSync, statSync } from 'node:fs';
import { version } from '../../package.json';
import { pathOf, readCards } from './cardFiles.ts';
import { runWithCards } from './cli/cards.ts';
import type { CliIo } from './cli/io.ts';
import { visible } from './cli/terminal.ts';
import type { Program } from './launch.ts';
import { libraryTexts } from './library.ts';
import { localeOf, message } from './messages/message.ts';
import { poolOfTexts } from './scenario/cardPool.ts';
import { readTextSync } from './textFiles.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

import { systemCache } from './systemFolders.ts';

const io: CliIo = {
  read: readTextSync,
  kindOf: (path) => {
    try {
      return statSync(path).isDirectory() ? 'folder' : 'file';
    } catch (error) {
      // what is there but not to be had is told of by whoever reads it
      return ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) ? 'missing' : 'file';
    }
  },
  list: (path) => {
    try {
      const entries = readdirSync(path, { withFileTypes: true });
      return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colors: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
  showsProgress: process.stderr.isTTY === true,
  locale: process.env['STRATA_LOCALE'],
  version,
};

/** Says why nothing more comes, where there is anybody to say it to. */
const sayFailure = (code: string, error: unknown): void => {
  io.err(`${visible(message(localeOf(io.locale), code, { reason: reasonOf(error) }))}\n`);
};

/** Not all that was to be said could be written: the disk is full, or whoever read the output reads no further. */
process.stdout.on('error', (error) => {
  sayFailure('cli.unwritten', error);
  process.exit(2);
});
process.stderr.on('error', () => process.exit(2));

/** Runs the command that the arguments name. */
export const program: Program = (keepCode) => {
  void runWithCards(process.argv.slice(2), io, poolOfTexts(libraryTexts), (file, progress) =>
    readCards(pathOf(file, process.cwd()), { folder: systemCache(), progress }),
  ).then(
    (code) => {
      process.exitCode = code;
      keepCode();
    },
    (error: unknown) => {
      sayFailure('cli.crashed', error);
      process.exitCode = 2;
    },
  );
};
