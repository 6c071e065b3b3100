import type { Period } from '@countertop/contract/siteAnalytics';

/** "countertop-pages-2026-11-16-to-2026-11-22.csv": what is in it, and of which days. */
export function fileNameOf(id: string, { from, to }: Period): string {
  return `countertop-${id}-${from}-to-${to}.csv`;
}

/** "countertop-log-2026-11-22.csv": what is in it, and the UTC day it was taken. */
export function datedFileName(id: string, day: string): string {
  return `countertop-${id}-${day}.csv`;
}
