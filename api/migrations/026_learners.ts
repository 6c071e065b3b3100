import type { Knex } from 'knex';

/** Tables about what a learner has done, and how to create each with the column that names its owner. */
const owned: Readonly<
  Record<string, (table: Knex.CreateTableBuilder, owner: () => Knex.ReferencingColumnBuilder) => void>
> = {
  player_progress(table, owner) {
    owner().primary();
    table.integer('version').notNullable();
    table.string('restaurant_name', 200).nullable();
    table.string('status', 20).notNullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
  },
  previous_games(table, owner) {
    table.string('id', 36).primary();
    owner().notNullable().index();
    table.string('restaurant_name', 200).nullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
    table.bigInteger('replaced_at').notNullable().index();
  },
  badges(table, owner) {
    table.string('id', 36).primary();
    owner().notNullable();
    table.string('badge_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('icon', 100).notNullable();
    table.bigInteger('earned_at').notNullable();
  },
  certificates(table, owner) {
    table.string('id', 36).primary();
    owner().notNullable();
    table.string('certificate_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('skill_level', 100).notNullable();
    table.integer('score').notNullable();
    table.integer('challenges_completed').notNullable();
    table.double('accuracy').notNullable();
    table.integer('time_spent_seconds').notNullable();
    table.string('check_code', 10).notNullable().unique();
    table.bigInteger('earned_at').notNullable();
  },
};

/** Columns that are unique for each owner. */
const uniqueColumns: Readonly<Record<string, string>> = { badges: 'badge_type', certificates: 'certificate_type' };

interface Owner {
  readonly column: 'user_id' | 'learner_id';
  readonly table: 'users' | 'learners';
}
const user: Owner = { column: 'user_id', table: 'users' };
const learner: Owner = { column: 'learner_id', table: 'learners' };

/**
 * Recreates the tables with another owner, whose IDs are the same. Rows without a new owner are dropped. Recreated on PostgreSQL
 * as well, where `migrate-data` fills tables in the order of their creation: the new owners must come first.
 */
async function changeOwner(knex: Knex, from: Owner, to: Owner): Promise<void> {
  for (const [name, define] of Object.entries(owned)) {
    await knex.raw('create table copied_rows as select * from ??', [name]);
    await knex.schema.dropTable(name);
    await knex.schema.createTable(name, (table) => {
      define(table, () => table.string(to.column, 36).references(`${to.table}.id`).onDelete('CASCADE'));
      const unique = uniqueColumns[name];
      if (unique !== undefined) table.unique([to.column, unique]);
    });
    const columns = Object.keys(await knex(name).columnInfo());
    const rows = knex('copied_rows')
      .select(columns.map((column) => (column === to.column ? `${from.column} as ${column}` : column)))
      .whereIn(from.column, knex(to.table).select('id'));
    await knex(knex.raw('?? (??)', [name, columns])).insert(rows);
    await knex.schema.dropTable('copied_rows');
  }
}

/**
 * Children who play, and their guardians. Every account gets a learner with its ID, whom what was stored for the account now
 * belongs to. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('learners', (table) => {
    table.string('id', 36).primary();
    table.string('nickname', 200).nullable();
    table.string('picture', 50).nullable();
    // Age band of the latest attempt.
    table.string('band', 20).nullable();
    // JSON.
    table.text('settings').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('guardians', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('role', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['learner_id', 'user_id']);
  });
  await knex.raw(`insert into learners (id, settings, created_at, updated_at)
    select id, '{}', created_at, created_at from users`);
  await knex.raw(`insert into guardians (learner_id, user_id, role, created_at)
    select id, id, 'owner', created_at from users`);
  await changeOwner(knex, user, learner);
}

/** Keeps what belongs to the first learner of each account. */
async function down(knex: Knex): Promise<void> {
  await changeOwner(knex, learner, user);
  await knex.schema.dropTable('guardians');
  await knex.schema.dropTable('learners');
}

export const learners: Knex.Migration = { up, down };
