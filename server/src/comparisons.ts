// Comparisons of editions for open documents: made when they are asked for, in slices between requests, once a version.

import type { AnalyseInput } from './scenario/analyse.ts';
import { compareSteps, type EditionComparison, runInAllEditions } from './scenario/compare.ts';
import type { Analysis, ScenarioRun } from './scenario/result.ts';
import type { ScenarioNode } from './scenario/statement.ts';

/** A comparison gives way to requests after so many milliseconds, and goes on behind them. */
const slice = 10;

export class Comparisons {
  readonly #now: () => number;
  readonly #whole = new WeakMap<Analysis, Promise<EditionComparison | undefined>>();
  readonly #scenarios = new WeakMap<Analysis, Map<ScenarioNode, readonly ScenarioRun[]>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The comparison of a document's version; undefined if it is no longer wanted before it is done. */
  of(input: AnalyseInput, analysis: Analysis, isWanted: () => boolean): Promise<EditionComparison | undefined> {
    const known = this.#whole.get(analysis);
    if (known !== undefined) return known;
    const made = this.#make(input, analysis, isWanted);
    this.#whole.set(analysis, made);
    // what was given up, or failed, can be asked for again
    const forget = (): void => void this.#whole.delete(analysis);
    made.then((comparison) => {
      if (comparison === undefined) forget();
    }, forget);
    return made;
  }

  async #make(
    input: AnalyseInput,
    analysis: Analysis,
    isWanted: () => boolean,
  ): Promise<EditionComparison | undefined> {
    const steps = compareSteps(input, analysis);
    let since = this.#now();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (this.#now() - since < slice) continue;
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
      if (!isWanted()) return undefined;
      since = this.#now();
    }
  }

  /** One scenario in all editions, for a hover. */
  scenario(input: AnalyseInput, analysis: Analysis, scenario: ScenarioNode): readonly ScenarioRun[] {
    let known = this.#scenarios.get(analysis);
    if (known === undefined) {
      known = new Map();
      this.#scenarios.set(analysis, known);
    }
    const found = known.get(scenario);
    if (found !== undefined) return found;
    const { start } = scenario.range;
    const steps = runInAllEditions(input, analysis, (one) => one.range.start === start);
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      known.set(scenario, step.value.runs);
      return step.value.runs;
    }
  }
}
