import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How finely the delay is measured. */
const resolutionMs = 10;
/** How long one figure is measured, and how soon calm is noticed. */
const windowMs = 250;
const nanosecondsInMs = 1e6;

/** By how much this process is late: the mean of the last quarter of a second, so that one pause says little. */
export class EventLoopDelay {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: resolutionMs });
  readonly #timer: NodeJS.Timeout;
  #meanMs = 0;

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#measure(), windowMs).unref();
  }

  /** Milliseconds, 0 and more. */
  get meanMs(): number {
    return this.#meanMs;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    const { mean } = this.#histogram;
    // Without a sample it is not a number.
    this.#meanMs = Number.isNaN(mean) ? 0 : Math.max(0, mean / nanosecondsInMs - resolutionMs);
    this.#histogram.reset();
  }
}
