import { webhookPath } from '@countertop/contract/payments.limits';
import type { Middleware } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets calls that change something come only from our own pages, or from no page at all (a program). Koa 3's
 * `context.origin` is the caller's own header, so the allowed origins are worked out here. The payment provider's calls
 * are let through: a signature says whose they are, and no cookie counts there.
 */
export function csrfProtection(publicOrigin: string | null): Middleware {
  return function checkSite(context, next) {
    if (safeMethods.has(context.method) || context.path === webhookPath) return next();
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
