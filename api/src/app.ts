import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import pino, { type DestinationStream } from 'pino';
import { randomUUID } from 'node:crypto';
import { Accounts } from './account/Accounts.ts';
import { type DemoAccount, makeDemoAccounts, removeDemoAccounts } from './account/demoAccounts.ts';
import { SecondFactors } from './account/second-factor/SecondFactors.ts';
import { Sessions } from './account/sessions.ts';
import { analyticsService } from './analytics/analytics.service.ts';
import { SignInLimits } from './account/signInLimits.ts';
import { Background } from './background.ts';
import { openDatabase, placeOf } from './db.ts';
import { originOf, readEnvironment, type Environment, type Variables } from './env.ts';
import { answerUnreadable } from './http/answerUnreadable.ts';
import { makeKoa } from './koa.ts';
import { makeMailer } from './mail/mailer.ts';
import type { AtPoint } from './payments/faultPoints.ts';
import { startPaymentJobs } from './payments/jobs.ts';
import { Payments } from './payments/Payments.ts';
import { startRetention } from './retention/retention.ts';
import { progressService } from './progress/progress.service.ts';
import { readSite } from './site/siteBuild.ts';
import { StartError } from './startError.ts';

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
  /** Called between the steps of a payment. For tests that let the program die there. */
  readonly atPaymentPoint?: AtPoint;
  /** Takes the lines of the log, by default the standard output. For tests that read them. */
  readonly logTo?: DestinationStream;
}

export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The SQLite file, or the PostgreSQL address without its password. */
  readonly dataPlace: string;
  /** Folder of the mails that are not sent, because there is no mail server; null: they are sent. */
  readonly outbox: string | null;
  /** Accounts to try the site with. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Stops accepting, answers what is in flight, writes what waits, closes the database; within 2 s. */
  close(): Promise<void>;
}

/** Requests still unanswered this long after the stop are cut off. */
const stopLimitMs = 1500;
/** Mails still on their way this long after that are given up. */
const mailLimitMs = 400;
/** A kept-alive connection becomes idle when its answer is out, and would hold the server open. */
const idleCheckMs = 50;

function listen(server: Server, { port, host }: Environment): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const sentence = isTaken
        ? `Port ${port} on ${host} is taken; stop the other program or set PORT to another number.`
        : `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}); set HOST or PORT.`;
      reject(new StartError(sentence));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new StartError('The server has no address.'));
      else resolve(address);
    });
  });
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const limit = setTimeout(() => server.closeAllConnections(), stopLimitMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function setLimits(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than the 60 s of usual proxies, so that the proxy and not we end an idle connection.
  server.keepAliveTimeout = 65_000;
}

const ownHosts = new Set(['127.0.0.1', 'localhost', '::1']);

/** Their password is known to everybody: they are made only for who sits at this very machine. */
async function demoAccountsOf(
  { isProduction, host, provider }: Environment,
  database: Knex,
  nowMs: number,
  isWanted: boolean,
): Promise<readonly DemoAccount[]> {
  if (isProduction) await removeDemoAccounts(database);
  const isPossible = isWanted && !isProduction && provider === null && ownHosts.has(host);
  return isPossible ? makeDemoAccounts(database, nowMs) : [];
}

/** Starts the whole program: database, API and site. What a person must change is thrown as a `StartError`. */
export async function startServer({
  environment,
  root = process.cwd(),
  before,
  now = Date.now,
  withDemoAccounts = false,
  atPaymentPoint = () => {},
  logTo = pino.destination(1),
}: ServerOptions): Promise<RunningServer> {
  const env = readEnvironment(environment, root);
  const build = env.siteFolder === null ? null : await readSite(env.siteFolder, env, now);
  const log = pino({ level: env.logLevel, base: null }, logTo);
  const database = await openDatabase(env.database, log);
  const analytics = analyticsService(database, now);
  const progress = progressService(database, now);
  const sessions = new Sessions(database, now);
  const limits = new SignInLimits(env.sessionSecret ?? randomUUID(), database);
  const { sessionSecret, isProduction } = env;
  const secondFactors = new SecondFactors({ database, sessions, sessionSecret, isRequired: isProduction, now });
  const background = new Background(log);
  const sendMail = makeMailer(env.mail);
  const accounts = new Accounts({ database, sessions, limits, background, sendMail, now });
  const retention = startRetention({ database, sessions, log, sendMail, now, origin: originOf(env) });
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
    analytics,
    progress,
    sessions,
    accounts,
    limits,
    secondFactors,
    payments,
    build,
    isStopping: () => stopping,
    before,
    now,
  });
  const answer = koa.callback();
  const server = createServer((request, response) => void answer(request, response));
  answerUnreadable(server, env.publicOrigin?.startsWith('https:') ?? false);
  setLimits(server);

  async function close(): Promise<void> {
    stopping = true;
    await stopListening(server);
    await analytics.drain();
    await progress.drain();
    await paymentJobs.stop();
    await background.drain(mailLimitMs);
    await retention.stop();
    await database.destroy();
  }

  try {
    const demoAccounts = await demoAccountsOf(env, database, now(), withDemoAccounts);
    const { address, family, port } = await listen(server, env);
    const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
    const outbox = env.mail.smtpUrl === null ? env.mail.outboxFolder : null;
    return { url, dataPlace: placeOf(env.database), outbox, demoAccounts, close };
  } catch (error) {
    await paymentJobs.stop();
    await retention.stop();
    await database.destroy();
    throw error;
  }
}
