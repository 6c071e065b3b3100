import type { LearnerReviews } from '@countertop/contract/play/reviews';
import { skillIds } from '@countertop/engine/problems/skill';
import { dueSkills, type ReviewedAttempt, skillStates } from '@countertop/engine/review/skillStates';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { reviewedAttemptOf, reviewedColumns } from '../attempts/reviewedAttempt.ts';

const shownTries = 5;
/** Rows read at once, so that other requests don't wait for those of a child with many answers. */
const rowsPerPage = 500;

/** Returns all first tries of a learner that are kept. */
async function readTries(database: Knex, learnerId: string): Promise<readonly ReviewedAttempt[]> {
  const tries: ReviewedAttempt[] = [];
  for (;;) {
    const rows = await AttemptModel.query(database)
      .where({ learnerId, isRetry: false })
      .where('id', '>', tries.at(-1)?.id ?? '')
      .orderBy('id')
      .limit(rowsPerPage)
      .select(...reviewedColumns);
    tries.push(...rows.map(reviewedAttemptOf));
    if (rows.length < rowsPerPage) return tries;
  }
}

/** Returns the schedule of a learner on a day, YYYY-MM-DD, computed from the answers that are kept, and what earlier ones led to. */
export async function readReviews(database: Knex, learnerId: string, day: string): Promise<LearnerReviews> {
  const learner = await LearnerModel.query(database).findById(learnerId).select('hasReviews', 'earlierSkills');
  const isOn = learner?.hasReviews === true;
  const tries = await readTries(database, learnerId);
  const states = skillStates(tries, learner?.earlierSkills ?? []);
  return {
    isOn,
    due: isOn ? dueSkills(states.values(), day).map(({ skill }) => skill) : [],
    visits: tries.filter((one) => one.isReview && one.day === day).length,
    skills: skillIds.flatMap((skill) => {
      const state = states.get(skill);
      if (state === undefined) return [];
      const { band, review, visitedOn, tries: last } = state;
      const shown = review === null ? null : { step: review.step, dueOn: review.dueOn };
      return [{ skill, band, review: shown, visitedOn, lastTries: last.slice(-shownTries) }];
    }),
  };
}

interface ReviewSetting {
  readonly isOn: boolean;
  readonly nowMs: number;
}

/** Turns the reviews of a learner on or off. */
export async function setReviews(database: Knex, learnerId: string, { isOn, nowMs }: ReviewSetting): Promise<void> {
  await LearnerModel.query(database).findById(learnerId).patch({ hasReviews: isOn, updatedAt: nowMs });
}
