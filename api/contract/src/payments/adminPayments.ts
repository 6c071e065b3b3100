import * as z from 'zod/mini';
import { disputeStatuses } from './disputes.ts';
import { endpoint } from '../shared/endpoint.ts';
import { periods } from './plans.ts';
import { text } from '../shared/text.ts';
import { subscriptionTiers } from '../accounts/user.ts';

/** IDs of the provider are shorter. */
const paymentId = text(100);
const moment = z.iso.datetime();

/**
 * Outcome of a payment. `review`: its amount doesn't match the order. `unneeded`: it paid for nothing and is refunded
 * automatically. `charged_back`: the bank returned the money after a dispute.
 */
export const adminPaymentStatuses = ['paid', 'refunded', 'charged_back', 'review', 'unneeded'] as const;

const adminPayment = z.strictObject({
  /** The provider's ID, as in its dashboard. */
  paymentId: z.string(),
  receiptNumber: z.string(),
  /** Null once the account is erased. */
  email: z.nullable(z.string()),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  amountCents: z.int(),
  refundedCents: z.int(),
  /** Three letters (ISO 4217). */
  currency: z.string(),
  paidAt: moment,
  status: z.enum(adminPaymentStatuses),
  dispute: z.nullable(
    z.strictObject({
      status: z.enum(disputeStatuses),
      /** The provider's names. */
      phase: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** When the evidence is due. */
      respondBy: z.nullable(moment),
    }),
  ),
  /** Whether the bank rejected a refund, and the money has not been returned since. */
  hasFailedRefund: z.boolean(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

const page = z.strictObject({
  /** Payments that a person has to do something about, oldest first. Only on the first page of all payments. */
  attention: z.array(adminPayment),
  /** Newest first. */
  payments: z.array(adminPayment),
  /** The `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** Since when the provider's events have been missing although payments arrived; null if none is missing. */
  silentSince: z.nullable(moment),
});
export type AdminPaymentPage = z.infer<typeof page>;

/** Payments, 50 at a time. Each request is logged for audit. */
export const getAdminPayments = endpoint('GET', '/api/admin/payments', {
  access: 'admin',
  input: z.strictObject({
    /** Payment ID of the last entry of the previous page; left out for the newest payments. */
    after: z.optional(paymentId),
    /** Email address of an account, receipt number or payment ID. */
    find: z.optional(text(254)),
  }),
  output: page,
});

const historyEntry = z.strictObject({
  id: z.int(),
  at: moment,
  /** Kind of the ledger's entry. */
  kind: z.string(),
  paymentId: z.nullable(z.string()),
  amountCents: z.nullable(z.int()),
  tier: z.nullable(z.enum(subscriptionTiers)),
  detail: z.nullable(z.string()),
});
export type PaymentHistoryEntry = z.infer<typeof historyEntry>;

/** Everything the ledger knows about the payer of a payment, newest first. Each request is logged for audit. */
export const getPaymentHistory = endpoint('GET', '/api/admin/payments/:paymentId/history', {
  access: 'admin',
  errors: ['payment_not_found'],
  input: z.strictObject({ paymentId }),
  output: z.strictObject({ entries: z.array(historyEntry) }),
});

/**
 * Records that the money of a payment was returned in another way after its refund had failed, which ends what it paid for.
 * Succeeds if it was already recorded.
 */
export const postPaymentReturned = endpoint('POST', '/api/admin/payments/:paymentId/returned', {
  access: 'admin',
  errors: ['payments_unavailable', 'payment_not_found'],
  input: z.strictObject({ paymentId }),
  output: z.strictObject({ ok: z.literal(true) }),
});
