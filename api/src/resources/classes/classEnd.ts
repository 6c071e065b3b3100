import { classEndDayHours } from '@countertop/contract/classes/classes.limits';
import type { Knex } from 'knex';
import { hourMs } from '@countertop/contract/shared/time';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { ClassModel } from './Class.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';

/** Returns when the last day of a class is over in every time zone, in milliseconds since 1970 UTC. */
export function classEndMs(endsOn: string): number {
  return Date.parse(endsOn) + classEndDayHours * hourMs;
}

export function isEnded({ endsOn }: Pick<ClassModel, 'endsOn'>, nowMs: number): boolean {
  return nowMs >= classEndMs(endsOn);
}

/** Throws `ApiError` 410 if the last day of a class is over. */
export function requireRunning(one: Pick<ClassModel, 'endsOn'>, nowMs: number): void {
  if (isEnded(one, nowMs)) throw new ApiError('class_ended', 'This class has ended. Ask the teacher about it.');
}

/** Returns when the class of a child ends, in milliseconds since 1970 UTC; null for a learner at home. */
export async function classEndOf(database: Knex, learnerId: string): Promise<number | null> {
  const row = await ClassSeatModel.query(database)
    .findOne({ learnerId })
    .joinRelated('class')
    .select('class.endsOn')
    .castTo<Pick<ClassModel, 'endsOn'> | undefined>();
  return row === undefined ? null : classEndMs(row.endsOn);
}
