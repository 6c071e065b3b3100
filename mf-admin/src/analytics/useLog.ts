import { auditLogQuery } from '@countertop/client/siteAnalytics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Access, accessOf } from '../shared/access/access.ts';
import { morePages } from '../shared/pages/morePages.ts';
import type { Log } from './screens/LogTab.tsx';

type User = Parameters<typeof accessOf>[0];

/** Returns the loaded part of the access log, and the error if loading failed. */
export function useLog(user: User, isEnabled: boolean): { part: Access<Log>; error: Error | null } {
  const query = useInfiniteQuery({ ...auditLogQuery(), enabled: isEnabled });
  const { data, error, isFetching, refetch } = query;
  const log = data && { entries: data.pages.flatMap(({ entries }) => entries), ...morePages(query) };
  return { part: accessOf<Log>(user, { data: log, error, isFetching, refetch }), error };
}
