import type { Router } from './Router.ts';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const apiPath = /^\/(?:api|healthz|readyz)(?:\/|$)/i;

/** Whether a path belongs to the API, even if no route matches it. */
export function isApiPath(path: string): boolean {
  return apiPath.test(path);
}

/** Returns the error for a request without a route: 404, or 405 if the path exists with another method. */
function unanswered(router: Router, context: Context): ApiError {
  const methods = router.methodsAt(context.path);
  if (methods.length === 0) return new ApiError('not_found', 'There is nothing at this address. Check the spelling.');
  const allowed = methods.join(', ');
  context.set('Allow', allowed);
  return new ApiError('method_not_allowed', `This address does not support ${context.method}. Use ${allowed}.`);
}

/** API responses are personal, so no cache may store them. */
const noStore: Middleware = (context, next) => {
  context.res.setHeader('Cache-Control', 'no-store');
  return next();
};

/** Adds the API with its `around` middleware. Requests outside its paths go to later middleware. */
export function useApi(koa: Koa, router: Router, around: readonly Middleware[]): void {
  const atRoute: Middleware = (context) => {
    const handled = router.dispatch(context);
    if (handled === false) throw unanswered(router, context);
    return handled;
  };
  // Composed once, because going through each middleware separately costs measurable time per call.
  const answer = [noStore, ...around].reduceRight<Middleware>(
    (inner, middleware) => (context, next) => middleware(context, () => Promise.resolve(inner(context, next))),
    atRoute,
  );
  koa.use((context, next) => (isApiPath(context.path) ? answer(context, next) : next()));
}
