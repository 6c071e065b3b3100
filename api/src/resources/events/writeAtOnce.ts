import type { Knex } from 'knex';
import { runScript, type Statement } from '../../platform/db/sqliteScript.ts';
import { isStorageFault } from '../../platform/errors/storageFault.ts';
import { type AnalyticsGroup, eventValues, insertEvents, mergeSessions, sessionValues } from './analytics.table.ts';
import type { MarkRow } from './AnalyticsMark.model.ts';
import type { Known } from './Known.ts';
import { Tally } from './Tally.ts';
import { addCounts, addingToCounts, countsWithSums, insertMarks, markValues, sqliteRows } from './tallies.table.ts';

/** Adds the sessions that are not there yet, and the time that is new; before the sessions themselves are written. */
const countSessions = `
  with told as materialized (
    select coalesce(known.day, rows.value->>4) as day, known.session_id is null as made,
      max((rows.value->>3) - coalesce(known.time_spent_seconds, 0), 0) as more
    from ${sqliteRows} left join analytics_sessions as known on known.session_id = rows.value->>0
  ), sums (kind, day, count) as (
    select 'session', day, sum(made) from told group by day
    union all select 'session', 'all', sum(made) from told
    union all select 'seconds', day, sum(more) from told group by day
    union all select 'seconds', 'all', sum(more) from told
  )
  insert into analytics_tallies (kind, day, name, count, people)
  select kind, day, '', count, 0 from sums where count > 0 ${addingToCounts}`;

/** Fails the script where the statement before it left a row out: it was there already. */
function allWereNew(count: number): Statement {
  return {
    sql: "select json(iif(changes() = cast(? as integer), 'true', 'not all were new'))",
    values: [String(count)],
  };
}

function statementsFor({ sessions, events }: AnalyticsGroup, tally: Tally, marks: readonly MarkRow[]): Statement[] {
  const statements: Statement[] = [];
  if (sessions.length > 0) {
    const values = [sessionValues(sessions)];
    statements.push({ sql: countSessions, values }, { sql: mergeSessions(sqliteRows), values });
  }
  if (events.length > 0) {
    statements.push({ sql: insertEvents(sqliteRows), values: [eventValues(events)] }, allWereNew(events.length));
  }
  if (marks.length > 0) {
    statements.push({ sql: insertMarks(sqliteRows), values: [markValues(marks)] }, allWereNew(marks.length));
  }
  const counts = tally.rows();
  if (counts.length > 0) statements.push({ sql: addCounts(sqliteRows), values: [countsWithSums(counts)] });
  return statements;
}

/**
 * Writes all or nothing on SQLite, as `writeInSteps` does but in one trip to the database's thread: what is not `known` is
 * counted as new, and the script fails where it is not. Gives the marks, or null when nothing is written because an event or
 * a mark was there, or anything but the store itself stood in the way. Raw SQL for the reason given in `analytics.table.ts`.
 */
export async function writeAtOnce(
  database: Knex,
  group: AnalyticsGroup,
  known: Known,
): Promise<readonly MarkRow[] | null> {
  const tally = new Tally(known);
  for (const event of group.events) tally.addEvent(event);
  const marks = tally.marks();
  for (const mark of marks) tally.addPerson(mark);
  try {
    await runScript(database, statementsFor(group, tally, marks));
    return marks;
  } catch (error) {
    if (isStorageFault(error)) throw error;
    return null;
  }
}
