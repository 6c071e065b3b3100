import type { Knex } from 'knex';

/**
 * Random secrets of a server that has no `SESSION_SECRET`: made once, so that a restart forgets nothing. Counts stored so
 * far are under plain hashes of addresses and e-mails, which can be reversed by trying; they are deleted.
 */
async function up(knex: Knex): Promise<void> {
  await knex('call_limits').delete();
  await knex.schema.createTable('server_secrets', (table) => {
    table.string('name', 50).primary();
    table.string('value', 100).notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('server_secrets');
}

export const serverSecrets: Knex.Migration = { up, down };
