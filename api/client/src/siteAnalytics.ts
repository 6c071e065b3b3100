import { getAuditLog } from '@countertop/contract/auditLog';
import { earlyAccessEmailsPath } from '@countertop/contract/metrics.limits';
import { getSiteAnalytics, type Period } from '@countertop/contract/siteAnalytics';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { call, CallError } from './call.ts';

/**
 * Figures grow all the time: what is known shows at once and is asked for anew. An attempt without a network fails at once
 * and does not wait for one.
 */
const anew = { staleTime: 0, refetchOnMount: 'always', retryOnMount: true, networkMode: 'always' } as const;

/** What happens on the site in a period, for administrators. Without a period nothing is asked. */
export function siteAnalyticsQuery(period: Period | null) {
  return queryOptions({
    queryKey: ['/api/admin/analytics', period],
    queryFn: period === null ? skipToken : ({ signal }) => call(getSiteAnalytics, period, { signal }),
    ...anew,
  });
}

/** Who looked at or took along whose record, newest first, page by page. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    queryKey: ['/api/admin/audit-log'],
    queryFn: ({ signal, pageParam: before }) => call(getAuditLog, before === null ? {} : { before }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...anew,
  });
}

/** The file of who wants to hear of which game. The server writes down who took it, when. Throws `CallError`. */
export async function takeEarlyAccessEmails(): Promise<Uint8Array> {
  const response = await fetch(earlyAccessEmailsPath, { credentials: 'include' });
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return new Uint8Array(await response.arrayBuffer());
}
