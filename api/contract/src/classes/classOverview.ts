import { skillIds } from '@countertop/engine/problems/skill';
import { certificateIds } from '@countertop/engine/rewards/award';
import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { count } from '../shared/integers.ts';

const childResults = z.strictObject({
  seatId: z.string(),
  /** Problems answered, without second tries. */
  orders: count,
  /** Right on the first try. */
  right: count,
  seconds: count,
  daysPlayed: count,
  /** Null if the child hasn't played yet. */
  lastDay: z.nullable(z.iso.date()),
  /** Days in a row with at least one answer, up to today or the day before. */
  streak: count,
  /** The seven days that end today, oldest first, only those with answers. */
  week: z.array(z.strictObject({ day: z.iso.date(), asked: count, right: count })),
  /** Level of the saved game, 1 to 25; 1 without a saved game. */
  level: count,
  /** Types of badges, like `welcome` or `level_3`, oldest first. */
  badges: z.array(z.string()),
  /** Oldest first. */
  certificates: z.array(z.enum(certificateIds)),
  /** In the order of the skills, only those that were asked. */
  skills: z.array(
    z.strictObject({
      skill: z.enum(skillIds),
      asked: count,
      right: count,
      /** Known mistakes, most common first. Only of attempts that are still kept. */
      mistakes: z.array(z.strictObject({ mistake: z.string(), count })),
    }),
  ),
});
export type ChildResults = z.infer<typeof childResults>;

/**
 * The results of the children of a class since they joined it, in and outside of lessons, in the order of the class. `today` is the
 * date on the teacher's device, YYYY-MM-DD.
 */
export const getClassOverview = endpoint('GET', '/api/classes/:classId/overview', {
  access: 'signed-in',
  errors: ['class_not_found'],
  input: z.strictObject({ classId: z.string(), today: z.iso.date() }),
  output: z.array(childResults),
});
