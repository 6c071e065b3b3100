import { queryClient } from '@countertop/client/shared/queryClient';
import { reviewsQuery } from '@countertop/client/play/reviews';
import { today } from '@countertop/client/shared/today';
import type { DueReview } from '@countertop/engine/review/reviews';
import type { GameEvent } from '@countertop/engine/play/gameEvent';

/** Returns the event with a learner's skills that are due today. Rejects if the server can't be reached. */
export async function loadReviews(learnerId: string): Promise<GameEvent> {
  const { due, visits, skills } = await queryClient.fetchQuery(reviewsQuery(learnerId, today()));
  const dueReviews = due.flatMap((skill): DueReview[] => {
    const state = skills.find((one) => one.skill === skill);
    return state === undefined ? [] : [{ skill, band: state.band, visitedOn: state.visitedOn }];
  });
  return { type: 'reviewsLoaded', due: dueReviews, visits };
}
