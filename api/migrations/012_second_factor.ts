import type { Knex } from 'knex';

/**
 * The second factor of who has one. The secret is sealed with a key that is not in the data; of the recovery codes only
 * the SHA-256 is here. A session says whether the second factor was given in it. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', (table) => {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.string('secret', 200).notNullable();
    table.bigInteger('made_at').notNullable();
    // Null until the first code has shown that the person's app has the secret.
    table.bigInteger('on_at').nullable();
    // The step of time whose code was used last: each is good once.
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
