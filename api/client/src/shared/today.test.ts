import { endpoint } from '@countertop/contract/shared/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { currentTime, today } from './today.ts';

const ping = endpoint('GET', '/api/ping', { input: z.strictObject({}), output: z.null() });

/** Lets the server answer at a moment. */
async function answerAt(date: string): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('null', { headers: { Date: date } })));
  await call(ping, {});
}

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the day of the device until the server has answered, then that of the server if the clock is wrong', async () => {
  expect(today()).toBe('2026-11-23');

  await answerAt(new Date(2026, 10, 28, 12).toUTCString());
  expect(today()).toBe('2026-11-28');
  vi.advanceTimersByTime(86_400_000);
  expect(today()).toBe('2026-11-29');

  await answerAt(new Date(2025, 0, 2, 12).toUTCString());
  expect(today()).toBe('2025-01-02');
  expect(currentTime(Date.now() + 1000)).toEqual(new Date(2025, 0, 2, 12, 0, 1));
});

it('stays the day of a device with the right time in the wrong time zone', async () => {
  vi.setSystemTime(new Date(2026, 10, 23, 20));

  await answerAt(new Date(2026, 10, 24, 11).toUTCString());

  expect(today()).toBe('2026-11-23');
  expect(currentTime()).toEqual(new Date(2026, 10, 23, 20));
});
