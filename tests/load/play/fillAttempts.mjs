// @ts-check
import knex from 'knex';

const attemptsPerLearner = 1000;
const activeDays = 200;
const rowsPerInsert = 1_000_000;

/**
 * Inserts attempts of the last 13 months, in the order in which many learners would send them, and their totals into a server's
 * SQLite file. The user becomes a guardian of all learners. Not crash-safe, for speed. Returns the number of learners, whose IDs
 * are `learner-0` and so on.
 * @param {string} database @param {string} userId @param {number} count
 */
export async function fillAttempts(database, userId, count) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  const learners = Math.max(1, count / attemptsPerLearner);
  try {
    for (const pragma of ['synchronous=off', 'foreign_keys=off', 'cache_size=-1000000'])
      await data.raw(`pragma ${pragma}`);
    const series = 'with recursive series(n) as (select ? union all select n + 1 from series where n < ?)';
    await data.raw(
      `insert into learners (id, settings, created_at, updated_at) ${series} select 'learner-' || n, '{}', 0, 0 from series`,
      [0, learners - 1],
    );
    await data.raw(
      `insert into guardians (learner_id, user_id, role, created_at) ${series} select 'learner-' || n, ?, 'owner', 0 from series`,
      [0, learners - 1, userId],
    );
    for (let from = 0; from < count; from += rowsPerInsert) {
      await data.raw(
        `insert into attempts (learner_id, id, rules_version, seed, number, band, type, variant, dish, givens, origin,
            answer_hundredths, is_retry, hints_used, elapsed_ms, speed, answered_at, received_at, day, skill, is_correct, mistake)
          ${series}
          select 'learner-' || (n % ?), printf('%08x-0000-7000-8000-%012x', n / 65536, n), 1, n % 4294967296, n % 1000 + 1,
            'ages_8_9', 'order_total', 'multiplication', 'pizza', '{"priceCents":1275,"quantity":3}', 'drawn',
            382500, n % 11 = 0, n % 3, 20000, 'standard', date('now', '-' || (390 - n / ? % ${activeDays}) || ' days') || 'T10:00:00Z',
            unixepoch() * 1000, date('now', '-' || (390 - n / ? % ${activeDays}) || ' days'),
            'skill_' || (n / ? % 5), n % 4 > 0, iif(n % 4 > 0, null, 'mistake_' || (n / ? % 7))
          from series`,
        [from, Math.min(count, from + rowsPerInsert) - 1, learners, learners, learners, learners, learners],
      );
    }
    await data.raw(
      `insert into skill_days (learner_id, day, skill, asked, right_first_try, with_help, corrected, elapsed_ms)
        select learner_id, day, skill, count(*), sum(is_correct), sum(hints_used > 0), 0, sum(elapsed_ms)
        from attempts where learner_id like 'learner-%' group by learner_id, day, skill`,
    );
    await data.raw('analyze');
  } finally {
    await data.destroy();
  }
  return learners;
}
