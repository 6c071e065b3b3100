import type { Knex } from 'knex';

/** More saves than any player makes. A first save used to accept any version, and a huge one blocked every later save. */
const largestPlausible = 1_000_000_000;

/** Resets versions that are too large for a later save. */
async function up(knex: Knex): Promise<void> {
  await knex('player_progress')
    .where('version', '>', largestPlausible)
    .orWhere('version', '<', 1)
    .update({ version: 1 });
}

/** The old versions are of no use. */
async function down(): Promise<void> {}

export const savableVersions: Knex.Migration = { up, down };
