import { ApiError } from '../../platform/errors/ApiError.ts';
import { staffRemovedMail } from './classMails.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { requireStaff } from './requireStaff.ts';
import type { StaffInvitationParts } from './staffInvitations.service.ts';

interface Removal {
  readonly classId: string;
  /** The co-teacher. */
  readonly userId: string;
}

/** Removes a co-teacher: owners may remove each, co-teachers themselves. Emails the owner. */
export async function removeStaff(
  { database, background, sendMail, origin }: StaffInvitationParts,
  callerId: string,
  { classId, userId }: Removal,
): Promise<void> {
  const { row, role } = await requireStaff(database, classId, callerId);
  if (role !== 'owner' && userId !== callerId)
    throw new ApiError('not_owner', 'Only the owner of the class can remove other teachers.');
  const staff = await ClassStaffModel.query(database).where({ classId }).withGraphFetched('user');
  const removed = await ClassStaffModel.query(database)
    .findById([classId, userId])
    .where({ role: 'co_teacher' })
    .delete();
  if (removed === 0)
    throw new ApiError('staff_not_found', 'This person is not a co-teacher of the class. Reload the page.');
  const owner = staff.find((one) => one.role === 'owner')?.user?.email;
  const teacher = staff.find((one) => one.userId === userId)?.user?.email;
  if (owner === undefined || teacher === undefined) return;
  const facts = { to: owner, teacher, classId, className: row.name, origin };
  background.run('removed teacher email', () => sendMail(staffRemovedMail(facts)));
}
