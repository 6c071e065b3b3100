import type { Knex } from 'knex';

/**
 * When the person last proved who they are in a session, and the new address that a link confirms. Times are
 * milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('auth_sessions', (table) => {
    // Null: not since this was recorded, so the next sensitive action asks for the password.
    table.bigInteger('reauthenticated_at').nullable();
  });
  await knex.schema.alterTable('single_use_links', (table) => {
    table.string('new_email', 254).nullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('single_use_links', (table) => table.dropColumn('new_email'));
  await knex.schema.alterTable('auth_sessions', (table) => table.dropColumn('reauthenticated_at'));
}

export const reauthentication: Knex.Migration = { up, down };
