import { getAttempts } from '@countertop/contract/play/attempts';
import { getLearnerDays, getLearners, getLearnerSkills, type LearnerRange } from '@countertop/contract/play/learners';
import {
  infiniteQueryOptions,
  type QueryClient,
  QueryObserver,
  type QueryObserverResult,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../shared/call.ts';

/** The learners of the signed-in user. */
export function learnersQuery() {
  return queryOptions({
    queryKey: [getLearners.path],
    queryFn: ({ signal }) => call(getLearners, {}, { signal }),
  });
}

/** Reports the learners of the signed-in user, and every later change. Returns a function that stops watching. */
export function watchLearners(
  client: QueryClient,
  report: (result: QueryObserverResult<z.infer<typeof getLearners.output>>) => void,
): () => void {
  const observer = new QueryObserver(client, learnersQuery());
  const stop = observer.subscribe(report);
  report(observer.getCurrentResult());
  return stop;
}

/** Results of a learner by skill. Refreshed whenever a page shows them. */
export function learnerSkillsQuery(range: LearnerRange | undefined) {
  return queryOptions({
    queryKey: [getLearnerSkills.path, range],
    queryFn: range === undefined ? skipToken : ({ signal }) => call(getLearnerSkills, range, { signal }),
    refetchOnMount: 'always',
  });
}

/** Results of a learner by day. Refreshed whenever a page shows them. */
export function learnerDaysQuery(range: LearnerRange | undefined) {
  return queryOptions({
    queryKey: [getLearnerDays.path, range],
    queryFn: range === undefined ? skipToken : ({ signal }) => call(getLearnerDays, range, { signal }),
    refetchOnMount: 'always',
  });
}

export type AttemptFilter = Omit<z.infer<typeof getAttempts.input>, 'after'>;

/** Attempts of a learner, newest first, page by page. */
export function attemptsQuery(filter: AttemptFilter) {
  return infiniteQueryOptions({
    queryKey: [getAttempts.path, filter],
    queryFn: ({ pageParam, signal }) =>
      call(getAttempts, { ...filter, ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
