import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `email_reverts`: links that restore the earlier address of an account. */
export class EmailRevertModel extends Model {
  static override readonly tableName = 'email_reverts';
  static override readonly idColumn = 'tokenHash';
  static override readonly relationMappings = userRelation(this.tableName);

  /** SHA-256 of the token in the link. */
  declare readonly tokenHash: string;
  declare readonly userId: string;
  /** The earlier address, in lower case. */
  declare readonly email: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly expiresAt: number;
  declare readonly user?: AccountModel;
}
