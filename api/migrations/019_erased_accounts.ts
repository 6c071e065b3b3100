import type { Knex } from 'knex';

/**
 * IDs of erased accounts, so that a restored backup does not bring them back. An ID is random, and anonymous once the account is
 * gone. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('erased_accounts', (table) => {
    table.string('id', 36).primary();
    table.bigInteger('erased_at').notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('erased_accounts');
}

export const erasedAccounts: Knex.Migration = { up, down };
