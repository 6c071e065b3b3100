import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { AppContext } from './context.ts';
import { CleanupStack } from './platform/CleanupStack.ts';
import { readEnvironment, type Environment, type Variables } from './platform/config/env.ts';
import { placeOf } from './platform/db/db.ts';
import { type ConnectionLimits, connectionLimits, makeServer } from './platform/http/connections.ts';
import { makeKoa, type KoaOptions } from './koa.ts';
import { listen, stopListening } from './platform/http/listen.ts';
import { makeLog } from './platform/observability/log.ts';
import { startMetricsServer } from './platform/observability/metricsServer.ts';
import { EventLoopDelay } from './platform/overload/EventLoopDelay.ts';
import { delayLimitMs as defaultDelayLimitMs } from './platform/overload/shedAnalytics.ts';
import { type DemoAccount, createDemoAccounts, mayHaveDemoAccounts, removeDemoAccounts } from './demo/demoAccounts.ts';
import { type NetworkLimits, networkLimits as defaultNetworkLimits } from './resources/events/NetworkBudget.ts';
import type { AtPoint } from './resources/payments/faultPoints.ts';
import { type Services, startServices } from './services.ts';
import { readWebBuild } from './web/assets/webBuild.ts';

export interface ServerOptions {
  /** The settings, by the names in the README's table; `process.env` in production. `PORT: '0'` takes any free port. */
  readonly environment: Variables;
  /** Folder that relative paths start from; by default the current one, the root of the repository. */
  readonly root?: string;
  /** Runs before everything else for each request. For tests that need a server that responds wrongly, late or never. */
  readonly before?: Middleware;
  /** Milliseconds since 1970 UTC. */
  readonly now?: () => number;
  /** Creates demo accounts; never in production, and only if other machines cannot reach the server. */
  readonly withDemoAccounts?: boolean;
  /** Whether to accept the clock, however far it is from the last time seen in the database. */
  readonly isClockAccepted?: boolean;
  /** Whether jobs, like deleting outdated data, run on schedule. Most tests need none. */
  readonly hasJobs?: boolean;
  /** Whether to run as if other machines could not reach the server. For tests of clients behind a proxy. */
  readonly isLoopbackAssumed?: boolean;
  /** Overrides connection limits. For tests that do not want to wait. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Overrides how much a network adds to the analytics. For tests that flood them with fewer calls. */
  readonly networkLimits?: NetworkLimits;
  /** Event loop delay above which analytics are rejected, in milliseconds. Test servers share a busy process. */
  readonly delayLimitMs?: number;
  /** Receives the open database. For tests that break it. */
  readonly atDatabase?: (database: Knex) => PromiseLike<unknown>;
  /** Called between the steps of a payment. For tests that crash the process there. */
  readonly atPaymentPoint?: AtPoint;
  /** Receives the log lines; by default standard output. */
  readonly logTo?: DestinationStream;
}

export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Where Prometheus scrapes metrics; null if they are off. */
  readonly metricsUrl: string | null;
  /** The SQLite file, or the PostgreSQL address without its password. */
  readonly dataPlace: string;
  /** Folder that emails are written to because there is no mail server; null if they are sent. */
  readonly outbox: string | null;
  readonly demoAccounts: readonly DemoAccount[];
  readonly log: Logger;
  /** Stops accepting connections, finishes requests, writes what is queued and closes the database, within 2 s. */
  close(): Promise<void>;
}

/** Creates the demo accounts where they may be, and removes them in production. */
async function demoAccountsOf(
  env: Environment,
  database: Knex,
  nowMs: number,
  isWanted: boolean,
): Promise<readonly DemoAccount[]> {
  if (env.isProduction) await removeDemoAccounts(database);
  return isWanted && mayHaveDemoAccounts(env) ? createDemoAccounts(database, nowMs) : [];
}

function watchEventLoop({ telemetry }: AppContext, cleanup: CleanupStack): EventLoopDelay {
  const delay = new EventLoopDelay();
  cleanup.defer(() => delay.stop());
  telemetry.addGauge(
    'countertop_event_loop_delay_seconds',
    'Recent mean time that a request waits for the event loop. Analytics are rejected above a limit.',
    () => delay.waitMs / 1000,
  );
  return delay;
}

async function startMetrics({ env, telemetry }: AppContext, cleanup: CleanupStack): Promise<string | null> {
  if (env.metrics === null) return null;
  telemetry.watchProcess();
  const metrics = await startMetricsServer(telemetry.registry, env.metrics);
  cleanup.defer(() => metrics.close());
  return metrics.url;
}

async function startHttp(
  { context, tracer }: Services,
  options: Pick<ServerOptions, 'before' | 'connections' | 'delayLimitMs'> & Pick<KoaOptions, 'build'>,
  cleanup: CleanupStack,
): Promise<string> {
  const { env, events, telemetry } = context;
  const { before, build, connections, delayLimitMs = defaultDelayLimitMs } = options;
  const delay = watchEventLoop(context, cleanup);
  let isStopping = false;
  const load = { waiting: events.waiting, delayMs: () => delay.waitMs, delayLimitMs };
  const koa = makeKoa({ ...context, isStopping: () => isStopping }, { load, tracer, build, before });
  const server = makeServer(koa.callback(), {
    limits: { ...connectionLimits, ...connections },
    isHttps: env.publicOrigin?.startsWith('https:') ?? false,
    onRejected: ({ method = '' }, status) =>
      telemetry.recordRequest({ method, route: 'refused', status: String(status), seconds: 0 }),
  });
  const url = await listen(server, { port: env.port, host: env.host, names: { port: 'PORT', host: 'HOST' } });
  cleanup.defer(() => {
    isStopping = true;
    return stopListening(server);
  });
  delay.reset();
  return url;
}

async function start(options: ServerOptions, cleanup: CleanupStack): Promise<RunningServer> {
  const { environment, root = process.cwd(), now = Date.now, withDemoAccounts = false, isLoopbackAssumed } = options;
  const env = readEnvironment(environment, root, isLoopbackAssumed);
  const build = env.siteFolder === null ? null : await readWebBuild(env.siteFolder, env, now);
  const log = makeLog(env.logLevel, options.logTo ?? pino.destination(1));
  const {
    atDatabase,
    atPaymentPoint = () => {},
    networkLimits = defaultNetworkLimits,
    isClockAccepted = false,
    hasJobs = true,
  } = options;
  const services = await startServices(
    { env, log, now, atDatabase, atPaymentPoint, networkLimits, isClockAccepted, hasJobs },
    cleanup,
  );
  const demoAccounts = await demoAccountsOf(env, services.context.database, now(), withDemoAccounts);
  const metricsUrl = await startMetrics(services.context, cleanup);
  const url = await startHttp(services, { ...options, build }, cleanup);
  if (env.sessionSecret === null) log.warn('SESSION_SECRET is not set: two-step sign-in is unavailable');
  return {
    url,
    metricsUrl,
    dataPlace: placeOf(env.database),
    outbox: env.mail.smtpUrl === null ? env.mail.outboxFolder : null,
    demoAccounts,
    log,
    close: () => cleanup.run(),
  };
}

/** Starts the database, the API and the web server. Throws `StartError` if the operator has to change something. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const cleanup = new CleanupStack();
  try {
    return await start(options, cleanup);
  } catch (error) {
    // The first error is the one to report.
    await cleanup.run().catch(() => {});
    throw error;
  }
}
