import type { Knex } from 'knex';
import { isPostgres } from '../src/platform/db/isPostgres.ts';

const tables = ['audit_log', 'audit_people'] as const;
const refusal = 'The audit log is only ever added to.';

/** Triggers that prevent changes to entries, for each database. */
function guardsOf(knex: Knex): readonly string[] {
  if (!isPostgres(knex)) {
    return tables.flatMap((table) =>
      ['update', 'delete'].map(
        (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
          begin select raise(abort, '${refusal}'); end`,
      ),
    );
  }
  const refuse = `create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception '${refusal}'; end $$`;
  const triggers = tables.flatMap((table) => [
    `create trigger ${table}_no_change before update or delete on ${table}
      for each row execute function refuse_audit_change()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function refuse_audit_change()`,
  ]);
  return [refuse, ...triggers];
}

/**
 * Which administrator viewed whose records. IDs have no foreign key, because the log outlives accounts; the ID of an erased
 * account is anonymous. Contains no email addresses. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable();
    table.string('admin_id', 36).notNullable();
    table.string('action', 50).notNullable();
    table.integer('people').notNullable();
    // Unique, so that repeated views are logged once.
    table.string('look', 200).notNullable().unique();
  });
  await knex.schema.createTable('audit_people', (table) => {
    table.integer('entry_id').notNullable().references('audit_log.id');
    table.string('user_id', 36).notNullable().index();
    table.primary(['entry_id', 'user_id']);
  });
  for (const guard of guardsOf(knex)) await knex.raw(guard);
}

async function down(knex: Knex): Promise<void> {
  for (const table of tables.toReversed()) await knex.schema.dropTable(table);
  if (isPostgres(knex)) await knex.raw('drop function refuse_audit_change()');
}

export const auditLog: Knex.Migration = { up, down };
