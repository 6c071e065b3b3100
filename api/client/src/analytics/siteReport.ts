import { getAuditLog } from '@countertop/contract/accounts/auditLog';
import { earlyAccessEmailsPath } from '@countertop/contract/payments/metrics.limits';
import { getSiteReport, type Period } from '@countertop/contract/analytics/siteReport';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../shared/call.ts';
import { CallError } from '../shared/CallError.ts';
import { refreshed } from '../shared/refreshed.ts';

/** The report of a period. Disabled without one. */
export function siteReportQuery(period: Period | null) {
  return queryOptions({
    queryKey: ['/api/admin/analytics', period],
    queryFn: period === null ? skipToken : ({ signal }) => call(getSiteReport, period, { signal }),
    ...refreshed,
  });
}

/** The audit log, newest first, page by page. */
export function auditLogQuery() {
  return infiniteQueryOptions({
    queryKey: ['/api/admin/audit-log'],
    queryFn: ({ signal, pageParam: before }) => call(getAuditLog, before === null ? {} : { before }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...refreshed,
  });
}

/** Downloads the early-access emails as CSV. The server logs each download for audit. Throws `CallError`. */
export async function takeEarlyAccessEmails(): Promise<Uint8Array> {
  const response = await fetch(earlyAccessEmailsPath, { credentials: 'include' });
  if (!response.ok)
    throw new CallError(response.status, (await response.text()) || response.statusText, response.headers);
  return new Uint8Array(await response.arrayBuffer());
}
