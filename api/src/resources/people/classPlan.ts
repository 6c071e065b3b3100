import { classGraceHours, type ClassPlanState } from '@countertop/contract/classes/classes.limits';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import type { UserRow } from './Account.model.ts';
import { toUser } from './currentUser.ts';

const graceMs = classGraceHours * 3_600_000;

/** The plan of a class: that of its owner. */
export interface ClassPlan {
  readonly state: ClassPlanState;
  /** Until when children can sign in, in milliseconds since 1970 UTC; null unless the state is `grace`. */
  readonly graceEndMs: number | null;
}

/** Returns the plan of the classes of an account. It ends at the end date, also if no job has ended it yet. `nowMs` is since 1970 UTC. */
export function classPlanOf(owner: UserRow, nowMs: number): ClassPlan {
  const { current } = toUser(owner, nowMs);
  if (hasRunningPlan(current, 'classroom', nowMs)) return { state: 'running', graceEndMs: null };
  const { subscriptionTier: tier, subscriptionEndAt: endMs } = owner;
  // A plan that has ended is free, or still what it was until the daily job. Another plan was chosen instead of this one.
  const hasEnded = endMs !== null && endMs <= nowMs && (tier === 'free' || tier === 'classroom');
  if (hasEnded && nowMs < endMs + graceMs) return { state: 'grace', graceEndMs: endMs + graceMs };
  return { state: 'ended', graceEndMs: null };
}
