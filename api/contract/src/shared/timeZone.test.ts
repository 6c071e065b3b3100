import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { timeZoneName, wallTimeIn } from './timeZone.ts';

it.each([
  ['Pacific/Kiritimati', '2026-11-22', 7200],
  ['UTC', '2026-11-21', 43_200],
  ['Asia/Kolkata', '2026-11-21', 63_000],
  ['America/New_York', '2026-11-21', 25_200],
  ['Pacific/Pago_Pago', '2026-11-21', 3600],
])('a wall in %s shows %s and %i seconds', (timeZone, day, secondOfDay) => {
  expect(wallTimeIn(timeZone, Date.parse('2026-11-21T12:00:00Z'))).toEqual({ day, secondOfDay });
});

it('midnight is the first second of a day', () => {
  expect(wallTimeIn('UTC', Date.parse('2026-11-21T00:00:00Z'))).toEqual({ day: '2026-11-21', secondOfDay: 0 });
});

it.each(['', 'Mars/Olympus', 'x'.repeat(61)])('%j is no time zone', (name) => {
  expect(z.safeParse(timeZoneName, name).success).toBe(false);
});
