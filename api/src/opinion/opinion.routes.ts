import type { Router } from '../http/Router.ts';
import { postOpinion } from '@countertop/contract/opinion';
import type { Knex } from 'knex';
import { handle } from '../handle.ts';
import { keepOpinion } from './opinion.service.ts';

/** `now` gives milliseconds since 1970 UTC. */
export function opinionRoutes(router: Router, database: Knex, now: () => number): void {
  handle(router, postOpinion, async (opinion) => {
    await keepOpinion(database, opinion, now());
    return { ok: true };
  });
}
