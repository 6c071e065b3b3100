import type { Knex } from 'knex';

/**
 * When the person last proved who they are in a session; the new address that a link confirms; and the links that move
 * an account back to its earlier address. Of a token only the SHA-256 is stored. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('auth_sessions', (table) => {
    // Null: not since this was recorded, so the next sensitive action asks for the password.
    table.bigInteger('reauthenticated_at').nullable();
  });
  await knex.schema.alterTable('single_use_links', (table) => {
    table.string('new_email', 254).nullable();
  });
  // Apart from the other links, which a change of the password ends: who took the account over can change it.
  await knex.schema.createTable('email_reverts', (table) => {
    table.string('token_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('email_reverts');
  await knex.schema.alterTable('single_use_links', (table) => table.dropColumn('new_email'));
  await knex.schema.alterTable('auth_sessions', (table) => table.dropColumn('reauthenticated_at'));
}

export const reauthentication: Knex.Migration = { up, down };
