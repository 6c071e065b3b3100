import type { Knex } from 'knex';
import { newToken } from '../src/resources/accounts/token.ts';

/** Assigns a token to each row. */
async function addTokens(knex: Knex): Promise<void> {
  const ids: number[] = await knex('early_access').orderBy('id').pluck('id');
  for (const id of ids) await knex('early_access').where({ id }).update({ token: newToken() });
}

/**
 * Addresses must be confirmed before they are on the list. `token` is part of the links in emails. `confirm_by` is when an
 * unconfirmed row is deleted, null if no email has been sent yet. Times are milliseconds since 1970 UTC. The daily retention job
 * emails addresses that are already stored.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('early_access', (table) => {
    table.string('token', 43).nullable();
    table.bigInteger('confirm_by').nullable();
    table.bigInteger('confirmed_at').nullable();
  });
  await addTokens(knex);
  await knex.schema.alterTable('early_access', (table) => table.unique(['token']));
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('early_access', (table) => table.dropUnique(['token']));
  for (const column of ['token', 'confirm_by', 'confirmed_at']) {
    await knex.raw(`alter table early_access drop column ${column}`);
  }
}

export const earlyAccessOptIn: Knex.Migration = { up, down };
