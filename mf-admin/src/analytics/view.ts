import type { Period } from '@countertop/contract/analytics/siteReport';
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
 * Parses a query string. An unknown tab becomes the first one; invalid dates are kept and reported in `error`.
 * @param search `?from=2026-11-01&to=2026-11-22&tab=log`
 * @param today the UTC day
 */
export function parseView(search: string, today: string): View {
  const parameters = new URLSearchParams(search);
  const named = (name: string) => parameters.get(name)?.slice(0, longestDay) ?? null;
  const to = named('to') ?? today;
  const from = named('from') ?? (isDate(to) ? lastDays(firstPreset, to).from : to);
  const period = { from, to };
  const tab = named('tab');
  return { tab: tabs.find((each) => each === tab) ?? 'overview', period, error: errorOf(period, today) };
}

/** Returns the query string of a view, with its `?`. Inverse of `parseView`. */
export function toQueryString({ tab, period }: Pick<View, 'tab' | 'period'>): string {
  return `?${new URLSearchParams({ ...period, ...(tab !== 'overview' && { tab }) })}`;
}
