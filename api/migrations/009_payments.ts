import type { Knex } from 'knex';

/** Triggers that prevent changes to ledger entries, for each database. */
const sqliteGuards = ['update', 'delete'].map(
  (change) => `create trigger payment_ledger_no_${change} before ${change} on payment_ledger
    begin select raise(abort, 'The ledger is only ever added to.'); end`,
);
const postgresGuards = [
  `create function refuse_ledger_change() returns trigger language plpgsql as
    $$ begin raise exception 'The ledger is only ever added to.'; end $$`,
  `create trigger payment_ledger_no_change before update or delete on payment_ledger
    for each row execute function refuse_ledger_change()`,
  `create trigger payment_ledger_no_truncate before truncate on payment_ledger
    for each statement execute function refuse_ledger_change()`,
];

const isPostgres = (knex: Knex) => knex.client.config.client === 'pg';

/**
 * Payments. Money is in whole cents, times are milliseconds since 1970 UTC. Everything belongs to a payer, an alias of an account
 * that becomes anonymous when the account is erased, so that the books can be kept.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payers', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).nullable().unique().references('users.id').onDelete('SET NULL');
  });
  await knex.schema.createTable('payment_orders', (table) => {
    table.string('id', 36).primary();
    table.string('payer_id', 36).notNullable().references('payers.id').index();
    table.string('tier', 20).notNullable();
    table.string('period', 20).notNullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.string('receipt', 40).notNullable().unique();
    // Null until the provider has responded.
    table.string('razorpay_order_id', 100).nullable().unique();
    table.string('status', 20).notNullable();
    table.string('idempotency_key', 100).nullable();
    table.string('body_hash', 64).nullable();
    table.bigInteger('created_at').notNullable();
    // When the provider was last queried about it.
    table.bigInteger('checked_at').nullable();
    table.unique(['payer_id', 'idempotency_key']);
    table.index(['status', 'created_at']);
  });
  await knex.schema.createTable('payments', (table) => {
    table.string('razorpay_payment_id', 100).primary();
    table.string('order_id', 36).notNullable().references('payment_orders.id').index();
    table.string('status', 20).notNullable();
    // What the captured money was used for; null before.
    table.string('outcome', 20).nullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.integer('refunded_cents').notNullable();
    table.bigInteger('settled_at').nullable();
    table.bigInteger('receipt_mailed_at').nullable();
    table.bigInteger('refund_mailed_at').nullable();
  });
  await knex.schema.createTable('webhook_events', (table) => {
    table.string('event_id', 100).primary();
    table.string('event', 50).notNullable();
    table.bigInteger('received_at').notNullable().index();
  });
  await knex.schema.createTable('payment_ledger', (table) => {
    table.increments('id');
    table.string('payer_id', 36).notNullable().references('payers.id').index();
    table.string('kind', 20).notNullable();
    // Unique per kind of entry.
    table.string('reference', 150).nullable();
    table.string('payment_id', 100).nullable();
    table.string('tier', 20).nullable();
    table.string('period', 20).nullable();
    table.string('status', 20).nullable();
    table.bigInteger('end_at').nullable();
    table.integer('amount_cents').nullable();
    table.string('detail', 300).nullable();
    table.bigInteger('at').notNullable();
    table.unique(['kind', 'reference']);
  });
  // Separate from the ledger, because texts by users are erased with their account.
  await knex.schema.createTable('subscription_cancellations', (table) => {
    table.increments('id');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('reason').nullable();
    table.bigInteger('cancelled_at').notNullable();
  });
  for (const guard of isPostgres(knex) ? postgresGuards : sqliteGuards) await knex.raw(guard);
}

async function down(knex: Knex): Promise<void> {
  const tables = [
    'subscription_cancellations',
    'payment_ledger',
    'webhook_events',
    'payments',
    'payment_orders',
    'payers',
  ];
  for (const table of tables) await knex.schema.dropTable(table);
  if (isPostgres(knex)) await knex.raw('drop function refuse_ledger_change()');
}

export const payments: Knex.Migration = { up, down };
