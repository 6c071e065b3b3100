import type { Period } from '@countertop/contract/payments/plans';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import { Model, type ModelObject } from 'objection';
import { PayerModel } from '../ledger/Payer.model.ts';
import type { OrderStatus } from '../provider/statuses.ts';

/** Whether an order starts a plan or extends the payer's current one. */
export type OrderPurpose = 'start' | 'extend';

/** The table `payment_orders`. In all payment tables, amounts are in cents and times in milliseconds since 1970 UTC. */
export class OrderModel extends Model {
  static override readonly tableName = 'payment_orders';
  static override readonly useLimitInFirst = true;
  static override readonly relationMappings = {
    payer: {
      relation: Model.BelongsToOneRelation,
      modelClass: PayerModel,
      join: { from: 'payment_orders.payerId', to: 'payers.id' },
    },
  };

  declare readonly id: string;
  declare readonly payerId: string;
  declare readonly tier: SubscriptionTier;
  declare readonly period: Period;
  declare readonly amountCents: number;
  declare readonly currency: string;
  declare readonly receipt: string;
  /** Null until the provider has responded. */
  declare readonly razorpayOrderId: string | null;
  declare readonly status: OrderStatus;
  declare readonly idempotencyKey: string | null;
  declare readonly bodyHash: string | null;
  declare readonly createdAt: number;
  /** When the order was last checked with the provider. */
  declare readonly checkedAt: number | null;
  /** Null for orders from before the column was added. */
  declare readonly purpose: OrderPurpose | null;
  /** Version of the notice to parents that was agreed to with the order; null without one. */
  declare readonly noticeVersion: number | null;
  declare readonly payer?: PayerModel;
}

/** A row of `payment_orders`. */
export type OrderRow = ModelObject<OrderModel>;
