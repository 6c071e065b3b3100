import type { Knex } from 'knex';
import { newToken } from '../src/resources/accounts/token.ts';

/** Gives each row a token of its own. */
async function addTokens(knex: Knex): Promise<void> {
  const ids: number[] = await knex('early_access').orderBy('id').pluck('id');
  for (const id of ids) await knex('early_access').where({ id }).update({ token: newToken() });
}

/**
 * Nobody is on the list before they confirm their address. `token` is part of the links in mails of the list; `confirm_by`
 * is when an unconfirmed row is deleted, null if no mail has been sent yet; times are milliseconds since 1970 UTC. Addresses
 * that are already stored get the mail from the daily job that deletes old data.
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
