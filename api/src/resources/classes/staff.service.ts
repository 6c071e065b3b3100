import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { requireStaff } from './requireStaff.ts';

interface Removal {
  readonly classId: string;
  /** The co-teacher. */
  readonly userId: string;
}

/** Removes a co-teacher: owners may remove each, co-teachers themselves. */
export async function removeStaff(database: Knex, callerId: string, { classId, userId }: Removal): Promise<void> {
  const { role } = await requireStaff(database, classId, callerId);
  if (role !== 'owner' && userId !== callerId)
    throw new ApiError('not_owner', 'Only the owner of the class can remove other teachers.');
  const removed = await ClassStaffModel.query(database)
    .findById([classId, userId])
    .where({ role: 'co_teacher' })
    .delete();
  if (removed === 0)
    throw new ApiError('staff_not_found', 'This person is not a co-teacher of the class. Reload the page.');
}
