import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { errorBodyOf, TooManyCalls, toProblem } from '../problem.ts';

/** Turns whatever was thrown into the one error shape; the details of our own faults go to the log only. */
export function answerProblems(log: Logger): Middleware {
  return async function answerProblem(context, next) {
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status === 500) log.error({ requestId: context.state['requestId'], err: error }, 'unforeseen error');
      // A body that was not read to its end would be taken for the next request.
      if (problem.status === 413) context.set('Connection', 'close');
      if (problem instanceof TooManyCalls) context.set('Retry-After', String(problem.retryAfterSeconds));
      context.status = problem.status;
      context.body = errorBodyOf(problem);
    }
  };
}
