import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { lastDays, periodBefore, presetOf, problemOf, utcDayOf } from './period.ts';
import { readView, writeView } from './view.ts';

const today = '2026-11-22';

describe('a period', () => {
  it('ends with the UTC day of a moment, wherever the person is', () => {
    expect(utcDayOf(new Date('2026-11-21T23:59:59-05:00'))).toBe('2026-11-22');
  });

  it('has its first and last day, over ends of months and years', () => {
    expect(lastDays(7, today)).toEqual({ from: '2026-11-16', to: today });
    expect(lastDays(90, '2024-03-01')).toEqual({ from: '2023-12-03', to: '2024-03-01' });
  });

  it('is beside the same number of days right before', () => {
    expect(periodBefore({ from: '2026-11-16', to: today })).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(periodBefore({ from: today, to: today })).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('is known as one of the presets only where it ends today', () => {
    expect(presetOf({ from: '2026-11-16', to: today }, today)).toBe(7);
    expect(presetOf({ from: '2026-11-15', to: '2026-11-21' }, today)).toBeNull();
  });

  it.each([
    ['2026-02-31', today, 'fromIsNoDay'],
    ['', today, 'fromIsNoDay'],
    ['2026-11-01', 'tomorrow', 'toIsNoDay'],
    ['2026-11-22', '2026-11-21', 'backwards'],
    ['2026-11-22', '2026-11-23', 'notYet'],
    ['2025-11-21', today, 'tooLong'],
    ['2025-11-22', today, null],
    [today, today, null],
  ])('from %j to %j is told as %j', (from, to, problem) => {
    expect(problemOf({ from, to }, today)).toBe(problem);
  });
});

describe('a view', () => {
  it('is the last 28 days where the address says nothing', () => {
    expect(readView('', today)).toEqual({
      tab: 'figures',
      asked: { from: '2026-10-26', to: today },
      problem: null,
    });
  });

  it('goes up to today where only its first day is named, and 28 days back from its last one', () => {
    expect(readView('?from=2026-11-20', today).asked).toEqual({ from: '2026-11-20', to: today });
    expect(readView('?to=2026-10-28', today).asked).toEqual({ from: '2026-10-01', to: '2026-10-28' });
  });

  it('tells what is wrong with an address instead of showing other days', () => {
    expect(readView('?from=2026-13-40&to=2026-11-22', today).problem).toBe('fromIsNoDay');
    expect(readView('?to=%00%00', today).problem).toBe('fromIsNoDay');
    expect(readView(`?from=${'9'.repeat(5000)}`, today).asked.from).toHaveLength(12);
    expect(readView('?tab=secrets', today).tab).toBe('figures');
  });

  it('comes back from the address it wrote', () => {
    const view = { tab: 'log', asked: { from: '2026-11-01', to: '2026-11-02' }, problem: null } as const;

    expect(readView(writeView(view), today)).toEqual(view);
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
