import { getLearnerDays, getLearners, getLearnerSkills } from '@countertop/contract/learners';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { listLearners, readDays, readSkills } from './learners.service.ts';
import { requireLearnerFeature } from './requireLearnerFeature.ts';

/** What reading a learner's answers and results requires. */
export const reports = {
  feature: 'analytics',
  sentence: 'Progress reports require a subscription. Choose a plan to see them.',
} as const;

export function learnerRoutes(router: Router, { database, now }: ServerContext): void {
  handle(router, getLearners, (_, { user }) => listLearners(database, user, now()));
  handle(router, getLearnerSkills, async (range, { user }) => {
    await requireLearnerFeature(database, { user, learnerId: range.learnerId }, reports, now());
    return readSkills(database, range);
  });
  handle(router, getLearnerDays, async (range, { user }) => {
    await requireLearnerFeature(database, { user, learnerId: range.learnerId }, reports, now());
    return readDays(database, range);
  });
}
