import type { Period } from '@countertop/contract/payments/plans';

const monthsOf: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 };

/** A period of paid time: a number of months, plus the time left over from an earlier plan. */
export interface Term {
  /** Milliseconds since 1970 UTC. */
  readonly startMs: number;
  readonly months: number;
  readonly extraMs: number;
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

/** Returns the end of a term. Counts from its first day, so that a short month doesn't shorten the months after it. */
export function endOf({ startMs, months, extraMs }: Term): number {
  return addMonths(startMs, months) + extraMs;
}

/** Returns a term extended by one period. */
export function extended(term: Term, period: Period): Term {
  return { ...term, months: term.months + monthsOf[period] };
}
