import { Model, type ModelObject } from 'objection';

/** The table `jobs`: work that is done once, by whichever server claims it. Times are milliseconds since 1970 UTC. */
export class JobModel extends Model {
  static override readonly tableName = 'jobs';
  static override readonly idColumn = ['kind', 'key'];

  declare readonly kind: string;
  /** Identifies the work among all of its kind, so that it is added once. */
  declare readonly key: string;
  /** Whom it is about. It is deleted with them. */
  declare readonly learnerId: string | null;
  declare readonly userId: string | null;
  /** Until then, only the server that has claimed it works on it. */
  declare readonly claimedUntil: number | null;
  /** Claims so far. */
  declare readonly attempts: number;
  declare readonly createdAt: number;
  declare readonly doneAt: number | null;
}

export type JobRow = ModelObject<JobModel>;
