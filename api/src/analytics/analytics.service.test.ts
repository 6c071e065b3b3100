import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '../db.ts';
import { analyticsService } from './analytics.service.ts';

it('asks browsers to report less often while much is waiting to be written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  const file = path.join(folder, 'data.sqlite');
  const database = await openDatabase({ client: 'sqlite3', file }, pino({ level: 'silent' }));
  const analytics = analyticsService(database, Date.now);

  const quiet = analytics.nextReportMs();
  const reports = Array.from({ length: 2001 }, (_, index) =>
    analytics.recordSession({ sessionId: `session-${index}`, timeSpent: 30 }),
  );
  const busy = analytics.nextReportMs();
  await Promise.all(reports);
  const after = analytics.nextReportMs();
  await database.destroy();
  await rm(folder, { recursive: true, force: true });

  expect([quiet, busy, after]).toEqual([undefined, 120_000, undefined]);
});
