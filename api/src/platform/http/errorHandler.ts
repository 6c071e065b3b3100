import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { internalErrorText } from '../errors/ApiError.ts';

/**
 * Catch-all error handler, mostly for pages: responds 500 with one sentence and the request ID. Details go to the log only.
 * Koa's own error response would lose every header.
 */
export function errorHandler(log: Logger): Middleware {
  return async function handleError(context, next) {
    try {
      await next();
    } catch (error) {
      const requestId = String(context.state['requestId']);
      log.error({ requestId, err: error }, 'unforeseen error');
      for (const name of ['Content-Encoding', 'ETag', 'Set-Cookie']) context.remove(name);
      context.set('Cache-Control', 'no-store');
      context.status = 500;
      context.type = 'text/plain; charset=utf-8';
      context.body = `${internalErrorText} If it keeps happening, send us this number: ${requestId}`;
    }
  };
}
