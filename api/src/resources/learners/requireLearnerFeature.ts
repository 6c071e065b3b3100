import { hasFeature } from '@countertop/contract/features';
import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { toUser, type User } from '../accounts/currentUser.ts';
import type { Requirement } from '../accounts/requireFeature.ts';
import { GuardianModel } from './Guardian.model.ts';

export interface LearnerAccess {
  readonly user: User;
  readonly learnerId: string;
}

/**
 * Throws `ApiError` 403 if neither the caller's plan nor that of an owner of the learner includes a feature: second guardians need
 * no plan of their own. `nowMs` is since 1970 UTC.
 */
export async function requireLearnerFeature(
  database: Knex,
  { user, learnerId }: LearnerAccess,
  { feature, sentence }: Requirement,
  nowMs: number,
): Promise<void> {
  if (hasFeature(user.current, feature, nowMs)) return;
  const ids = GuardianModel.query().where({ learner_id: learnerId, role: 'owner' }).select('user_id');
  const owners = await AccountModel.query(database).whereIn('id', ids);
  if (owners.some((row) => hasFeature(toUser(row, nowMs).current, feature, nowMs))) return;
  throw new ApiError('plan_required', sentence);
}
