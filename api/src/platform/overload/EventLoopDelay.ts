import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
/** Length of a measurement, and so how soon a recovery is noticed. */
const windowMs = 250;
const nanosecondsInMs = 1e6;

/**
 * Measures the recent mean time that a new event waits for the event loop. Events are more likely to arrive during long turns, so
 * turns are weighted by their length: the mean of their squares divided by twice their mean.
 */
export class EventLoopDelay {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: resolutionMs });
  readonly #timer: NodeJS.Timeout;
  #waitMs = 0;

  constructor() {
    this.#histogram.enable();
    this.#timer = setInterval(() => this.#measure(), windowMs).unref();
  }

  get waitMs(): number {
    return this.#waitMs;
  }

  /** Discards measurements, because the work of starting up is not overload. */
  reset(): void {
    this.#histogram.reset();
    this.#waitMs = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }

  #measure(): void {
    const { mean, stddev } = this.#histogram;
    // NaN without samples: this timer fired before the histogram's, which does not mean that the loop is idle.
    if (Number.isNaN(mean)) return;
    const wait = (mean ** 2 + stddev ** 2) / (2 * mean);
    // Smoothed, because a single long pause is not overload.
    this.#waitMs = this.#waitMs / 2 + Math.max(0, wait / nanosecondsInMs - resolutionMs / 2) / 2;
    this.#histogram.reset();
  }
}
