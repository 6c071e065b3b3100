import { Model } from 'objection';

/** The table `payment_receipts`: what a receipt says about its payer and plan, whatever changes later. Erased with the account. */
export class PaymentReceiptModel extends Model {
  static override readonly tableName = 'payment_receipts';
  static override readonly idColumn = 'paymentId';

  declare readonly paymentId: string;
  declare readonly userId: string;
  declare readonly email: string;
  declare readonly displayName: string | null;
  /** The end of the plan as of the payment. */
  declare readonly endsAt: number | null;
}
