import type { Knex } from 'knex';

/**
 * What several servers on one database count together so that nobody calls too often, in the shape that
 * rate-limiter-flexible writes. A key is a hash: no address and no e-mail stands here. `expire` is milliseconds since 1970 UTC.
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
