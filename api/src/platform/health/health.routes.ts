import type { Router } from '../http/Router.ts';
import { getHealth, getReadiness } from '@countertop/contract/health';
import type { Knex } from 'knex';
import { handle } from '../http/handle.ts';
import type { DataFile } from '../db/DataFile.ts';
import { ApiError } from '../errors/ApiError.ts';

async function isReachable(database: Knex): Promise<boolean> {
  return database.raw('select 1').then(
    () => true,
    () => false,
  );
}

export interface HealthParts {
  readonly database: Knex;
  readonly isStopping: () => boolean;
  /** The SQLite file; null on PostgreSQL. */
  readonly dataFile: DataFile | null;
}

/** Adds the liveness and readiness probes. */
export function healthRoutes(router: Router, { database, isStopping, dataFile }: HealthParts): void {
  handle(router, getHealth, () => ({ status: 'ok' }));
  handle(router, getReadiness, async () => {
    if (isStopping()) throw new ApiError(503, 'stopping', 'The server is stopping. Ask again in a minute.');
    if (await dataFile?.check())
      throw new ApiError(503, 'no_data', 'The data file was removed or replaced. Put it back, or restore a backup.');
    if (!(await isReachable(database)))
      throw new ApiError(503, 'no_database', 'The database does not answer. Ask again in a minute.');
    return { status: 'ready' };
  });
}
