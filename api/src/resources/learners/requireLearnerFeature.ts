import { hasFeature } from '@countertop/contract/payments/features';
import type { PlanFeature } from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { UserRow } from '../people/Account.model.ts';
import { toUser } from '../people/currentUser.ts';
import type { User } from '../../platform/http/caller.ts';
import type { Requirement } from '../people/requireFeature.ts';
import { GuardianModel } from '../people/Guardian.model.ts';

/** The feature that reading a learner's answers and results requires. */
export const reports = {
  feature: 'analytics',
  sentence: 'Progress reports require a subscription. Choose a plan to see them.',
} as const;

/** Returns those of the learners that have an owner whose plan includes a feature. `nowMs` is since 1970 UTC. */
export async function learnersWith(
  database: Knex,
  feature: PlanFeature,
  learnerIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await GuardianModel.query(database)
    .join('users', 'users.id', 'guardians.userId')
    .whereIn('guardians.learnerId', [...learnerIds])
    .where('guardians.role', 'owner')
    .select('guardians.learnerId', 'users.*')
    .castTo<(UserRow & { readonly learnerId: string })[]>();
  const paying = rows.filter((row) => hasFeature(toUser(row, nowMs).current, feature, nowMs));
  return new Set(paying.map(({ learnerId: id }) => id));
}

export interface LearnerAccess {
  readonly user: User;
  readonly learnerId: string;
}

/**
 * Throws `ApiError` 403 if neither the caller's plan nor that of an owner of the learner includes a feature: second guardians need
 * no plan. `nowMs` is since 1970 UTC.
 */
export async function requireLearnerFeature(
  database: Knex,
  { user, learnerId }: LearnerAccess,
  { feature, sentence }: Requirement,
  nowMs: number,
): Promise<void> {
  if (hasFeature(user.current, feature, nowMs)) return;
  const covered = await learnersWith(database, feature, [learnerId], nowMs);
  if (!covered.has(learnerId)) throw new ApiError('plan_required', sentence);
}
