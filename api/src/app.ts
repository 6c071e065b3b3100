import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import pino, { type DestinationStream, type Logger } from 'pino';
import { AccountLinks } from './resources/accounts/AccountLinks.ts';
import { Accounts } from './resources/accounts/Accounts.ts';
import { type DemoAccount, makeDemoAccounts, removeDemoAccounts } from './resources/accounts/demoAccounts.ts';
import { EmailChanges } from './resources/accounts/EmailChanges.ts';
import { SecondFactors } from './resources/accounts/second-factor/SecondFactors.ts';
import { Sessions } from './resources/accounts/sessions.ts';
import { eventService } from './resources/events/events.service.ts';
import { networkLimits, noNetworkLimits } from './resources/events/NetworkBudget.ts';
import { SignInLimits } from './resources/accounts/signInLimits.ts';
import { Background } from './platform/jobs/background.ts';
import { placeOf } from './platform/db/db.ts';
import { EarlyAccessList } from './resources/early-access/EarlyAccessList.ts';
import { originOf, readEnvironment, type Environment, type Variables } from './platform/config/env.ts';
import { rateLimit, startDeletingOldCounts } from './platform/http/rateLimit.ts';
import { type ConnectionLimits, connectionLimits, makeServer } from './platform/http/connections.ts';
import { listen, stopListening } from './platform/http/listen.ts';
import { makeKoa } from './platform/http/koa.ts';
import { makeLog } from './platform/observability/log.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import type { AtPoint } from './resources/payments/faultPoints.ts';
import { startPaymentJobs } from './resources/payments/jobs.ts';
import { Payments } from './resources/payments/Payments.ts';
import { startRetention } from './resources/retention/retention.ts';
import { setServerSecret } from './platform/db/serverSecret.ts';
import { eraseReturned } from './resources/data-export/erase.ts';
import { progressService } from './resources/progress/progress.service.ts';
import { EventLoopDelay } from './platform/overload/EventLoopDelay.ts';
import { delayLimitMs as usualDelayLimitMs } from './platform/overload/shedAnalytics.ts';
import { openServerDatabase } from './platform/db/serverDatabase.ts';
import { readSite } from './web/assets/siteBuild.ts';
import { type MetricsServer, startMetricsServer } from './platform/observability/metricsServer.ts';
import { Telemetry } from './platform/observability/Telemetry.ts';
import { traceQueries } from './platform/observability/traceQueries.ts';
import { startTracing } from './platform/observability/tracing.ts';
import { watchPool } from './platform/observability/watchPool.ts';

export interface ServerOptions {
  /** The settings, by the names of the README's table; `process.env` in production. `PORT: '0'` takes any free port. */
  readonly environment: Variables;
  /** Folder that relative paths start from; by default the current one, the root of the repository. */
  readonly root?: string;
  /**
   * Runs before everything else for each request; call `next()` to go on. For tests that need a server which answers
   * wrongly, late or never.
   */
  readonly before?: Middleware;
  /** Milliseconds since 1970 UTC. */
  readonly now?: () => number;
  /** Makes accounts to try the site with; never in production, and only where nobody else can reach the server. */
  readonly withDemoAccounts?: boolean;
  /** Whether to run as if other machines could not reach the server. For tests of clients behind a proxy. */
  readonly isLoopbackAssumed?: boolean;
  /** Limits to set otherwise than in production, for tests that do not want to wait. */
  readonly connections?: Partial<ConnectionLimits>;
  /** From which delay on analytics are turned away, in milliseconds. Tests share their process, and are late themselves. */
  readonly delayLimitMs?: number;
  /** Gets the open database. For tests that spoil it. */
  readonly atDatabase?: (database: Knex) => PromiseLike<unknown>;
  /** Called between the steps of a payment. For tests that let the program die there. */
  readonly atPaymentPoint?: AtPoint;
  /** Takes the lines of the log, by default the standard output. For tests that read them. */
  readonly logTo?: DestinationStream;
}

export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Where Prometheus finds metrics; null: nowhere. */
  readonly metricsUrl: string | null;
  /** The SQLite file, or the PostgreSQL address without its password. */
  readonly dataPlace: string;
  /** Folder of the mails that are not sent, because there is no mail server; null: they are sent. */
  readonly outbox: string | null;
  /** Accounts to try the site with. */
  readonly demoAccounts: readonly DemoAccount[];
  readonly log: Logger;
  /** Stops accepting, answers what is in flight, writes what waits, closes the database; within 2 s. */
  close(): Promise<void>;
}

/** Per address: a mail may get lost, and nobody can fill a stranger's inbox. */
const earlyAccessMailLimit = { name: 'early access mails', calls: 3, windowMs: 7 * 86_400_000 };

/** Mails still on their way this long after that are given up. */
const mailLimitMs = 400;

/** Creates the demo accounts only on this very machine, because everybody knows their password. */
async function demoAccountsOf(
  { isProduction, isReachableByOthers, provider }: Environment,
  database: Knex,
  nowMs: number,
  isWanted: boolean,
): Promise<readonly DemoAccount[]> {
  if (isProduction) await removeDemoAccounts(database);
  const isPossible = isWanted && !isProduction && !isReachableByOthers && provider === null;
  return isPossible ? makeDemoAccounts(database, nowMs) : [];
}

/** Starts the whole program: database, API and site. What a person must change is thrown as a `StartError`. */
export async function startServer({
  environment,
  root = process.cwd(),
  before,
  now = Date.now,
  withDemoAccounts = false,
  isLoopbackAssumed = false,
  connections = {},
  delayLimitMs = usualDelayLimitMs,
  atDatabase,
  atPaymentPoint = () => {},
  logTo = pino.destination(1),
}: ServerOptions): Promise<RunningServer> {
  const env = readEnvironment(environment, root, isLoopbackAssumed);
  const build = env.siteFolder === null ? null : await readSite(env.siteFolder, env, now);
  const log = makeLog(env.logLevel, logTo);
  const { database, dataFile, close: closeDatabase } = await openServerDatabase(env.database, log);
  await atDatabase?.(database);
  const telemetry = new Telemetry();
  const delay = new EventLoopDelay();
  const events = eventService({
    database,
    now,
    telemetry,
    log,
    limits: env.hasAnalyticsBudget ? networkLimits : noNetworkLimits,
  });
  const progress = progressService(database, now, telemetry);
  telemetry.watchQueues({ analytics: events, progress });
  telemetry.watchFigure(
    'countertop_event_loop_delay_seconds',
    'How long a request waits for its turn of the process, mean of the last moments; analytics are shed by it.',
    () => delay.waitMs / 1000,
  );
  watchPool(telemetry, database);
  const tracing = env.tracing === null ? null : await startTracing(env.tracing);
  if (tracing !== null) traceQueries(tracing.tracer, database);
  const sessions = new Sessions(database, now);
  const limits = new SignInLimits(await setServerSecret(database, env.sessionSecret), database);
  const { sessionSecret, isProduction } = env;
  const secondFactors = new SecondFactors({ database, sessions, sessionSecret, isRequired: isProduction, now });
  const background = new Background(log);
  const sendMail = makeMailer(env.mail);
  const accountParts = { database, sessions, limits, background, sendMail, now };
  const earlyAccess = new EarlyAccessList({
    database,
    background,
    sendMail,
    countMail: rateLimit(earlyAccessMailLimit, database),
    origin: originOf(env),
    now,
  });
  const erasure = { database, erasedFile: env.erasedFile, outboxFolder: env.mail.outboxFolder, log };
  const returned = await eraseReturned(erasure, now());
  if (returned > 0) log.warn({ accounts: returned }, 'erased again what a restored backup brought back');
  const retention = startRetention({ ...erasure, sessions, sendMail, now, origin: originOf(env) });
  const stopDeletingOldCounts = startDeletingOldCounts(database, log);
  const payments = new Payments({
    database,
    settings: env.payments,
    sessions,
    background,
    sendMail,
    log,
    origin: originOf(env),
    now,
    at: atPaymentPoint,
  });
  const paymentJobs = startPaymentJobs(payments);
  let stopping = false;
  const koa = makeKoa({
    env,
    log,
    database,
    events,
    earlyAccess,
    progress,
    sessions,
    accounts: new Accounts(accountParts),
    accountLinks: new AccountLinks(accountParts),
    emailChanges: new EmailChanges(accountParts),
    background,
    sendMail,
    limits,
    secondFactors,
    payments,
    telemetry,
    tracer: tracing?.tracer ?? null,
    load: { waiting: events.waiting, delayMs: () => delay.waitMs, delayLimitMs },
    build,
    isStopping: () => stopping,
    dataFile,
    before,
    now,
  });
  const answer = koa.callback();
  const server = makeServer(answer, {
    limits: { ...connectionLimits, ...connections },
    isHttps: env.publicOrigin?.startsWith('https:') ?? false,
    onRefused: ({ method = '' }, status) =>
      telemetry.answered({ method, route: 'refused', status: String(status), seconds: 0 }),
  });
  let metrics: MetricsServer | null = null;

  async function close(): Promise<void> {
    stopping = true;
    await Promise.all([stopListening(server), metrics?.close()]);
    delay.stop();
    await events.drain();
    await progress.drain();
    await paymentJobs.stop();
    await background.drain(mailLimitMs);
    await retention.stop();
    await stopDeletingOldCounts();
    await closeDatabase();
    await tracing?.stop();
  }

  try {
    const demoAccounts = await demoAccountsOf(env, database, now(), withDemoAccounts);
    if (env.metrics !== null) {
      telemetry.watchProcess();
      metrics = await startMetricsServer(telemetry.registry, env.metrics);
    }
    const url = await listen(server, { port: env.port, host: env.host, names: { port: 'PORT', host: 'HOST' } });
    delay.startOver();
    if (env.sessionSecret === null) log.warn('SESSION_SECRET is not set: two-step sign-in is unavailable');
    const outbox = env.mail.smtpUrl === null ? env.mail.outboxFolder : null;
    return {
      url,
      metricsUrl: metrics?.url ?? null,
      dataPlace: placeOf(env.database),
      outbox,
      demoAccounts,
      log,
      close,
    };
  } catch (error) {
    await metrics?.close();
    delay.stop();
    await paymentJobs.stop();
    await retention.stop();
    await stopDeletingOldCounts();
    await closeDatabase();
    await tracing?.stop();
    throw error;
  }
}
