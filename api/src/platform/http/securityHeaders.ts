import type { Middleware } from 'koa';

/**
 * Strictest values, for every response: nothing may be rendered, framed, read by other sites or sniffed. Pages and files for
 * other origins override them with what they need.
 */
const alwaysSent = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** One year, the minimum for the browsers' preload lists. */
const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** Returns the headers of every response. */
export function commonHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? { ...alwaysSent, ...transportSecurity } : alwaysSent;
}

/** Sets the common headers before anything else handles the request. */
export function securityHeaders(isHttps: boolean): Middleware {
  const headers = Object.entries(commonHeaders(isHttps));
  return function setHeaders(context, next) {
    // Faster than `context.set`, which normalizes each header.
    for (const [name, value] of headers) context.res.setHeader(name, value);
    return next();
  };
}
