import { Model } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';

/** The table `ended_families`: accounts with several children whose plan for families has ended. */
export class EndedFamilyModel extends Model {
  static override readonly tableName = 'ended_families';
  static override readonly idColumn = 'userId';
  static override readonly relationMappings = userRelation(this.tableName);

  declare readonly userId: string;
  /** When the daily job noticed, in milliseconds since 1970 UTC. */
  declare readonly endedAt: number;
  /** Number of warnings sent. */
  declare readonly sent: number;
  /** Milliseconds since 1970 UTC. */
  declare readonly lastSentAt: number | null;
  declare readonly user?: AccountModel;
}
