import { reportMaxDays } from '@countertop/contract/analytics/report.limits';
import type { Period } from '@countertop/contract/analytics/siteReport';
import { daysIn, utcDay } from '@countertop/contract/shared/dayRange';
import { dayMs } from '@countertop/contract/shared/time';

/** Preset lengths in days, chosen by us. */
export const presets = [7, 28, 90] as const;
export type Preset = (typeof presets)[number];
export const firstPreset: Preset = 28;

/** Returns the UTC day as YYYY-MM-DD. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(day) + days * dayMs));
}

/** Returns the period of `days` days that ends with `today`. */
export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns the period of the same length just before, as the API does. */
export function periodBefore(period: Period): Period {
  return lastDays(daysIn(period), addDays(period.from, -1));
}

/** Returns the preset for a period, or null if there isn't one. */
export function presetOf({ from, to }: Period, today: string): Preset | null {
  return presets.find((days) => to === today && from === lastDays(days, today).from) ?? null;
}

/** Why two strings aren't a valid period. */
export type PeriodError = 'invalidFrom' | 'invalidTo' | 'backwards' | 'tooLong' | 'inFuture';

/** Whether the text is a valid date as YYYY-MM-DD. */
export const isDate = (text: string): boolean => utcDay.safeParse(text).success;

/** Returns what is wrong with a period; null if it is valid and not in the future. */
export function errorOf({ from, to }: Period, today: string): PeriodError | null {
  if (!isDate(from)) return 'invalidFrom';
  if (!isDate(to)) return 'invalidTo';
  if (to < from) return 'backwards';
  if (to > today) return 'inFuture';
  return daysIn({ from, to }) > reportMaxDays ? 'tooLong' : null;
}

/** The change of a number since the previous period. */
type Change =
  | { readonly kind: 'same' }
  /** The number was 0 before, so there is no percentage. */
  | { readonly kind: 'new' }
  /** Less than half a percent. */
  | { readonly kind: 'slightlyUp' | 'slightlyDown' }
  | { readonly kind: 'up' | 'down'; readonly percent: number };

/** Returns the change from `before` to `now`, in whole percent of `before`. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'new' };
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (percent === 0) return { kind: now > before ? 'slightlyUp' : 'slightlyDown' };
  return { kind: now > before ? 'up' : 'down', percent };
}
