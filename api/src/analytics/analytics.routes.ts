import type { Router } from '@koa/router';
import { postAnalyticsEvent, postAnalyticsSession } from '@countertop/contract/analytics';
import { handle } from '../handle.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function analyticsRoutes(router: Router, analytics: AnalyticsService): void {
  handle(router, postAnalyticsSession, async (session) => {
    await analytics.recordSession(session);
    const nextReportMs = analytics.nextReportMs();
    return { ok: true, ...(nextReportMs !== undefined && { nextReportMs }) };
  });
  handle(router, postAnalyticsEvent, async (event) => {
    await analytics.recordEvent(event);
    return { ok: true };
  });
}
