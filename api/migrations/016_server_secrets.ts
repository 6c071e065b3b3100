import type { Knex } from 'knex';

/**
 * Random secrets for servers without `SESSION_SECRET`, stored so that they survive a restart. Deletes existing rate limit counts,
 * whose keys are plain hashes of IP and email addresses and can be reversed by brute force.
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
