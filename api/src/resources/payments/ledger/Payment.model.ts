import { Model, type ModelObject } from 'objection';
import { DisputeModel } from './Dispute.model.ts';
import { OrderModel } from '../orders/Order.model.ts';
import { PaymentReceiptModel } from '../receipts/PaymentReceipt.model.ts';
import { RefundModel } from './Refund.model.ts';
import type { PaymentStatus } from '../provider/statuses.ts';

/**
 * What received money pays for. `granted`: a subscription. `surplus`: nothing, because the order was already paid, or another
 * payment has started the plan since. `unclaimed`: nothing, because the account was erased. `flagged`: the amount or currency
 * doesn't match the order, which needs a manual review.
 */
export type Outcome = 'granted' | 'surplus' | 'unclaimed' | 'flagged';

/** The table `payments`: payment attempts reported by the provider. */
export class PaymentModel extends Model {
  static override readonly tableName = 'payments';
  static override readonly idColumn = 'razorpay_payment_id';
  static override readonly useLimitInFirst = true;
  static override readonly relationMappings = {
    order: {
      relation: Model.BelongsToOneRelation,
      modelClass: OrderModel,
      join: { from: 'payments.order_id', to: 'payment_orders.id' },
    },
    disputes: {
      relation: Model.HasManyRelation,
      modelClass: DisputeModel,
      join: { from: 'payments.razorpay_payment_id', to: 'payment_disputes.payment_id' },
    },
    refunds: {
      relation: Model.HasManyRelation,
      modelClass: RefundModel,
      join: { from: 'payments.razorpay_payment_id', to: 'payment_refunds.payment_id' },
    },
    receipt: {
      relation: Model.HasOneRelation,
      modelClass: PaymentReceiptModel,
      join: { from: 'payments.razorpay_payment_id', to: 'payment_receipts.payment_id' },
    },
  };

  declare readonly razorpay_payment_id: string;
  declare readonly order_id: string;
  declare readonly status: PaymentStatus;
  /** Null until the money is received. */
  declare readonly outcome: Outcome | null;
  declare readonly amount_cents: number;
  declare readonly currency: string;
  /** Total refunded so far. */
  declare readonly refunded_cents: number;
  declare readonly settled_at: number | null;
  declare readonly receipt_mailed_at: number | null;
  declare readonly refund_mailed_at: number | null;
  declare readonly order?: OrderModel;
  declare readonly disputes?: DisputeModel[];
  declare readonly refunds?: RefundModel[];
  declare readonly receipt?: PaymentReceiptModel | null;
}

/** A row of `payments`. */
export type PaymentRow = ModelObject<PaymentModel>;
