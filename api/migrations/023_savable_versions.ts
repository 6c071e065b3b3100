import type { Knex } from 'knex';

/** No player saves that often: a first save could once name any version, and blocked every later one. */
const largestPlausible = 1_000_000_000;

/** Makes games savable again whose version was beyond what a later save can name. */
async function up(knex: Knex): Promise<void> {
  await knex('player_progress')
    .where('version', '>', largestPlausible)
    .orWhere('version', '<', 1)
    .update({ version: 1 });
}

/** The versions of before helped nobody. */
async function down(): Promise<void> {}

export const savableVersions: Knex.Migration = { up, down };
