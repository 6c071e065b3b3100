import type { Knex } from 'knex';

/**
 * Requests are looked up by their ID, which browsers derive from the time, so events that arrive together are close in the index;
 * before, each was on its visitor's page. Events no longer have a foreign key to their session, which would need an index by
 * session.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('analytics_events', (table) => table.dropForeign('session_id'));
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropUnique(['session_id', 'request_id']);
    table.unique(['request_id', 'session_id']);
  });
}

async function down(knex: Knex): Promise<void> {
  // Events whose session was deleted would violate the foreign key.
  const sessions = knex('analytics_sessions').select('session_id');
  await knex('analytics_events').whereNotIn('session_id', sessions).delete();
  await knex.schema.alterTable('analytics_events', (table) => {
    table.dropUnique(['request_id', 'session_id']);
    table.unique(['session_id', 'request_id']);
    table.foreign('session_id').references('session_id').inTable('analytics_sessions');
  });
}

export const eventsByRequest: Knex.Migration = { up, down };
