import type { Knex } from 'knex';

/**
 * Refunds and disputes by the provider's IDs, so that their events can arrive in any order, and what each receipt says. Amounts
 * are in cents, times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_refunds', (table) => {
    table.string('razorpay_refund_id', 100).primary();
    table.string('payment_id', 100).notNullable().references('payments.razorpay_payment_id').index();
    table.integer('amount_cents').notNullable();
    table.string('status', 20).notNullable().index();
    table.bigInteger('reported_at').notNullable();
    // When the payer and the operator were told that the refund failed.
    table.bigInteger('failure_mailed_at').nullable();
  });
  await knex.schema.createTable('payment_disputes', (table) => {
    table.string('razorpay_dispute_id', 100).primary();
    table.string('payment_id', 100).notNullable().references('payments.razorpay_payment_id').index();
    table.string('status', 20).notNullable().index();
    table.string('phase', 30).nullable();
    table.string('reason', 100).nullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.bigInteger('respond_by').nullable();
    // When the provider created the event that the status is from.
    table.bigInteger('event_at').notNullable();
    table.bigInteger('opened_at').notNullable();
    // The last status that the payer and the operator were told.
    table.string('mailed_status', 20).nullable();
  });
  // Separate from the books, because the address is erased with the account.
  await knex.schema.createTable('payment_receipts', (table) => {
    table.string('payment_id', 100).primary().references('payments.razorpay_payment_id');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable();
    table.string('display_name', 200).nullable();
    // The end of the plan as of the payment.
    table.bigInteger('ends_at').nullable();
  });
}

async function down(knex: Knex): Promise<void> {
  for (const table of ['payment_receipts', 'payment_disputes', 'payment_refunds']) await knex.schema.dropTable(table);
}

export const disputes: Knex.Migration = { up, down };
