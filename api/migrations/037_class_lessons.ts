import type { Knex } from 'knex';

const attemptIndex = 'attempts_lessons_index';

/** Lessons of classes, and the children of those that aren't for the whole class. Times are milliseconds since 1970 UTC. */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('class_lessons', (table) => {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('code', 20).notNullable();
    table.string('title', 300).notNullable();
    table.bigInteger('opens_at').notNullable();
    table.bigInteger('closes_at').notNullable();
    table.boolean('is_for_all').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('lesson_seats', (table) => {
    table.string('lesson_id', 36).notNullable().references('class_lessons.id').onDelete('CASCADE');
    table.string('seat_id', 36).notNullable().references('class_seats.id').onDelete('CASCADE').index();
    table.primary(['lesson_id', 'seat_id']);
  });
  // Partial, because most answers are given outside lessons. Suffices to notice that a lesson has new answers.
  await knex.raw(`create index ${attemptIndex} on attempts (learner_id, lesson, received_at) where lesson is not null`);
}

async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${attemptIndex}`);
  await knex.schema.dropTable('lesson_seats');
  await knex.schema.dropTable('class_lessons');
}

export const classLessons: Knex.Migration = { up, down };
