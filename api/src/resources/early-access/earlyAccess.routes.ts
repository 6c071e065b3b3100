import {
  postConfirmEarlyAccess,
  postEarlyAccess,
  postAnalyticsEarlyAccess,
  postUnsubscribe,
} from '@countertop/contract/site/earlyAccess';
import { oneClickUnsubscribePath } from '@countertop/contract/site/earlyAccess.limits';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import { confirmEarlyAccess, type EarlyAccessParts, signUpForEarlyAccess, unsubscribe } from './earlyAccess.service.ts';

/** Per network: enough for a room full of teachers behind one address, but not for a script that fills the table. */
const limit = { name: 'early access', calls: 30, windowMs: 3_600_000 };

export function earlyAccessRoutes(router: Router, parts: EarlyAccessParts): void {
  const count = rateLimit(limit, parts.database);
  for (const endpoint of [postEarlyAccess, postAnalyticsEarlyAccess]) {
    handle(router, endpoint, async (request, { address }) => {
      await count(address);
      await signUpForEarlyAccess(parts, request);
      return { ok: true };
    });
  }
  handle(router, postConfirmEarlyAccess, ({ token }) => confirmEarlyAccess(parts, token));
  handle(router, postUnsubscribe, async ({ token }) => {
    await unsubscribe(parts, token);
    return { ok: true };
  });
  // Called by email clients (RFC 8058) with a form as the body, which adds nothing, and the token in the query, which is not
  // logged.
  router.on('POST', oneClickUnsubscribePath, async (context) => {
    const { token } = context.query;
    if (typeof token === 'string') await unsubscribe(parts, token);
    context.body = { ok: true };
  });
}
