import type { Knex } from 'knex';

/**
 * The time zone in which a child's days begin and quiet hours are meant. Null for older limits until a device reports one. Raw SQL,
 * because Knex would copy the whole table on SQLite.
 */
async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table play_limits add column time_zone varchar(60) null');
}

async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table play_limits drop column time_zone');
}

export const timeZones: Knex.Migration = { up, down };
