import type { Knex } from 'knex';

/**
 * A link no longer carries a password: whoever opens it chooses one, so a password given before the address was proven
 * is never used. And a second factor can be on its way out: `removal_due_at` is milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  // Not by knex, which rebuilds the table on SQLite.
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
