import type { PlayLimits, PlayTime } from '@countertop/contract/playLimits';
import { extraMinutes } from '@countertop/contract/family.limits';

/** The limits of a learner and the time played on a day, as this device knows them. */
export interface DayOfPlay {
  /** YYYY-MM-DD on the device. */
  readonly day: string;
  /** Played on this device. */
  readonly seconds: number;
  /** Played on other devices, as of the last answer from the server. */
  readonly elsewhereSeconds: number;
  /** Added by a grown-up for the day. */
  readonly extraSeconds: number;
  /** Time left that a grown-up added during quiet hours. */
  readonly quietSeconds: number;
  readonly limits: PlayLimits;
}

/** Why and until when a child can't play. */
export interface Closing {
  readonly reason: 'limit' | 'quietHours';
  readonly opensOn: 'today' | 'tomorrow';
  /** Time of day, `07:00`; null for the start of the day. */
  readonly opensAt: string | null;
}

const dayMs = 86_400_000;
const minutesPerDay = 1440;

/** Returns a day on which nothing has been played, without limits. */
export function newDay(day: string): DayOfPlay {
  const limits: PlayLimits = { minutesPerDay: null, quietHours: null };
  return { day, seconds: 0, elsewhereSeconds: 0, extraSeconds: 0, quietSeconds: 0, limits };
}

/**
 * Returns the count for today. A new day starts at zero. If the device's date moved back by a day, the later day goes on; if it moved
 * back further, it was wrong before, and the count moves along. Either way, moving the date back adds no time.
 */
export function onDay(play: DayOfPlay, today: string): DayOfPlay {
  if (today > play.day) return { ...newDay(today), limits: play.limits };
  return Date.parse(play.day) - Date.parse(today) <= dayMs ? play : { ...play, day: today };
}

/** Adds seconds played on this device. */
export function withPlayed(play: DayOfPlay, seconds: number, now: Date): DayOfPlay {
  const quietSeconds = isQuiet(play, now) ? Math.max(0, play.quietSeconds - seconds) : play.quietSeconds;
  return { ...play, seconds: play.seconds + seconds, quietSeconds };
}

/** Takes the limits and the total of all devices from the answer to a report. */
export function withAnswer(play: DayOfPlay, answer: PlayTime, reportedSeconds: number): DayOfPlay {
  const { playedSeconds, extraSeconds, ...limits } = answer;
  return { ...play, limits, extraSeconds, elsewhereSeconds: Math.max(0, playedSeconds - reportedSeconds) };
}

/** Takes the time that a grown-up added. It also counts during quiet hours, if it was added then. */
export function withExtraTime(play: DayOfPlay, { extraSeconds }: PlayTime, now: Date): DayOfPlay {
  const quietSeconds = play.quietSeconds + (isQuiet(play, now) ? extraMinutes * 60 : 0);
  return { ...play, extraSeconds, quietSeconds };
}

/** Returns the minute of the day at `20:30`. */
function minuteAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const minuteOf = (now: Date): number => now.getHours() * 60 + now.getMinutes();

/** Returns minutes from one time of day to the next occurrence of another. */
const minutesUntil = (from: number, to: number): number => (to - from + minutesPerDay) % minutesPerDay;

function isQuiet({ limits: { quietHours } }: DayOfPlay, now: Date): boolean {
  if (quietHours === null) return false;
  const [from, to] = [minuteAt(quietHours.from), minuteAt(quietHours.to)];
  return minutesUntil(from, minuteOf(now)) < minutesUntil(from, to);
}

function secondsLeftOfDay({ limits, extraSeconds, seconds, elsewhereSeconds }: DayOfPlay): number {
  if (limits.minutesPerDay === null) return Number.POSITIVE_INFINITY;
  return limits.minutesPerDay * 60 + extraSeconds - seconds - elsewhereSeconds;
}

function secondsUntilQuiet(play: DayOfPlay, now: Date): number {
  const { quietHours } = play.limits;
  if (quietHours === null || quietHours.from === quietHours.to) return Number.POSITIVE_INFINITY;
  if (isQuiet(play, now)) return play.quietSeconds;
  return minutesUntil(minuteOf(now), minuteAt(quietHours.from)) * 60 - now.getSeconds();
}

/** Returns how many seconds the child can still play; infinite without limits. */
export function secondsLeft(play: DayOfPlay, now: Date): number {
  return Math.max(0, Math.min(secondsLeftOfDay(play), secondsUntilQuiet(play, now)));
}

/** Returns why the kitchen is closed; null while it is open. */
export function closingOf(play: DayOfPlay, now: Date): Closing | null {
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
