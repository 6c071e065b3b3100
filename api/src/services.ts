import type { Tracer } from '@opentelemetry/api';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { AppContext } from './context.ts';
import { jobsOf } from './jobs.ts';
import type { CleanupStack } from './platform/CleanupStack.ts';
import type { Environment } from './platform/config/env.ts';
import { type ServerContext, siteSettingsOf } from './platform/ServerContext.ts';
import { ServerClock } from './platform/clock/ServerClock.ts';
import { openServerDatabase } from './platform/db/serverDatabase.ts';
import { setServerSecret } from './platform/db/serverSecret.ts';
import { Background } from './platform/jobs/background.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import { Telemetry } from './platform/observability/Telemetry.ts';
import { traceQueries } from './platform/observability/traceQueries.ts';
import { startTracing } from './platform/observability/tracing.ts';
import { watchPool } from './platform/observability/watchPool.ts';
import { Sessions } from './resources/accounts/sessions.ts';
import { SignInLimits } from './resources/accounts/signInLimits.ts';
import { attemptService } from './resources/attempts/attempts.service.ts';
import { classEndOf } from './resources/classes/classEnd.ts';
import { ConsentRule } from './resources/consents/ConsentRule.ts';
import { paidAgreementRecorder } from './resources/consents/consentsByPayment.ts';
import { consentMailJob } from './resources/consents/sendConsentMails.ts';
import { Guardians } from './resources/learners/Guardians.ts';
import { Exports } from './resources/data-export/Exports.ts';
import { eraseReturned, forgetReturned } from './resources/data-export/eraseReturned.ts';
import { erasedListOf } from './resources/erasure/erasedList.ts';
import { eventService } from './resources/events/events.service.ts';
import { type NetworkLimits, noNetworkLimits } from './resources/events/NetworkBudget.ts';
import type { AtPoint } from './resources/payments/faultPoints.ts';
import { countAttention } from './resources/payments/adminPayments.ts';
import { createPaymentContext } from './resources/payments/PaymentContext.ts';
import { progressService } from './resources/progress/progress.service.ts';
import { refusableMailer } from './resources/refusals/refusals.ts';
import { webhookSilenceSince } from './resources/payments/provider/webhookSilence.ts';
import { countOpen, countOverdue } from './resources/support/support.service.ts';

/** How long shutdown waits for emails that are being sent. */
const mailLimitMs = 400;

export interface ServicesOptions {
  readonly env: Environment;
  readonly log: Logger;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly atDatabase: ((database: Knex) => PromiseLike<unknown>) | undefined;
  readonly atPaymentPoint: AtPoint;
  readonly networkLimits: NetworkLimits;
  /** Whether to accept the clock, however far it is from the last time seen. */
  readonly isClockAccepted: boolean;
  /** Whether jobs run on schedule. */
  readonly hasJobs: boolean;
}

type Data = Pick<AppContext, 'database' | 'dataFile' | 'telemetry'> & { readonly tracer: Tracer | null };

async function openData({ env, log, atDatabase }: ServicesOptions, cleanup: CleanupStack): Promise<Data> {
  const tracing = env.tracing === null ? null : await startTracing(env.tracing);
  cleanup.defer(() => tracing?.stop());
  const { database, dataFile, close } = await openServerDatabase(env.database, log);
  cleanup.defer(close);
  await atDatabase?.(database);
  if (tracing !== null) traceQueries(tracing.tracer, database);
  const telemetry = new Telemetry();
  watchPool(telemetry, database);
  return { tracer: tracing?.tracer ?? null, database, dataFile, telemetry };
}

function watchSupport(telemetry: Telemetry, database: Knex, now: () => number): void {
  telemetry.addGauge('countertop_support_requests_open', 'Support requests without an answer.', () =>
    countOpen(database),
  );
  telemetry.addGauge(
    'countertop_support_requests_overdue',
    'Support requests past the time promised for an answer.',
    () => countOverdue(database, now()),
  );
}

/** `now` is null if payments are off: then no event is missing. */
function watchPayments(telemetry: Telemetry, database: Knex, now: (() => number) | null): void {
  telemetry.addGauge(
    'countertop_payments_undecided',
    'Payments with an open dispute, a failed refund or a wrong amount.',
    () => countAttention(database),
  );
  telemetry.addGauge(
    'countertop_payment_events_missing',
    'Whether the provider has sent no event for a day although payments arrived: 1 or 0.',
    async () => (now === null || (await webhookSilenceSince(database, now())) === null ? 0 : 1),
  );
}

/** Erases again what a restored backup has brought back, and keeps what it was to keep. */
async function eraseAgain(context: ServerContext): Promise<void> {
  const { database, erasedFile, log, now } = context;
  const returned = await eraseReturned(context, now());
  if (returned > 0) log.warn({ accounts: returned }, 'erased accounts again that a restored backup had brought back');
  const kept = await forgetReturned(database, erasedListOf(erasedFile, true));
  if (kept > 0)
    log.warn({ accounts: kept }, 'kept accounts that retention had erased and a restored backup has brought back');
}

async function startServer(options: ServicesOptions, data: Data): Promise<ServerContext> {
  const { env, log, now } = options;
  const { database, dataFile, telemetry } = data;
  const settings = siteSettingsOf(env);
  const clock = new ServerClock({ database, now, log });
  if (options.isClockAccepted) await clock.accept();
  const background = new Background(log);
  const sendMail = refusableMailer({ database, sendMail: makeMailer(env.mail), origin: settings.origin });
  return { ...settings, env, log, database, dataFile, clock, telemetry, background, sendMail, now };
}

type Recording = Pick<AppContext, 'events' | 'progress' | 'attempts' | 'consentRule'>;

function startRecording(server: ServerContext, limits: NetworkLimits): Recording {
  const { env, database, telemetry, now } = server;
  const consentRule = new ConsentRule(database, now, (learnerId) => classEndOf(database, learnerId));
  const context = { ...server, consentRule };
  const recording = {
    consentRule,
    events: eventService({ ...server, limits: env.hasAnalyticsBudget ? limits : noNetworkLimits }),
    progress: progressService(context),
    attempts: attemptService(context),
  };
  const { events: analytics, progress, attempts } = recording;
  telemetry.watchQueues({ analytics, progress, attempts });
  return recording;
}

type People = Pick<AppContext, 'sessions' | 'limits'>;

async function startPeople({ env, database, now }: ServerContext): Promise<People> {
  const sessions = new Sessions(database, now);
  return { sessions, limits: new SignInLimits(await setServerSecret(database, env.sessionSecret), database) };
}

/** The context, and what only the HTTP server needs. */
export interface Services {
  readonly context: AppContext;
  /** Null if tracing is off. */
  readonly tracer: Tracer | null;
}

/** Opens the database and starts the services and background jobs. Registers with `cleanup` how to stop them. */
export async function startServices(options: ServicesOptions, cleanup: CleanupStack): Promise<Services> {
  const data = await openData(options, cleanup);
  const server = await startServer(options, data);
  const { env, database, telemetry, background, now } = server;
  watchSupport(telemetry, database, now);
  watchPayments(telemetry, database, env.payments === null ? null : now);
  const people = await startPeople(server);
  await eraseAgain(server);
  const recording = startRecording(server, options.networkLimits);
  const { consentRule, events, progress, attempts } = recording;
  const payments = createPaymentContext({
    ...server,
    sessions: people.sessions,
    settings: env.payments,
    openPlans: env.openPlans,
    at: options.atPaymentPoint,
    recordAgreement: paidAgreementRecorder(consentRule),
  });
  const consentMails = consentMailJob(server);
  const context: AppContext = {
    ...server,
    ...people,
    ...recording,
    guardians: new Guardians(database, now),
    consentMails,
    payments,
    exports: new Exports(database, now),
  };
  cleanup.defer(() => background.drain(mailLimitMs));
  const jobs = jobsOf(context);
  if (options.hasJobs) for (const job of jobs) job.start();
  cleanup.defer(() => Promise.all(jobs.map((job) => job.stop())));
  cleanup.defer(() => payments.stopping.abort());
  cleanup.defer(() => attempts.drain());
  cleanup.defer(() => progress.drain());
  cleanup.defer(() => events.drain());
  return { context, tracer: data.tracer };
}
