import { Model } from 'objection';

/** The table `payment_receipts`: what a receipt says about its payer and plan, whatever changes later. Erased with the account. */
export class PaymentReceiptModel extends Model {
  static override readonly tableName = 'payment_receipts';
  static override readonly idColumn = 'payment_id';

  declare readonly payment_id: string;
  declare readonly user_id: string;
  declare readonly email: string;
  declare readonly display_name: string | null;
  /** The end of the plan as of the payment. */
  declare readonly ends_at: number | null;
}
