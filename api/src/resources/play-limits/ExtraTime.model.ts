import { Model } from 'objection';

/** The table `extra_times`: time that grown-ups have added to a day. */
export class ExtraTimeModel extends Model {
  static override readonly tableName = 'extra_times';
  static override readonly idColumn = ['learnerId', 'day'];

  declare readonly learnerId: string;
  /** YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly seconds: number;
}
