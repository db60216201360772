// How often a server that dies is started again.

/** Allows `limit` restarts within any `window` milliseconds. */
export class RestartPolicy {
  readonly #limit: number;
  readonly #window: number;
  #times: readonly number[] = [];

  constructor(limit: number, window: number) {
    this.#limit = limit;
    this.#window = window;
  }

  /** Whether the server that ended at `now` (milliseconds) may start once more; if so, that restart counts. */
  mayRestart(now: number): boolean {
    const recent = this.#times.filter((time) => now - time < this.#window);
    if (recent.length >= this.#limit) {
      this.#times = recent;
      return false;
    }
    this.#times = [...recent, now];
    return true;
  }

  /** A restart that the user asked for begins a new count. */
  forget(): void {
    this.#times = [];
  }
}
