import type { Middleware } from 'koa';

/**
 * On every answer, whatever it is: nothing to render, nothing to frame, nothing another site may read, nothing to guess
 * a type of. A page, and what other origins may use, says less strictly what it needs.
 */
const safeHeaders = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** A year, as browsers ask for it. */
const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** The headers of every answer of a site that visitors reach by https, or not. */
export function headersOfAll(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? { ...safeHeaders, ...transportSecurity } : safeHeaders;
}

/** Sets the headers of every answer before anything else looks at the request. */
export function securityHeaders(isHttps: boolean): Middleware {
  const headers = Object.entries(headersOfAll(isHttps));
  return function setHeaders(context, next) {
    // Koa's own way looks at each header several times, and these are on every answer.
    for (const [name, value] of headers) context.res.setHeader(name, value);
    return next();
  };
}
