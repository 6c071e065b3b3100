import type { Knex } from 'knex';

/** People who want to know when a game opens. Email addresses are in lower case, so that each is stored once. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('early_access', (table) => {
    table.increments('id');
    table.string('email', 254).notNullable();
    table.string('game_title', 100).notNullable();
    table.string('source', 50).notNullable();
    table.string('session_id', 100).nullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['email', 'game_title']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('early_access');
}

export const earlyAccess: Knex.Migration = { up, down };
