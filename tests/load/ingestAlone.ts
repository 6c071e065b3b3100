import { createServer } from 'node:http';
import pino from 'pino';
import { readEnvironment } from '../../api/src/env.ts';
import { makeKoa, type Parts } from '../../api/src/koa.ts';

/** The API on a port, with nothing stored: what taking events costs besides a database. */
export function serve(port: number): void {
  const analytics: Parts['analytics'] = {
    recordSession: () => Promise.resolve(),
    recordEvent: () => Promise.resolve(),
    nextReportMs: () => undefined,
    drain: () => Promise.resolve(),
  };
  const env = readEnvironment({ SITE_DIR: 'none' }, '/');
  const known = { env, analytics, build: null, before: undefined, now: Date.now, log: pino({ level: 'warn' }) };
  // The other parts are asked for nothing by an event.
  const answer = makeKoa(known as unknown as Parts).callback();
  createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
}
