import { createServer } from 'node:http';
import { readEnvironment } from '../../api/src/platform/config/env.ts';
import { Telemetry } from '../../api/src/platform/observability/Telemetry.ts';
import { makeKoa, type Parts } from '../../api/src/platform/http/koa.ts';

/** Serves the API without a database, as a baseline for ingesting events. */
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
  // Rate limits only read the client's name.
  const database = { client: { config: { client: 'sqlite3' } } };
  const payments = { parts: { database } };
  const parts = {
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
  // Like the compared server, which logs no successful requests.
  const log = { isLevelEnabled: () => false, error: console.error };
  // Events use no other parts.
  const handle = makeKoa({ ...parts, log } as unknown as Parts).callback();
  createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1');
}
