import type { Period } from '@countertop/contract/payments/plans';
import type { SubscriptionStatus, SubscriptionTier } from '@countertop/contract/accounts/user';
import { Model, type ModelObject } from 'objection';
import { PayerModel } from './Payer.model.ts';

/**
 * Kinds of entries that don't change a subscription. `given_back`: a partial refund, or a refund of a payment that granted
 * nothing. `surplus`, `unclaimed`, `flagged`: see `Outcome`. `refused`: a request that doesn't match the price table or the
 * order. `refund_requested`: the payer asked for the guarantee. `dispute`: a new status of a
 * dispute.
 */
export type NoteKind = 'given_back' | 'surplus' | 'unclaimed' | 'flagged' | 'refused' | 'refund_requested' | 'dispute';
/**
 * Kinds of entries about money that went back, or came back to us. `refund_failed` undoes `refunded`, and `chargeback_reversed`
 * undoes `charged_back`, the entry of a lost dispute.
 */
export const moneyBackKinds = ['refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'] as const;
export type MoneyBackKind = (typeof moneyBackKinds)[number];
export type LedgerKind = 'opened' | 'paid' | 'cancelled' | 'resumed' | 'expired' | MoneyBackKind | NoteKind;

/** The table `payment_ledger`, which is append-only: triggers reject updates and deletes. */
export class LedgerEntryModel extends Model {
  static override readonly tableName = 'payment_ledger';
  static override readonly useLimitInFirst = true;
  static override readonly relationMappings = {
    payer: {
      relation: Model.BelongsToOneRelation,
      modelClass: PayerModel,
      join: { from: 'payment_ledger.payerId', to: 'payers.id' },
    },
  };

  declare readonly id: number;
  declare readonly payerId: string;
  declare readonly kind: LedgerKind;
  /** Unique per kind, so that the same event is recorded once. */
  declare readonly reference: string | null;
  declare readonly paymentId: string | null;
  declare readonly tier: SubscriptionTier | null;
  declare readonly period: Period | null;
  declare readonly status: SubscriptionStatus | null;
  declare readonly endAt: number | null;
  declare readonly amountCents: number | null;
  declare readonly detail: string | null;
  declare readonly at: number;
  declare readonly payer?: PayerModel;
}

/** A row of `payment_ledger`. */
export type LedgerRow = ModelObject<LedgerEntryModel>;
