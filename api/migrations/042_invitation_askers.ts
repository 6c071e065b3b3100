import type { Knex } from 'knex';

const tables = ['family_invitations', 'class_invitations'] as const;
const indexOf = (table: string) => `${table}_asked_by_index`;

/** Accounts that ask to accept an invitation and wait for the inviter to confirm. Raw SQL, because Knex would copy the whole table on SQLite. */
async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(
      `alter table ${table} add column asked_by varchar(36) null references users (id) on delete set null`,
    );
    await knex.raw(`create index ${indexOf(table)} on ${table} (asked_by) where asked_by is not null`);
  }
}

async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(`drop index ${indexOf(table)}`);
    await knex.raw(`alter table ${table} drop column asked_by`);
  }
}

export const invitationAskers: Knex.Migration = { up, down };
