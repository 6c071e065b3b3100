import type { Knex } from 'knex';

/**
 * Purpose of an order: `start` begins a plan, `extend` adds time to the payer's current plan. Null for older orders.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payment_orders', (table) => {
    table.string('purpose', 10).nullable();
  });
}

async function down(knex: Knex): Promise<void> {
  // Raw SQL, because Knex would copy the whole table on SQLite.
  await knex.raw('alter table payment_orders drop column purpose');
}

export const orderPurpose: Knex.Migration = { up, down };
