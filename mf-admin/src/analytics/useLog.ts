import { auditLogQuery } from '@countertop/client/siteAnalytics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Access, accessOf } from '../shared/access/access.ts';
import type { Log } from './screens/LogTab.tsx';

type User = Parameters<typeof accessOf>[0];

/** Returns the loaded part of the access log, and the error if loading failed. */
export function useLog(user: User, isEnabled: boolean): { part: Access<Log>; error: Error | null } {
  const query = useInfiniteQuery({ ...auditLogQuery(), enabled: isEnabled });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const older = query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle';
  const log =
    data &&
    ({
      entries: data.pages.flatMap(({ entries }) => entries),
      onOlder: hasNextPage ? () => void fetchNextPage() : null,
      older,
    } as const);
  return { part: accessOf<Log>(user, { data: log, error, isFetching, refetch }), error };
}
