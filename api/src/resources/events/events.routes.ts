import { postAnalyticsEvent, postAnalyticsSession } from '@countertop/contract/analytics/analytics';
import { handle } from '../../platform/http/handle.ts';
import { isTrackingRefused } from '../../platform/http/optOut.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { EventService } from './events.service.ts';

/**
 * Nothing is recorded for browsers that opt out of tracking, or for networks over their budget. Both get the usual response:
 * nobody reads it, and a client that retried would only add to a flood.
 */
export function eventRoutes(router: Router, { events }: { readonly events: EventService }): void {
  handle(router, postAnalyticsSession, async (session, { address, context }) => {
    if (!isTrackingRefused(context)) await events.recordSession(session, address);
    const nextReportMs = events.nextReportMs();
    const interval = nextReportMs === undefined ? {} : { nextReportMs };
    return { ok: true as const, ...interval };
  });
  handle(router, postAnalyticsEvent, async (event, { address, context }) => {
    if (!isTrackingRefused(context)) await events.recordEvent(event, address);
    return { ok: true };
  });
}
