import { Model } from 'objection';

/** The table `play_limits`. */
export class PlayLimitsModel extends Model {
  static override readonly tableName = 'play_limits';
  static override readonly idColumn = 'learnerId';

  declare readonly learnerId: string;
  declare readonly minutesPerDay: number | null;
  /** Time of day like 20:30. Null exactly if `quietTo` is. */
  declare readonly quietFrom: string | null;
  declare readonly quietTo: string | null;
  /** In which days begin and quiet hours are meant. Null for older limits until a device reports one. */
  declare readonly timeZone: string | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly updatedAt: number;
}
