import type { PlayLimits, PlayTime } from '@countertop/contract/family/playLimits';
import { extraMinutes } from '@countertop/contract/family/family.limits';
import { dayMs } from '@countertop/contract/shared/time';
import type { WallTime } from '@countertop/contract/shared/timeZone';

/** Time of a day. */
interface DaySeconds {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Played on this device. */
  readonly seconds: number;
}

/** The limits of a learner and the time played on a day, as this device knows them. */
export interface DayOfPlay extends DaySeconds {
  /** The last day of the server, if this one began by the clock of this device and the server hasn't confirmed it. */
  readonly before: DaySeconds | null;
  /** Whether the server has confirmed the day, or refused to. No further day begins by the clock of this device until it has answered. */
  readonly confirmed: 'no' | 'yes' | 'refused';
  /** Played on other devices, as of the last answer from the server. */
  readonly elsewhereSeconds: number;
  /** Added by a grown-up for the day. */
  readonly extraSeconds: number;
  /** Time left that a grown-up added during quiet hours. */
  readonly quietSeconds: number;
  readonly limits: PlayLimits;
  /** Time zone of days and quiet hours. Null until the server has answered: until then, the device's. */
  readonly timeZone: string | null;
}

/** Why and until when a child can't play. */
export interface Closing {
  readonly reason: 'limit' | 'quietHours';
  readonly opensOn: 'today' | 'tomorrow';
  /** Time of day, `07:00`; null for the start of the day. */
  readonly opensAt: string | null;
}

const dayMinutes = 1440;

/** Returns a day on which nothing has been played, without limits. */
export function newDay(day: string): DayOfPlay {
  return {
    day,
    seconds: 0,
    before: null,
    confirmed: 'no',
    elsewhereSeconds: 0,
    extraSeconds: 0,
    quietSeconds: 0,
    limits: { minutesPerDay: null, quietHours: null },
    timeZone: null,
  };
}

/**
 * Returns the count for today by the clock of this device. A new day starts at zero, until the server says that it isn't one. If the
 * clock moved back to a day of the server, that day goes on. A day that the server has confirmed stays; another one stays if the clock
 * moved back by a day, and moves along if by more, because it was wrong before. So moving the clock back adds no time.
 */
export function onDay(play: DayOfPlay, today: string): DayOfPlay {
  const { day, confirmed, before, limits, timeZone } = play;
  if (today > day) {
    if (confirmed === 'refused') return play;
    const known = confirmed === 'yes' ? { day, seconds: play.seconds } : before;
    return { ...newDay(today), before: known, limits, timeZone };
  }
  if (confirmed !== 'no') return play;
  if (before !== null && today <= before.day)
    return { ...play, ...secondsOn(play, before.day), before: null, confirmed: 'yes' };
  return Date.parse(day) - Date.parse(today) <= dayMs ? play : { ...play, day: today };
}

/** Returns what this device has played on a day of the server. What was played by a clock that was ahead counts, too. */
function secondsOn({ day, seconds, before, confirmed }: DayOfPlay, serverDay: string): DaySeconds {
  if (serverDay === before?.day) return { day: serverDay, seconds: before.seconds + seconds };
  const isOver = serverDay > day && (confirmed !== 'no' || before !== null);
  return { day: serverDay, seconds: isOver ? 0 : seconds };
}

/** Adds seconds played on this device. */
export function withPlayed(play: DayOfPlay, seconds: number, now: WallTime): DayOfPlay {
  const quietSeconds = isQuiet(play, now) ? Math.max(0, play.quietSeconds - seconds) : play.quietSeconds;
  return { ...play, seconds: play.seconds + seconds, quietSeconds };
}

/** Takes the day, the limits and the totals from an answer of the server. */
export function withAnswer(play: DayOfPlay, answer: PlayTime): DayOfPlay {
  const { day, playedSeconds, deviceSeconds, extraSeconds, timeZone, minutesPerDay, quietHours } = answer;
  const { seconds } = secondsOn(play, day);
  return {
    day,
    // More than this device remembers, if its storage was cleared.
    seconds: Math.max(seconds, deviceSeconds),
    before: null,
    confirmed: 'yes',
    elsewhereSeconds: Math.max(0, playedSeconds - deviceSeconds),
    extraSeconds,
    quietSeconds: play.quietSeconds,
    limits: { minutesPerDay, quietHours },
    timeZone,
  };
}

/** Takes back a day that began by the clock of this device, because the server has refused the report of it. */
export function withRefusal(play: DayOfPlay): DayOfPlay {
  const { day, seconds, before } = play;
  const kept = before === null ? { day, seconds } : secondsOn(play, before.day);
  return { ...play, ...kept, before: null, confirmed: 'refused' };
}

/** Takes the time that a grown-up added. It also counts during quiet hours, if it was added then. */
export function withExtraTime(play: DayOfPlay, { day, extraSeconds }: PlayTime, now: WallTime): DayOfPlay {
  const quietSeconds = play.quietSeconds + (isQuiet(play, now) ? extraMinutes * 60 : 0);
  return { ...play, extraSeconds: day === play.day ? extraSeconds : play.extraSeconds, quietSeconds };
}

/** Returns the minute of the day at `20:30`. */
function minuteAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const minuteOf = ({ secondOfDay }: WallTime): number => Math.floor(secondOfDay / 60);

/** Returns minutes from one time of day to the next occurrence of another. */
const minutesUntil = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

function isQuiet({ limits: { quietHours } }: DayOfPlay, now: WallTime): boolean {
  if (quietHours === null) return false;
  const [from, to] = [minuteAt(quietHours.from), minuteAt(quietHours.to)];
  return minutesUntil(from, minuteOf(now)) < minutesUntil(from, to);
}

function secondsLeftOfDay({ limits, extraSeconds, seconds, elsewhereSeconds }: DayOfPlay): number {
  if (limits.minutesPerDay === null) return Number.POSITIVE_INFINITY;
  return limits.minutesPerDay * 60 + extraSeconds - seconds - elsewhereSeconds;
}

function secondsUntilQuiet(play: DayOfPlay, now: WallTime): number {
  const { quietHours } = play.limits;
  if (quietHours === null || quietHours.from === quietHours.to) return Number.POSITIVE_INFINITY;
  if (isQuiet(play, now)) return play.quietSeconds;
  return minutesUntil(minuteOf(now), minuteAt(quietHours.from)) * 60 - (now.secondOfDay % 60);
}

/** Returns how many seconds the child can still play; infinite without limits. */
export function secondsLeft(play: DayOfPlay, now: WallTime): number {
  return Math.max(0, Math.min(secondsLeftOfDay(play), secondsUntilQuiet(play, now)));
}

/** Returns why the kitchen is closed; null while it is open. */
export function closingOf(play: DayOfPlay, now: WallTime): Closing | null {
  if (secondsLeft(play, now) > 0) return null;
  const { quietHours } = play.limits;
  if (secondsLeftOfDay(play) <= 0) {
    const isQuietAtMidnight = quietHours !== null && quietHours.from > quietHours.to;
    return { reason: 'limit', opensOn: 'tomorrow', opensAt: isQuietAtMidnight ? quietHours.to : null };
  }
  const opensAt = quietHours?.to ?? null;
  const isToday = opensAt !== null && minuteOf(now) < minuteAt(opensAt);
  return { reason: 'quietHours', opensOn: isToday ? 'today' : 'tomorrow', opensAt };
}
