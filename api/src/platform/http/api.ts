import type { Router } from './Router.ts';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const apiPath = /^\/(?:api|healthz|readyz)(?:\/|$)/i;

/** True for paths the API answers, also when there is nothing at them. */
export function isApiPath(path: string): boolean {
  return apiPath.test(path);
}

/** Why nothing took the request: nothing at this path, or not with this method. */
function unanswered(router: Router, context: Context): ApiError {
  const methods = router.methodsAt(context.path);
  if (methods.length === 0) return new ApiError('not_found', 'There is nothing at this address. Check the spelling.');
  const allowed = methods.join(', ');
  context.set('Allow', allowed);
  return new ApiError('method_not_allowed', `This address does not support ${context.method}. Use ${allowed}.`);
}

/** Answers are about somebody: no cache keeps them. */
const neverKept: Middleware = (context, next) => {
  context.res.setHeader('Cache-Control', 'no-store');
  return next();
};

/** Puts the API into the program, `around` in front of its routes; what is outside its paths is left to later ones. */
export function useApi(koa: Koa, router: Router, around: readonly Middleware[]): void {
  const atRoute: Middleware = (context) => {
    const answered = router.answer(context);
    if (answered === false) throw unanswered(router, context);
    return answered;
  };
  // As one: every call passes here, and a step of its own for each is felt.
  const answer = [neverKept, ...around].reduceRight<Middleware>(
    (inner, middleware) => (context, next) => middleware(context, () => Promise.resolve(inner(context, next))),
    atRoute,
  );
  koa.use((context, next) => (isApiPath(context.path) ? answer(context, next) : next()));
}
