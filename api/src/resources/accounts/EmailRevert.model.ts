import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `email_reverts`: links that restore the earlier address of an account. */
export class EmailRevertModel extends Model {
  static override readonly tableName = 'email_reverts';
  static override readonly idColumn = 'token_hash';
  static override readonly relationMappings = userRelation(this.tableName);

  /** SHA-256 of the token in the link. */
  declare readonly token_hash: string;
  declare readonly user_id: string;
  /** The earlier address, in lower case. */
  declare readonly email: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly expires_at: number;
  declare readonly user?: AccountModel;
}
