import type { Knex } from 'knex';

/**
 * `announced_at`: when an email about the opened game was started, in milliseconds since 1970 UTC. The row is deleted once the
 * mail server has accepted it.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('early_access', (table) => table.bigInteger('announced_at').nullable());
}

async function down(knex: Knex): Promise<void> {
  // Raw SQL, because Knex would copy the whole table on SQLite.
  await knex.raw('alter table early_access drop column announced_at');
}

export const announcements: Knex.Migration = { up, down };
