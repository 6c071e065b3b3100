import type { AppContext } from './context.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { openApiRoutes } from './platform/http/openApi.routes.ts';
import { Router } from './platform/http/Router.ts';
import { accountRoutes } from './resources/accounts/account.routes.ts';
import { emailChangeRoutes } from './resources/accounts/emailChange.routes.ts';
import { providerRoutes } from './resources/accounts/provider.routes.ts';
import { reauthenticationRoutes } from './resources/accounts/reauthentication.routes.ts';
import { secondFactorRoutes } from './resources/accounts/second-factor/secondFactor.routes.ts';
import { sessionRoutes } from './resources/accounts/session.routes.ts';
import { attemptRoutes } from './resources/attempts/attempts.routes.ts';
import { awardRoutes } from './resources/awards/awards.routes.ts';
import { classLessonsRoutes } from './resources/class-lessons/classLessons.routes.ts';
import { classesRoutes } from './resources/classes/classes.routes.ts';
import { consentRoutes } from './resources/consents/consents.routes.ts';
import { dataExportRoutes } from './resources/data-export/dataExport.routes.ts';
import { earlyAccessRoutes } from './resources/early-access/earlyAccess.routes.ts';
import { eventRoutes } from './resources/events/events.routes.ts';
import { familyRoutes } from './resources/family/family.routes.ts';
import { feedbackRoutes } from './resources/feedback/feedback.routes.ts';
import { impactRoutes } from './resources/impact/impact.routes.ts';
import { learnerRoutes } from './resources/learners/learners.routes.ts';
import { menuRoutes } from './resources/menu/menu.routes.ts';
import { paymentRoutes } from './resources/payments/payments.routes.ts';
import { playLimitRoutes } from './resources/play-limits/playLimits.routes.ts';
import { policyReportRoutes } from './resources/policy-reports/policyReports.routes.ts';
import { progressRoutes } from './resources/progress/progress.routes.ts';
import { refusalRoutes } from './resources/refusals/refusals.routes.ts';
import { reportRoutes } from './resources/reports/reports.routes.ts';
import { reviewRoutes } from './resources/reviews/reviews.routes.ts';
import { settingsRoutes } from './resources/settings/settings.routes.ts';
import { supportRoutes } from './resources/support/support.routes.ts';
import { weeklyMailRoutes } from './resources/weekly-mail/weeklyMail.routes.ts';

export type RouteContext = AppContext & { readonly isStopping: () => boolean };

const routes: readonly ((router: Router, context: RouteContext) => void)[] = [
  healthRoutes,
  openApiRoutes,
  menuRoutes,
  impactRoutes,
  eventRoutes,
  feedbackRoutes,
  earlyAccessRoutes,
  sessionRoutes,
  accountRoutes,
  secondFactorRoutes,
  reauthenticationRoutes,
  emailChangeRoutes,
  providerRoutes,
  progressRoutes,
  learnerRoutes,
  attemptRoutes,
  playLimitRoutes,
  reviewRoutes,
  settingsRoutes,
  weeklyMailRoutes,
  awardRoutes,
  consentRoutes,
  paymentRoutes,
  policyReportRoutes,
  reportRoutes,
  refusalRoutes,
  supportRoutes,
  dataExportRoutes,
  familyRoutes,
  classesRoutes,
  classLessonsRoutes,
];

/** Returns the router with all API routes. */
export function makeRouter(context: RouteContext): Router {
  const router = new Router();
  for (const add of routes) add(router, context);
  return router;
}
