import { postAnalyticsEvent, postAnalyticsSession } from '@countertop/contract/analytics';
import { handle } from '../../platform/http/handle.ts';
import { isTrackingRefused } from '../../platform/http/optOut.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { AnalyticsService } from './analytics.service.ts';

/**
 * Nothing is stored or counted for browsers that opt out of tracking and networks over their budget. Both get the usual
 * answer: nobody reads it, and a client that retried would only add to a flood.
 */
export function analyticsRoutes(router: Router, analytics: AnalyticsService): void {
  handle(router, postAnalyticsSession, async (session, { address, context }) => {
    if (!isTrackingRefused(context)) await analytics.recordSession(session, address);
    const nextReportMs = analytics.nextReportMs();
    const interval = nextReportMs === undefined ? {} : { nextReportMs };
    return { ok: true as const, ...interval };
  });
  handle(router, postAnalyticsEvent, async (event, { address, context }) => {
    if (!isTrackingRefused(context)) await analytics.recordEvent(event, address);
    return { ok: true };
  });
}
