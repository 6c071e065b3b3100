import type { Period } from '@countertop/contract/analytics/siteReport';
import type { SearchOf } from '@countertop/routes/routes';
import { firstPreset, isDate, lastDays, type PeriodError, errorOf } from './period.ts';

/** The first tab is the default. */
export const tabs = ['overview', 'support', 'payments', 'log'] as const;
export type TabName = (typeof tabs)[number];

/** The view, as encoded in the query string. */
export interface View {
  readonly tab: TabName;
  /** The dates in the query string, or the default ones. Valid only if `error` is null. */
  readonly period: Period;
  readonly error: PeriodError | null;
}

/** Longer than any date. A query string can be anything. */
const longestDay = 12;

/**
 * Returns the view that the query parameters choose. An unknown tab becomes the first one; invalid dates are kept and reported in
 * `error`.
 * @param search of `?from=2026-11-01&to=2026-11-22&tab=log`
 * @param today the UTC day
 */
export function viewOf(search: SearchOf<'/analytics'>, today: string): View {
  const to = search.to?.slice(0, longestDay) ?? today;
  const from = search.from?.slice(0, longestDay) ?? (isDate(to) ? lastDays(firstPreset, to).from : to);
  const period = { from, to };
  return { tab: tabs.find((each) => each === search.tab) ?? 'overview', period, error: errorOf(period, today) };
}

/** Returns the query parameters of a view. Inverse of `viewOf`. */
export function searchOf({ tab, period }: Pick<View, 'tab' | 'period'>): SearchOf<'/analytics'> {
  return { ...period, ...(tab !== 'overview' && { tab }) };
}
