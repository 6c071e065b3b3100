import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How finely the time between two turns is measured. */
const resolutionMs = 10;
/** How long one figure is measured, and how soon calm is noticed. */
const windowMs = 250;
const nanosecondsInMs = 1e6;

/**
 * How long what arrives at any moment waits for its turn of this process, on average of the last moments. A moment
 * falls into a long turn more often than into a short one, so turns count by their length: half the mean of their squares by
 * their mean.
 */
export class EventLoopDelay {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: resolutionMs });
  readonly #timer: NodeJS.Timeout;
  #waitMs = 0;

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#measure(), windowMs).unref();
  }

  /** Milliseconds, 0 and more. */
  get waitMs(): number {
    return this.#waitMs;
  }

  /** Forgets what was measured: the work of a start is no overload. */
  startOver(): void {
    this.#histogram.reset();
    this.#waitMs = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    const { mean, stddev } = this.#histogram;
    // Without a sample it is not a number: this timer came before that of the histogram, which is no sign of calm.
    if (Number.isNaN(mean)) return;
    const wait = (mean ** 2 + stddev ** 2) / (2 * mean);
    // Half of the figure before: one long pause is no overload.
    this.#waitMs = this.#waitMs / 2 + Math.max(0, wait / nanosecondsInMs - resolutionMs / 2) / 2;
    this.#histogram.reset();
  }
}
