/** How often most jobs look for work. */
const defaultIntervalMs = 5 * 60_000;

/** Does work regularly and on demand, never twice at once. The work should end early once `isStopping`. */
export class JobLoop {
  readonly #work: (isStopping: () => boolean) => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  readonly #intervalMs: number;
  #isStopping = false;
  #isWanted = false;
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    work: (isStopping: () => boolean) => Promise<unknown>,
    onError: (error: unknown) => void,
    intervalMs = defaultIntervalMs,
  ) {
    this.#work = work;
    this.#onError = onError;
    this.#intervalMs = intervalMs;
  }

  /** Does the work now and at each interval. While work takes longer than the interval, it is skipped rather than queued. */
  start(): void {
    this.run();
    this.#timer = setInterval(() => {
      if (this.#running === null) this.run();
    }, this.#intervalMs);
    this.#timer.unref();
  }

  /** Does the work now, or again once the current run has ended. */
  run(): void {
    this.#isWanted = true;
    this.#running ??= this.#workWhileWanted().finally(() => (this.#running = null));
  }

  /** Resolves when no work is running. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #workWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopping) {
      this.#isWanted = false;
      try {
        await this.#work(() => this.#isStopping);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
