import type { Knex } from 'knex';

/**
 * Emails sent before a plan ends, one per account, end date and lead time. Extending a plan changes its end date,
 * so its reminders start over. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('plan_end_reminders', (table) => {
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
    table.bigInteger('end_at').notNullable();
    table.integer('days_before').notNullable();
    table.bigInteger('attempted_at').notNullable();
    // Null until the mail server has accepted the email.
    table.bigInteger('sent_at').nullable();
    table.primary(['user_id', 'end_at', 'days_before']);
  });
  await knex.schema.alterTable('users', (table) => {
    table.index(['subscription_end_at']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    table.dropIndex(['subscription_end_at']);
  });
  await knex.schema.dropTable('plan_end_reminders');
}

export const planEndReminders: Knex.Migration = { up, down };
