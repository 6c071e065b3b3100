import { Model, type ModelObject } from 'objection';

/** The table `rate_limits`: calls per caller and window. */
export class CallCountModel extends Model {
  static override readonly tableName = 'rate_limits';
  static override readonly idColumn = 'key';

  /** Name of the limit and an HMAC of the caller. */
  declare readonly key: string;
  /** Calls in the window so far. */
  declare readonly points: number;
  /** End of the window, in milliseconds since 1970 UTC. */
  declare readonly expire: number;
}

export type CallCount = Pick<ModelObject<CallCountModel>, 'points' | 'expire'>;
