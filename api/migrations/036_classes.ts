import type { Knex } from 'knex';

const sessionIndex = 'auth_sessions_seat_id_index';
const ownerIndex = 'class_staff_owner_index';

/**
 * Classes of the Classroom Edition: their staff, a seat for each child, and invitations of staff. A seat's learner has no guardian.
 * Only hashes of secrets are stored. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('classes', (table) => {
    table.string('id', 36).primary();
    table.string('name', 200).notNullable();
    table.string('band', 20).notNullable();
    table.string('code', 10).notNullable().unique();
    // YYYY-MM-DD.
    table.string('ends_on', 10).notNullable().index();
    // Null while sign-in by code is closed.
    table.bigInteger('open_until').nullable();
    // Of the notice to schools that the teacher agreed to.
    table.integer('notice_version').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('class_staff', (table) => {
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    // `owner` or `co_teacher`.
    table.string('role', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['class_id', 'user_id']);
  });
  await knex.raw(`create unique index ${ownerIndex} on class_staff (class_id) where role = 'owner'`);
  await knex.schema.createTable('class_seats', (table) => {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('learner_id', 36).notNullable().unique().references('learners.id').onDelete('CASCADE');
    table.string('card_hash', 64).nullable().unique();
    table.string('dishes_hash', 200).nullable();
    table.bigInteger('card_made_at').nullable();
    table.bigInteger('last_signed_in_at').nullable();
    // Wrong picture passwords, and the time of the latest one.
    table.integer('wrong_pictures').notNullable().defaultTo(0);
    table.bigInteger('wrong_since').nullable();
  });
  await knex.schema.createTable('class_invitations', (table) => {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('token_hash', 64).notNullable().unique();
    table.string('email', 254).notNullable().index();
    table.string('role', 10).notNullable();
    // The inviter.
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('used_at').nullable();
  });
  // Raw SQL, because Knex would copy the whole table on SQLite. Deferrable, because `migrate-data` copies sessions before seats.
  await knex.raw(
    'alter table auth_sessions add column seat_id varchar(36) null references class_seats (id) on delete cascade deferrable',
  );
  await knex.raw(`create index ${sessionIndex} on auth_sessions (seat_id) where seat_id is not null`);
}

async function down(knex: Knex): Promise<void> {
  // Without its seat, the session could be taken back by a grown-up, and would last for weeks.
  await knex('auth_sessions').whereNotNull('seat_id').delete();
  await knex.raw(`drop index ${sessionIndex}`);
  await knex.raw('alter table auth_sessions drop column seat_id');
  // The children of classes have no guardians, so nobody could erase them.
  await knex('learners').whereIn('id', knex('class_seats').select('learner_id')).delete();
  await knex.schema.dropTable('class_invitations');
  await knex.schema.dropTable('class_seats');
  await knex.schema.dropTable('class_staff');
  await knex.schema.dropTable('classes');
  // Written for classes only.
  await knex('erased_accounts').where({ kind: 'class' }).delete();
}

export const classes: Knex.Migration = { up, down };
