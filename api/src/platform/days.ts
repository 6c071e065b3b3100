import { dayMs } from '@countertop/contract/shared/time';

let latest = { number: Number.NaN, day: '' };

/** Returns the UTC day as YYYY-MM-DD. */
export function dayOf(ms: number): string {
  const number = Math.floor(ms / dayMs);
  // Called for each event, nearly always for the same day.
  if (number !== latest.number) latest = { number, day: new Date(ms).toISOString().slice(0, 10) };
  return latest.day;
}

/** Returns the UTC day `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

/**
 * Returns the same day and time of a later month, in UTC, or the last day of a month that has no such day: one month after
 * January 31 is February 28 or 29, two months after it is March 31.
 */
export function addMonths(startMs: number, months: number): number {
  const date = new Date(startMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Returns every day from `from` to `to`, inclusive. */
export function daysFrom(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
