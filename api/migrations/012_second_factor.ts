import type { Knex } from 'knex';

/**
 * Second factors. The secret is encrypted with a key that is not in the database; only the SHA-256 of recovery codes is stored.
 * A session records whether the second factor was used. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', (table) => {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.string('secret', 200).notNullable();
    table.bigInteger('made_at').notNullable();
    // Null until a first code has proven that the user's app has the secret.
    table.bigInteger('on_at').nullable();
    // Time step of the last used code, because each code is valid once.
    table.bigInteger('last_step').nullable();
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.string('code_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
  });
  await knex.schema.alterTable('auth_sessions', (table) => {
    table.string('second_factor', 10).notNullable().defaultTo('none');
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('auth_sessions', (table) => table.dropColumn('second_factor'));
  for (const table of ['recovery_codes', 'second_factors']) await knex.schema.dropTable(table);
}

export const secondFactor: Knex.Migration = { up, down };
