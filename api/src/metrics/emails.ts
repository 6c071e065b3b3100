import type { Knex } from 'knex';
import { noteExported } from '../audit/auditLog.ts';
import { csvOfLines } from '../csv.ts';

interface WishRow {
  readonly email: string;
  readonly game_title: string;
  readonly source: string;
  readonly created_at: number;
}

/** Who wants to hear of which game, as CSV, oldest first; it is written down before anybody gets it. */
export async function exportEmails(database: Knex, adminId: string, nowMs: number): Promise<string> {
  const rows = await database.transaction(async (trx) => {
    const wishes: WishRow[] = await trx('early_access').orderBy(['created_at', 'id']);
    const emails = [...new Set(wishes.map(({ email }) => email))];
    const userIds: string[] = await trx('users')
      .join('early_access', 'early_access.email', 'users.email')
      .distinct('users.id')
      .pluck('users.id');
    await noteExported(trx, { adminId, action: 'early_access_exported', userIds, people: emails.length }, nowMs);
    return wishes;
  });
  const lines = rows.map(({ email, game_title: game, source, created_at: askedAt }) => ({
    game,
    email,
    source,
    askedAt: new Date(askedAt).toISOString(),
  }));
  return csvOfLines(lines, ['game', 'email', 'source', 'askedAt']);
}
