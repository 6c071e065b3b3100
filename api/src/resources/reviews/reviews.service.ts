import type { LearnerReviews } from '@countertop/contract/reviews';
import { skillIds } from '@countertop/engine/problems/skill';
import { dueSkills, type ReviewedAttempt, skillStates } from '@countertop/engine/review/skillStates';
import type { Knex } from 'knex';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';

const shownTries = 5;

/** Returns the first tries of a learner that are still kept. */
async function firstTries(database: Knex, learnerId: string): Promise<readonly ReviewedAttempt[]> {
  const rows = await AttemptModel.query(database)
    .where({ learner_id: learnerId, is_retry: false })
    .select('id', 'day', 'skill', 'band', 'is_correct', 'is_retry', 'hints_used', 'origin');
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    skill: row.skill,
    band: row.band,
    isCorrect: row.is_correct,
    isRetry: row.is_retry,
    hintsUsed: row.hints_used,
    isReview: row.origin === 'review',
  }));
}

/** Returns the schedule of a learner on a day, YYYY-MM-DD, computed from the answers. */
export async function readReviews(database: Knex, learnerId: string, day: string): Promise<LearnerReviews> {
  const learner = await LearnerModel.query(database).findById(learnerId).select('has_reviews');
  const isOn = learner?.has_reviews === true;
  const tries = await firstTries(database, learnerId);
  const states = skillStates(tries);
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
  await LearnerModel.query(database).findById(learnerId).patch({ has_reviews: isOn, updated_at: nowMs });
}
