import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { readPlan } from './readPlan.ts';
import { requireStaff, type StaffAccess } from './requireStaff.ts';

const endedForStaff =
  'The Classroom Edition of this class has ended. You can read, export and erase it. Its owner can renew the plan to go on.';
const endedForChildren = 'The plan of your class has ended. Ask your teacher.';

/**
 * Like `requireStaff`, for whatever neither reads, exports nor erases. Also throws `ApiError` 403 if the plan of the class has ended, even
 * within the grace for its children.
 */
export async function requireTeaching(
  database: Knex,
  classId: string,
  userId: string,
  nowMs: number,
): Promise<StaffAccess> {
  const access = await requireStaff(database, classId, userId);
  const { state } = await readPlan(database, classId, nowMs);
  if (state !== 'running') throw new ApiError('plan_required', endedForStaff);
  return access;
}

/** Throws `ApiError` 403 if the plan of a class and the grace for its children have ended. */
export async function requirePlanForChildren(database: Knex, classId: string, nowMs: number): Promise<void> {
  const { state } = await readPlan(database, classId, nowMs);
  if (state === 'ended') throw new ApiError('plan_required', endedForChildren);
}
