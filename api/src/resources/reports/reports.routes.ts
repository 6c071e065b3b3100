import { getAuditLog } from '@countertop/contract/accounts/auditLog';
import { getEarlyAccessEmails, getSubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { daysIn } from '@countertop/contract/shared/dayRange';
import { type ClockWarning, getSiteReport } from '@countertop/contract/analytics/siteReport';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { isoOf } from '@countertop/contract/shared/time';
import { logView, readAuditLog } from '../audit/auditLog.ts';
import type { ServerClock } from '../../platform/clock/ServerClock.ts';
import { addDays, dayOf } from '../../platform/days.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { exportEarlyAccess } from './earlyAccessExport.ts';
import { readSubscriptionReport } from './subscriptionReport.ts';
import { readSiteReport } from './siteReport.ts';

export interface ReportParts extends Pick<ServerContext, 'database' | 'now' | 'origin'> {
  readonly clock: Pick<ServerClock, 'jump'>;
}

/** Returns both times if the clock is not accepted. */
async function clockWarning({ clock }: Pick<ReportParts, 'clock'>): Promise<{ clock?: ClockWarning }> {
  const jump = await clock.jump();
  return jump === null ? {} : { clock: { now: isoOf(jump.nowMs), lastSeen: isoOf(jump.seenMs) } };
}

/** The reports and exports of administrators. */
export function reportRoutes(router: Router, { database, now, origin, clock }: ReportParts): void {
  handle(router, getSubscriptionMetrics, async (_, { user }) => {
    const nowMs = now();
    const { metrics, userIds } = await readSubscriptionReport(database, nowMs);
    const access = { adminId: user.id, action: 'recent_subscriptions_seen', userIds } as const;
    if (userIds.length > 0) await logView(database, access, nowMs);
    return metrics;
  });
  handle(router, getSiteReport, async (period) => {
    const length = daysIn(period);
    const before = { from: addDays(period.from, -length), to: addDays(period.from, -1) };
    return {
      period: await readSiteReport(database, period),
      before: await readSiteReport(database, before),
      measuredAt: isoOf(now()),
      ...(await clockWarning({ clock })),
    };
  });
  handle(router, getEarlyAccessEmails, async (_, { user, context }) => {
    const file = await exportEarlyAccess({ database, origin, adminId: user.id, nowMs: now() });
    context.type = 'text/csv; charset=utf-8';
    context.set('Content-Disposition', `attachment; filename="countertop-early-access-${dayOf(now())}.csv"`);
    return Buffer.from(file);
  });
  handle(router, getAuditLog, ({ before }) => readAuditLog(database, before === undefined ? null : Number(before)));
}
