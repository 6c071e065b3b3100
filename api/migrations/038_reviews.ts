import type { Knex } from 'knex';

/**
 * Whether customers come back for skills that a learner has learned, and the schedule as of the last answer that was deleted. Raw
 * SQL, because Knex would copy the whole table on SQLite.
 */
async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table learners add column has_reviews boolean not null default true');
  // JSON.
  await knex.raw('alter table learners add column earlier_skills text null');
}

async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table learners drop column earlier_skills');
  await knex.raw('alter table learners drop column has_reviews');
}

export const reviews: Knex.Migration = { up, down };
