import { type DisputeStatus, isUndecided } from '@countertop/contract/payments/disputes';
import type { DisputeModel } from '../ledger/Dispute.model.ts';

/** Returns the status of a payment's disputes that matters most: lost, then undecided, then the latest. Null without a dispute. */
export function disputeOf(disputes: readonly DisputeModel[]): DisputeStatus | null {
  const statuses = disputes.toSorted((one, other) => other.openedAt - one.openedAt).map(({ status }) => status);
  return statuses.find((status) => status === 'lost') ?? statuses.find(isUndecided) ?? statuses[0] ?? null;
}
