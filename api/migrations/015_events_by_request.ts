import type { Knex } from 'knex';

/**
 * A request is looked up by its own id, which browsers make from the time: events that arrive together lie together in the
 * index, where each used to be on its visitor's page. No event points at its session by the database's own rule any more,
 * which would need an index by session.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('analytics_events', (table) => table.dropForeign('session_id'));
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropUnique(['session_id', 'request_id']);
    table.unique(['request_id', 'session_id']);
  });
}

async function down(knex: Knex): Promise<void> {
  // An event whose session was deleted has none to point at.
  const sessions = knex('analytics_sessions').select('session_id');
  await knex('analytics_events').whereNotIn('session_id', sessions).delete();
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropUnique(['request_id', 'session_id']);
    table.unique(['session_id', 'request_id']);
    table.foreign('session_id').references('session_id').inTable('analytics_sessions');
  });
}

export const eventsByRequest: Knex.Migration = { up, down };
