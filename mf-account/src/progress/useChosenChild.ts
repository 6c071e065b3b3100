import { learnersQuery } from '@countertop/client/play/learners';
import type { Learner } from '@countertop/contract/play/learners';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { chosenLearner } from './queries.ts';

export interface ChosenChild {
  /** The user's learners, once `learnerProgressQuery` has loaded them. */
  readonly learners: readonly Learner[];
  /** ID in the address; null for the first learner. */
  readonly learnerId: string | null;
  readonly chosen: Learner | undefined;
}

/** Returns the child that the address of a page chooses: `?child=` with an ID. */
export function useChosenChild(page: '/dashboard' | '/progress'): ChosenChild {
  const { child: learnerId = null } = useSearch({ from: page });
  const learners = useQuery({ ...learnersQuery(), enabled: false }).data ?? [];
  return { learners, learnerId, chosen: chosenLearner(learners, learnerId) };
}
