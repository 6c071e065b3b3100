import { postFeedback, postAnalyticsFeedback } from '@countertop/contract/analytics/feedback';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { isTrackingRefused } from '../../platform/http/optOut.ts';
import type { Router } from '../../platform/http/Router.ts';
import { storeFeedback } from './feedback.service.ts';

/** Per network: two classes of 35 children who each rate the game once, within an hour. */
export const feedbackLimit = { name: 'feedback', calls: 70, windowMs: 3_600_000 };

export function feedbackRoutes(router: Router, { database, now }: ServerContext): void {
  const count = rateLimit(feedbackLimit, database);
  for (const endpoint of [postFeedback, postAnalyticsFeedback]) {
    handle(router, endpoint, async (feedback, { address, context }) => {
      await count(address);
      await storeFeedback(database, feedback, { isTrackingRefused: isTrackingRefused(context), nowMs: now() });
      return { ok: true };
    });
  }
}
