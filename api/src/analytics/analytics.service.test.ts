import { expect, it } from 'vitest';
import { Telemetry } from '../telemetry/Telemetry.ts';
import { openTestDatabase } from '../testDatabases.ts';
import { analyticsService } from './analytics.service.ts';

it('asks browsers to report less often while much is waiting to be written', async () => {
  const at = await openTestDatabase();
  const analytics = analyticsService(at.database, Date.now, new Telemetry());

  const quiet = analytics.nextReportMs();
  const reports = Array.from({ length: 2001 }, (_, index) =>
    analytics.recordSession({ sessionId: `session-${index}`, timeSpent: 30 }),
  );
  const busy = analytics.nextReportMs();
  await Promise.all(reports);
  const after = analytics.nextReportMs();
  await at.end();

  expect([quiet, busy, after]).toEqual([undefined, 120_000, undefined]);
});
