import { createServer } from 'node:http';
import { readEnvironment } from '../../api/src/platform/config/env.ts';
import { Telemetry } from '../../api/src/platform/observability/Telemetry.ts';
import { makeKoa, type Parts } from '../../api/src/platform/http/koa.ts';

/** The API on a port, with nothing stored: what taking events costs besides a database. */
export function serve(port: number): void {
  const events: Parts['events'] = {
    recordSession: () => Promise.resolve(),
    recordEvent: () => Promise.resolve(),
    nextReportMs: () => undefined,
    waiting: () => 0,
    drain: () => Promise.resolve(),
  };
  const env = readEnvironment({ SITE_DIR: 'none' }, '/');
  const load: Parts['load'] = { waiting: () => 0, delayMs: () => 0, delayLimitMs: 1 };
  const telemetry = new Telemetry();
  // Asked only which kind it is, by the limits of other calls.
  const database = { client: { config: { client: 'sqlite3' } } };
  const payments = { parts: { database } };
  const known = {
    env,
    database,
    payments,
    events,
    load,
    telemetry,
    tracer: null,
    build: null,
    before: undefined,
    now: Date.now,
  };
  // As the server beside it, which writes no line for what goes well.
  const log = { isLevelEnabled: () => false, error: console.error };
  // The other parts are asked for nothing by an event.
  const answer = makeKoa({ ...known, log } as unknown as Parts).callback();
  createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
}
