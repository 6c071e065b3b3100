import { Model } from 'objection';
import { type AccountModel, userRelation } from '../../people/Account.model.ts';

/** The table `recovery_codes`. */
export class RecoveryCodeModel extends Model {
  static override readonly tableName = 'recovery_codes';
  static override readonly idColumn = 'codeHash';
  static override readonly relationMappings = userRelation(this.tableName);

  /** SHA-256 of the code without its hyphens. */
  declare readonly codeHash: string;
  declare readonly userId: string;
  declare readonly user?: AccountModel;
}
