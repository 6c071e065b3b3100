// @ts-check
import knex from 'knex';

const days = 90;
const rowsPerInsert = 1_000_000;

/** Totals that the subscription metrics read, as the server would have counted them. */
const counts = [
  `select 'event', day, event_type, count(*), 0 from analytics_events group by day, event_type`,
  `select 'pricing', day, '', count(*), count(distinct session_id) from analytics_events
    where event_type = 'pricing_page_view' group by day`,
  `select 'click', day, 'explorer', count, 0 from analytics_counters where kind = 'event' and name like 'subscribe%'`,
  `select kind, 'all', name, sum(count), sum(people) from analytics_counters group by kind, name`,
];

/**
 * Inserts events of the last 90 days and their totals into a server's SQLite file. Not crash-safe, for speed.
 * @param {string} database @param {number} count @param {number} nowMs
 */
export async function fillEvents(database, count, nowMs) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  try {
    for (const pragma of ['synchronous=off', 'foreign_keys=off', 'cache_size=-200000'])
      await data.raw(`pragma ${pragma}`);
    const first = nowMs - (days - 1) * 86_400_000;
    for (let from = 0; from < count; from += rowsPerInsert) {
      await data.raw(
        `insert into analytics_events (session_id, event_type, event_data, request_id, day, created_at)
          with recursive series(n) as (select ? union all select n + 1 from series where n < ?)
          select 's-' || printf('%09d', n / 10),
            case n % 5 when 0 then 'pricing_page_view' when 1 then 'subscribe_button_click' else 'page_view' end,
            case when n % 5 = 1 then '{"tier":"explorer"}' else '{"page":"/pricing"}' end, null,
            date((? + (n / 10) * 10 * ${days} / ? * 86400000) / 1000, 'unixepoch'), ?
          from series`,
        [from, Math.min(count, from + rowsPerInsert) - 1, first, count, nowMs],
      );
    }
    await data.raw(
      `insert into analytics_sessions (session_id, time_spent_seconds, day, started_at, updated_at)
        select distinct session_id, 60, day, 0, 0 from analytics_events`,
    );
    for (const counted of counts)
      await data.raw(`insert into analytics_counters (kind, day, name, count, people) ${counted}`);
  } finally {
    await data.destroy();
  }
}
