import type { Knex } from 'knex';

/**
 * Events are read by their day alone since counts are kept: an index that also named visitors made SQLite write a page of
 * it for each event. Within a day they are met in the order in which they arrived.
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
