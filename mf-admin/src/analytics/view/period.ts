import { utcDay } from '@countertop/contract/metrics';
import { analyticsRangeMaxDays } from '@countertop/contract/metrics.limits';
import { daysIn, type Period } from '@countertop/contract/siteAnalytics';

/** Ours: the lengths that can be had by one press, in days; the second one is shown at first. */
export const presets = [7, 28, 90] as const;
export type Preset = (typeof presets)[number];
export const firstPreset: Preset = 28;

const dayMs = 86_400_000;

/** The UTC day of a moment as YYYY-MM-DD. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(day) + days * dayMs));
}

/** The last days up to one, which is among them. */
export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** The period of the same length right before, which the API compares with. */
export function periodBefore(period: Period): Period {
  return lastDays(daysIn(period), addDays(period.from, -1));
}

/** Which press gives this period; null when none does. */
export function presetOf({ from, to }: Period, today: string): Preset | null {
  return presets.find((days) => to === today && from === lastDays(days, today).from) ?? null;
}

/** Why two texts are no period that can be shown. */
export type PeriodProblem = 'fromIsNoDay' | 'toIsNoDay' | 'backwards' | 'tooLong' | 'notYet';

/** True for a day that there is, as YYYY-MM-DD. */
export const isDay = (text: string): boolean => utcDay.safeParse(text).success;

/** What is wrong with two days; null when they are a period up to today. */
export function problemOf({ from, to }: Period, today: string): PeriodProblem | null {
  if (!isDay(from)) return 'fromIsNoDay';
  if (!isDay(to)) return 'toIsNoDay';
  if (to < from) return 'backwards';
  if (to > today) return 'notYet';
  return daysIn({ from, to }) > analyticsRangeMaxDays ? 'tooLong' : null;
}
