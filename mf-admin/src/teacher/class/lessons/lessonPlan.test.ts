import { noteServerDate } from '@countertop/client/shared/today';
import { afterEach, expect, test, vi } from 'vitest';
import { type LessonPlan, phaseOf, planOf, planErrorOf, toInput, usualClose } from './lessonPlan.ts';

const now = new Date('2026-11-24T10:00');
afterEach(() => {
  vi.useRealTimers();
  noteServerDate(new Date().toUTCString());
});

const plan: LessonPlan = { title: 'Stock', opens: null, closes: '2026-11-24T18:00', seatIds: null };

test('a plan that the server would refuse is refused before', () => {
  expect(planErrorOf(plan, undefined, now)).toBeNull();
  expect(planErrorOf({ ...plan, title: ' ' }, undefined, now)).toBe('title');
  expect(planErrorOf({ ...plan, closes: '' }, undefined, now)).toBe('incomplete');
  expect(planErrorOf({ ...plan, opens: '' }, undefined, now)).toBe('incomplete');
  expect(planErrorOf({ ...plan, opens: '2026-11-24T18:00' }, undefined, now)).toBe('order');
  const past = { ...plan, opens: '2026-11-24T08:00', closes: '2026-11-24T10:00' };
  expect(planErrorOf(past, undefined, now)).toBe('over');
  expect(planErrorOf({ ...past, title: 'Another' }, past, now)).toBeNull();
  expect(planErrorOf({ ...plan, closes: '2027-02-01T18:00' }, undefined, now)).toBe('long');
  expect(planErrorOf({ ...plan, seatIds: [] }, undefined, now)).toBe('seats');
});

test('a clock of the device that is wrong by days opens and ends no lesson', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T10:00') });

  noteServerDate(now.toUTCString());

  expect(toInput(plan).opensAt).toBe(now.toISOString());
  expect(planErrorOf({ ...plan, opens: '2026-11-20T08:00', closes: '2026-11-20T18:00' })).toBe('over');
});

test('a lesson starts with an end in a week, within the class', () => {
  expect(usualClose(now, { endsOn: '2027-07-31' })).toBe('2026-12-01T18:00');
  expect(usualClose(now, { endsOn: '2026-11-26' })).toBe('2026-11-26T18:00');
});

test('a stored lesson becomes a plan and the same lesson again', () => {
  const [opensAt, closesAt] = [new Date('2026-11-24T08:30').toISOString(), new Date('2026-11-30T18:00').toISOString()];
  const stored = {
    id: 'l',
    code: 'c',
    band: 'ages_8_9',
    total: 5,
    version: 1,
    title: 'Stock',
    opensAt,
    closesAt,
  } as const;
  const edited = planOf({ ...stored, seatIds: ['a', 'gone'] }, ['a', 'b']);
  expect(edited.seatIds).toEqual(['a']);
  expect(toInput(edited, now)).toEqual({ title: 'Stock', opensAt, closesAt, seatIds: ['a'] });
  expect(toInput(plan, now).opensAt).toBe(now.toISOString());
});

test('a lesson is open from its start to just before its end', () => {
  const times = { opensAt: '2026-11-24T08:00:00.000Z', closesAt: '2026-11-24T09:00:00.000Z' };
  expect(phaseOf(times, Date.parse(times.opensAt) - 1)).toBe('planned');
  expect(phaseOf(times, Date.parse(times.opensAt))).toBe('open');
  expect(phaseOf(times, Date.parse(times.closesAt))).toBe('over');
});
