import type { Knex } from 'knex';

/** Addresses whose owners refused emails that anybody can request. Times are milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('refused_addresses', (table) => {
    table.string('address_hash', 43).primary();
    table.bigInteger('refused_at').notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('refused_addresses');
}

export const refusedAddresses: Knex.Migration = { up, down };
