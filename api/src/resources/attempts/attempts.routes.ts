import { getAttempts, postAttempts } from '@countertop/contract/play/attempts';
import { getLearnerDays, getLearnerSkills } from '@countertop/contract/play/learners';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { reports, requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import type { AttemptService } from './attempts.service.ts';
import { readDays, readSkills } from './results.service.ts';

interface AttemptContext extends ServerContext {
  readonly attempts: AttemptService;
}

export function attemptRoutes(router: Router, { attempts, database, now }: AttemptContext): void {
  handle(router, postAttempts, async ({ learnerId, sentAt, attempts: sent }, { user }) => ({
    outcomes: await attempts.store(user, learnerId, { sentAt, attempts: sent }),
  }));
  handle(router, getAttempts, (query, { user }) => attempts.list(user, query));
  handle(router, getLearnerSkills, async (range, { user }) => {
    await requireLearnerFeature(database, { user, learnerId: range.learnerId }, reports, now());
    return readSkills(database, range);
  });
  handle(router, getLearnerDays, async (range, { user }) => {
    await requireLearnerFeature(database, { user, learnerId: range.learnerId }, reports, now());
    return readDays(database, range);
  });
}
