import { classSessionHours, schoolDayEndHour } from '@countertop/contract/classes/classes.limits';
import { dayMs, hourMs, minuteMs } from '@countertop/contract/shared/time';

/**
 * Returns when the session of a child in a class ends, in milliseconds since 1970 UTC: with the school day at the place of the device, or
 * for homework in the evening with the day, and after `classSessionHours` at the latest. Devices that don't tell their `minutesAheadOfUtc`
 * get the latest.
 */
export function pupilSessionEndMs(nowMs: number, minutesAheadOfUtc: number | undefined): number {
  const latestMs = nowMs + classSessionHours * hourMs;
  if (minutesAheadOfUtc === undefined) return latestMs;
  const aheadMs = minutesAheadOfUtc * minuteMs;
  const midnightMs = Math.floor((nowMs + aheadMs) / dayMs) * dayMs - aheadMs;
  const schoolEndMs = midnightMs + schoolDayEndHour * hourMs;
  // An hour before, so that nobody who begins homework is signed out right away.
  return Math.min(latestMs, nowMs < schoolEndMs - hourMs ? schoolEndMs : midnightMs + dayMs);
}
