import type { Knex } from 'knex';

/** What stays of visits when their detail is deleted, and whom we have told that their account will end. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('analytics_days', (table) => {
    table.string('day', 10).notNullable();
    // 'visits', or the type of an event.
    table.string('kind', 50).notNullable();
    table.integer('count').notNullable();
    table.primary(['day', 'kind']);
  });
  await knex.schema.createTable('idle_warnings', (table) => {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.integer('sent').notNullable();
    table.bigInteger('last_sent_at').notNullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('idle_warnings');
  await knex.schema.dropTable('analytics_days');
}

export const retention: Knex.Migration = { up, down };
