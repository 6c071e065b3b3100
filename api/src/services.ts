import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CleanupStack } from './platform/CleanupStack.ts';
import { type Environment, originOf } from './platform/config/env.ts';
import { ServerClock } from './platform/clock/ServerClock.ts';
import { openServerDatabase } from './platform/db/serverDatabase.ts';
import { setServerSecret } from './platform/db/serverSecret.ts';
import type { Parts } from './platform/http/koa.ts';
import { oldCountsJob, rateLimit } from './platform/http/rateLimit.ts';
import { Background } from './platform/jobs/background.ts';
import type { JobLoop } from './platform/jobs/JobLoop.ts';
import { makeMailer } from './platform/mail/mailer.ts';
import { Telemetry } from './platform/observability/Telemetry.ts';
import { traceQueries } from './platform/observability/traceQueries.ts';
import { startTracing } from './platform/observability/tracing.ts';
import { watchPool } from './platform/observability/watchPool.ts';
import { AccountLinks } from './resources/accounts/AccountLinks.ts';
import { Accounts } from './resources/accounts/Accounts.ts';
import { EmailChanges } from './resources/accounts/EmailChanges.ts';
import { SecondFactors } from './resources/accounts/second-factor/SecondFactors.ts';
import { Sessions } from './resources/accounts/sessions.ts';
import { SignInLimits } from './resources/accounts/signInLimits.ts';
import { attemptService } from './resources/attempts/attempts.service.ts';
import { classEndMailJob } from './resources/classes/endOfClass.ts';
import { ConsentRule } from './resources/consents/ConsentRule.ts';
import { paidAgreementRecorder } from './resources/consents/consentsByPayment.ts';
import { Consents } from './resources/consents/Consents.ts';
import { consentMailJob } from './resources/consents/sendConsentMails.ts';
import { Guardians } from './resources/learners/Guardians.ts';
import { eraseReturned } from './resources/data-export/erase.ts';
import { erasedListOf, forgetReturned } from './resources/data-export/erasedAccounts.ts';
import { EarlyAccessList } from './resources/early-access/EarlyAccessList.ts';
import { eventService } from './resources/events/events.service.ts';
import { type NetworkLimits, noNetworkLimits } from './resources/events/NetworkBudget.ts';
import type { AtPoint } from './resources/payments/faultPoints.ts';
import { reconcileJob } from './resources/payments/jobs.ts';
import { countAttention } from './resources/payments/adminPayments.ts';
import { createPaymentContext } from './resources/payments/PaymentContext.ts';
import { progressService } from './resources/progress/progress.service.ts';
import { refusableMailer } from './resources/refusals/refusals.ts';
import { webhookSilenceSince } from './resources/payments/webhookSilence.ts';
import { retentionJob } from './resources/retention/retention.ts';
import { weeklyMailJob } from './resources/weekly-mail/sendWeeklyMails.ts';
import { countOpen, countOverdue } from './resources/support/support.service.ts';

/** Per address, so that nobody can flood a stranger's inbox, and an email that gets lost can be sent again. */
const earlyAccessMailLimit = { name: 'early access mails', calls: 3, windowMs: 7 * 86_400_000 };
/** Per account: enough to try again for each of five children. */
const consentMailLimit = { name: 'consent mails', calls: 15, windowMs: 3_600_000 };
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
  /** Whether jobs run by themselves. */
  readonly hasJobs: boolean;
}

/** Everything the routes need, except what belongs to the HTTP server. */
export type Services = Omit<Parts, 'build' | 'before' | 'isStopping' | 'load'>;

type DataServices = Pick<
  Services,
  'tracer' | 'database' | 'dataFile' | 'telemetry' | 'events' | 'progress' | 'attempts' | 'consentRule'
>;
type Messaging = Pick<Services, 'background' | 'sendMail'>;

async function startData(
  { env, log, now, atDatabase, networkLimits }: ServicesOptions,
  cleanup: CleanupStack,
): Promise<DataServices> {
  const tracing = env.tracing === null ? null : await startTracing(env.tracing);
  cleanup.defer(() => tracing?.stop());
  const { database, dataFile, close } = await openServerDatabase(env.database, log);
  cleanup.defer(close);
  await atDatabase?.(database);
  if (tracing !== null) traceQueries(tracing.tracer, database);
  const telemetry = new Telemetry();
  watchPool(telemetry, database);
  const limits = env.hasAnalyticsBudget ? networkLimits : noNetworkLimits;
  const events = eventService({ database, now, telemetry, log, limits });
  const consentRule = new ConsentRule(database, now);
  const progress = progressService(database, now, telemetry, consentRule);
  const attempts = attemptService(database, now, telemetry, consentRule);
  telemetry.watchQueues({ analytics: events, progress, attempts });
  watchSupport(telemetry, database, now);
  watchPayments(telemetry, database, env.payments === null ? null : now);
  return { tracer: tracing?.tracer ?? null, database, dataFile, telemetry, events, progress, attempts, consentRule };
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
async function eraseAgain({ env, log, now }: ServicesOptions, database: Knex): Promise<void> {
  const erasure = { database, erasedFile: env.erasedFile, outboxFolder: env.mail.outboxFolder, log };
  const returned = await eraseReturned(erasure, now());
  if (returned > 0) log.warn({ accounts: returned }, 'erased accounts again that a restored backup had brought back');
  const kept = await forgetReturned(database, erasedListOf(env.erasedFile, true));
  if (kept > 0)
    log.warn({ accounts: kept }, 'kept accounts that retention had erased and a restored backup has brought back');
}

function startJobs(jobs: readonly JobLoop[], { hasJobs }: ServicesOptions, cleanup: CleanupStack): void {
  if (hasJobs) for (const job of jobs) job.start();
  cleanup.defer(() => Promise.all(jobs.map((job) => job.stop())));
}

/** Opens the database and starts the services and background jobs. Registers with `cleanup` how to stop them. */
export async function startServices(options: ServicesOptions, cleanup: CleanupStack): Promise<Services> {
  const { env, log, now } = options;
  const data = await startData(options, cleanup);
  const { database, events, progress, attempts } = data;
  const sessions = new Sessions(database, now);
  const limits = new SignInLimits(await setServerSecret(database, env.sessionSecret), database);
  const { sessionSecret, isProduction } = env;
  const secondFactors = new SecondFactors({ database, sessions, sessionSecret, isRequired: isProduction, now });
  const origin = originOf(env);
  const sendMail = refusableMailer({ database, sendMail: makeMailer(env.mail), origin });
  const messaging: Messaging = { background: new Background(log), sendMail };
  const accountParts = { database, sessions, limits, ...messaging, now };
  const clock = new ServerClock({ database, now, log });
  if (options.isClockAccepted) await clock.accept();
  await eraseAgain(options, database);
  const payments = createPaymentContext({
    ...messaging,
    database,
    sessions,
    settings: env.payments,
    supportEmail: env.mail.replyTo,
    openPlans: env.openPlans,
    log,
    origin,
    now,
    at: options.atPaymentPoint,
    recordAgreement: paidAgreementRecorder(data.consentRule),
  });
  const mailing = { database, sendMail, origin, now, log };
  const consentMails = consentMailJob(mailing);
  cleanup.defer(() => messaging.background.drain(mailLimitMs));
  startJobs(
    [
      clock.job(),
      oldCountsJob(database, log),
      retentionJob({ ...mailing, sessions, clock, erasedFile: env.erasedFile, outboxFolder: env.mail.outboxFolder }),
      weeklyMailJob(mailing),
      consentMails,
      classEndMailJob({ ...mailing, clock }),
      reconcileJob(payments),
    ],
    options,
    cleanup,
  );
  cleanup.defer(() => payments.stopping.abort());
  cleanup.defer(() => attempts.drain());
  cleanup.defer(() => progress.drain());
  cleanup.defer(() => events.drain());
  return {
    env,
    log,
    now,
    ...data,
    ...messaging,
    clock,
    sessions,
    guardians: new Guardians(database, now),
    limits,
    secondFactors,
    accounts: new Accounts(accountParts),
    accountLinks: new AccountLinks(accountParts),
    emailChanges: new EmailChanges(accountParts),
    consents: new Consents({
      database,
      rule: data.consentRule,
      ...messaging,
      sendConsentMails: () => consentMails.run(),
      countMail: rateLimit(consentMailLimit, database),
      origin: originOf(env),
      now,
    }),
    earlyAccess: new EarlyAccessList({
      database,
      ...messaging,
      countMail: rateLimit(earlyAccessMailLimit, database),
      origin: originOf(env),
      now,
    }),
    payments,
  };
}
