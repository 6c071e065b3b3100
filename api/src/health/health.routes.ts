import type { Router } from '../http/Router.ts';
import { getHealth, getReadiness } from '@countertop/contract/health';
import type { Knex } from 'knex';
import { handle } from '../handle.ts';
import { Problem } from '../problem.ts';

async function answers(database: Knex): Promise<boolean> {
  return database.raw('select 1').then(
    () => true,
    () => false,
  );
}

/** For whoever watches the server: does it run, and can it answer. */
export function healthRoutes(router: Router, database: Knex, isStopping: () => boolean): void {
  handle(router, getHealth, () => ({ status: 'ok' }));
  handle(router, getReadiness, async () => {
    if (isStopping()) throw new Problem(503, 'stopping', 'The server is stopping. Ask again in a minute.');
    if (!(await answers(database)))
      throw new Problem(503, 'no_database', 'The database does not answer. Ask again in a minute.');
    return { status: 'ready' };
  });
}
