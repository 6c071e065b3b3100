import type { Knex } from 'knex';

/** Badges and certificates, each once per user. `earned_at` is milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('badges', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
    table.string('badge_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('icon', 100).notNullable();
    table.bigInteger('earned_at').notNullable();
    table.unique(['user_id', 'badge_type']);
  });
  await knex.schema.createTable('certificates', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
    table.string('certificate_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('skill_level', 100).notNullable();
    table.integer('score').notNullable();
    table.integer('challenges_completed').notNullable();
    table.double('accuracy').notNullable();
    table.integer('time_spent_seconds').notNullable();
    // Verifies a printed certificate without revealing its owner.
    table.string('check_code', 10).notNullable().unique();
    table.bigInteger('earned_at').notNullable();
    table.unique(['user_id', 'certificate_type']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('certificates');
  await knex.schema.dropTable('badges');
}

export const awards: Knex.Migration = { up, down };
