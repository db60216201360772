// `--cards FILE`: the card database is read before the command runs; its cards come before those of the shipped library.
import type { CardIndex } from '../cards/database/indexFile.ts';
import type { DatabaseProblem } from '../cards/database/problem.ts';
import { localeOf, message } from '../messages/message.ts';
import { type CardPool, chainPools } from '../scenario/cardPool.ts';
import { databasePool } from '../scenario/databasePool.ts';
import { readArguments } from './args.ts';
import type { CliIo, ExitCode } from './io.ts';
import { runCli } from './run.ts';
import { visible } from './terminal.ts';

/** Reads a database file, or its index where one is kept; tells how far it is. */
export type ReadCards = (
  file: string,
  progress: (done: number, total: number) => void,
) => Promise<{ readonly index: CardIndex } | { readonly problem: DatabaseProblem }>;

/** Carries out the command line with the database that it names, if it names one. */
export const runWithCards = async (
  args: readonly string[],
  io: CliIo,
  library: CardPool,
  read: ReadCards,
): Promise<ExitCode> => {
  const command = readArguments(args);
  const file = 'cards' in command ? command.cards : undefined;
  if (file === undefined) return runCli(args, io, library);
  const locale = localeOf(io.locale);
  let shown = -1;
  const result = await read(file, (done, total) => {
    const percent = Math.floor((100 * done) / Math.max(1, total));
    if (io.showsProgress !== true || percent === shown) return;
    shown = percent;
    io.err(`\r${visible(message(locale, 'cards.reading', { file }))}: ${percent} %`);
  });
  if (shown >= 0) io.err('\n');
  if ('problem' in result) {
    const { code, ...values } = result.problem;
    io.err(`${visible(message(locale, code, { file, ...values }))}\n`);
    return 2;
  }
  return runCli(args, io, chainPools([databasePool(result.index), library]));
};
