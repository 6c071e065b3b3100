import type { Knex } from 'knex';
import { isPostgres } from '../src/platform/db/isPostgres.ts';

const refusal = 'Attempts are only ever added to.';
/**
 * A day less than attempts are kept, in case the clocks of the database and of the server differ. A copy of `attemptsKeptDays` of the
 * contract, because a released migration never changes.
 */
const keptMs = 395 * 86_400_000;

/**
 * Triggers that prevent changes, for each database. Rows can be deleted once they are old enough, or with their learner, who is
 * gone by the time the deletion reaches them.
 */
function guardsOf(knex: Knex): readonly string[] {
  const isKept = (nowMs: string) => `old.received_at > ${nowMs} - ${keptMs}
    and exists (select 1 from learners where learners.id = old.learner_id)`;
  if (!isPostgres(knex)) {
    return [
      `create trigger attempts_no_update before update on attempts begin select raise(abort, '${refusal}'); end`,
      `create trigger attempts_no_delete before delete on attempts when ${isKept('unixepoch() * 1000')}
        begin select raise(abort, '${refusal}'); end`,
    ];
  }
  return [
    `create function refuse_attempt_change() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' then
          if not (${isKept('extract(epoch from now()) * 1000')}) then return old; end if;
        end if;
        raise exception '${refusal}';
      end $$`,
    `create trigger attempts_no_change before update or delete on attempts
      for each row execute function refuse_attempt_change()`,
    `create trigger attempts_no_truncate before truncate on attempts
      for each statement execute function refuse_attempt_change()`,
  ];
}

/**
 * Every answer of a learner, and its daily totals by skill, which outlive the answers. `day` is the date on the learner's device.
 * Other times are milliseconds since 1970 UTC.
 */
async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('attempts', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('id', 36).notNullable();
    table.integer('rules_version').notNullable();
    table.bigInteger('seed').notNullable();
    table.integer('number').notNullable();
    table.string('band', 20).notNullable();
    table.string('type', 30).notNullable();
    table.string('variant', 30).notNullable();
    table.string('dish', 30).notNullable();
    // JSON with sorted names.
    table.text('givens').notNullable();
    table.string('origin', 20).notNullable();
    table.string('lesson', 60).nullable();
    // Fractional for an entry with more than two decimals.
    table.double('answer_hundredths').notNullable();
    table.boolean('is_retry').notNullable();
    table.integer('hints_used').notNullable();
    table.integer('elapsed_ms').notNullable();
    table.string('speed', 10).notNullable();
    // ISO 8601 with the device's offset.
    table.string('answered_at', 40).notNullable();
    table.bigInteger('received_at').notNullable().index();
    table.string('day', 10).notNullable();
    table.string('skill', 30).notNullable();
    table.boolean('is_correct').notNullable();
    table.string('mistake', 60).nullable();
    table.primary(['learner_id', 'id']);
  });
  // Partial, because most answers are right. Contains all that counting and paging mistakes reads.
  await knex.raw(`create index attempts_mistakes_index on attempts (learner_id, skill, mistake, id, day)
    where mistake is not null`);
  await knex.schema.createTable('skill_days', (table) => {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable();
    table.string('skill', 30).notNullable();
    table.integer('asked').notNullable();
    table.integer('right_first_try').notNullable();
    table.integer('with_help').notNullable();
    table.integer('corrected').notNullable();
    table.bigInteger('elapsed_ms').notNullable();
    table.primary(['learner_id', 'day', 'skill']);
  });
  for (const guard of guardsOf(knex)) await knex.raw(guard);
}

async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('skill_days');
  await knex.schema.dropTable('attempts');
  if (isPostgres(knex)) await knex.raw('drop function refuse_attempt_change()');
}

export const attempts: Knex.Migration = { up, down };
