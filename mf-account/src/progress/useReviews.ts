import { call } from '@countertop/client/shared/call';
import { reviewsQuery } from '@countertop/client/play/reviews';
import { putReviews } from '@countertop/contract/play/reviews';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryState } from '../shared/queryState.ts';
import type { LearnerProgress } from './queries.ts';
import type { ReviewsProps } from './Reviews.tsx';

/** The review schedule of a learner, and its switch. Undefined if no plan includes the report. */
export function useReviews(progress: LearnerProgress | null, today: string): Omit<ReviewsProps, 'today'> | undefined {
  const client = useQueryClient();
  const learnerId = progress?.results ? progress.learner.id : null;
  const query = reviewsQuery(learnerId ?? '', today);
  const reviews = useQuery({ ...query, ...(learnerId === null && { queryFn: skipToken }) });
  if (learnerId === null) return undefined;
  return {
    reviews: queryState(reviews),
    onTurn: async (wanted) => {
      const { isOn } = await call(putReviews, { learnerId, isOn: wanted });
      client.setQueryData(query.queryKey, (known) => known && { ...known, isOn });
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
