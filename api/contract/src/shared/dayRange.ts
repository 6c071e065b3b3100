import * as z from 'zod/mini';
import { dayMs } from './time.ts';

/** A UTC day as YYYY-MM-DD. */
export const utcDay = z.iso.date();

/** A period of days as YYYY-MM-DD, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the number of days in a period. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** Returns checks that a period has between 1 and `maxDays` days. */
export function dayRangeChecks(maxDays: number) {
  return [
    z.refine<DayRange>((range) => daysIn(range) >= 1, { error: 'Must not be before the first day.', path: ['to'] }),
    z.refine<DayRange>((range) => daysIn(range) <= maxDays, { error: `Choose at most ${maxDays} days.`, path: ['to'] }),
  ] as const;
}
