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

/** Returns every day from `from` to `to`, inclusive. */
export function daysFrom(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
