import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TooManyCalls } from '../problem.ts';
import { openSqlite, type TestDatabase } from '../testDatabases.ts';
import { callLimit } from './callLimit.ts';

let at: TestDatabase;
beforeAll(async () => {
  at = await openSqlite();
});
afterAll(() => at.end());
afterEach(() => void vi.useRealTimers());

it('opens again when the window that the first call began is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 1_000_000 });
  const count = callLimit({ name: 'test', calls: 2, windowMs: 60_000 }, at.database);
  await count('203.0.113.9');
  vi.advanceTimersByTime(50_000);
  await count('203.0.113.9');

  await expect(count('203.0.113.9')).rejects.toThrow(new TooManyCalls(11));
  vi.advanceTimersByTime(10_001);
  await expect(count('203.0.113.9')).resolves.toBeUndefined();
});

it('counts a network as one caller, and other networks apart', async () => {
  const count = callLimit({ name: 'test', calls: 1, windowMs: 60_000 }, at.database);
  await count('2001:db8:1:2::1');

  await expect(count('2001:db8:1:2::99')).rejects.toThrow(TooManyCalls);
  await expect(count('2001:db8:1:3::1')).resolves.toBeUndefined();
});

it('forgets who called longest ago instead of growing', async () => {
  const count = callLimit({ name: 'test', calls: 1, windowMs: 60_000 }, at.database);
  await count('first');
  for (let caller = 0; caller < 10_000; caller += 1) await count(`caller ${caller}`);

  await expect(count('first')).resolves.toBeUndefined();
  await expect(count('caller 9999')).rejects.toThrow(TooManyCalls);
});
