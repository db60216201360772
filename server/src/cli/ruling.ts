// `strata ruling FILE [TITLE]`: scenarios as Markdown to publish.
import { rulingOf } from '../features/ruling.ts';
import { localeOf, message } from '../messages/message.ts';
import type { CardPool } from '../scenario/cardPool.ts';
import type { ScenarioNode } from '../scenario/statement.ts';
import { nameKey } from '../scenario/words.ts';
import type { Command } from './args.ts';
import { load } from './files.ts';
import type { CliIo, ExitCode } from './io.ts';

/** Scenarios of that title, or else the one whose title begins with it, or else holds it. */
const titled = (scenarios: readonly ScenarioNode[], title: string): readonly ScenarioNode[] => {
  const wanted = nameKey(title);
  const tests: readonly ((key: string) => boolean)[] = [
    (key) => key === wanted,
    (key) => key.startsWith(wanted),
    (key) => key.includes(wanted),
  ];
  for (const test of tests) {
    const found = scenarios.filter((scenario) => test(nameKey(scenario.title)));
    if (found.length > 0) return found;
  }
  return [];
};

/** Carries out `strata ruling`. Exit code 1 where a scenario written is not passed. */
export const ruling = (io: CliIo, library: CardPool, command: Extract<Command, { command: 'ruling' }>): ExitCode => {
  const locale = command.locale ?? localeOf(io.locale);
  const { path, title } = command;
  const fail = (code: string, values: Readonly<Record<string, string | number>>): ExitCode => {
    io.err(`${message(locale, code, values)}\n`);
    return 2;
  };
  const kind = io.kindOf(path);
  if (kind === 'missing') return fail('cli.noSuchPath', { path });
  if (kind === 'folder') return fail('cli.showFolder', { path, command: 'ruling' });
  const file = load(io, library, path, command.edition);
  if ('error' in file) return fail('cli.unreadable', { path, reason: file.error });
  const context = { ...file.context, locale };
  const { scenarios, runs } = context.analysis;
  if (scenarios.length === 0) return fail('cli.noScenario', { path });
  const chosen = title === undefined ? scenarios : titled(scenarios, title);
  if (chosen.length === 0) {
    const titles = scenarios.map((scenario) => scenario.title).join('; ');
    return fail('cli.noSuchScenario', { title: title ?? '', path, titles });
  }
  io.out(chosen.map((scenario) => rulingOf(context, scenario)).join('\n---\n\n'));
  const all = runs.filter((run) => chosen.includes(run.scenario));
  return all.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
};
