import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { signedInOf } from '../../resources/accounts/findCaller.ts';
import { RetryAfterError, errorBodyOf, type ApiError, toApiError } from '../errors/ApiError.ts';

/** Who was kept out of what, and who guesses, is worth a line; that somebody is signed out is not. */
function isWatched({ status, code }: ApiError): boolean {
  return (status === 401 && code !== 'signed_out') || status === 403 || status === 429;
}

/** Turns whatever was thrown into the one error shape; the details of our own faults go to the log only. */
export function apiErrorHandler(log: Logger): Middleware {
  return async function answerProblem(context, next) {
    try {
      await next();
    } catch (error) {
      const problem = toApiError(error);
      const requestId = String(context.state['requestId']);
      const isOurs = problem.status >= 500 && problem !== error;
      if (isOurs) log.error({ requestId, err: error }, 'unforeseen error');
      if (isWatched(problem)) {
        log.info({ requestId, code: problem.code, userId: signedInOf(context)?.user.id ?? null }, 'refused');
      }
      // A body that was not read to its end would be taken for the next request.
      if (problem.status === 413) context.set('Connection', 'close');
      if (problem instanceof RetryAfterError) context.set('Retry-After', String(problem.retryAfterSeconds));
      context.status = problem.status;
      context.body = { ...errorBodyOf(problem), ...(isOurs && { requestId }) };
    }
  };
}
