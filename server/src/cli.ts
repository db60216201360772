// Entry point of the command line under Node: files, terminal and exit code; the rest is cli/run.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { version } from '../../package.json';
import { pathOf, readCards, systemCache } from './cardFiles.ts';
import { runWithCards } from './cli/cards.ts';
import type { CliIo } from './cli/io.ts';
import { libraryTexts } from './library.ts';
import { poolOfTexts } from './scenario/cardPool.ts';

const io: CliIo = {
  read: (path) => {
    try {
      return { text: readFileSync(path, 'utf8') };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  },
  kindOf: (path) => {
    try {
      return statSync(path).isDirectory() ? 'folder' : 'file';
    } catch {
      return 'missing';
    }
  },
  list: (path) =>
    readdirSync(path, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colors: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
  showsProgress: process.stderr.isTTY === true,
  locale: process.env['STRATA_LOCALE'],
  version,
};

// Who reads no further (`strata check | head`) has seen enough; that is no mistake of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

void runWithCards(process.argv.slice(2), io, poolOfTexts(libraryTexts), (file, progress) =>
  readCards(pathOf(file, process.cwd()), { folder: systemCache(), progress }),
).then((code) => {
  process.exitCode = code;
});
