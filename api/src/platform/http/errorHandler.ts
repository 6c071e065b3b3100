import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { ourFault } from '../errors/ApiError.ts';

/**
 * Answers what nothing before foresaw, a page that could not be made above all: one sentence and the id by which the
 * log knows the request, and no word of the fault itself. Koa's own answer would lose every header.
 */
export function errorHandler(log: Logger): Middleware {
  return async function answerFault(context, next) {
    try {
      await next();
    } catch (error) {
      const requestId = String(context.state['requestId']);
      log.error({ requestId, err: error }, 'unforeseen error');
      for (const name of ['Content-Encoding', 'ETag', 'Set-Cookie']) context.remove(name);
      context.set('Cache-Control', 'no-store');
      context.status = 500;
      context.type = 'text/plain; charset=utf-8';
      context.body = `${ourFault} If it goes on, tell us this number: ${requestId}`;
    }
  };
}
