import type { Knex } from 'knex';
import { type ClassPlan, classPlanOf } from '../people/classPlan.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';

/** Returns the plan of a class, which is that of its owner. `nowMs` is since 1970 UTC. */
export async function readPlan(database: Knex, classId: string, nowMs: number): Promise<ClassPlan> {
  const owner = await ClassStaffModel.query(database).findOne({ classId, role: 'owner' }).withGraphFetched('user');
  return owner?.user === undefined ? { state: 'ended', graceEndMs: null } : classPlanOf(owner.user, nowMs);
}
