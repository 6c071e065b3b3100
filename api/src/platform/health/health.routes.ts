import type { Router } from '../http/Router.ts';
import { getHealth, getReadiness } from '@countertop/contract/site/health';
import type { Knex } from 'knex';
import { handle } from '../http/handle.ts';
import type { ServerClock } from '../clock/ServerClock.ts';
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
  readonly clock: Pick<ServerClock, 'jump'>;
}

/** Adds the liveness and readiness probes. */
export function healthRoutes(router: Router, { database, isStopping, dataFile, clock }: HealthParts): void {
  handle(router, getHealth, () => ({ status: 'ok' }));
  handle(router, getReadiness, async () => {
    if (isStopping()) throw new ApiError('stopping', 'The server is stopping. Try again in a minute.');
    if (await dataFile?.check())
      throw new ApiError(
        'data_file_missing',
        'The data file was removed or replaced. Put it back, or restore a backup.',
      );
    if (!(await isReachable(database)))
      throw new ApiError('database_unavailable', 'The database does not respond. Try again in a minute.');
    const isClockAccepted = (await clock.jump()) === null;
    const ready = { status: 'ready' } as const;
    return isClockAccepted ? ready : { ...ready, clock: 'not_accepted' as const };
  });
}
