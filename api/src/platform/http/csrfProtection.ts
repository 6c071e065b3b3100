import { policyReportPath, webhookPath } from '@countertop/contract/payments/payments.limits';
import type { Middleware } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const openPaths: ReadonlySet<string> = new Set([webhookPath, policyReportPath]);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests with side effects that come from pages of other sites. Programs send no origin and may pass. Koa 3's
 * `context.origin` is the client's own header, so the expected origin is determined here. Webhooks pass as well: they are
 * authenticated by a signature, and cookies do not count there. So do browsers' reports, which change nothing.
 */
export function csrfProtection(publicOrigin: string | null): Middleware {
  return function checkSite(context, next) {
    if (safeMethods.has(context.method) || openPaths.has(context.path)) return next();
    const site = context.get('sec-fetch-site');
    const origin = context.get('origin');
    const ours = publicOrigin ?? `${context.protocol}://${context.host}`;
    const isOurs =
      site === '' ? origin === '' || origin === ours : site === 'same-origin' || site === 'none' || origin === ours;
    if (!isOurs) {
      throw new ApiError('cross_site', 'Only pages of this site can make this request. Reload the page and try again.');
    }
    return next();
  };
}
