import type { Knex } from 'knex';

/**
 * Accounts, their sessions, and links sent by email. Only the SHA-256 of a token is stored, so that a copy of the data grants
 * no access. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (table) => {
    table.string('id', 36).primary();
    // In lower case. The limit is in bytes, so there are never more characters.
    table.string('email', 254).notNullable().unique();
    table.string('password_hash', 200).nullable();
    table.string('issuer', 300).nullable();
    table.string('subject', 300).nullable();
    table.string('display_name', 200).nullable();
    table.string('first_name', 200).nullable();
    table.string('last_name', 200).nullable();
    table.string('role', 20).notNullable();
    table.string('subscription_tier', 20).notNullable();
    table.string('subscription_status', 20).notNullable();
    table.bigInteger('subscription_end_at').nullable();
    table.bigInteger('adult_confirmed_at').nullable();
    table.bigInteger('confirmed_at').nullable();
    table.bigInteger('created_at').notNullable();
    // To the hour, to erase idle accounts.
    table.bigInteger('last_seen_at').notNullable();
    table.unique(['issuer', 'subject']);
  });
  await knex.schema.createTable('auth_sessions', (table) => {
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('device', 100).nullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at').notNullable().index();
  });
  await knex.schema.createTable('single_use_links', (table) => {
    table.string('token_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('purpose', 20).notNullable();
    // Set on confirmation, so that a link applies the password of its own sign-up.
    table.string('password_hash', 200).nullable();
    table.string('browser_hash', 64).nullable();
    table.string('return_to', 500).nullable();
    table.bigInteger('expires_at').notNullable().index();
  });
}

async function down(knex: Knex): Promise<void> {
  for (const table of ['single_use_links', 'auth_sessions', 'users']) await knex.schema.dropTable(table);
}

export const accounts: Knex.Migration = { up, down };
