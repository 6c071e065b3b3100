import type { Knex } from 'knex';
import { recount } from '../src/resources/events/recount.ts';

/**
 * Counters that are updated as sessions and events arrive. `day` is the UTC day as YYYY-MM-DD, or `all` for the total of all days.
 * Totals of deleted visits move here. Marks are the unique visitors of a day, kept as long as that day lasts.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('analytics_tallies', (table) => {
    table.string('kind', 20).notNullable();
    table.string('day', 10).notNullable();
    table.string('name', 150).notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('people').notNullable();
    table.primary(['kind', 'day', 'name']);
  });
  await knex.schema.createTable('analytics_marks', (table) => {
    table.string('kind', 20).notNullable();
    table.string('day', 10).notNullable();
    table.string('name', 150).notNullable();
    table.string('session_id', 100).notNullable();
    table.primary(['day', 'kind', 'name', 'session_id']);
  });
  await knex.schema.alterTable('payments', (table) => table.index('settled_at'));
  await knex.schema.alterTable('early_access', (table) => table.index('created_at'));
  await knex.raw(`insert into analytics_tallies (kind, day, name, count, people)
    select case when kind = 'visits' then 'session' else 'event' end, day, case when kind = 'visits' then '' else kind end,
      count, 0 from analytics_days`);
  await knex.schema.dropTable('analytics_days');
  await recount(knex, Date.now());
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('early_access', (table) => table.dropIndex('created_at'));
  await knex.schema.alterTable('payments', (table) => table.dropIndex('settled_at'));
  await knex.schema.dropTable('analytics_marks');
  await knex.schema.dropTable('analytics_tallies');
  await knex.schema.createTable('analytics_days', (table) => {
    table.string('day', 10).notNullable();
    table.string('kind', 50).notNullable();
    table.integer('count').notNullable();
    table.primary(['day', 'kind']);
  });
}

export const tallies: Knex.Migration = { up, down };
