import { Model } from 'objection';

/** The table `play_times`: time played on a device on one of its days. */
export class PlayTimeModel extends Model {
  static override readonly tableName = 'play_times';
  static override readonly idColumn = ['learner_id', 'day', 'device_id'];

  declare readonly learner_id: string;
  /** YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly device_id: string;
  declare readonly seconds: number;
}
