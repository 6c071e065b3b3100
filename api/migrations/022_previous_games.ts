import type { Knex } from 'knex';

/** Saved games that have been replaced by another one, as JSON. Times are milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('previous_games', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('restaurant_name', 200).nullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
    table.bigInteger('replaced_at').notNullable().index();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('previous_games');
}

export const previousGames: Knex.Migration = { up, down };
