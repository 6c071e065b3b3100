import type { Knex } from 'knex';
import { SessionModel } from '../accounts/Session.model.ts';
import { ClassInvitationModel } from './ClassInvitation.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';

/**
 * Makes one of the staff the owner of a class. The previous owner becomes a co-teacher, children who are signed in go on with the plan of
 * the new owner, and open invitations of the previous one end.
 */
export async function moveOwnership(trx: Knex.Transaction, classId: string, userId: string): Promise<void> {
  const staff = () => ClassStaffModel.query(trx).where({ classId });
  // In this order, because a class has one owner.
  await staff().where({ role: 'owner' }).patch({ role: 'co_teacher' });
  await staff().where({ userId }).patch({ role: 'owner' });
  const seats = ClassSeatModel.query(trx).where({ classId }).select('id');
  await SessionModel.query(trx).whereIn('seatId', seats).patch({ userId });
  await ClassInvitationModel.query(trx).where({ classId }).whereNull('usedAt').delete();
}
