import { Model } from 'objection';
import { AccountModel } from '../../people/Account.model.ts';

/** The table `payers`: links an account to its payments. The payments outlive an erased account. */
export class PayerModel extends Model {
  static override readonly tableName = 'payers';
  static override readonly relationMappings = {
    user: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'payers.userId', to: 'users.id' },
    },
  };

  declare readonly id: string;
  /** Null once the account is erased. */
  declare readonly userId: string | null;
  declare readonly user?: AccountModel | null;
}
