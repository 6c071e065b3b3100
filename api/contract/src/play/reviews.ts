import { ageBands } from '@countertop/engine/problems/band';
import { skillIds } from '@countertop/engine/problems/skill';
import { tryResults } from '@countertop/engine/review/skillStates';
import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { count } from '../shared/integers.ts';

const learnerId = { learnerId: z.string() };

/** A skill that was tried at least once. Days are those of the learner's device, `YYYY-MM-DD`. */
const reviewedSkill = z.strictObject({
  skill: z.enum(skillIds),
  /** Age band of the last answer. */
  band: z.enum(ageBands),
  /** Null until the skill is learned. */
  review: z.nullable(z.strictObject({ step: count, dueOn: z.iso.date() })),
  /** The last day on which a customer came back for it; null if none has. */
  visitedOn: z.nullable(z.iso.date()),
  /** The last five first tries, newest last. */
  lastTries: z.array(z.strictObject({ day: z.iso.date(), result: z.enum(tryResults) })),
});
export type ReviewedSkill = z.infer<typeof reviewedSkill>;

const reviews = z.strictObject({
  /** Whether customers come back for skills that were learned. */
  isOn: z.boolean(),
  /** Skills that are due, longest overdue first; empty if reviews are off. */
  due: z.array(z.enum(skillIds)),
  /** Visits on the day. */
  visits: count,
  skills: z.array(reviewedSkill),
});
export type LearnerReviews = z.infer<typeof reviews>;

/** The review schedule of a learner on a day of the device. Requires the feature `analytics`, of the caller or of an owner. */
export const getReviews = endpoint('GET', '/api/learners/:learnerId/reviews', {
  access: 'guardian',
  isForChildren: true,
  errors: ['plan_required'],
  input: z.strictObject({ ...learnerId, day: z.iso.date() }),
  output: reviews,
});

/** Turns reviews on or off. */
export const putReviews = endpoint('PUT', '/api/learners/:learnerId/reviews', {
  access: 'guardian',
  input: z.strictObject({ ...learnerId, isOn: z.boolean() }),
  output: z.strictObject({ isOn: z.boolean() }),
});
