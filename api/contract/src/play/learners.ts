import { ageBands } from '@countertop/engine/problems/band';
import { skillIds } from '@countertop/engine/problems/skill';
import * as z from 'zod/mini';
import { dayRangeChecks } from '../shared/dayRange.ts';
import { endpoint } from '../shared/endpoint.ts';
import { count } from '../shared/integers.ts';

/** A child who plays. Has no email address and no password. */
const learner = z.strictObject({
  /** The first learner of an account has the account's ID. */
  id: z.string(),
  /** Null until a guardian chooses one. */
  nickname: z.nullable(z.string()),
  /** The age band of the latest attempt; null before the first one. */
  band: z.nullable(z.enum(ageBands)),
  /** Whether the plan of the signed-in user or of an owner of the learner includes reports. */
  hasReports: z.boolean(),
});
export type Learner = z.infer<typeof learner>;

/** The learners whose guardian the signed-in user is, oldest first. */
export const getLearners = endpoint('GET', '/api/learners', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(learner),
});

/** Longest range: 13 months. */
const maxDays = 400;

/** Days of a range, `YYYY-MM-DD` on the learner's device, both inclusive. */
const range = z
  .strictObject({ learnerId: z.string(), from: z.iso.date(), to: z.iso.date() })
  .check(...dayRangeChecks(maxDays));
export type LearnerRange = z.infer<typeof range>;

/** A learner's results in a skill. */
const skillResult = z.strictObject({
  skill: z.enum(skillIds),
  /** First tries. */
  asked: count,
  /** Right on the first try. */
  right: count,
  /** First tries with at least one hint. */
  withHelp: count,
  /** Wrong on the first try, right on the second. */
  corrected: count,
  seconds: count,
  lastDay: z.iso.date(),
  /** The three most common known mistakes, most common first. Only of attempts that are still kept. */
  mistakes: z.array(z.strictObject({ mistake: z.string(), count })),
  /** Common Core codes. */
  standards: z.array(z.string()),
});
export type SkillResult = z.infer<typeof skillResult>;

/** Results of a learner by skill, within a range. Requires the feature `analytics`, of the caller or of an owner. */
export const getLearnerSkills = endpoint('GET', '/api/learners/:learnerId/skills', {
  access: 'guardian',
  isForChildren: true,
  errors: ['plan_required'],
  input: range,
  output: z.array(skillResult),
});

/** Results of a learner on a day. */
const dayResult = z.strictObject({
  day: z.iso.date(),
  /** Problems answered, without second tries. */
  orders: count,
  right: count,
  seconds: count,
});
export type DayResult = z.infer<typeof dayResult>;

/**
 * Results of a learner by day, oldest first, without days on which nothing was answered. Requires the
 * feature `analytics`, of the caller or of an owner.
 */
export const getLearnerDays = endpoint('GET', '/api/learners/:learnerId/days', {
  access: 'guardian',
  isForChildren: true,
  errors: ['plan_required'],
  input: range,
  output: z.array(dayResult),
});
