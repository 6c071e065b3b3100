import type { Knex } from 'knex';

/** Columns that hold times of the server's clock. */
const written = [
  ['users', 'last_seen_at'],
  ['auth_sessions', 'last_used_at'],
  ['attempts', 'received_at'],
  ['player_progress', 'saved_at'],
  ['analytics_sessions', 'updated_at'],
] as const;

/** Returns the latest time that the server has written; 0 if it has written none. */
async function latestTime(knex: Knex): Promise<number> {
  let latest = 0;
  for (const [table, column] of written) {
    const row = await knex(table).max({ time: column }).first();
    latest = Math.max(latest, Number(row?.time ?? 0));
  }
  return latest;
}

/**
 * The last time that a server has seen, so that a server with a wrong clock deletes nothing; and the IDs of what was erased because of
 * its age, apart from those that people have erased. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('server_clock', (table) => {
    // Always 1.
    table.integer('id').primary();
    table.bigInteger('seen_at').notNullable();
  });
  await knex.schema.createTable('erased_by_age', (table) => {
    table.string('id', 36).primary();
    table.bigInteger('erased_at').notNullable();
    // `account`, `learner` or `class`.
    table.string('kind', 10).notNullable();
  });
  const seenAt = await latestTime(knex);
  // A new database has seen no time yet.
  if (seenAt > 0) await knex('server_clock').insert({ id: 1, seen_at: seenAt });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('erased_by_age');
  await knex.schema.dropTable('server_clock');
}

export const wrongClock: Knex.Migration = { up, down };
