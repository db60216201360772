// Measuring by the median of many runs, and the table of figures and budgets.
export interface Row {
  readonly what: string;
  readonly milliseconds: number;
  readonly budget?: number;
  readonly note?: string;
}

/** Median time of `run` in milliseconds, after a warm-up; `before` is not counted. */
export const median = (run: () => void, times = 15, before: () => void = () => {}): number => {
  for (let warm = 0; warm < Math.ceil(times / 3); warm += 1) {
    before();
    run();
  }
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    before();
    const start = performance.now();
    run();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length / 2)] ?? 0;
};

export const print = (rows: readonly Row[]): void => {
  const width = Math.max(...rows.map((row) => row.what.length));
  for (const { what, milliseconds, budget, note } of rows) {
    const time = `${milliseconds.toFixed(2).padStart(9)} ms`;
    const limit =
      budget === undefined
        ? ''
        : `  budget ${String(budget).padStart(4)} ms  ${milliseconds <= budget ? 'kept' : 'MISSED'}`;
    console.log(`${what.padEnd(width)} ${time}${limit}${note === undefined ? '' : `  ${note}`}`);
  }
};
