import type { Period } from '@countertop/contract/plans';

const monthsOf: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 };

/** A stretch of paid time: so many months from its first day, and what an earlier plan left over. */
export interface Term {
  /** Milliseconds since 1970 UTC. */
  readonly startMs: number;
  readonly months: number;
  readonly extraMs: number;
}

/**
 * The same day and time so many months later, in UTC, or the last day of a month that has no such day: January 31 and a
 * month is February 28 or 29, and with another month March 31.
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

/** When a term ends. Counted from its first day, so that a short month takes no day from the ones after it. */
export function endOf({ startMs, months, extraMs }: Term): number {
  return addMonths(startMs, months) + extraMs;
}

/** A term that goes on for one more period. */
export function extended(term: Term, period: Period): Term {
  return { ...term, months: term.months + monthsOf[period] };
}
