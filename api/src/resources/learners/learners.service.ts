import { hasFeature } from '@countertop/contract/payments/features';
import type { Learner } from '@countertop/contract/play/learners';
import type { Knex } from 'knex';
import type { User } from '../../platform/http/caller.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { learnersWith } from './requireLearnerFeature.ts';

/** Returns the learners whose guardian a user is, oldest first. `nowMs` is since 1970 UTC. */
export async function listLearners(database: Knex, user: User, nowMs: number): Promise<Learner[]> {
  const own = GuardianModel.query(database).where({ userId: user.id }).select('learnerId');
  const rows = await LearnerModel.query(database).whereIn('id', own).orderBy(['createdAt', 'id']);
  const ids = rows.map(({ id }) => id);
  const covered = hasFeature(user.current, 'analytics', nowMs)
    ? new Set(ids)
    : await learnersWith(database, 'analytics', ids, nowMs);
  return rows.map(({ id, nickname, band }) => ({ id, nickname, band, hasReports: covered.has(id) }));
}
