import type { Knex } from 'knex';
import { isPostgres } from '../src/platform/db/isPostgres.ts';

const refusal = 'Consents are only ever added to.';
/** Rows can only be deleted with their learner, who is gone by the time the deletion reaches them. */
const isKept = 'exists (select 1 from learners where learners.id = old.learner_id)';

/** Triggers that prevent changes, for each database. */
function guardsOf(knex: Knex): readonly string[] {
  if (!isPostgres(knex)) {
    return [
      `create trigger consents_no_update before update on consents begin select raise(abort, '${refusal}'); end`,
      `create trigger consents_no_delete before delete on consents when ${isKept}
        begin select raise(abort, '${refusal}'); end`,
    ];
  }
  return [
    `create function refuse_consent_change() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' then
          if not (${isKept}) then return old; end if;
        end if;
        raise exception '${refusal}';
      end $$`,
    `create trigger consents_no_change before update or delete on consents
      for each row execute function refuse_consent_change()`,
    `create trigger consents_no_truncate before truncate on consents
      for each statement execute function refuse_consent_change()`,
  ];
}

/**
 * Decisions of guardians about storing what a child does, and emails that ask for one. Times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('consents', (table) => {
    table.increments('id');
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    // Not a reference: the record outlives the account of a second guardian, whose ID then leads to nobody.
    table.string('user_id', 36).notNullable();
    table.string('decision', 10).notNullable();
    // Null for a withdrawal.
    table.string('method', 10).nullable();
    table.integer('notice_version').notNullable();
    // Receipt number of the payment, or SHA-256 of the token in the email's link.
    table.string('evidence', 64).nullable();
    table.bigInteger('at').notNullable();
    table.index(['learner_id', 'id']);
  });
  await knex.schema.createTable('consent_requests', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('token_hash', 64).notNullable().unique();
    table.integer('notice_version').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.primary(['learner_id', 'user_id']);
  });
  await knex.schema.alterTable('payment_orders', (table) => table.integer('notice_version').nullable());
  for (const guard of guardsOf(knex)) await knex.raw(guard);
}

async function down(knex: Knex): Promise<void> {
  // Raw SQL, because Knex would copy the whole table on SQLite.
  await knex.raw('alter table payment_orders drop column notice_version');
  await knex.schema.dropTable('consent_requests');
  await knex.schema.dropTable('consents');
  if (isPostgres(knex)) await knex.raw('drop function refuse_consent_change()');
}

export const consents: Knex.Migration = { up, down };
