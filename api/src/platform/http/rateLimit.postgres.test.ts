import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RateLimitError } from '../errors/ApiError.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { rateLimit } from './rateLimit.ts';

let at: TestDatabase;
let other: Knex;
beforeAll(async () => {
  at = await openTestDatabase();
  other = await at.reopen();
});
afterAll(async () => {
  await other.destroy();
  await at.end();
});

const servers = (limit: { name: string; calls: number; windowMs: number }) =>
  [at.database, other].map((database) => rateLimit(limit, database));

it('counts concurrent calls to two servers together and exactly', async () => {
  const counts = servers({ name: 'together', calls: 20, windowMs: 60_000 });

  const calls = counts.flatMap((count) => Array.from({ length: 30 }, () => count('203.0.113.9')));
  const outcomes = await Promise.allSettled(calls);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals.every((reason) => reason instanceof RateLimitError && reason.retryAfterSeconds <= 61)).toBe(true);
});

it('allows calls again on both when the window ends', async () => {
  const [here, there] = servers({ name: 'window', calls: 1, windowMs: 1000 });
  await here?.('198.51.100.7');
  await expect(there?.('198.51.100.7')).rejects.toThrow(RateLimitError);

  await expect
    .poll(() =>
      there?.('198.51.100.7').then(
        () => 'open',
        () => 'shut',
      ),
    )
    .toBe('open');
});
