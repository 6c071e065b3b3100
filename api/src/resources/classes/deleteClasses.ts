import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { type Erased, erase, type ErasureParts } from '../erasure/erase.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { ClassModel } from './Class.model.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { moveOwnership } from './moveOwnership.ts';

/** Deletes a class with its children and everything that references them. */
export async function deleteClass(trx: Knex.Transaction, classId: string): Promise<readonly Erased[]> {
  // Locked first: a child added concurrently would outlive its seat, and nobody could reach it.
  await ClassModel.query(trx).findById(classId).select('id').forUpdate();
  const seats = await ClassSeatModel.query(trx).where({ classId }).select('learnerId');
  const learnerIds = seats.map(({ learnerId: id }) => id);
  await LearnerModel.query(trx).findByIds(learnerIds).delete();
  await ClassModel.query(trx).deleteById(classId);
  return [{ id: classId, kind: 'class' }, ...learnerIds.map((id) => ({ id, kind: 'learner' }) as const)];
}

/** Erases a class with its children and everything that references them. */
export async function eraseClass(parts: ErasureParts, id: string, nowMs: number): Promise<void> {
  await erase(parts, nowMs, async (trx) => ({ erased: await deleteClass(trx, id), notices: [] }));
}

/** Selects the co-teacher who becomes the owner of a class without these accounts: who has been there longest. */
export function successorIn(
  database: Knex,
  classId: string,
  userIds: readonly string[],
): QueryBuilder<ClassStaffModel, ClassStaffModel | undefined> {
  return ClassStaffModel.query(database)
    .where({ classId })
    .whereNotIn('userId', [...userIds])
    .orderBy(['createdAt', 'userId'])
    .first();
}

/**
 * Hands the classes of accounts that are about to be deleted over to the co-teachers who have been there longest, and deletes those
 * without one. Returns what was deleted.
 */
export async function leaveClasses(trx: Knex.Transaction, userIds: readonly string[]): Promise<readonly Erased[]> {
  const owned = await ClassStaffModel.query(trx)
    .whereIn('userId', [...userIds])
    .where({ role: 'owner' });
  const erased: Erased[] = [];
  for (const { classId } of owned) {
    // Locked, because this account may be erased at the same time.
    const successor = await successorIn(trx, classId, userIds).forUpdate();
    if (successor === undefined) erased.push(...(await deleteClass(trx, classId)));
    else await moveOwnership(trx, classId, successor.userId);
  }
  return erased;
}
