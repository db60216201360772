// Which difference between two editions decides: the scenario is run again by one edition's table with one switch as the other has it.
import type { EditionName } from '../rules/edition.ts';
import { type EditionSwitch, switchesBetween } from '../rules/editionSwitches.ts';
import { EDITIONS } from '../rules/editions.ts';
import { type AnalyseInput, analyseSteps } from './analyse.ts';
import type { ScenarioRun } from './result.ts';
import type { ScenarioNode } from './statement.ts';

/** Trials of one scenario; each is run once, however many differences ask for it. */
export class Trials {
  readonly #input: AnalyseInput;
  readonly #scenario: ScenarioNode;
  readonly #runs = new Map<string, ScenarioRun | undefined>();

  constructor(input: AnalyseInput, scenario: ScenarioNode) {
    this.#input = input;
    this.#scenario = scenario;
  }

  /**
   * The first switch that alone takes one edition's result to the other's; if several must act together, the first
   * without which the other's result would be the one's. `fact` is the result in a run; undefined where there is none.
   */
  *deciding(
    a: ScenarioRun,
    b: ScenarioRun,
    fact: (run: ScenarioRun) => string | undefined,
  ): Generator<void, EditionSwitch | undefined> {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const wanted = fact(to);
      for (const one of switchesBetween(EDITIONS[from.edition], EDITIONS[to.edition])) {
        const run = yield* this.#run(from.edition, to.edition, one);
        if (run !== undefined && fact(run) === wanted) return one;
      }
    }
    return undefined;
  }

  *#run(here: EditionName, there: EditionName, one: EditionSwitch): Generator<void, ScenarioRun | undefined> {
    const key = `${here} ${there} ${one.name}`;
    if (!this.#runs.has(key)) {
      const { start } = this.#scenario.range;
      const { runs } = yield* analyseSteps({
        ...this.#input,
        edition: here,
        table: one.set(EDITIONS[here], EDITIONS[there]),
        only: (scenario) => scenario.range.start === start,
      });
      this.#runs.set(key, runs[0]);
    }
    return this.#runs.get(key);
  }
}
