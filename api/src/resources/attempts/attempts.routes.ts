import { getAttempts, postAttempts } from '@countertop/contract/attempts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { AttemptService } from './attempts.service.ts';

/** The attempts of a learner. The access of the endpoints ensures that the caller is a guardian. */
export function attemptRoutes(router: Router, { attempts }: { readonly attempts: AttemptService }): void {
  handle(router, postAttempts, async ({ learnerId, sentAt, attempts: sent }, { user }) => ({
    outcomes: await attempts.store(user, learnerId, { sentAt, attempts: sent }),
  }));
  handle(router, getAttempts, (query, { user }) => attempts.list(user, query));
}
