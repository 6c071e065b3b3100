import type { Period } from '@countertop/contract/siteAnalytics';

/** Returns a name like "countertop-pages-2026-11-16-to-2026-11-22.csv". */
export function fileNameOf(id: string, { from, to }: Period): string {
  return `countertop-${id}-${from}-to-${to}.csv`;
}

/** Returns a name like "countertop-log-2026-11-22.csv", with the UTC day of the download. */
export function datedFileName(id: string, day: string): string {
  return `countertop-${id}-${day}.csv`;
}
