import type { Knex } from 'knex';

/** Totals that remain when visits are deleted, and warnings sent to owners of idle accounts. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('analytics_days', (table) => {
    table.string('day', 10).notNullable();
    // 'visits' or an event type.
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
