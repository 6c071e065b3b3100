import { describe, expect, it } from 'vitest';
import { changeOf, lastDays, periodBefore, presetOf, errorOf, utcDayOf } from './period.ts';
import { searchOf, viewOf } from './view.ts';

const today = '2026-11-22';

describe('a period', () => {
  it('ends with the UTC day, in any time zone', () => {
    expect(utcDayOf(new Date('2026-11-21T23:59:59-05:00'))).toBe('2026-11-22');
  });

  it('spans months and years', () => {
    expect(lastDays(7, today)).toEqual({ from: '2026-11-16', to: today });
    expect(lastDays(90, '2024-03-01')).toEqual({ from: '2023-12-03', to: '2024-03-01' });
  });

  it('is compared with the same number of days just before', () => {
    expect(periodBefore({ from: '2026-11-16', to: today })).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(periodBefore({ from: today, to: today })).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('is a preset only if it ends today', () => {
    expect(presetOf({ from: '2026-11-16', to: today }, today)).toBe(7);
    expect(presetOf({ from: '2026-11-15', to: '2026-11-21' }, today)).toBeNull();
  });

  it.each([
    ['2026-02-31', today, 'invalidFrom'],
    ['', today, 'invalidFrom'],
    ['2026-11-01', 'tomorrow', 'invalidTo'],
    ['2026-11-22', '2026-11-21', 'backwards'],
    ['2026-11-22', '2026-11-23', 'inFuture'],
    ['2025-11-21', today, 'tooLong'],
    ['2025-11-22', today, null],
    [today, today, null],
  ])('from %j to %j has the error %j', (from, to, error) => {
    expect(errorOf({ from, to }, today)).toBe(error);
  });
});

describe('a view', () => {
  it('defaults to the last 28 days', () => {
    expect(viewOf({}, today)).toEqual({
      tab: 'overview',
      period: { from: '2026-10-26', to: today },
      error: null,
    });
  });

  it('ends today if only the first day is given, and spans 28 days if only the last one is', () => {
    expect(viewOf({ from: '2026-11-20' }, today).period).toEqual({ from: '2026-11-20', to: today });
    expect(viewOf({ to: '2026-10-28' }, today).period).toEqual({ from: '2026-10-01', to: '2026-10-28' });
  });

  it('reports invalid dates instead of showing other days', () => {
    expect(viewOf({ from: '2026-13-40', to: '2026-11-22' }, today).error).toBe('invalidFrom');
    expect(viewOf({ to: '\0\0' }, today).error).toBe('invalidFrom');
    expect(viewOf({ from: '9'.repeat(5000) }, today).period.from).toHaveLength(12);
    expect(viewOf({ tab: 'secrets' }, today).tab).toBe('overview');
  });

  it('round-trips through the query string', () => {
    const view = { tab: 'log', period: { from: '2026-11-01', to: '2026-11-02' }, error: null } as const;

    expect(viewOf(searchOf(view), today)).toEqual(view);
  });
});

describe('a change', () => {
  it.each([
    [120, 100, { kind: 'up', percent: 20 }],
    [97, 100, { kind: 'down', percent: 3 }],
    [0, 8, { kind: 'down', percent: 100 }],
    [1001, 1000, { kind: 'slightlyUp' }],
    [999, 1000, { kind: 'slightlyDown' }],
    [5, 5, { kind: 'same' }],
    [0, 0, { kind: 'same' }],
    [5, 0, { kind: 'new' }],
  ])('to %d from %d', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });
});
