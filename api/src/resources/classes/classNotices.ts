import type { Knex } from 'knex';
import type { ErasureNotice } from '../erasure/erasureNotices.ts';
import { classOwnedMail, coTeacherLeftMail } from './classMails.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';

async function noticesToOwners(
  trx: Knex.Transaction,
  classIds: readonly string[],
  kind: 'class_owned' | 'co_teacher_left',
): Promise<readonly ErasureNotice[]> {
  const owners = await ClassStaffModel.query(trx)
    .whereIn('classId', [...classIds])
    .where({ role: 'owner' })
    .withGraphFetched('[user, class]')
    .orderBy('classId');
  const composed = kind === 'class_owned' ? classOwnedMail : coTeacherLeftMail;
  return owners.flatMap(({ classId, user, class: one }) =>
    user && one ? [{ kind, mail: (origin) => composed({ to: user.email, classId, className: one.name }, origin) }] : [],
  );
}

/** Whom to tell about an erased teacher. */
export interface StaffNotices {
  readonly notices: readonly ErasureNotice[];
  /** Classes that the account owned. */
  readonly classIds: readonly string[];
}

/** Returns whom to tell, as teachers, that an account is erased, before it is. Its classes have a new owner afterwards: `newOwnerNotices`. */
export async function staffNotices(trx: Knex.Transaction, userId: string): Promise<StaffNotices> {
  const staff = await ClassStaffModel.query(trx).where({ userId });
  const classesAs = (role: 'owner' | 'co_teacher') =>
    staff.filter((one) => one.role === role).map(({ classId: id }) => id);
  return {
    notices: await noticesToOwners(trx, classesAs('co_teacher'), 'co_teacher_left'),
    classIds: classesAs('owner'),
  };
}

/** Returns the new owners of classes whose owner was erased. Nobody for those that were erased, too. */
export async function newOwnerNotices(
  trx: Knex.Transaction,
  classIds: readonly string[],
): Promise<readonly ErasureNotice[]> {
  return noticesToOwners(trx, classIds, 'class_owned');
}
