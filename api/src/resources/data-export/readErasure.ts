import type { Erasure } from '@countertop/contract/accounts/dataExport';
import type { Knex } from 'knex';
import { classPlanOf } from '../people/classPlan.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { ClassStaffModel } from '../classes/ClassStaff.model.ts';
import { successorIn } from '../classes/deleteClasses.ts';
import { GuardianModel } from '../people/Guardian.model.ts';

async function readChildren(database: Knex, userId: string): Promise<Erasure['children']> {
  const own = await GuardianModel.query(database)
    .withGraphJoined('learner')
    .where({ 'guardians.userId': userId, 'guardians.role': 'owner' })
    .whereNotNull('learner.nickname')
    .orderBy(['learner.createdAt', 'learner.id']);
  const others = await GuardianModel.query(database)
    .whereIn(
      'learnerId',
      own.map(({ learnerId: id }) => id),
    )
    .whereNot({ userId })
    .withGraphFetched('user')
    .orderBy(['createdAt', 'userId']);
  return own.map(({ learnerId: id, learner }) => ({
    id,
    nickname: learner?.nickname ?? '',
    guardians: others.flatMap(({ learnerId: theirs, user }) => (theirs === id && user ? [user.email] : [])),
  }));
}

async function readClasses(database: Knex, userId: string, nowMs: number): Promise<Erasure['classes']> {
  const owned = await ClassStaffModel.query(database)
    .withGraphJoined('class')
    .where({ 'class_staff.userId': userId, 'class_staff.role': 'owner' })
    .orderBy(['class.createdAt', 'class.id']);
  const classes: Erasure['classes'][number][] = [];
  for (const { classId, class: one } of owned) {
    const seats = await ClassSeatModel.query(database).where({ classId }).resultSize();
    const { user } = (await successorIn(database, classId, [userId]).withGraphFetched('user')) ?? {};
    const successor = user ? { email: user.email, hasPlan: classPlanOf(user, nowMs).state === 'running' } : null;
    classes.push({ id: classId, name: one?.name ?? '', seats, successor });
  }
  return classes;
}

/** Returns what goes with an account: children with their other guardians, and classes with who gets them. */
export async function readErasure(database: Knex, userId: string, nowMs: number): Promise<Erasure> {
  return { children: await readChildren(database, userId), classes: await readClasses(database, userId, nowMs) };
}
