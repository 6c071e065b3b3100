import type { Knex } from 'knex';

/**
 * Accounts with several children whose plan for families has ended, and the emails that announce the erasure of all children but the
 * first. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('ended_families', (table) => {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.bigInteger('ended_at').notNullable().index();
    table.integer('sent').notNullable().defaultTo(0);
    table.bigInteger('last_sent_at').nullable();
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('ended_families');
}

export const endedFamilies: Knex.Migration = { up, down };
