// The command line from its arguments to its exit code; everything of the machine comes in as `io`.
import { localeOf, message } from '../messages/message.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import { readArguments } from './args.ts';
import { check } from './check.ts';
import type { CliIo, ExitCode } from './io.ts';
import { ruling } from './ruling.ts';
import { show } from './show.ts';
import { forTerminal } from './terminal.ts';

/** Carries out a command line. What it writes can't drive the terminal. */
export const runCli = (args: readonly string[], machine: CliIo, library: CardPool): ExitCode => {
  const io = forTerminal(machine);
  const locale = localeOf(io.locale);
  const command = readArguments(args);
  switch (command.command) {
    case 'help':
      io.out(`${message(locale, 'cli.usage')}\n`);
      return 0;
    case 'version':
      io.out(`strata ${io.version}\n`);
      return 0;
    case 'wrong':
      io.err(`${message(locale, command.code, command.values)}\n`);
      if (command.code === 'cli.noCommand') io.err(`${message(locale, 'cli.usage')}\n`);
      return 2;
    case 'check':
      return check(io, library, command);
    case 'ruling':
      return ruling(io, library, command);
    case 'show':
      return show(io, library, command);
  }
};
