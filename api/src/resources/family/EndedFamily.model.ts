import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `ended_families`: accounts with several children whose plan for families has ended. */
export class EndedFamilyModel extends Model {
  static override readonly tableName = 'ended_families';
  static override readonly idColumn = 'user_id';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly user_id: string;
  /** When the daily job noticed, in milliseconds since 1970 UTC. */
  declare readonly ended_at: number;
  /** Number of warnings sent. */
  declare readonly sent: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly last_sent_at: number | null;
  declare readonly user?: AccountModel;
}
