import type { Knex } from 'knex';

/** The saved game of a user as JSON. `version` is incremented with each save. Times are milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('player_progress', (table) => {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.string('restaurant_name', 200).nullable();
    table.string('status', 20).notNullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('player_progress');
}

export const progress: Knex.Migration = { up, down };
