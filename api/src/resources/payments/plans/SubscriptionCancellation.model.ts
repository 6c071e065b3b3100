import { Model } from 'objection';

/** The table `subscription_cancellations`. Separate from the ledger because it is erased together with the account. */
export class SubscriptionCancellationModel extends Model {
  static override readonly tableName = 'subscription_cancellations';

  declare readonly id: number;
  declare readonly userId: string;
  declare readonly reason: string | null;
  declare readonly cancelledAt: number;
}
