import type { SchoolClass, StaffRole } from '@countertop/contract/classes/classes';
import type { Knex } from 'knex';
import { type PartialModelObject, raw } from 'objection';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { ClassModel } from './Class.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { readClass } from './readClass.ts';

/** A class and what the caller is in it. */
export interface StaffAccess {
  readonly row: ClassModel;
  readonly role: StaffRole;
}

/** Throws `ApiError` 404 for everybody who doesn't teach a class, also if there is no such class. */
export async function requireStaff(database: Knex, classId: string, userId: string): Promise<StaffAccess> {
  const staff = await ClassStaffModel.query(database).findById([classId, userId]).withGraphJoined('class');
  if (staff?.class === undefined)
    throw new ApiError('class_not_found', 'This class has ended, or you no longer teach it. Reload the page.');
  return { row: staff.class, role: staff.role };
}

/** Throws `ApiError` 404 for everybody who doesn't teach a class, 403 for co-teachers. */
export async function requireOwner(database: Knex, classId: string, userId: string): Promise<StaffAccess> {
  const access = await requireStaff(database, classId, userId);
  if (access.role !== 'owner') throw new ApiError('not_owner', 'Only the owner of the class can do this.');
  return access;
}

/** Locks a class until the end of a transaction without changing it. Throws `ApiError` 404 if it has been erased. */
export async function lockClass(trx: Knex.Transaction, classId: string): Promise<void> {
  const row = await ClassModel.query(trx).findById(classId).select('id').forUpdate();
  if (row === undefined) throw new ApiError('class_not_found', 'This class has ended. Reload the page.');
}

/** Another teacher saved in between. The response holds what is stored. */
class ClassChanged extends ApiError {
  override readonly extra: { readonly stored: SchoolClass };

  constructor(stored: SchoolClass) {
    super('class_changed', 'Another teacher has changed this class. Look at the changes and try again.');
    this.extra = { stored };
  }
}

interface ClassChange {
  /** The version that the teacher saw; undefined to change any. */
  readonly version?: number;
  readonly changes?: PartialModelObject<ClassModel>;
  readonly nowMs: number;
}

/**
 * Changes a class and increases its version in one statement, which also locks it. Throws `ApiError` 409 with the stored class if
 * another version is stored.
 */
export async function changeClass(
  trx: Knex.Transaction,
  { row: { id }, role }: StaffAccess,
  { version, changes = {}, nowMs }: ClassChange,
): Promise<ClassModel> {
  const [changed] = await ClassModel.query(trx)
    .where({ id, ...(version !== undefined && { version }) })
    .patch({ ...changes, version: raw('version + 1'), updatedAt: nowMs })
    .returning('*');
  if (changed !== undefined) return changed;
  const stored = await ClassModel.query(trx).findById(id);
  if (stored === undefined) throw new ApiError('class_not_found', 'This class has ended. Reload the page.');
  throw new ClassChanged(await readClass(trx, stored, { role, nowMs }));
}
