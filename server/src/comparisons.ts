// Comparisons of editions for open documents: made when they are asked for, in slices between requests, once a version.
import type { AnalyseInput } from './scenario/analyse.ts';
import { compareSteps, type EditionComparison, runInAllEditions } from './scenario/compare.ts';
import type { Analysis, ScenarioRun } from './scenario/result.ts';
import type { ScenarioNode } from './scenario/statement.ts';

/** A comparison gives way to requests after so many milliseconds, and goes on behind them. */
const slice = 10;
/** What a hover waits for at most; what takes longer goes on behind it, and the next hover has it. */
const patience = 30;

interface Scenarios {
  readonly done: Map<ScenarioNode, readonly ScenarioRun[]>;
  readonly begun: Set<ScenarioNode>;
}

export class Comparisons {
  readonly #now: () => number;
  readonly #whole = new WeakMap<Analysis, Promise<EditionComparison | undefined>>();
  readonly #scenarios = new WeakMap<Analysis, Scenarios>();
  /** The last analysis in all editions, by document: the next one takes over what is the same. */
  readonly #last = new Map<string, Analysis>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A document was closed. */
  forget(uri: string): void {
    this.#last.delete(uri);
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
    const steps = compareSteps(input, this.#last.get(input.uri) ?? analysis);
    for (;;) {
      const comparison = this.#goOn(steps, slice);
      if (comparison !== undefined) {
        this.#last.set(input.uri, comparison.analysis);
        return comparison;
      }
      await new Promise<void>((resolve) => setTimeout(resolve, 0));
      if (!isWanted()) return undefined;
    }
  }

  /** Takes steps for a while; the result if that was the last of them. */
  #goOn<T>(steps: Generator<void, T>, budget: number): T | undefined {
    const start = this.#now();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (this.#now() - start > budget) return undefined;
    }
  }

  /**
   * One scenario in all editions, for a hover; nothing while that takes longer than a hover should. `isWanted` says
   * whether to go on behind it.
   */
  scenario(
    input: AnalyseInput,
    analysis: Analysis,
    scenario: ScenarioNode,
    isWanted: () => boolean,
  ): readonly ScenarioRun[] {
    const known: Scenarios = this.#scenarios.get(analysis) ?? { done: new Map(), begun: new Set() };
    this.#scenarios.set(analysis, known);
    const found = known.done.get(scenario);
    if (found !== undefined || known.begun.has(scenario)) return found ?? [];
    known.begun.add(scenario);
    const { start } = scenario.range;
    const previous = this.#last.get(input.uri) ?? analysis;
    const steps = runInAllEditions(input, previous, (one) => one.range.start === start);
    const finish = (made: Analysis): readonly ScenarioRun[] => {
      this.#last.set(input.uri, made);
      known.done.set(scenario, made.runs);
      return made.runs;
    };
    const made = this.#goOn(steps, patience);
    if (made !== undefined) return finish(made);
    const later = (): void => {
      const late = isWanted() ? this.#goOn(steps, slice) : undefined;
      if (late !== undefined) finish(late);
      else if (isWanted()) setTimeout(later, 0);
      else known.begun.delete(scenario);
    };
    setTimeout(later, 0);
    return [];
  }
}
