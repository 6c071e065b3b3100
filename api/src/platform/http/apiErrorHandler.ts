import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { signedInOf } from './caller.ts';
import { RetryAfterError, errorBodyOf, type ApiError, toApiError } from '../errors/ApiError.ts';

/** Whether an error is logged: denied access and guessing are, being signed out is not. */
function isLogged({ status, code }: ApiError): boolean {
  const isSignedOut = code === 'signed_out' || code === 'sign_in_expired' || code === 'class_plan_ended';
  return (status === 401 && !isSignedOut) || status === 403 || status === 429;
}

/** Responds to anything thrown with an `ErrorBody`; details of unexpected errors go to the log only. */
export function apiErrorHandler(log: Logger): Middleware {
  return async function handleApiError(context, next) {
    try {
      await next();
    } catch (error) {
      const apiError = toApiError(error);
      const requestId = String(context.state['requestId']);
      const isUnexpected = apiError.status >= 500 && apiError !== error;
      if (isUnexpected) log.error({ requestId, err: error }, 'unforeseen error');
      if (isLogged(apiError)) {
        log.info({ requestId, code: apiError.code, userId: signedInOf(context)?.user.id ?? null }, 'refused');
      }
      // A body that was not read to its end would be taken for the next request.
      if (apiError.status === 413) context.set('Connection', 'close');
      if (apiError instanceof RetryAfterError) context.set('Retry-After', String(apiError.retryAfterSeconds));
      context.status = apiError.status;
      context.body = { ...errorBodyOf(apiError), ...(isUnexpected && { requestId }) };
    }
  };
}
