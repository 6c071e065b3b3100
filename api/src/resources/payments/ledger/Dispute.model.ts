import type { DisputeStatus } from '@countertop/contract/payments/disputes';
import { Model } from 'objection';

/** The table `payment_disputes`: payments that payers dispute with their bank. */
export class DisputeModel extends Model {
  static override readonly tableName = 'payment_disputes';
  static override readonly idColumn = 'razorpayDisputeId';
  static override readonly useLimitInFirst = true;

  declare readonly razorpayDisputeId: string;
  declare readonly paymentId: string;
  declare readonly status: DisputeStatus;
  /** The provider's name of the phase, for example `chargeback`. */
  declare readonly phase: string | null;
  /** The provider's code of the reason. */
  declare readonly reason: string | null;
  declare readonly amountCents: number;
  declare readonly currency: string;
  /** When the operator must have answered. */
  declare readonly respondBy: number | null;
  /** When the provider created the event that the status is from. */
  declare readonly eventAt: number;
  declare readonly openedAt: number;
  /** The last status that the payer and the operator were told. */
  declare readonly mailedStatus: DisputeStatus | null;
}
