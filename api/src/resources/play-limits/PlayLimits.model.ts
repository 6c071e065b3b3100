import { Model } from 'objection';

/** The table `play_limits`. */
export class PlayLimitsModel extends Model {
  static override readonly tableName = 'play_limits';
  static override readonly idColumn = 'learner_id';

  declare readonly learner_id: string;
  declare readonly minutes_per_day: number | null;
  /** Time of day like 20:30. Null exactly if `quiet_to` is. */
  declare readonly quiet_from: string | null;
  declare readonly quiet_to: string | null;
  /** In which days begin and quiet hours are meant. Null for older limits until a device reports one. */
  declare readonly time_zone: string | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly updated_at: number;
}
