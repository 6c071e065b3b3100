import { guaranteeDays, refundEveryMonths } from '@countertop/contract/payments/plans';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { addMonths } from '../../../platform/days.ts';
import { LedgerEntryModel } from '../ledger/LedgerEntry.model.ts';
import { type RefundObstacles, refundObstacles } from './mayBeRefunded.ts';
import type { PaymentRow } from '../ledger/Payment.model.ts';

/** A payer's request to refund one of their payments. */
export interface RefundRequest {
  readonly paymentId: string;
  readonly atMs: number;
}

/**
 * State of a payment's self-service refund. `none`: there is nothing to refund. `disputed`: the bank decides or has decided.
 * `failed`: the bank rejected a refund, so a person returns the money in another way.
 */
export type RefundState = 'none' | 'available' | 'requested' | 'expired' | 'used' | 'disputed' | 'failed';

/** The facts that decide about a payer's refunds. */
export interface RefundHistory extends RefundObstacles {
  readonly requests: readonly RefundRequest[];
}

/** Returns what decides about the refunds of a payer. */
export async function refundHistory(database: Knex, payerId: string): Promise<RefundHistory> {
  return { ...(await refundObstacles(database, payerId)), requests: await refundRequests(database, payerId) };
}

/** Returns the payer's requests for a refund. */
async function refundRequests(database: Knex, payerId: string): Promise<readonly RefundRequest[]> {
  const rows = await LedgerEntryModel.query(database).where({ payerId, kind: 'refund_requested' });
  return rows.flatMap(({ paymentId, at: atMs }) => (paymentId === null ? [] : [{ paymentId, atMs }]));
}

/** Returns the last moment of a payment's guarantee, in milliseconds since 1970 UTC. */
export function refundDeadlineMs({ settledAt: settledMs }: Pick<PaymentRow, 'settledAt'>): number {
  return (settledMs ?? 0) + guaranteeDays * dayMs;
}

/** Returns whether a payment can be refunded by its payer. `history` is the one of this payer. */
export function refundState(payment: PaymentRow, history: RefundHistory, nowMs: number): RefundState {
  const { requests, disputed, lost, failed } = history;
  const { razorpayPaymentId: id, outcome, refundedCents: refunded, amountCents: amount } = payment;
  if (outcome !== 'granted' || refunded >= amount) return 'none';
  if (disputed.has(id) || lost.has(id)) return 'disputed';
  if (failed.has(id)) return 'failed';
  if (requests.some(({ paymentId }) => paymentId === id)) return 'requested';
  if (nowMs > refundDeadlineMs(payment)) return 'expired';
  return requests.some(({ atMs }) => addMonths(atMs, refundEveryMonths) > nowMs) ? 'used' : 'available';
}
