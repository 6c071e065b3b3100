import { hasFeature } from '@countertop/contract/payments/features';
import type { PlanFeature } from '@countertop/contract/payments/plans';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { User } from '../../platform/http/caller.ts';

export interface Requirement {
  readonly feature: PlanFeature;
  /** Error message for users without the feature. */
  readonly sentence: string;
}

/** Throws `ApiError` 403 if a user's plan doesn't include a feature. `nowMs` is since 1970 UTC. */
export function requireFeature({ current }: User, { feature, sentence }: Requirement, nowMs: number): void {
  if (!hasFeature(current, feature, nowMs)) throw new ApiError('plan_required', sentence);
}
