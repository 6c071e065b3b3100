import type { Knex } from 'knex';

/** Settings on their way to another account. A copy, which leads back to nobody. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('settings_codes', (table) => {
    table.string('code_hash', 64).primary();
    // JSON.
    table.text('settings').notNullable();
    // Milliseconds since 1970 UTC.
    table.bigInteger('expires_at').notNullable().index();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('settings_codes');
}

export const settingsCodes: Knex.Migration = { up, down };
