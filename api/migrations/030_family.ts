import type { Knex } from 'knex';

const sessionIndex = 'auth_sessions_learner_id_index';

/**
 * Children of a family: the child who plays in a session, PIN and picture passwords, invitations of second guardians, and
 * erased children. Only hashes of secrets are stored. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  // Raw SQL, because Knex would copy the whole tables on SQLite. The session ends with the learner: it must never become
  // the adult's again. Deferrable, because `migrate-data` copies sessions before learners.
  await knex.raw(
    'alter table auth_sessions add column learner_id varchar(36) null references learners (id) on delete cascade deferrable',
  );
  await knex.raw(`create index ${sessionIndex} on auth_sessions (learner_id) where learner_id is not null`);
  await knex.raw('alter table users add column pin_hash varchar(200) null');
  await knex.raw('alter table learners add column picture_password_hash varchar(200) null');
  // `account` or `learner`.
  await knex.raw("alter table erased_accounts add column kind varchar(10) not null default 'account'");
  await knex.schema.createTable('family_invitations', (table) => {
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    // The inviter.
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('used_at').nullable();
  });
  await knex.schema.createTable('invited_learners', (table) => {
    table.string('invitation_id', 36).notNullable().references('family_invitations.id').onDelete('CASCADE');
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE').index();
    table.primary(['invitation_id', 'learner_id']);
  });
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('invited_learners');
  await knex.schema.dropTable('family_invitations');
  await knex('erased_accounts').where({ kind: 'learner' }).delete();
  await knex.raw('alter table erased_accounts drop column kind');
  await knex.raw('alter table learners drop column picture_password_hash');
  await knex.raw('alter table users drop column pin_hash');
  // Without its learner, a child's session would be an adult's.
  await knex('auth_sessions').whereNotNull('learner_id').delete();
  await knex.raw(`drop index ${sessionIndex}`);
  await knex.raw('alter table auth_sessions drop column learner_id');
}

export const family: Knex.Migration = { up, down };
