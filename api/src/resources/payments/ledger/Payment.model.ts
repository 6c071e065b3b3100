import { Model, type ModelObject } from 'objection';
import { DisputeModel } from './Dispute.model.ts';
import { OrderModel } from '../orders/Order.model.ts';
import { PaymentReceiptModel } from '../receipts/PaymentReceipt.model.ts';
import { RefundModel } from './Refund.model.ts';
import type { PaymentStatus } from '../provider/statuses.ts';

/**
 * Use of the received money. `granted`: a subscription. `surplus`: nothing, because the order was already paid, or another
 * payment has started the plan since. `unclaimed`: nothing, because the account was erased. `flagged`: the amount or currency
 * doesn't match the order, which needs a manual review.
 */
export type Outcome = 'granted' | 'surplus' | 'unclaimed' | 'flagged';

/** The table `payments`: payment attempts reported by the provider. */
export class PaymentModel extends Model {
  static override readonly tableName = 'payments';
  static override readonly idColumn = 'razorpayPaymentId';
  static override readonly useLimitInFirst = true;
  static override readonly relationMappings = {
    order: {
      relation: Model.BelongsToOneRelation,
      modelClass: OrderModel,
      join: { from: 'payments.orderId', to: 'payment_orders.id' },
    },
    disputes: {
      relation: Model.HasManyRelation,
      modelClass: DisputeModel,
      join: { from: 'payments.razorpayPaymentId', to: 'payment_disputes.paymentId' },
    },
    refunds: {
      relation: Model.HasManyRelation,
      modelClass: RefundModel,
      join: { from: 'payments.razorpayPaymentId', to: 'payment_refunds.paymentId' },
    },
    receipt: {
      relation: Model.HasOneRelation,
      modelClass: PaymentReceiptModel,
      join: { from: 'payments.razorpayPaymentId', to: 'payment_receipts.paymentId' },
    },
  };

  declare readonly razorpayPaymentId: string;
  declare readonly orderId: string;
  declare readonly status: PaymentStatus;
  /** Null until the money is received. */
  declare readonly outcome: Outcome | null;
  declare readonly amountCents: number;
  declare readonly currency: string;
  /** Total refunded so far. */
  declare readonly refundedCents: number;
  declare readonly settledAt: number | null;
  declare readonly receiptMailedAt: number | null;
  declare readonly refundMailedAt: number | null;
  declare readonly order?: OrderModel;
  declare readonly disputes?: DisputeModel[];
  declare readonly refunds?: RefundModel[];
  declare readonly receipt?: PaymentReceiptModel | null;
}

/** A row of `payments`. */
export type PaymentRow = ModelObject<PaymentModel>;
