import { hourMs } from '@countertop/contract/shared/time';
import type { Logger } from 'pino';
import type { BlockedSource } from './blockedSources.ts';

/** Maximum different sources per hour. A checkout needs a handful of hosts; more is a flood. */
const sourcesPerHour = 20;

/** Logs blocked sources, each at most once an hour. */
export class ReportLog {
  readonly #log: Logger;
  readonly #now: () => number;
  #startMs = Number.NEGATIVE_INFINITY;
  readonly #logged = new Set<string>();

  /** `now` returns milliseconds since 1970 UTC. */
  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  add({ directive, source }: BlockedSource): void {
    const nowMs = this.#now();
    if (Math.abs(nowMs - this.#startMs) >= hourMs) {
      this.#startMs = nowMs;
      this.#logged.clear();
    }
    const key = `${directive} ${source}`;
    if (this.#logged.has(key) || this.#logged.size >= sourcesPerHour) return;
    this.#logged.add(key);
    this.#log.error({ directive, source }, 'a browser blocked a source on a payment page: the checkout may need it');
  }
}
