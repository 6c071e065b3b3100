// @ts-check
import { createHistogram } from 'node:perf_hooks';
import { call } from '../call.mjs';
import { addClasses } from './classes.mjs';
import { startWatched } from '../watch.mjs';

const classes = 300;
const childrenPerClass = 35;
/** How often the page of a class view asks, and how long a game collects answers before it sends them. */
const pollMs = 2000;
const sendAfterMs = 500;
/** A child takes this long for a problem: 30 of them in 20 minutes. */
const problemMs = 40_000;
/** Not measured: the server has just started, and no session has been seen. */
const warmUpMs = 30_000;
const nanosecondsInMs = 1e6;

/** @typedef {import('./classes.mjs').LoadedClass} LoadedClass */

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @type {import('node:http').IncomingHttpHeaders} */
const noHeaders = {};

/** One run: what it measures, and when it ends. */
class Morning {
  requests = createHistogram();
  /** From "Check!" to the figures of the teacher. */
  shown = createHistogram();
  /** @type {number[]} */
  errors = [];
  unchanged = 0;

  /** @param {string} url @param {number} endAt */
  constructor(url, endAt) {
    this.url = url;
    this.endAt = endAt;
  }

  /** Forgets what was measured. */
  begin() {
    this.requests.reset();
    this.shown.reset();
    this.unchanged = 0;
  }

  isOver() {
    return performance.now() >= this.endAt;
  }

  /** @param {string} path @param {Parameters<typeof call>[1]} options */
  async send(path, options) {
    const sentAt = performance.now();
    const answer = await call(`${this.url}${path}`, options).catch(() => ({ status: 0, text: '', headers: noHeaders }));
    this.requests.record(Math.max(1, Math.round((performance.now() - sentAt) * nanosecondsInMs)));
    if (answer.status !== 200 && answer.status !== 304) this.errors.push(answer.status);
    return answer;
  }

  /**
   * A child answers a problem every 40 seconds. `checks` gets the time of each "Check!" by problem and seat.
   * @param {LoadedClass} one @param {number} child @param {Map<string, number>} checks
   */
  async play({ children, lesson }, child, checks) {
    const { learnerId, seatId, cookie } = children[child] ?? { learnerId: '', seatId: '', cookie: '' };
    await wait(Math.random() * problemMs);
    for (let number = 1; number <= lesson.total && !this.isOver(); number += 1) {
      checks.set(`${number} ${seatId}`, performance.now());
      await wait(sendAfterMs);
      const body = JSON.stringify({ attempts: [lesson.answer(number, child)] });
      await this.send(`/api/learners/${learnerId}/attempts`, { method: 'POST', cookie, body });
      await wait(problemMs - sendAfterMs);
    }
  }

  /**
   * A teacher looks at the class view.
   * @param {LoadedClass} one @param {Map<string, number>} checks
   */
  async watch({ id, lessonId, teacher }, checks) {
    let etag = '';
    await wait(Math.random() * pollMs);
    while (!this.isOver()) {
      const path = `/api/classes/${id}/lessons/${lessonId}/view`;
      const { status, text, headers } = await this.send(path, { cookie: teacher, headers: { 'If-None-Match': etag } });
      etag = headers.etag ?? etag;
      if (status === 304) this.unchanged += 1;
      if (status === 200) this.note(text, checks);
      await wait(pollMs);
    }
  }

  /** @param {string} text of a view @param {Map<string, number>} checks */
  note(text, checks) {
    for (const { number, right, wrong } of JSON.parse(text).rows) {
      const seats = [...right, ...wrong.flatMap((/** @type {{ seatIds: string[] }} */ { seatIds }) => seatIds)];
      for (const seat of seats) {
        const key = `${number} ${seat}`;
        const checkedAt = checks.get(key);
        if (checkedAt === undefined) continue;
        this.shown.record(Math.max(1, Math.round((performance.now() - checkedAt) * nanosecondsInMs)));
        checks.delete(key);
      }
    }
  }
}

/**
 * 300 classes of 35 children, who play a lesson at the same time, on one process.
 * @param {(seed: number) => import('./classes.mjs').ClassLesson} classLesson
 * @param {number} minutes
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function classRows(classLesson, minutes) {
  const server = await startWatched();
  try {
    const all = await addClasses(server.database, { count: classes, size: childrenPerClass, lessonOf: classLesson });
    const morning = new Morning(server.url, performance.now() + warmUpMs + minutes * 60_000);
    const playing = Promise.all(
      all.flatMap((one) => {
        const checks = new Map();
        return [morning.watch(one, checks), ...one.children.map((_, child) => morning.play(one, child, checks))];
      }),
    );
    await wait(warmUpMs);
    morning.begin();
    const cpuBefore = await server.metric('process_cpu_seconds_total');
    await playing;
    const cpuSeconds = (await server.metric('process_cpu_seconds_total')) - cpuBefore;
    const { requests, shown, errors, unchanged } = morning;
    const kinds = errors.length === 0 ? '' : ` (${[...new Set(errors)].join(', ')})`;
    const name = `${classes} classes at once, ${minutes} min`;
    return [
      { name: `${name}: requests`, value: requests.count / (minutes * 60), unit: '/s' },
      {
        name: `${name}: p99`,
        value: requests.percentile(99) / nanosecondsInMs,
        unit: 'ms',
        target: { max: 100 },
      },
      { name: `${name}: errors${kinds}`, value: errors.length, unit: `of ${requests.count}`, target: { max: 0 } },
      { name: `${name}: class views without changes`, value: unchanged, unit: '' },
      { name: `${name}: CPU time of the server`, value: (100 * cpuSeconds) / (minutes * 60), unit: '% of a core' },
      {
        name: `${name}: "Check!" to class view, p95 of ${shown.count}`,
        value: shown.percentile(95) / nanosecondsInMs / 1000,
        unit: 's',
        target: { max: 3 },
      },
    ];
  } finally {
    await server.stop();
  }
}
