import type { Knex } from 'knex';

/**
 * `jobs`: work that is done once, by whichever server claims it. `weekly_mails`: guardians who get an email about a child each week.
 * Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('weekly_mails', (table) => {
    table.string('learner_id', 36).notNullable();
    table.string('user_id', 36).notNullable().index();
    // Part of the unsubscribe links. Not hashed, because every email needs it, and it gives access to nothing else.
    table.string('token', 43).notNullable().unique();
    table.boolean('is_on').notNullable();
    // Emails in a row that the mail server of the guardian has refused for good.
    table.integer('bounces').notNullable().defaultTo(0);
    // When it stopped by itself because of them.
    table.bigInteger('stopped_at').nullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['learner_id', 'user_id']);
    // Who is no guardian anymore gets no email.
    table
      .foreign(['learner_id', 'user_id'])
      .references(['learner_id', 'user_id'])
      .inTable('guardians')
      .onDelete('CASCADE');
  });
  await knex.schema.createTable('jobs', (table) => {
    table.string('kind', 20).notNullable();
    table.string('key', 100).notNullable();
    table.string('learner_id', 36).nullable().references('learners.id').onDelete('CASCADE').index();
    table.string('user_id', 36).nullable().references('users.id').onDelete('CASCADE').index();
    // Until then, only the server that has claimed the job works on it.
    table.bigInteger('claimed_until').nullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('done_at').nullable().index();
    table.primary(['kind', 'key']);
  });
  // Partial, because most jobs are done.
  await knex.raw('create index jobs_open_index on jobs (kind, key) where done_at is null');
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('jobs');
  await knex.schema.dropTable('weekly_mails');
}

export const weeklyMail: Knex.Migration = { up, down };
