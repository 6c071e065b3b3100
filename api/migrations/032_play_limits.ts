import type { Knex } from 'knex';

/** Limits that guardians set, and the time played, which they need. `day` is the date on the child's device, YYYY-MM-DD. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('play_limits', (table) => {
    table.string('learner_id', 36).primary().references('learners.id').onDelete('CASCADE');
    table.integer('minutes_per_day').nullable();
    // Times of day like 20:30; both or neither.
    table.string('quiet_from', 5).nullable();
    table.string('quiet_to', 5).nullable();
    // Milliseconds since 1970 UTC.
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('play_times', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable().index();
    // Random, and made by the browser.
    table.string('device_id', 36).notNullable();
    table.integer('seconds').notNullable();
    table.primary(['learner_id', 'day', 'device_id']);
  });
  await knex.schema.createTable('extra_times', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable().index();
    table.integer('seconds').notNullable();
    table.primary(['learner_id', 'day']);
  });
}

async function down(knex: Knex): Promise<void> {
  for (const table of ['extra_times', 'play_times', 'play_limits']) await knex.schema.dropTable(table);
}

export const playLimits: Knex.Migration = { up, down };
