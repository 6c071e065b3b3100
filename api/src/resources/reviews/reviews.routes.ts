import { getReviews, putReviews } from '@countertop/contract/play/reviews';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { CallBudget } from '../../platform/http/CallBudget.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { reports, requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import { readReviews, setReviews } from './reviews.service.ts';

/** Readings of one learner's schedule, which takes all of the learner's answers. Pages of the game and of reports read it once each. */
const readBudget = { amount: 120, windowMs: 3_600_000 };

export function reviewRoutes(router: Router, { database, now }: ServerContext): void {
  const budget = new CallBudget(readBudget);
  handle(router, getReviews, async ({ learnerId, day }, { user }) => {
    await requireLearnerFeature(database, { user, learnerId }, reports, now());
    budget.spend(learnerId, 1, now());
    return readReviews(database, learnerId, day);
  });
  handle(router, putReviews, async ({ learnerId, isOn }) => {
    await setReviews(database, learnerId, { isOn, nowMs: now() });
    return { isOn };
  });
}
