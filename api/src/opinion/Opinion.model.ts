import { Model } from 'objection';

/** A row of `opinions`. `created_at` is milliseconds since 1970 UTC, `day` the UTC day as YYYY-MM-DD. */
export class OpinionModel extends Model {
  static override readonly tableName = 'opinions';

  declare id: number;
  declare session_id: string;
  declare request_id: string | null;
  declare rating: number;
  declare words: string | null;
  declare game_completed: boolean;
  declare day: string;
  declare created_at: number;
}
