import { expect, it } from 'vitest';
import { pupilSessionEndMs } from './schoolDay.ts';

const endOf = (now: string, minutesAheadOfUtc?: number) =>
  new Date(pupilSessionEndMs(Date.parse(now), minutesAheadOfUtc)).toISOString();

it('ends a session of the school day at six in the evening where the device is', () => {
  expect(endOf('2026-11-27T14:00:00Z', 0)).toBe('2026-11-27T18:00:00.000Z');
  expect(endOf('2026-11-27T14:00:00Z', -300)).toBe('2026-11-27T23:00:00.000Z');
  expect(endOf('2026-11-27T03:30:00Z', 330)).toBe('2026-11-27T12:30:00.000Z');
});

it('ends a session of the evening with the day', () => {
  expect(endOf('2026-11-27T17:00:00Z', 0)).toBe('2026-11-28T00:00:00.000Z');
  expect(endOf('2026-11-28T01:00:00Z', -300)).toBe('2026-11-28T05:00:00.000Z');
});

it('ends no session later than ten hours after the sign-in', () => {
  expect(endOf('2026-11-27T06:00:00Z', 0)).toBe('2026-11-27T16:00:00.000Z');
  expect(endOf('2026-11-27T14:00:00Z')).toBe('2026-11-28T00:00:00.000Z');
});
