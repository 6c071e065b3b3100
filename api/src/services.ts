import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CleanupStack } from './platform/CleanupStack.ts';
import { type Environment, originOf } from './platform/config/env.ts';
import { ServerClock } from './platform/clock/ServerClock.ts';
import { openServerDatabase } from './platform/db/serverDatabase.ts';
import { setServerSecret } from './platform/db/serverSecret.ts';
import type { Parts } from './platform/http/koa.ts';
import { rateLimit, startDeletingOldCounts } from './platform/http/rateLimit.ts';
import { Background } from './platform/jobs/background.ts';
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
import { startClassEndMails } from './resources/classes/endOfClass.ts';
import { ConsentRule } from './resources/consents/ConsentRule.ts';
import { paidAgreementRecorder } from './resources/consents/consentsByPayment.ts';
import { Consents } from './resources/consents/Consents.ts';
import { startConsentMails } from './resources/consents/sendConsentMails.ts';
import { Guardians } from './resources/learners/Guardians.ts';
import { eraseReturned } from './resources/data-export/erase.ts';
import { erasedListOf, forgetReturned } from './resources/data-export/erasedAccounts.ts';
import { EarlyAccessList } from './resources/early-access/EarlyAccessList.ts';
import { eventService } from './resources/events/events.service.ts';
import { type NetworkLimits, noNetworkLimits } from './resources/events/NetworkBudget.ts';
import type { AtPoint } from './resources/payments/faultPoints.ts';
import { startPaymentJobs } from './resources/payments/jobs.ts';
import { countAttention } from './resources/payments/adminPayments.ts';
import { createPaymentContext, type PaymentContext } from './resources/payments/PaymentContext.ts';
import { progressService } from './resources/progress/progress.service.ts';
import { refusableMailer } from './resources/refusals/refusals.ts';
import { webhookSilenceSince } from './resources/payments/webhookSilence.ts';
import { startRetention } from './resources/retention/retention.ts';
import { startWeeklyMails } from './resources/weekly-mail/sendWeeklyMails.ts';
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

/** Compares the clock with the last time seen, and keeps storing it. */
async function startClock(
  { log, now, isClockAccepted }: ServicesOptions,
  database: Knex,
  cleanup: CleanupStack,
): Promise<ServerClock> {
  const clock = new ServerClock({ database, now, log });
  if (isClockAccepted) await clock.accept();
  const remembering = clock.start();
  cleanup.defer(() => remembering.stop());
  return clock;
}

/** Starts the jobs that delete what is no longer needed. */
async function startCleaning(
  { env, log, now }: ServicesOptions,
  parts: Pick<Services, 'database' | 'sessions' | 'sendMail' | 'clock'>,
  cleanup: CleanupStack,
): Promise<void> {
  const erasure = { database: parts.database, erasedFile: env.erasedFile, outboxFolder: env.mail.outboxFolder, log };
  const returned = await eraseReturned(erasure, now());
  if (returned > 0) log.warn({ accounts: returned }, 'erased accounts again that a restored backup had brought back');
  const kept = await forgetReturned(parts.database, erasedListOf(env.erasedFile, true));
  if (kept > 0)
    log.warn({ accounts: kept }, 'kept accounts that retention had erased and a restored backup has brought back');
  cleanup.defer(startDeletingOldCounts(parts.database, log));
  const retention = startRetention({ ...erasure, ...parts, now, origin: originOf(env) });
  cleanup.defer(() => retention.stop());
}

function startPayments(
  { env, log, now, atPaymentPoint }: ServicesOptions,
  { consentRule, ...parts }: Messaging & Pick<Services, 'database' | 'sessions' | 'consentRule'>,
  cleanup: CleanupStack,
): PaymentContext {
  const payments = createPaymentContext({
    ...parts,
    settings: env.payments,
    supportEmail: env.mail.replyTo,
    openPlans: env.openPlans,
    log,
    origin: originOf(env),
    now,
    at: atPaymentPoint,
    recordAgreement: paidAgreementRecorder(consentRule),
  });
  const jobs = startPaymentJobs(payments);
  cleanup.defer(() => jobs.stop());
  return payments;
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
  const sendMail = refusableMailer({ database, sendMail: makeMailer(env.mail), origin: originOf(env) });
  const messaging: Messaging = { background: new Background(log), sendMail };
  const accountParts = { database, sessions, limits, ...messaging, now };
  const clock = await startClock(options, database, cleanup);
  await startCleaning(options, { database, sessions, sendMail: messaging.sendMail, clock }, cleanup);
  const weekly = startWeeklyMails({ database, sendMail: messaging.sendMail, origin: originOf(env), now, log });
  cleanup.defer(() => weekly.stop());
  const consentMails = startConsentMails({ database, sendMail: messaging.sendMail, origin: originOf(env), now, log });
  cleanup.defer(() => consentMails.stop());
  const classEnds = startClassEndMails({
    database,
    sendMail: messaging.sendMail,
    origin: originOf(env),
    now,
    log,
    clock,
  });
  cleanup.defer(() => classEnds.stop());
  cleanup.defer(() => messaging.background.drain(mailLimitMs));
  const payments = startPayments(options, { database, sessions, consentRule: data.consentRule, ...messaging }, cleanup);
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
