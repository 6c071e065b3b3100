import type { Knex } from 'knex';

/**
 * Why an order was made: `start` begins a plan, `extend` adds time to the plan the payer already has. Null for orders from
 * before this was asked.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_orders', (table) => {
    table.string('purpose', 10).nullable();
  });
}

async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which has this statement itself.
  await knex.raw('alter table payment_orders drop column purpose');
}

export const orderPurpose: Knex.Migration = { up, down };
