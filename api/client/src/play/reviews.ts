import { getReviews } from '@countertop/contract/play/reviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';

/** The review schedule of a learner on a day, `YYYY-MM-DD`. Refreshed whenever it is used. */
export function reviewsQuery(learnerId: string, day: string) {
  return queryOptions({
    queryKey: [getReviews.path, learnerId, day],
    queryFn: ({ signal }) => call(getReviews, { learnerId, day }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
