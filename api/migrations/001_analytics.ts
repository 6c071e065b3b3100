import type { Knex } from 'knex';

/** Times are milliseconds since 1970 UTC; `day` is the UTC day as YYYY-MM-DD, stored so that daily counts can use an index. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('analytics_sessions', (table) => {
    table.string('session_id', 100).primary();
    table.text('user_agent').nullable();
    table.text('referrer').nullable();
    table.integer('time_spent_seconds').notNullable();
    table.string('day', 10).notNullable().index();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('analytics_events', (table) => {
    table.increments('id');
    table.string('session_id', 100).notNullable().references('session_id').inTable('analytics_sessions');
    table.string('event_type', 50).notNullable();
    table.text('event_data').nullable();
    table.string('request_id', 100).nullable();
    table.string('day', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['session_id', 'request_id']);
    table.index(['day', 'event_type', 'session_id']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('analytics_events');
  await knex.schema.dropTable('analytics_sessions');
}

export const analytics: Knex.Migration = { up, down };
