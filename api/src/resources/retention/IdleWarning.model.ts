import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `idle_warnings`: emails that announced the erasure of an unused account. */
export class IdleWarningModel extends Model {
  static override readonly tableName = 'idle_warnings';
  static override readonly idColumn = 'userId';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly userId: string;
  /** Number of emails sent. */
  declare readonly sent: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly lastSentAt: number;
  declare readonly user?: AccountModel;
}
