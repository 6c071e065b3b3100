import type { Knex } from 'knex';

/**
 * Rate limit counts shared by the servers on a database, in the format of rate-limiter-flexible. Keys are hashes, so no IP or
 * email address is stored. `expire` is milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('call_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').nullable().index();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('call_limits');
}

export const rateLimits: Knex.Migration = { up, down };
