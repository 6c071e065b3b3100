import type { Knex } from 'knex';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Telemetry } from '../../platform/observability/Telemetry.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { eventService } from './events.service.ts';
import { noNetworkLimits } from './NetworkBudget.ts';

const address = '203.0.113.1';
const log = pino({ level: 'silent' });
const serviceOn = (database: Knex) =>
  eventService({ database, now: Date.now, telemetry: new Telemetry(), log, limits: noNetworkLimits });

it('asks browsers to report less often while the queue is long', async () => {
  const at = await openTestDatabase();
  const events = serviceOn(at.database);

  const quiet = events.nextReportMs();
  const reports = Array.from({ length: 2001 }, (_, index) =>
    events.recordSession({ sessionId: `session-${index}`, timeSpent: 30 }, address),
  );
  const busy = events.nextReportMs();
  await Promise.all(reports);
  const after = events.nextReportMs();
  await at.end();

  expect([quiet, busy, after]).toEqual([undefined, 120_000, undefined]);
});

const pageView = (requestId: string) =>
  ({ sessionId: 'child', eventType: 'page_view', eventData: '{"page":"/game"}', requestId }) as const;

it('writes only the event and its counters for a visitor it has seen today', async () => {
  const at = await openTestDatabase();
  const events = serviceOn(at.database);
  await events.recordEvent(pageView('first'), address);
  const written: string[] = [];
  at.database.on('query', ({ sql }: { sql: string }) => written.push(...(sql.match(/(?<=insert into .?)\w+/g) ?? [])));

  await events.recordEvent(pageView('second'), address);
  const visit = await at.database('analytics_counters').where({ kind: 'visit', day: 'all' }).first('count', 'people');
  await at.end();

  expect(written).toEqual(['analytics_events', 'analytics_counters']);
  expect(visit).toEqual({ count: 2, people: 1 });
});

it('does not remember a batch that could not be committed', async () => {
  const at = await openTestDatabase();
  const events = serviceOn(at.database);
  await at.database.schema.renameTable('analytics_counters', 'elsewhere');
  const refused = await Promise.allSettled([events.recordEvent(pageView('first'), address)]);
  await at.database.schema.renameTable('elsewhere', 'analytics_counters');

  await events.recordEvent(pageView('first'), address);
  const counts = await at
    .database('analytics_counters')
    .where({ day: 'all' })
    .whereIn('kind', ['session', 'visit'])
    .orderBy('kind')
    .select('kind', 'count', 'people');
  await at.end();

  expect(refused.map(({ status }) => status)).toEqual(['rejected']);
  expect(counts).toEqual([
    { kind: 'session', count: 1, people: 0 },
    { kind: 'visit', count: 1, people: 1 },
  ]);
});
