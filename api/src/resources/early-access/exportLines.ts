import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { EarlyAccessModel } from './EarlyAccess.model.ts';

/** Early access is stored by email address, so the rows with the user's address are theirs. */
export async function earlyAccessLines(database: Knex, email: string): Promise<Lines> {
  const rows = await EarlyAccessModel.query(database).where({ email }).orderBy('createdAt');
  return rows.map(({ gameTitle, source, ...times }) => ({
    gameTitle,
    source,
    askedAt: timeOf(times.createdAt),
    deletedUnlessConfirmedBy: times.confirmedAt === null ? timeOf(times.confirmBy) : null,
    confirmedAt: timeOf(times.confirmedAt),
  }));
}
