/**
 * Razorpay's statuses of a dispute, in order, and `action_required`, for which it only has an event: it needs more evidence.
 */
export const disputeStatuses = ['open', 'action_required', 'under_review', 'closed', 'lost', 'won'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Whether a bank still has to decide. */
export function isUndecided(status: DisputeStatus): boolean {
  return status === 'open' || status === 'action_required' || status === 'under_review';
}
