import { learnersQuery } from '@countertop/client/play/learners';
import { useAddress } from '@countertop/client/shared/useAddress';
import type { Learner } from '@countertop/contract/play/learners';
import { useQuery } from '@tanstack/react-query';
import { chosenLearner } from './queries.ts';

export interface ChosenChild {
  /** The user's learners, once `learnerProgressQuery` has loaded them. */
  readonly learners: readonly Learner[];
  /** ID in the address; null for the first learner. */
  readonly learnerId: string | null;
  readonly chosen: Learner | undefined;
}

/** Returns the child that the address chooses: `?child=` with an ID. */
export function useChosenChild(): ChosenChild {
  const [search] = useAddress('search');
  const learnerId = new URLSearchParams(search).get('child');
  const learners = useQuery({ ...learnersQuery(), enabled: false }).data ?? [];
  return { learners, learnerId, chosen: chosenLearner(learners, learnerId) };
}
