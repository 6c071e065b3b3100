import type { PlayLimits } from '@countertop/contract/playLimits';
import { describe, expect, it } from 'vitest';
import {
  closingOf,
  type DayOfPlay,
  newDay,
  onDay,
  secondsLeft,
  withAnswer,
  withExtraTime,
  withPlayed,
} from './playTime.ts';

const at = (time: string, day = '2026-11-23'): Date => new Date(`${day}T${time}:00`);

function played(limits: Partial<PlayLimits>, seconds = 0): DayOfPlay {
  return { ...newDay('2026-11-23'), seconds, limits: { minutesPerDay: null, quietHours: null, ...limits } };
}

const night = { from: '20:30', to: '07:00' };
const answer = { minutesPerDay: 30, quietHours: null, playedSeconds: 1500, extraSeconds: 0 } as const;

describe('the time left', () => {
  it('is what the limit leaves after this device, the others and the extra time', () => {
    const play = withAnswer(played({}, 300), answer, 240);

    expect(secondsLeft(play, at('15:00'))).toBe(1800 - 300 - (1500 - 240));
    expect(secondsLeft(withExtraTime(play, { ...answer, extraSeconds: 600 }, at('15:00')), at('15:00'))).toBe(840);
    expect(secondsLeft(played({}, 80_000), at('15:00'))).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['20:00', 1800],
    ['20:30', 0],
    ['23:59', 0],
    ['06:59', 0],
    ['07:00', 48_600],
  ])('at %s respects quiet hours across midnight', (time, left) => {
    expect(secondsLeft(played({ quietHours: night }), at(time))).toBe(left);
  });

  it('during quiet hours is what a grown-up added then', () => {
    const late = withExtraTime(played({ quietHours: night }), { ...answer, extraSeconds: 600 }, at('21:00'));

    expect(secondsLeft(withPlayed(late, 60, at('21:01')), at('21:01'))).toBe(540);
    expect(secondsLeft(withExtraTime(played({ quietHours: night }), answer, at('15:00')), at('21:00'))).toBe(0);
  });

  it('stays the same when the device’s date moves back, and is whole on the next day', () => {
    const play = played({ minutesPerDay: 30 }, 1800);

    expect(onDay(play, '2026-11-22')).toBe(play);
    expect(onDay(play, '2026-10-01')).toEqual({ ...play, day: '2026-10-01' });
    expect(secondsLeft(onDay(play, '2026-11-24'), at('15:00', '2026-11-24'))).toBe(1800);
  });
});

it.each([
  [played({ minutesPerDay: 30 }, 1800), '15:00', { reason: 'limit', opensOn: 'tomorrow', opensAt: null }],
  [
    played({ minutesPerDay: 30, quietHours: night }, 1800),
    '21:00',
    { reason: 'limit', opensOn: 'tomorrow', opensAt: '07:00' },
  ],
  [played({ quietHours: night }), '21:00', { reason: 'quietHours', opensOn: 'tomorrow', opensAt: '07:00' }],
  [played({ quietHours: night }), '06:00', { reason: 'quietHours', opensOn: 'today', opensAt: '07:00' }],
  [played({ minutesPerDay: 30 }, 1799), '15:00', null],
])('tells why and until when the kitchen is closed, %#', (play, time, closing) => {
  expect(closingOf(play, at(time))).toEqual(closing);
});
