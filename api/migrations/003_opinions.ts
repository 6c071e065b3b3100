import type { Knex } from 'knex';

/** Feedback about the game. Linked to an anonymous visit, never to an account. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('opinions', (table) => {
    table.increments('id');
    table.string('session_id', 100).notNullable();
    table.string('request_id', 100).nullable();
    table.integer('rating').notNullable();
    table.text('words').nullable();
    table.boolean('game_completed').notNullable();
    table.string('day', 10).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.unique(['session_id', 'request_id']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('opinions');
}

export const opinions: Knex.Migration = { up, down };
