import { getReviews, putReviews } from '@countertop/contract/reviews';
import type { Knex } from 'knex';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { reports } from '../learners/learners.routes.ts';
import { requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import { readReviews, setReviews } from './reviews.service.ts';

/** `now` returns milliseconds since 1970 UTC. */
export function reviewRoutes(router: Router, database: Knex, now: () => number): void {
  handle(router, getReviews, async ({ learnerId, day }, { user }) => {
    await requireLearnerFeature(database, { user, learnerId }, reports, now());
    return readReviews(database, learnerId, day);
  });
  handle(router, putReviews, async ({ learnerId, isOn }) => {
    await setReviews(database, learnerId, { isOn, nowMs: now() });
    return { isOn };
  });
}
