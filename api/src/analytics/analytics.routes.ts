import type { Router } from '../http/Router.ts';
import { postAnalyticsEvent, postAnalyticsSession } from '@countertop/contract/analytics';
import { handle } from '../handle.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(router: Router, analytics: AnalyticsService): void {
  handle(router, postAnalyticsSession, async (session) => {
    await analytics.recordSession(session);
    const nextReportMs = analytics.nextReportMs();
    const interval = nextReportMs === undefined ? {} : { nextReportMs };
    return { ok: true as const, ...interval };
  });
  handle(router, postAnalyticsEvent, async (event) => {
    await analytics.recordEvent(event);
    return { ok: true };
  });
}
