import { markSupportAnswered, supportRequestsQuery } from '@countertop/client/site/support';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Access, accessOf } from '../shared/access/access.ts';
import { morePages } from '../shared/pages/morePages.ts';
import type { SupportInbox } from './SupportTab.tsx';

type User = Parameters<typeof accessOf>[0];

/** Returns the loaded part of the requests without an answer, and the error if loading failed. */
export function useSupportInbox(user: User, isEnabled: boolean): { part: Access<SupportInbox>; error: Error | null } {
  const query = useInfiniteQuery({ ...supportRequestsQuery(), enabled: isEnabled });
  const { data, error, isFetching, refetch } = query;
  const last = data?.pages.at(-1);

  async function onAnswered(id: number): Promise<void> {
    await markSupportAnswered(id);
    await refetch();
  }

  const inbox: SupportInbox | undefined = data &&
    last && {
      requests: data.pages.flatMap(({ requests }) => requests),
      open: last.open,
      overdue: last.overdue,
      measuredAt: last.measuredAt,
      ...morePages(query),
      onAnswered,
    };
  return { part: accessOf<SupportInbox>(user, { data: inbox, error, isFetching, refetch }), error };
}
