import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WebVital } from '@countertop/contract/eventData';
import type { GroupCommit, GroupWatch } from '../db/groupCommit.ts';

/** From what nobody notices to what nobody waits for, in seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** A group holds 1 to 400 entries. */
const entryBuckets = [1, 2, 5, 10, 25, 50, 100, 200, 400];
/** The borders between good, fair and poor of web.dev's figures are among them. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A request that is over. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern that took it, like `/api/player-progress/:userId`: never the address itself, which may name somebody. */
  readonly route: string;
  /** The HTTP status, or `cut_off` when the caller went before the answer was out. */
  readonly status: string;
  readonly seconds: number;
}

/** The two queues whose entries are committed in groups. */
export type QueueName = 'analytics' | 'progress';

/**
 * Why an analytics call was not counted. Rejected with 503: the queue is long, or the process is late. Dropped: its network
 * is over its budget or floods the site, or too many different problems were reported that day.
 */
export const shedReasons = ['queue', 'delay', 'network', 'flood', 'reports'] as const;
export type ShedReason = (typeof shedReasons)[number];

/** What operators see of a running server, in the form Prometheus reads. It knows no visitor, account or address. */
export class Telemetry {
  readonly registry = new Registry();

  readonly #requests = new Histogram({
    name: 'countertop_http_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerBuckets,
    registers: [this.registry],
  });
  readonly #commits = new Histogram({
    name: 'countertop_group_commit_seconds',
    help: 'Time to write and commit one group of entries.',
    labelNames: ['queue'],
    buckets: commitBuckets,
    registers: [this.registry],
  });
  readonly #entries = new Histogram({
    name: 'countertop_group_commit_entries',
    help: 'Entries in one committed group.',
    labelNames: ['queue'],
    buckets: entryBuckets,
    registers: [this.registry],
  });
  readonly #failed = new Counter({
    name: 'countertop_group_commit_failed_total',
    help: 'Groups that could not be committed.',
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
    help: 'How fast pages were for the people who use them: FCP, INP, LCP and TTFB, by page.',
    labelNames: ['metric', 'page'],
    buckets: vitalBuckets,
    registers: [this.registry],
  });
  readonly #shifts = new Histogram({
    name: 'countertop_web_vital_shift',
    help: 'How far pages moved while they were used (CLS), by page.',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers: [this.registry],
  });

  constructor() {
    // A counter that has never counted is missing from the answer, and an alert on it would be silent for ever.
    for (const reason of shedReasons) this.#shed.inc({ reason }, 0);
  }

  /** Adds what Node and the system tell of the process: memory, processor time, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is read whenever somebody asks for it. */
  watchFigure(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  /** What a queue tells of each group. */
  watchGroups(queue: QueueName): GroupWatch {
    this.#failed.inc({ queue }, 0);
    return {
      committed: (entries, seconds) => {
        this.#entries.observe({ queue }, entries);
        this.#commits.observe({ queue }, seconds);
      },
      failed: () => this.#failed.inc({ queue }),
    };
  }

  /** How many entries wait in each queue, whenever somebody asks. */
  watchQueues(queues: Readonly<Record<QueueName, Pick<GroupCommit<unknown>, 'waiting'>>>): void {
    const gauge = new Gauge({
      name: 'countertop_group_commit_waiting',
      help: 'Entries that wait for the next group.',
      labelNames: ['queue'],
      registers: [this.registry],
      collect() {
        for (const [queue, { waiting }] of Object.entries(queues)) gauge.set({ queue }, waiting());
      },
    });
  }

  answered({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds);
  }

  shed(reason: ShedReason): void {
    this.#shed.inc({ reason });
  }

  /** `page` is one of the counted pages, or `other`. Milliseconds but for the layout's shift, as browsers give them. */
  vital({ name, value }: WebVital, page: string): void {
    if (name === 'CLS') this.#shifts.observe({ page }, value);
    else this.#vitals.observe({ metric: name, page }, value / 1000);
  }
}
