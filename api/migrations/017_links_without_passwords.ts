import type { Knex } from 'knex';

/**
 * Links no longer carry a password. The person who opens a link chooses one, so a password chosen before the address was confirmed is
 * never used. A second factor can be scheduled for removal: `removal_due_at` is milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  // Raw SQL, because Knex rebuilds the table on SQLite.
  await knex.raw('alter table single_use_links drop column password_hash');
  await knex.raw('alter table single_use_links drop column browser_hash');
  await knex.schema.alterTable('second_factors', (table) => table.bigInteger('removal_due_at').nullable());
}

async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table second_factors drop column removal_due_at');
  await knex.schema.alterTable('single_use_links', (table) => {
    table.string('password_hash', 200).nullable();
    table.string('browser_hash', 64).nullable();
  });
}

export const linksWithoutPasswords: Knex.Migration = { up, down };
