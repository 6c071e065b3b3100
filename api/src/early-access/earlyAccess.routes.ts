import type { Router } from '../http/Router.ts';
import { postEarlyAccess } from '@countertop/contract/earlyAccess';
import type { Knex } from 'knex';
import { handle } from '../handle.ts';
import { callLimit } from '../http/callLimit.ts';
import { keepEarlyAccess } from './earlyAccess.service.ts';

/** Ours: a room full of teachers behind one address gets through, a program that fills the table does not. */
const limit = { name: 'early access', calls: 30, windowMs: 3_600_000 };

/** `now` gives milliseconds since 1970 UTC. */
export function earlyAccessRoutes(router: Router, database: Knex, now: () => number): void {
  const count = callLimit(limit, database);
  handle(router, postEarlyAccess, async (wish, { address }) => {
    await count(address);
    await keepEarlyAccess(database, wish, now());
    return { ok: true };
  });
}
