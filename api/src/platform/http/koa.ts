import { randomUUID } from 'node:crypto';
import { signedInCookie } from '@countertop/contract/signedIn';
import type { Tracer } from '@opentelemetry/api';
import { Router } from './Router.ts';
import Koa, { type Context, type Middleware } from 'koa';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { accountRoutes } from '../../resources/accounts/account.routes.ts';
import type { AccountLinks } from '../../resources/accounts/AccountLinks.ts';
import { emailChangeRoutes } from '../../resources/accounts/emailChange.routes.ts';
import type { EmailChanges } from '../../resources/accounts/EmailChanges.ts';
import type { Accounts } from '../../resources/accounts/Accounts.ts';
import { findCaller } from '../../resources/accounts/findCaller.ts';
import { Provider } from '../../resources/accounts/provider.ts';
import { providerRoutes } from '../../resources/accounts/provider.routes.ts';
import { reauthenticationRoutes } from '../../resources/accounts/reauthentication.routes.ts';
import { loginRoute, sessionRoutes } from '../../resources/accounts/session.routes.ts';
import { secondFactorRoutes } from '../../resources/accounts/second-factor/secondFactor.routes.ts';
import type { SecondFactors } from '../../resources/accounts/second-factor/SecondFactors.ts';
import { getSecret } from '../../resources/accounts/sessionCookies.ts';
import type { Sessions } from '../../resources/accounts/sessions.ts';
import type { SignInLimits } from '../../resources/accounts/signInLimits.ts';
import { eventRoutes } from '../../resources/events/events.routes.ts';
import type { EventService } from '../../resources/events/events.service.ts';
import { attemptRoutes } from '../../resources/attempts/attempts.routes.ts';
import type { AttemptService } from '../../resources/attempts/attempts.service.ts';
import { learnerRoutes } from '../../resources/learners/learners.routes.ts';
import type { Guardians } from '../../resources/learners/Guardians.ts';
import { awardRoutes } from '../../resources/awards/awards.routes.ts';
import type { ConsentRule } from '../../resources/consents/ConsentRule.ts';
import type { Consents } from '../../resources/consents/Consents.ts';
import { consentRoutes } from '../../resources/consents/consents.routes.ts';
import type { EarlyAccessList } from '../../resources/early-access/EarlyAccessList.ts';
import { earlyAccessRoutes } from '../../resources/early-access/earlyAccess.routes.ts';
import type { ServerClock } from '../clock/ServerClock.ts';
import type { DataFile } from '../db/DataFile.ts';
import { originOf, type Environment } from '../config/env.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { refuseWithoutData } from '../health/refuseWithoutData.ts';
import type { Background } from '../jobs/background.ts';
import { errorHandler } from './errorHandler.ts';
import { apiErrorHandler } from './apiErrorHandler.ts';
import { useApi } from './api.ts';
import { csrfProtection } from './csrfProtection.ts';
import { requestLog } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { SendMail } from '../mail/mailer.ts';
import { impactRoutes } from '../../resources/impact/impact.routes.ts';
import { menuRoutes } from '../../resources/menu/menu.routes.ts';
import { reportRoutes } from '../../resources/reports/reports.routes.ts';
import { feedbackRoutes } from '../../resources/feedback/feedback.routes.ts';
import { childSettingsReader } from '../../resources/settings/childSettings.ts';
import { settingsRoutes } from '../../resources/settings/settings.routes.ts';
import { supportRoutes } from '../../resources/support/support.routes.ts';
import { classLessonsRoutes } from '../../resources/class-lessons/classLessons.routes.ts';
import { classesRoutes } from '../../resources/classes/classes.routes.ts';
import { familyRoutes } from '../../resources/family/family.routes.ts';
import { dataExportRoutes } from '../../resources/data-export/dataExport.routes.ts';
import { Exports } from '../../resources/data-export/Exports.ts';
import { paymentRoutes } from '../../resources/payments/payments.routes.ts';
import type { PaymentContext } from '../../resources/payments/PaymentContext.ts';
import { originsOf } from '../../resources/payments/settings.ts';
import { refusalRoutes } from '../../resources/refusals/refusals.routes.ts';
import { policyReportRoutes } from '../../resources/policy-reports/policyReports.routes.ts';
import { reviewRoutes } from '../../resources/reviews/reviews.routes.ts';
import { playLimitRoutes } from '../../resources/play-limits/playLimits.routes.ts';
import { progressRoutes } from '../../resources/progress/progress.routes.ts';
import { weeklyMailRoutes } from '../../resources/weekly-mail/weeklyMail.routes.ts';
import type { ProgressService } from '../../resources/progress/progress.service.ts';
import { type Load, shedAnalytics } from '../overload/shedAnalytics.ts';
import type { WebBuild } from '../../web/assets/webBuild.ts';
import { webServer } from '../../web/webServer.ts';
import type { Telemetry } from '../observability/Telemetry.ts';
import { traceRequests } from '../observability/traceRequests.ts';

/** The services that the routes and middleware use. */
export interface Parts {
  readonly env: Environment;
  readonly log: Logger;
  readonly database: Knex;
  readonly events: EventService;
  readonly earlyAccess: EarlyAccessList;
  readonly sessions: Sessions;
  readonly guardians: Guardians;
  readonly accounts: Accounts;
  readonly accountLinks: AccountLinks;
  readonly emailChanges: EmailChanges;
  readonly background: Background;
  readonly sendMail: SendMail;
  readonly limits: SignInLimits;
  readonly secondFactors: SecondFactors;
  readonly progress: ProgressService;
  readonly attempts: AttemptService;
  readonly consentRule: ConsentRule;
  readonly consents: Consents;
  readonly payments: PaymentContext;
  readonly telemetry: Telemetry;
  /** Null if tracing is off. */
  readonly tracer: Tracer | null;
  readonly load: Load;
  /** Null if the server serves no pages. */
  readonly build: WebBuild | null;
  readonly isStopping: () => boolean;
  /** The SQLite file; null on PostgreSQL. */
  readonly dataFile: DataFile | null;
  readonly clock: ServerClock;
  readonly before: Middleware | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Returns the router with all API routes. */
export function makeRouter(parts: Parts): Router {
  const { env, database, events, progress, sessions, isStopping, dataFile, now } = parts;
  const { publicOrigin, provider } = env;
  const router = new Router();
  healthRoutes(router, { database, isStopping, dataFile, clock: parts.clock });
  menuRoutes(router, database);
  impactRoutes(router, database, now);
  eventRoutes(router, events);
  feedbackRoutes(router, database, now);
  earlyAccessRoutes(router, parts.earlyAccess, database);
  sessionRoutes(router, sessions, publicOrigin);
  const accountParts = { ...parts, publicOrigin, origin: originOf(env), usesProvider: provider !== null };
  accountRoutes(router, accountParts);
  secondFactorRoutes(router, accountParts);
  reauthenticationRoutes(router, accountParts);
  emailChangeRoutes(router, accountParts);
  if (provider === null) loginRoute(router);
  else {
    const secret = env.sessionSecret ?? randomUUID();
    providerRoutes(router, { ...accountParts, secret, provider: new Provider(provider, !env.isProduction) });
  }
  progressRoutes(router, progress);
  learnerRoutes(router, database, now);
  attemptRoutes(router, parts.attempts);
  playLimitRoutes(router, accountParts);
  reviewRoutes(router, database, now);
  settingsRoutes(router, database, now);
  weeklyMailRoutes(router, database, now);
  awardRoutes(router, database, now, parts.consentRule);
  consentRoutes(router, parts.consents, database);
  paymentRoutes(router, parts.payments);
  policyReportRoutes(router, parts);
  reportRoutes(router, { database, now, origin: originOf(env), clock: parts.clock });
  const { erasedFile, mail } = env;
  refusalRoutes(router, database, now);
  supportRoutes(router, { ...parts, supportEmail: mail.replyTo, origin: originOf(env) });
  const erasure = { database, erasedFile, outboxFolder: mail.outboxFolder, log: parts.log };
  const exportParts = {
    ...accountParts,
    ...erasure,
    origin: originOf(env),
    exports: new Exports(database, now),
  };
  dataExportRoutes(router, exportParts);
  familyRoutes(router, exportParts);
  classesRoutes(router, exportParts);
  classLessonsRoutes(router, accountParts);
  return router;
}

/** Returns the Koa application with all middleware in order. */
export function makeKoa(parts: Parts): Koa {
  const { env, log, dataFile, build, before, telemetry, tracer, load, now } = parts;
  // Without a proxy, clients could forge `X-Forwarded-For`.
  const koa = new Koa({ proxy: env.trustedProxies > 0, maxIpsCount: env.trustedProxies });
  koa.on('error', (error: NodeJS.ErrnoException) => {
    // A download that its reader has aborted: the line of the request says so.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err: error }, 'unexpected error');
  });
  koa.use(requestLog(log, telemetry));
  if (tracer) koa.use(traceRequests(tracer, env.trustedProxies > 0));
  koa.use(securityHeaders(env.publicOrigin?.startsWith('https:') ?? false));
  koa.use(errorHandler(log));
  if (before) koa.use(before);
  const around = [
    apiErrorHandler(log),
    refuseWithoutData(dataFile),
    shedAnalytics(load, (reason) => telemetry.recordShed(reason)),
    csrfProtection(env.publicOrigin),
    findCaller({ ...parts, publicOrigin: env.publicOrigin }, env.isProduction),
  ];
  useApi(koa, makeRouter(parts), around);
  const { publicOrigin, payments, securityContact, mail } = env;
  const payment = payments && originsOf(payments);
  const childSettings = childSettingsReader(parts, publicOrigin);
  const settings = { publicOrigin, payment, securityContact, supportEmail: mail.replyTo, childSettings, now };
  const isSignedIn = (context: Context) => getSecret(context, publicOrigin, signedInCookie) !== undefined;
  if (build) koa.use(webServer(build, { ...settings, isSignedIn }));
  return koa;
}
