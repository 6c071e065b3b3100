import type { PlayLimits } from '@countertop/contract/family/playLimits';
import { describe, expect, it } from 'vitest';
import type { WallTime } from '@countertop/contract/shared/timeZone';
import {
  closingOf,
  type DayOfPlay,
  newDay,
  onDay,
  secondsLeft,
  withAnswer,
  withExtraTime,
  withPlayed,
  withRefusal,
} from './playTime.ts';

const today = '2026-11-23';

function at(time: string): WallTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: today, secondOfDay: hours * 3600 + minutes * 60 };
}

/** A day that the server has confirmed. */
function played(limits: Partial<PlayLimits>, seconds = 0): DayOfPlay {
  const all = { minutesPerDay: null, quietHours: null, ...limits };
  return { ...newDay(today), confirmed: 'yes', seconds, limits: all };
}

const night = { from: '20:30', to: '07:00' };
const answer = {
  day: today,
  serverTime: '2026-11-23T15:00:00.000Z',
  timeZone: 'UTC',
  minutesPerDay: 30,
  quietHours: null,
  playedSeconds: 1500,
  deviceSeconds: 240,
  extraSeconds: 0,
} as const;

describe('the time left', () => {
  it('is what the limit leaves after this device, the others and the extra time', () => {
    const play = withAnswer(played({}, 300), answer);

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

  it('is at most what the server knows of a device whose storage was cleared', () => {
    expect(withAnswer(newDay(today), answer)).toMatchObject({ seconds: 240, elsewhereSeconds: 1260 });
  });
});

describe('the day', () => {
  const full = played({ minutesPerDay: 15 }, 900);
  const nothing = { ...answer, minutesPerDay: 15, playedSeconds: 0, deviceSeconds: 0 } as const;
  const leftAt = (play: DayOfPlay) => secondsLeft(play, at('15:00'));

  it('begins at zero by the clock of the device until the server has answered', () => {
    const tomorrow = onDay(full, '2026-11-24');

    expect([tomorrow.confirmed, leftAt(tomorrow)]).toEqual(['no', 900]);
    expect(withAnswer(tomorrow, { ...nothing, day: '2026-11-24' })).toMatchObject({ confirmed: 'yes', seconds: 0 });
  });

  it.each(['2026-11-24', '2026-11-26', '2027-11-23'])(
    'doesn’t begin when the clock moves forward to %s, not even for time that was never reported',
    (day) => {
      const ahead = withPlayed(onDay(full, day), 60, at('15:00'));

      expect(withAnswer(ahead, nothing)).toMatchObject({ day: today, seconds: 960, before: null });
      expect(leftAt(withAnswer(withAnswer(ahead, nothing), nothing))).toBe(0);
    },
  );

  it('goes on when the clock moves forward without a connection and back again', () => {
    const ahead = withPlayed(onDay(onDay(full, '2026-11-24'), '2026-11-28'), 60, at('15:00'));

    expect(onDay(ahead, today)).toMatchObject({ day: today, confirmed: 'yes', seconds: 960 });
    expect(onDay(ahead, '2026-11-25')).toMatchObject({ day: '2026-11-25', seconds: 60 });
  });

  it.each(['2026-11-22', '2026-10-01'])('stays when the clock moves back to %s', (day) => {
    expect(onDay(full, day)).toBe(full);
    expect(leftAt(withAnswer(onDay(full, day), nothing))).toBe(0);
  });

  it('of a device that never met the server moves along when its wrong date is set right', () => {
    const alone: DayOfPlay = { ...full, confirmed: 'no' };

    expect(onDay(alone, '2026-11-22')).toBe(alone);
    expect(onDay(alone, '2026-10-01')).toEqual({ ...alone, day: '2026-10-01' });
    expect(withAnswer(alone, { ...nothing, day: '2026-12-24' })).toMatchObject({ day: '2026-12-24', seconds: 900 });
  });

  it('doesn’t begin once the server has refused the report of it', () => {
    const refused = withRefusal(withPlayed(onDay(full, '2026-11-24'), 60, at('15:00')));

    expect(refused).toMatchObject({ day: today, seconds: 960 });
    expect(onDay(refused, '2026-11-24')).toBe(refused);
    expect(withAnswer(refused, { ...nothing, day: '2026-11-24' })).toMatchObject({ day: '2026-11-24', seconds: 0 });
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
