// Lenses on the headers of scenarios: what each came to in its editions, run, copy as a ruling.
import type { CodeLens, Command } from 'vscode-languageserver-types';
import { type Locale, message } from '../messages/message.ts';
import type { ScenarioOutcome, ScenarioRun } from '../scenario/result.ts';
import type { ScenarioNode } from '../scenario/statement.ts';
import type { FeatureContext } from './context.ts';

/** Commands of the editor that lenses carry out; one that is absent is not offered. */
export interface LensCommands {
  readonly compare?: string;
  readonly run?: string;
  readonly ruling?: string;
}

/** The lenses of every scenario with a header, in the order of the file. They are there from the first check on. */
export const codeLenses = (context: FeatureContext, commands: LensCommands): readonly CodeLens[] =>
  context.analysis.scenarios
    .filter(({ implicit }) => !implicit)
    .flatMap((scenario) => {
      const { start } = context.lines.rangeOf(scenario.titleRange);
      const range = { start: { line: start.line, character: 0 }, end: start };
      return lensesOf(context, scenario, commands).map((command) => ({ range, command }));
    });

function lensesOf(context: FeatureContext, scenario: ScenarioNode, commands: LensCommands): readonly Command[] {
  const { locale, analysis, lines } = context;
  const runs = analysis.runs.filter((run) => run.scenario === scenario);
  const at = [analysis.uri, lines.positionAt(scenario.range.start).line];
  const action = (code: string, command: string | undefined): readonly Command[] =>
    command === undefined ? [] : [{ title: message(locale, code), command, arguments: at }];
  return [
    { title: resultText(locale, runs), command: commands.compare ?? '' },
    ...action('lens.run', commands.run),
    ...action('lens.ruling', commands.ruling),
  ];
}

const ORDER: readonly ScenarioOutcome[] = ['failed', 'unproven', 'passed', 'nothingToCheck'];

/**
 * `✓ 2 of 2 expectations hold · classic, current`; where editions differ what failed before what passed, in numbers only:
 * `✗ 1/2 · current   ✓ 2/2 · classic`, so that there is room for what follows.
 */
function resultText(locale: Locale, runs: readonly ScenarioRun[]): string {
  const isSame = new Set(runs.map(({ outcome }) => outcome)).size < 2;
  const said = ORDER.flatMap((outcome) => {
    const of = runs.filter((run) => run.outcome === outcome);
    const [first] = of;
    if (first === undefined) return [];
    const held = first.expectations.filter((one) => one.outcome === 'passed').length;
    const counts = { passed: held, count: first.expectations.length };
    const whole = message(locale, `lens.${outcome}`, counts);
    // a line that can't be carried out is told of in words
    const isTold = isSame || counts.count === 0 || (outcome === 'failed' && held === counts.count);
    const text = isTold ? whole : `${whole.slice(0, 1)} ${held}/${counts.count}`;
    return [`${text} · ${of.map(({ edition }) => edition).join(', ')}`];
  });
  return said.length === 0 ? message(locale, 'lens.notRun') : said.join('   ');
}
