import { postOpinion } from '@countertop/contract/opinion';
import type { Knex } from 'knex';
import { handle } from '../../platform/http/handle.ts';
import { callLimit } from '../../platform/http/callLimit.ts';
import { isTrackingRefused } from '../../platform/http/optOut.ts';
import type { Router } from '../../platform/http/Router.ts';
import { keepOpinion } from './opinion.service.ts';

/** Per network: two classes of 35 children who each rate the game once, within an hour. */
export const feedbackLimit = { name: 'feedback', calls: 70, windowMs: 3_600_000 };

/** `now` gives milliseconds since 1970 UTC. */
export function opinionRoutes(router: Router, database: Knex, now: () => number): void {
  const count = callLimit(feedbackLimit, database);
  handle(router, postOpinion, async (opinion, { address, context }) => {
    await count(address);
    await keepOpinion(database, opinion, { isTrackingRefused: isTrackingRefused(context), nowMs: now() });
    return { ok: true };
  });
}
