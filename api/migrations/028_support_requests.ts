import type { Knex } from 'knex';

/** Requests to support. They outlive a deleted account unless its owner erases it. Times are milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('support_requests', (table) => {
    table.increments('id');
    table.string('user_id', 36).nullable().index().references('users.id').onDelete('SET NULL');
    table.string('email', 254).notNullable().index();
    table.string('topic', 20).notNullable();
    table.text('message').notNullable();
    // ID of the request that failed, if the sender has one.
    table.string('reference', 100).nullable();
    // Chosen by the sender, so that a retry is stored once.
    table.string('request_id', 100).notNullable().unique();
    table.bigInteger('due_at').notNullable();
    table.bigInteger('created_at').notNullable();
    // Null until an administrator marks it as answered.
    table.bigInteger('answered_at').nullable();
    table.string('answered_by', 36).nullable().references('users.id').onDelete('SET NULL');
    table.index(['answered_at', 'due_at']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('support_requests');
}

export const supportRequests: Knex.Migration = { up, down };
