import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { EarlyAccessModel } from './EarlyAccess.model.ts';

/** Early access is stored by email address, so the rows with the user's address are theirs. */
export async function earlyAccessLines(database: Knex, email: string): Promise<Lines> {
  const rows = await EarlyAccessModel.query(database).where({ email }).orderBy('created_at');
  return rows.map(({ game_title: gameTitle, source, ...times }) => ({
    gameTitle,
    source,
    askedAt: timeOf(times.created_at),
    deletedUnlessConfirmedBy: times.confirmed_at === null ? timeOf(times.confirm_by) : null,
    confirmedAt: timeOf(times.confirmed_at),
  }));
}
