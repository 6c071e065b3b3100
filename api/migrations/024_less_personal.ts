import type { Knex } from 'knex';
import { referrerHost } from '../src/resources/events/referrerHost.ts';
import { jsonRows } from '../src/platform/db/jsonRows.ts';
import { coarseUserAgent } from '../src/platform/http/userAgent.ts';

/** Sessions rewritten per statement, about 100 kB of values. */
const pageSize = 1000;

interface StoredSession {
  readonly session_id: string;
  readonly user_agent: string | null;
  readonly referrer: string | null;
}

/** Reduces stored user agents to browser, major version and system family, and referrers to their host. */
async function coarsenSessions(knex: Knex): Promise<void> {
  let after = '';
  for (;;) {
    const page: StoredSession[] = await knex('analytics_sessions')
      .where('session_id', '>', after)
      .orderBy('session_id')
      .limit(pageSize)
      .select('session_id', 'user_agent', 'referrer');
    const last = page.at(-1);
    if (last === undefined) return;
    const values = page.map(({ session_id: id, user_agent: userAgent, referrer }) => [
      id,
      userAgent === null ? null : coarseUserAgent(userAgent),
      referrerHost(referrer),
    ]);
    await knex.raw(
      `update analytics_sessions set user_agent = rows.value->>1, referrer = rows.value->>2
        from ${jsonRows(knex)} where analytics_sessions.session_id = rows.value->>0`,
      [JSON.stringify(values)],
    );
    after = last.session_id;
  }
}

/**
 * Removes what could single out a person: exact user agents, addresses of referring pages, and the visit next to an email
 * address. Also removes the totals of reported problems: their number grew without limit, and nothing reads them.
 */
async function up(knex: Knex): Promise<void> {
  await coarsenSessions(knex);
  // Raw SQL, because Knex would copy the whole table on SQLite.
  await knex.raw('alter table early_access drop column session_id');
  await knex('analytics_tallies').where({ kind: 'report', day: 'all' }).delete();
}

/** Restores the columns. The removed values are gone. */
async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('early_access', (table) => table.string('session_id', 100).nullable());
}

export const lessPersonal: Knex.Migration = { up, down };
