import { createServer } from 'node:http';
import { readEnvironment } from '../../../api/src/platform/config/env.ts';
import { Telemetry } from '../../../api/src/platform/observability/Telemetry.ts';
import { toUser } from '../../../api/src/resources/people/currentUser.ts';
import type { SignedIn } from '../../../api/src/platform/http/caller.ts';
import { newUser } from '../../../api/src/resources/people/users.ts';
import { toAttemptRow } from '../../../api/src/resources/attempts/toAttemptRow.ts';
import type { AppContext } from '../../../api/src/context.ts';
import { type KoaOptions, makeKoa } from '../../../api/src/koa.ts';
import type { RouteContext } from '../../../api/src/routes.ts';

const user = toUser({ ...newUser('person@home.example', 0), id: 'person', subscriptionTier: 'explorer' }, 0);
const signedIn: SignedIn = { sessionId: 'session', user, secondFactor: 'none', isReauthenticated: true };

/** Checks and grades attempts like the service, and stores none. */
const attempts: Pick<AppContext['attempts'], 'store'> = {
  store: (_, learnerId, sent) =>
    Promise.resolve(
      sent.attempts.map((one) => {
        const row = toAttemptRow(learnerId, one, Date.now());
        return typeof row === 'string' ? { status: 'refused', code: row } : { status: 'stored' };
      }),
    ),
};

/** Serves the API without a database, as a baseline for ingesting events and attempts. Every session is that of `person`. */
export function serve(port: number): void {
  const events: AppContext['events'] = {
    recordSession: () => Promise.resolve(),
    recordEvent: () => Promise.resolve(),
    nextReportMs: () => undefined,
    waiting: () => 0,
    drain: () => Promise.resolve(),
  };
  const env = readEnvironment({ SITE_DIR: 'none' }, '/');
  const load = { waiting: () => 0, delayMs: () => 0, delayLimitMs: 1 };
  const options: KoaOptions = { load, tracer: null, build: null, before: undefined };
  const telemetry = new Telemetry();
  // Rate limits only read the client's name.
  const database = { client: { config: { client: 'sqlite3' } } };
  const payments = { database };
  const context = {
    env,
    database,
    payments,
    events,
    attempts,
    sessions: { find: () => Promise.resolve(signedIn) },
    guardians: { roleOf: () => Promise.resolve('owner') },
    telemetry,
    publicOrigin: null,
    now: Date.now,
  };
  // Like the compared server, which logs no successful requests.
  const log = { isLevelEnabled: () => false, error: console.error };
  // Events and attempts use no other parts.
  const handle = makeKoa({ ...context, log } as unknown as RouteContext, options).callback();
  createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1');
}
