import type { Period } from '@countertop/contract/siteAnalytics';
import { firstPreset, isDay, lastDays, type PeriodProblem, problemOf } from './period.ts';

/** The two tabs, the first one being the default. */
export const tabs = ['figures', 'log'] as const;
export type TabName = (typeof tabs)[number];

/** What is on the screen, as its address says it. */
export interface View {
  readonly tab: TabName;
  /** The days that the address names, or those of the first visit. They are a period only if there is no `problem`. */
  readonly asked: Period;
  readonly problem: PeriodProblem | null;
}

/** More than any day; an address may hold anything. */
const longestDay = 12;

/**
 * The view of an address. A tab that there is not is the first one; days that are none are told, not replaced.
 * @param search `?from=2026-11-01&to=2026-11-22&tab=log`
 * @param today the UTC day
 */
export function readView(search: string, today: string): View {
  const parameters = new URLSearchParams(search);
  const named = (name: string) => parameters.get(name)?.slice(0, longestDay) ?? null;
  const to = named('to') ?? today;
  const from = named('from') ?? (isDay(to) ? lastDays(firstPreset, to).from : to);
  const asked = { from, to };
  const tab = named('tab');
  return { tab: tabs.find((each) => each === tab) ?? 'figures', asked, problem: problemOf(asked, today) };
}

/** What an address says of a view, with its `?`; the tab only where it is not the first. `readView` reads it back. */
export function writeView({ tab, asked }: Pick<View, 'tab' | 'asked'>): string {
  return `?${new URLSearchParams({ ...asked, ...(tab !== 'figures' && { tab }) })}`;
}
