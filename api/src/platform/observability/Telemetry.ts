import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WebVital } from '@countertop/contract/analytics/eventData';
import type { BatchObserver, GroupCommit } from '../db/groupCommit.ts';

/** Seconds, from unnoticeable to unbearable. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** A batch contains 1 to 400 entries. */
const entryBuckets = [1, 2, 5, 10, 25, 50, 100, 200, 400];
/** Seconds. Includes web.dev's thresholds between good, needs improvement and poor. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A finished request. */
export interface FinishedRequest {
  readonly method: string;
  /** The route pattern, like `/api/player-progress/:userId`: never the path itself, which may contain an ID. */
  readonly route: string;
  /** The HTTP status, or `cut_off` if the client disconnected before the response was complete. */
  readonly status: string;
  readonly seconds: number;
}

/** The queues with group commit. */
export type QueueName = 'analytics' | 'progress' | 'attempts';

/**
 * Why an analytics call was not counted. Rejected with 503: the queue is too long, or the event loop too slow. Dropped: its
 * network is over its budget or floods the site, or too many different problems were reported that day.
 */
export const shedReasons = ['queue', 'delay', 'network', 'flood', 'reports'] as const;
export type ShedReason = (typeof shedReasons)[number];

/** The Prometheus metrics of a server. They identify no visitor, account or address. */
export class Telemetry {
  readonly registry = new Registry();

  readonly #requests = new Histogram({
    name: 'countertop_http_request_seconds',
    help: 'Time from the first byte of a request to the end of its response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerBuckets,
    registers: [this.registry],
  });
  readonly #commits = new Histogram({
    name: 'countertop_group_commit_seconds',
    help: 'Time to write and commit one batch of entries.',
    labelNames: ['queue'],
    buckets: commitBuckets,
    registers: [this.registry],
  });
  readonly #entries = new Histogram({
    name: 'countertop_group_commit_entries',
    help: 'Entries in one committed batch.',
    labelNames: ['queue'],
    buckets: entryBuckets,
    registers: [this.registry],
  });
  readonly #failed = new Counter({
    name: 'countertop_group_commit_failed_total',
    help: 'Batches that could not be committed.',
    labelNames: ['queue'],
    registers: [this.registry],
  });
  readonly #shed = new Counter({
    name: 'countertop_shed_total',
    help: 'Analytics calls that were rejected because of overload or not counted because of a budget, by reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly #vitals = new Histogram({
    name: 'countertop_web_vital_seconds',
    help: 'Web vitals FCP, INP, LCP and TTFB measured in browsers, by page.',
    labelNames: ['metric', 'page'],
    buckets: vitalBuckets,
    registers: [this.registry],
  });
  readonly #shifts = new Histogram({
    name: 'countertop_web_vital_shift',
    help: 'Cumulative layout shift (CLS) measured in browsers, by page.',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers: [this.registry],
  });

  constructor() {
    // Prometheus does not see a counter before its first increment, so an alert on it would miss that increment.
    for (const reason of shedReasons) this.#shed.inc({ reason }, 0);
  }

  /** Adds the default metrics of the process: memory, CPU, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a gauge that is read on each scrape. It is NaN if reading fails, so that the other metrics are still returned. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async () => gauge.set(await Promise.resolve(read()).catch(() => NaN));
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect });
  }

  /** Returns the observer for the batches of a queue. */
  observeBatches(queue: QueueName): BatchObserver {
    this.#failed.inc({ queue }, 0);
    return {
      committed: (entries, seconds) => {
        this.#entries.observe({ queue }, entries);
        this.#commits.observe({ queue }, seconds);
      },
      failed: () => this.#failed.inc({ queue }),
    };
  }

  /** Adds a gauge for the length of each queue. */
  watchQueues(queues: Readonly<Record<QueueName, Pick<GroupCommit<unknown>, 'waiting'>>>): void {
    const gauge = new Gauge({
      name: 'countertop_group_commit_waiting',
      help: 'Entries waiting for the next batch.',
      labelNames: ['queue'],
      registers: [this.registry],
      collect() {
        for (const [queue, { waiting }] of Object.entries(queues)) gauge.set({ queue }, waiting());
      },
    });
  }

  recordRequest({ method, route, status, seconds }: FinishedRequest): void {
    this.#requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds);
  }

  recordShed(reason: ShedReason): void {
    this.#shed.inc({ reason });
  }

  /** Records a web vital, in milliseconds except for CLS. `page` is a counted page or `other`. */
  recordVital({ name, value }: WebVital, page: string): void {
    if (name === 'CLS') this.#shifts.observe({ page }, value);
    else this.#vitals.observe({ metric: name, page }, value / 1000);
  }
}
