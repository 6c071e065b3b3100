import type { Knex } from 'knex';

/**
 * Since there are counters, events are only read by day. An index that included visitors made SQLite write an index page for each
 * event. Within a day, events are in the order of arrival.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropIndex(['day', 'event_type', 'session_id']);
    table.index(['day', 'id']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropIndex(['day', 'id']);
    table.index(['day', 'event_type', 'session_id']);
  });
}

export const eventsByDay: Knex.Migration = { up, down };
