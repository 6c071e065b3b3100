import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports the actual elapsed time', () => {
  let passedMs = 0;
  const stop = startClock((elapsedMs) => (passedMs += elapsedMs));

  vi.advanceTimersByTime(3000);
  stop();

  expect(passedMs).toBe(3000);
});

it('reports nothing after it is stopped', () => {
  let passedMs = 0;
  const stop = startClock((elapsedMs) => (passedMs += elapsedMs));

  stop();
  vi.advanceTimersByTime(5000);

  expect(passedMs).toBe(0);
});

it('ignores the hours a computer was asleep', () => {
  let passedMs = 0;
  const stop = startClock((elapsedMs) => (passedMs += elapsedMs));

  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(200);
  stop();

  expect(passedMs).toBeLessThanOrEqual(1000);
});
