import { Model } from 'objection';

/** A row of `early_access`. `email` is in lower case, `created_at` milliseconds since 1970 UTC. */
export class EarlyAccessRow extends Model {
  static override readonly tableName = 'early_access';

  declare id: number;
  declare email: string;
  declare game_title: string;
  declare source: string;
  declare created_at: number;
}
