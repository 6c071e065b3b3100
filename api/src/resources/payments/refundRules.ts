import { guaranteeDays, refundEveryMonths } from '@countertop/contract/plans';
import type { Knex } from 'knex';
import { LedgerEntryModel } from './LedgerEntry.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import { addMonths } from './term.ts';

const dayMs = 86_400_000;

/** A payer's request to refund one of their payments. */
export interface RefundRequest {
  readonly paymentId: string;
  readonly atMs: number;
}

/** State of a payment's self-service refund. `none`: there is nothing to refund. */
export type RefundState = 'none' | 'available' | 'requested' | 'expired' | 'used';

/** Returns the payer's requests for a refund. */
export async function refundRequests(database: Knex, payerId: string): Promise<readonly RefundRequest[]> {
  const rows = await LedgerEntryModel.query(database).where({ payer_id: payerId, kind: 'refund_requested' });
  return rows.flatMap(({ payment_id: paymentId, at: atMs }) => (paymentId === null ? [] : [{ paymentId, atMs }]));
}

/** Returns the last moment of a payment's guarantee, in milliseconds since 1970 UTC. */
export function refundDeadlineMs({ settled_at: settledMs }: Pick<PaymentRow, 'settled_at'>): number {
  return (settledMs ?? 0) + guaranteeDays * dayMs;
}

/** Returns whether a payment can be refunded by its payer. `requests` are all requests of this payer. */
export function refundState(payment: PaymentRow, requests: readonly RefundRequest[], nowMs: number): RefundState {
  const { razorpay_payment_id: id, outcome, refunded_cents: refunded, amount_cents: amount } = payment;
  if (outcome !== 'granted' || refunded >= amount) return 'none';
  if (requests.some(({ paymentId }) => paymentId === id)) return 'requested';
  if (nowMs > refundDeadlineMs(payment)) return 'expired';
  return requests.some(({ atMs }) => addMonths(atMs, refundEveryMonths) > nowMs) ? 'used' : 'available';
}
