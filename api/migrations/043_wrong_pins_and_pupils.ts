import type { Knex } from 'knex';

/**
 * Wrong PINs of an account, the token that a session had before it was taken back, and when the session of a child in a class ends.
 * Times are milliseconds since 1970 UTC. Raw SQL, because Knex would copy the whole tables on SQLite.
 */
async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column wrong_pins integer not null default 0');
  await knex.raw('alter table users add column wrong_pins_since bigint null');
  await knex.raw('alter table auth_sessions add column former_token_hash varchar(64) null');
  await knex.raw('alter table auth_sessions add column taken_back_at bigint null');
  await knex.raw(
    'create index auth_sessions_former_token_hash_index on auth_sessions (former_token_hash) where former_token_hash is not null',
  );
  await knex.raw('alter table auth_sessions add column ends_at bigint null');
}

async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table auth_sessions drop column ends_at');
  await knex.raw('drop index auth_sessions_former_token_hash_index');
  await knex.raw('alter table auth_sessions drop column taken_back_at');
  await knex.raw('alter table auth_sessions drop column former_token_hash');
  await knex.raw('alter table users drop column wrong_pins_since');
  await knex.raw('alter table users drop column wrong_pins');
}

export const wrongPinsAndPupils: Knex.Migration = { up, down };
