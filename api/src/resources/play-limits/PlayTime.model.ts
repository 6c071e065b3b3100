import { Model } from 'objection';

/** The table `play_times`: time played on a device on a day. */
export class PlayTimeModel extends Model {
  static override readonly tableName = 'play_times';
  static override readonly idColumn = ['learnerId', 'day', 'deviceId'];

  declare readonly learnerId: string;
  /** YYYY-MM-DD. */
  declare readonly day: string;
  /** UUID; `further` for all devices after the first twenty of a day. */
  declare readonly deviceId: string;
  declare readonly seconds: number;
}
