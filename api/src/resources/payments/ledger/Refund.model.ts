import { Model } from 'objection';
import type { RefundStatus } from '../provider/statuses.ts';

/** The table `payment_refunds`: refunds as reported by the provider. */
export class RefundModel extends Model {
  static override readonly tableName = 'payment_refunds';
  static override readonly idColumn = 'razorpayRefundId';
  static override readonly useLimitInFirst = true;

  declare readonly razorpayRefundId: string;
  declare readonly paymentId: string;
  declare readonly amountCents: number;
  declare readonly status: RefundStatus;
  declare readonly reportedAt: number;
  /** When the payer and the operator were told that the refund failed. */
  declare readonly failureMailedAt: number | null;
}
