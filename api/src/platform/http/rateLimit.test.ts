import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateLimitError } from '../errors/ApiError.ts';
import { setServerSecret } from '../db/serverSecret.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { rateLimit, deleteOldCounts } from './rateLimit.ts';

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await at.end();
});

const twoAMinute = { name: 'test', calls: 2, windowMs: 60_000 };
const moveTo = (time: string) => vi.setSystemTime(Date.parse(`2026-11-${time}Z`));
const keysIn = (database: Knex): Promise<string[]> => database('rate_limits').orderBy('key').pluck('key');

it('allows calls again when the window of the first call ends', async () => {
  const count = rateLimit(twoAMinute, at.database);
  await count('203.0.113.9');
  moveTo('22T12:00:50');
  await count('203.0.113.9');

  await expect(count('203.0.113.9')).rejects.toThrow(new RateLimitError(11));
  moveTo('22T12:01:00.001');
  await expect(count('203.0.113.9')).resolves.toBeUndefined();
});

it('counts a network as one caller, separately from other networks and limits', async () => {
  const one = { ...twoAMinute, calls: 1 };
  const count = rateLimit(one, at.database);
  await count('2001:db8:1:2::1');

  await expect(count('2001:0db8:0001:0002::99')).rejects.toThrow(RateLimitError);
  await expect(count('2001:db8:1:3::1')).resolves.toBeUndefined();
  await expect(rateLimit({ ...one, name: 'other' }, at.database)('2001:db8:1:2::1')).resolves.toBeUndefined();
});

it('counts the wider networks of an IPv6 address, too', async () => {
  const count = rateLimit({ ...twoAMinute, calls: 10 }, at.database);
  const allowed = async (addresses: readonly string[]) => {
    const results = [];
    for (const address of addresses) results.push((await Promise.allSettled([count(address)]))[0]?.status);
    return results.filter((status) => status === 'fulfilled').length;
  };
  const numbers = Array.from({ length: 60 }, (_, index) => (16 + index).toString(16));

  expect(await allowed(numbers.map((number) => `2001:db8:1:1${number}::1`))).toBe(20);
  expect(await allowed(numbers.map((number) => `2001:db8:1:${number}00::1`))).toBe(20);
  expect(await allowed(['2001:db8:2::1', '203.0.113.9'])).toBe(2);
});

it('keeps counts across a restart', async () => {
  const before = rateLimit(twoAMinute, at.database);
  await before('203.0.113.9');
  await before('203.0.113.9');
  await at.database.destroy();

  const database = await at.reopen();
  const rejected = rateLimit(twoAMinute, database)('203.0.113.9');
  await expect(rejected).rejects.toThrow(RateLimitError);
  await database.destroy();
});

it('continues a window that began before the key changed at midnight', async () => {
  const day = { name: 'day', calls: 2, windowMs: 86_400_000 };
  await rateLimit(day, at.database)('203.0.113.9');
  moveTo('23T00:00:01');
  await rateLimit(day, at.database)('203.0.113.9');
  moveTo('23T11:59:59');

  await expect(rateLimit(day, at.database)('203.0.113.9')).rejects.toThrow(RateLimitError);
  moveTo('23T12:00:01');
  await expect(rateLimit(day, at.database)('203.0.113.9')).resolves.toBeUndefined();
});

it('stores keys that cannot be reversed by trying addresses, change daily, and depend on the secret', async () => {
  await setServerSecret(at.database, 'one secret of thirty-two letters');
  const count = rateLimit({ ...twoAMinute, calls: 10 }, at.database);
  await count('203.0.113.77');
  const [first = ''] = await keysIn(at.database);
  moveTo('24T12:00:00');
  await count('203.0.113.77');
  await setServerSecret(at.database, 'another secret of thirty letters');
  await count('203.0.113.77');

  const keys = await keysIn(at.database);
  const sha256 = createHash('sha256').update('203.0.113.77').digest('base64url');

  expect(new Set(keys).size).toBe(3);
  expect(first).toMatch(/^test:[\w-]{43}$/);
  expect(keys.join()).not.toContain(sha256);
});

it('rejects a flood without a write per call', async () => {
  const count = rateLimit(twoAMinute, at.database);
  await Promise.allSettled(Array.from({ length: 50 }, () => count('203.0.113.9')));
  await Promise.allSettled(Array.from({ length: 50 }, () => count('203.0.113.9')));

  const [row]: { points: number }[] = await at.database('rate_limits');
  expect(row?.points).toBeLessThanOrEqual(50);
});

it('deletes only expired counts', async () => {
  await rateLimit(twoAMinute, at.database)('203.0.113.9');

  await deleteOldCounts(at.database, Date.now() + 59_999);
  const kept = await keysIn(at.database);
  await deleteOldCounts(at.database, Date.now() + 60_000);

  expect([kept.length, await keysIn(at.database)]).toEqual([1, []]);
});
