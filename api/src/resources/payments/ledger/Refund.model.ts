import { Model } from 'objection';
import type { RefundStatus } from '../provider/statuses.ts';

/** The table `payment_refunds`: refunds as reported by the provider. */
export class RefundModel extends Model {
  static override readonly tableName = 'payment_refunds';
  static override readonly idColumn = 'razorpay_refund_id';
  static override readonly useLimitInFirst = true;

  declare readonly razorpay_refund_id: string;
  declare readonly payment_id: string;
  declare readonly amount_cents: number;
  declare readonly status: RefundStatus;
  declare readonly reported_at: number;
  /** When the payer and the operator were told that the refund failed. */
  declare readonly failure_mailed_at: number | null;
}
