import { call } from '@countertop/client/shared/call';
import { getOwnLessons } from '@countertop/contract/classes/classLessons';
import { queryOptions } from '@tanstack/react-query';

/** The open lessons of the child who is signed in to a class. Loaded again when the child comes back to the page. */
export function ownLessonsQuery() {
  return queryOptions({
    queryKey: [getOwnLessons.path],
    queryFn: ({ signal }) => call(getOwnLessons, {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
