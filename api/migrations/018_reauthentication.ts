import type { Knex } from 'knex';

/**
 * When the user last entered the password in a session; the new address that a link confirms; and links that change an account
 * back to its previous address. Only the SHA-256 of a token is stored. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('auth_sessions', (table) => {
    // Null for sessions from before this column, so the next sensitive action requires the password.
    table.bigInteger('reauthenticated_at').nullable();
  });
  await knex.schema.alterTable('single_use_links', (table) => {
    table.string('new_email', 254).nullable();
  });
  // Separate from other links, which a password change invalidates: someone who took over the account can change it.
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
